import type { RunDocument } from '../models/run.ts';
import { Run } from '../models/run.ts';
import { CANCEL_CHANNEL } from './channels.ts';
import { detachedCloser } from './detached-closer.ts';
import { finishRun } from './finish-run.ts';
import { KINDS } from './kinds/kinds.ts';
import { announcePositions } from './queue-positions.ts';
import type { RunContext } from './run-context.ts';
import { forbidStart } from './undo-start.ts';

/**
 * Stops a run. One that still waits ends here; one that is being worked on gets a signal, and its
 * worker ends it with what there is so far. A run that has ended stays as it is. In a round, those
 * that were to follow do not start, and one that has started already is stopped in its place.
 */
export async function cancelRun(context: RunContext, run: RunDocument): Promise<void> {
  // First, so that the end of this one finds nothing to begin.
  await stopRound(context, run);
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
  if (KINDS[current.kind].tellsPosition) await tellOthers(context, current);
}

/** Those behind it in line have moved up. */
async function tellOthers(context: RunContext, { kind, id }: RunDocument): Promise<void> {
  await announcePositions(context, kind).catch((err: unknown) => {
    context.log.warn({ err, runId: id }, 'positions in the queue were not announced');
  });
}

async function stopRound(context: RunContext, run: RunDocument): Promise<void> {
  const { nextRunId } = run;
  if (!nextRunId || (await forbidStart(nextRunId, run))) return;
  const next = await Run.findById(nextRunId);
  if (next) await cancelRun(context, next);
}
