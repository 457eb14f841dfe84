import type { Clock } from '@vesper/core/clock';
import type { Metrics } from '@vesper/core/metrics';
import { JOB_NAMES } from '@vesper/core/runs/jobs';
import type { Queues } from '@vesper/core/runs/queues';

/**
 * Numbers about the queues. Gateways tell them, so that somebody does while no worker lives; each
 * tells the same.
 */
export function watchQueues(metrics: Metrics, queues: Queues, clock: Clock): void {
  const oldest = metrics.gauge(
    'queue_oldest_job_seconds',
    'Time since the job that waits longest was first queued; 0 when none waits.',
    ['queue'],
  );
  const labels = ['queue', 'state'] as const;
  metrics.gauge('queue_jobs', 'Jobs that are not done, by state.', labels, async (jobs) => {
    oldest.reset();
    const depths = await Promise.all(
      JOB_NAMES.map(async (queue) => ({ queue, ...(await queues.depth(queue)) })),
    );
    for (const { queue, counts, oldest: since } of depths) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
      const waited = since === null ? 0 : (clock.now().getTime() - since) / 1_000;
      oldest.set({ queue }, Math.max(0, waited));
    }
  });
}
