import { runProcess } from '@vesper/core/run-process';
import { loadRules } from '@vesper/core/safety/decide';
import { serveMetrics } from '@vesper/core/serve-metrics';
import { answerQuestions } from './ask/answer-questions.ts';
import { loadGrammar } from './builtin/companion/given-name.ts';
import { createWorkerContext } from './context.ts';
import { registerWorkers } from './register.ts';
import { startSchedules } from './schedules.ts';
import { startTellingWaits } from './tell-waits.ts';

/** Longest orderly stop: draining jobs (8 s) and closing connections. */
const STOP_LIMIT_MS = 15_000;

await runProcess('workers', STOP_LIMIT_MS, async (start) => {
  // Before any job: the first text would hold up the others' words.
  if (start.config.warmUp) {
    loadRules();
    loadGrammar();
  }
  const context = await createWorkerContext(start);
  const { workerMetricsPort: port, host } = start.config;
  await serveMetrics(context, { port, host });
  context.engines.chat.warm();
  context.engines.images.watch();
  await context.engines.videos.open();
  registerWorkers(context);
  startTellingWaits(context);
  startSchedules(context);
  await answerQuestions(context);
  context.log.info('working');
});
