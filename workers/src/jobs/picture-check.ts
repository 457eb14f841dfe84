import { buffer } from 'node:stream/consumers';
import type { Job } from 'bullmq';
import { CHECKED_PICTURES as TYPES } from '@vesper/core/contract/picture-check';
import { CHECKED_PICTURES } from '@vesper/core/pictures/checked-pictures';
import { JOBS } from '@vesper/core/runs/jobs';
import type { WorkerContext } from '../context.ts';
import { judgeForOthers } from '../pictures/judge-for-others.ts';

/** A picture that has waited for so long lost its job. */
const LOST_MS = 60_000;
const BATCH = 50;

/**
 * Checks a picture that only its owner sees, and shows it to others if it passes. Without a verdict
 * it waits: the queue tries again, and housekeeping after it.
 */
export async function processPictureCheck(context: WorkerContext, job: Job): Promise<void> {
  const { type, id } = JOBS.pictureCheck.payload.parse(job.data);
  const kind = CHECKED_PICTURES[type];
  const waiting = await kind.find(id);
  const object = waiting && (await context.storage.get(waiting.key));
  if (!waiting || !object) return;
  const { judgement, fingerprint, maturity, blurred } = await judgeForOthers(
    context,
    await buffer(object.body),
    waiting.madeBy,
  );
  if (blurred) await context.storage.put(waiting.blurredKey, blurred, 'image/webp');
  const at = context.clock.now();
  const settled = { ...judgement, fingerprint, maturity, at };
  if (await kind.settle(id, waiting.version, settled)) return;
  // It was deleted, or another one took its place, which is checked by itself.
  if (blurred && !(await kind.find(id))) await context.storage.delete(waiting.blurredKey);
}

/** Queues checks whose job was lost. @returns how many */
export async function queueLostChecks({
  clock,
  queues,
}: Pick<WorkerContext, 'clock' | 'queues'>): Promise<number> {
  const before = new Date(clock.now().getTime() - LOST_MS);
  let queued = 0;
  for (const type of TYPES) {
    for (const id of await CHECKED_PICTURES[type].lost(before, BATCH)) {
      await queues.addPictureCheck(type, id);
      queued += 1;
    }
  }
  return queued;
}
