import { runLogEvent, type RunKind } from '../contract/run.ts';
import { Run } from '../models/run.ts';
import { publishToUser } from './channels.ts';
import type { RunContext } from './run-context.ts';
import { liveEvent } from './run-log.ts';

/** People further back than this see only that they wait: positions change too often to tell. */
const TOLD = 20;

type PositionContext = Pick<RunContext, 'queues' | 'redis' | 'runLog'>;

/** Tells the runs that wait for a worker their position in the queue, 1 being next. */
export async function announcePositions(context: PositionContext, name: RunKind): Promise<void> {
  const waiting = await context.queues.waiting(name, TOLD);
  const runs = await Run.find({ _id: { $in: waiting }, live: true }, { userId: 1 });
  for (const run of runs) {
    const runId = run._id.toHexString();
    const position = waiting.indexOf(runId) + 1;
    await announcePosition(context, run.userId.toHexString(), runId, position);
  }
}

async function announcePosition(
  { runLog, redis }: PositionContext,
  userId: string,
  runId: string,
  position: number,
): Promise<void> {
  const at = await runLog.position(runId);
  if (!at || at.attempt > 0 || at.ended) return;
  const seq = at.seq + 1;
  const waiting = { progress: 0, stage: 'queued', position };
  const event = runLogEvent.parse({ event: 'run:progress', runId, seq, ...waiting });
  const batch = { runId, attempt: 0, first: seq, last: seq, events: JSON.stringify([event]) };
  const outcome = await runLog.append(batch);
  if (outcome === 'appended') await publishToUser(redis, userId, [liveEvent(event)]);
}
