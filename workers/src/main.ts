import { runProcess } from '@vesper/core/run-process';
import { answerQuestions } from './ask/answer-questions.ts';
import { createWorkerContext } from './context.ts';
import { serveMetrics } from './serve-metrics.ts';
import { registerWorkers } from './register.ts';
import { startSchedules } from './schedules.ts';

/** Longest orderly stop: draining jobs (8 s) and closing connections. */
const STOP_LIMIT_MS = 15_000;

await runProcess('workers', STOP_LIMIT_MS, async (start) => {
  const context = await createWorkerContext(start);
  await serveMetrics(context);
  context.engines.chat.warm();
  registerWorkers(context);
  startSchedules(context);
  await answerQuestions(context);
  context.log.info('working');
});
