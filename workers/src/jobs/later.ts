import { DelayedError, type Job } from 'bullmq';
import type { WorkerContext } from '../context.ts';

/** Puts a job back for a while; it does not count as a failure. */
export async function later(
  { clock }: Pick<WorkerContext, 'clock'>,
  job: Job,
  waitMs: number,
): Promise<never> {
  await job.moveToDelayed(clock.now().getTime() + waitMs, job.token);
  throw new DelayedError();
}
