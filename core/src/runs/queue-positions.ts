import { ImageOutlook } from '../image-times/image-outlook.ts';
import type { Wait } from '../image-times/predict-waits.ts';
import { runLogEvent, type RunKind } from '../contract/run.ts';
import { Run } from '../models/run.ts';
import { publishToUser } from './channels.ts';
import type { RunContext } from './run-context.ts';
import { liveEvent } from './run-log.ts';

/** People further back than this see only that they wait: positions change too often to tell. */
const TOLD = 20;

type PositionContext = Pick<RunContext, 'queues' | 'redis' | 'runLog' | 'config'>;

/** What a run that waits is told. */
interface Place extends Partial<Wait> {
  position: number;
}

/** Tells the runs that wait for a worker their position in the queue, 1 being next, and how long. */
export async function announcePositions(context: PositionContext, name: RunKind): Promise<void> {
  const waiting = await context.queues.waiting(name, TOLD);
  if (waiting.length === 0) return;
  const outlook = await outlookOf(context, name);
  const waits = outlook?.waits();
  const before = outlook?.waitingAtServers ?? 0;
  const runs = await Run.find({ _id: { $in: waiting }, live: true }, { userId: 1 });
  const byId = new Map(runs.map((run) => [run._id.toHexString(), run]));
  // The job of a run that was cancelled stays in the queue, and holds nobody up.
  const inLine = waiting.flatMap((runId) => byId.get(runId) ?? []);
  for (const [index, run] of inLine.entries()) {
    const runId = run._id.toHexString();
    const position = before + index + 1;
    const place = { position, ...inWholeMs(waits?.get(runId)) };
    await announcePosition(context, run.userId.toHexString(), runId, place);
  }
}

async function outlookOf(
  { queues, redis, config }: PositionContext,
  name: RunKind,
): Promise<ImageOutlook | undefined> {
  if (name !== 'image' || !config) return undefined;
  return ImageOutlook.read({ queues, redis, imageModels: config.imageModels });
}

const inWholeMs = (wait: Wait | undefined): Partial<Wait> =>
  wait ? { waitMs: Math.round(wait.waitMs), leftMs: Math.round(wait.leftMs) } : {};

async function announcePosition(
  { runLog, redis }: PositionContext,
  userId: string,
  runId: string,
  place: Place,
): Promise<void> {
  const at = await runLog.position(runId);
  if (!at || at.attempt > 0 || at.ended) return;
  const seq = at.seq + 1;
  const waiting = { progress: 0, stage: 'queued', ...place };
  const event = runLogEvent.parse({ event: 'run:progress', runId, seq, ...waiting });
  const batch = { runId, attempt: 0, first: seq, last: seq, events: JSON.stringify([event]) };
  const outcome = await runLog.append(batch);
  if (outcome === 'appended') await publishToUser(redis, userId, [liveEvent(event)]);
}
