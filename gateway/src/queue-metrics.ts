import type { Clock } from '@vesper/core/clock';
import type { Metrics } from '@vesper/core/metrics';
import { JOB_NAMES, type JobName } from '@vesper/core/runs/jobs';
import type { Queues } from '@vesper/core/runs/queues';

/**
 * Numbers about the queues. Gateways tell them, so that somebody does while no worker lives; each
 * tells the same.
 */
export function watchQueues(metrics: Metrics, queues: Queues, clock: Clock): void {
  const states = ['queue', 'state'] as const;
  metrics.gauge('queue_jobs', 'Jobs that are not done, by state.', states, async (gauge) => {
    await ofEach(async (queue) => {
      for (const [state, count] of Object.entries(await queues.counts(queue))) {
        gauge.set({ queue, state }, count);
      }
    });
  });
  const help = 'Time since the job that is next was first queued; 0 when none waits.';
  metrics.gauge('queue_oldest_job_seconds', help, ['queue'], async (gauge) => {
    await ofEach(async (queue) => {
      const since = (await queues.oldestWaiting(queue)) ?? clock.now();
      const seconds = (clock.now().getTime() - since.getTime()) / 1_000;
      // Clocks of several machines differ a little.
      gauge.set({ queue }, Math.max(0, seconds));
    });
  });
}

const ofEach = (tell: (queue: JobName) => Promise<void>) => Promise.all(JOB_NAMES.map(tell));
