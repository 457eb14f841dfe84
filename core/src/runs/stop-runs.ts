import type { QueryFilter } from 'mongoose';
import { Run, type RunFields } from '../models/run.ts';
import { cancelRun } from './cancel-run.ts';
import type { RunContext } from './run-context.ts';

/** A worker that is told to stop does so well within this time. */
const STOP_WITHIN_MS = 3_000;
const POLL_MS = 50;

/**
 * Stops the runs that match and waits until their workers have let go of them, but not for ever:
 * what a dead worker held is for housekeeping.
 * @returns how many there were
 */
export async function stopRuns(
  context: RunContext,
  which: QueryFilter<RunFields>,
): Promise<number> {
  const runs = await Run.find({ ...which, live: true });
  for (const run of runs) await cancelRun(context, run);
  const stillLive = { _id: { $in: runs.map(({ _id }) => _id) }, live: true };
  const deadline = performance.now() + STOP_WITHIN_MS;
  while (performance.now() < deadline && (await Run.exists(stillLive))) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return runs.length;
}
