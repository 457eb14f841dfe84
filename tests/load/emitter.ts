import { createPatientRedis } from '@vesper/core/redis';
import { createLogger } from '@vesper/core/log';
import { Run } from '@vesper/core/models/run';
import { RunLog } from '@vesper/core/runs/run-log';
import { RunPublisher } from '@vesper/core/runs/run-publisher';
import { z } from 'zod';

/**
 * The worker's half of the token benchmark: the product's own publisher and log, fed by timers
 * instead of a model. Each delta's text is the time it was produced.
 */
const order = z.object({
  redisUrl: z.string(),
  runs: z.array(z.object({ runId: z.string(), userId: z.string() })),
  tokensPerSecond: z.number(),
  seconds: z.number(),
});

/** Milliseconds since 1970 with a fraction: one clock for all processes of this machine. */
const now = (): number => performance.timeOrigin + performance.now();

process.once('message', (message) => {
  emit(order.parse(message)).then(
    () => process.send?.({ cpu: process.cpuUsage() }),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

async function emit({ redisUrl, runs, tokensPerSecond, seconds }: z.output<typeof order>) {
  const redis = createPatientRedis(redisUrl);
  const runLog = new RunLog(redis);
  const publisher = new RunPublisher(redis, runLog, createLogger('bench', 'warn'));
  const writers = await Promise.all(
    runs.map(({ runId, userId }) =>
      publisher.begin(new Run({ _id: runId, userId, kind: 'chat', attempts: 1 })),
    ),
  );
  const interval = 1_000 / tokensPerSecond;
  const total = tokensPerSecond * seconds;
  await Promise.all(
    writers.map((writer, index) => {
      let sent = 0;
      return new Promise<void>((resolve) => {
        const tick = (): void => {
          writer?.emit('run:delta', { text: String(now()) });
          sent += 1;
          if (sent === total) {
            clearInterval(timer);
            resolve();
          }
        };
        let timer: NodeJS.Timeout;
        // Streams of real models are not in step either.
        setTimeout(
          () => {
            timer = setInterval(tick, interval);
          },
          (index / runs.length) * interval,
        );
      });
    }),
  );
  for (const writer of writers) await writer?.end('run:stopped', {});
  await publisher.close();
  redis.disconnect();
}
