import type { Redis } from 'ioredis';
import { runLogEvent } from '../contract/run.ts';
import { Run } from '../models/run.ts';
import { publishToUser } from './channels.ts';
import type { JobName } from './jobs.ts';
import type { Queues } from './queues.ts';
import type { RunLog } from './run-log.ts';

/** People further back than this see only that they wait: places change too often to tell. */
const TOLD = 20;

interface PositionContext {
  queues: Queues;
  redis: Redis;
  runLog: RunLog;
}

/** Tells the runs that wait for a worker their place in line, 1 being next. */
export async function announcePositions(context: PositionContext, name: JobName): Promise<void> {
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
  const data = { runId, seq, progress: 0, stage: 'queued', position };
  const events = JSON.stringify([runLogEvent.parse({ event: 'run:progress', ...data })]);
  const outcome = await runLog.append({ runId, attempt: 0, first: seq, last: seq, events });
  if (outcome === 'appended') await publishToUser(redis, userId, [['run:progress', data]]);
}
