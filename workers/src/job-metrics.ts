import { DelayedError } from 'bullmq';
import type { Metrics } from '@vesper/core/metrics';
import { JOB_NAMES, type JobName } from '@vesper/core/runs/jobs';

const SECONDS = [0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60, 120, 180, 300, 600];

/** Numbers about the jobs that this worker did, by queue. */
export function createJobMetrics(metrics: Metrics) {
  const seconds = metrics.histogram(
    'job_seconds',
    'Time that a worker had a job, by what came of it: done, failed, or put off.',
    ['queue', 'result'],
    SECONDS,
  );
  return {
    stalled: metrics.counter(
      'jobs_stalled_total',
      'Jobs whose worker died or hung.',
      ['queue'],
      JOB_NAMES,
    ),
    healed: metrics.counter(
      'housekeeping_healed_total',
      'Things that crashes left behind and housekeeping put right.',
      ['what'],
    ),
    /** Times a job; its failure goes on to whoever asked. */
    async timed(queue: JobName, work: () => Promise<void>): Promise<void> {
      const start = performance.now();
      const observe = (result: string) =>
        seconds.observe({ queue, result }, (performance.now() - start) / 1_000);
      try {
        await work();
        observe('done');
      } catch (err) {
        observe(err instanceof DelayedError ? 'put_off' : 'failed');
        throw err;
      }
    },
  };
}

export type JobMetrics = ReturnType<typeof createJobMetrics>;
