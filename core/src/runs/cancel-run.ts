import type { RunDocument } from '../models/run.ts';
import { Run } from '../models/run.ts';
import { CANCEL_CHANNEL } from './channels.ts';
import { detachedCloser } from './detached-closer.ts';
import { finishRun } from './finish-run.ts';
import type { RunContext } from './run-context.ts';

/**
 * Stops a run. One that still waits ends here; one that is being worked on gets a signal, and its
 * worker ends it with what there is so far. A run that has ended stays as it is.
 */
export async function cancelRun(context: RunContext, run: RunDocument): Promise<void> {
  if (!run.live) return;
  const runId = run._id.toHexString();
  // At once for the worker that is at it; and again below, for one that takes it up meanwhile.
  await context.redis.publish(CANCEL_CHANNEL, runId);
  const current = await Run.findOneAndUpdate(
    { _id: run._id, live: true },
    { $set: { cancelRequested: true } },
    { returnDocument: 'after' },
  );
  if (!current) return;
  await context.redis.publish(CANCEL_CHANNEL, runId);
  if (current.status !== 'queued') return;
  await finishRun(context, current, { status: 'stopped' }, detachedCloser(context, current));
}
