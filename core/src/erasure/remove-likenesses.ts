import type { Types } from 'mongoose';
import type { LikenessRemoval } from '../contract/likeness.ts';
import { withdrawConsent } from '../likeness/consent.ts';
import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import type { RunContext } from '../runs/run-context.ts';
import { stopRuns } from '../runs/stop-runs.ts';
import { objectKeys } from '../storage/object-keys.ts';
import { logErasure } from './erasure-log.ts';
import { removeImage } from './remove-image.ts';

type Id = Types.ObjectId;

interface Removal {
  userId: Id;
  ids: Id[];
  /** Tells if the pictures made from them are deleted too. */
  pictures: 'keep' | 'delete';
}

/**
 * Removes photos of one user for good: work on them and with them is stopped, then their files go,
 * then the pictures if so wished, and the documents last. Safe to repeat; what a crash interrupts
 * is finished by `sweepLikenesses`.
 * @returns what this call took away
 */
export async function removeLikenesses(
  context: RunContext,
  removal: Removal,
): Promise<LikenessRemoval> {
  const { userId, ids, pictures } = removal;
  // From here on nobody sees or uses them, and nothing new begins with them.
  await Likeness.updateMany(
    { _id: { $in: ids }, userId },
    {
      $set: {
        status: 'stopped',
        removedAt: context.clock.now(),
        removePictures: pictures === 'delete',
      },
      $unset: { slot: 1 },
    },
  );
  const marked = ids.map((id) => id.toHexString());
  await logErasure(context.storage, marked, context.clock.now());
  const first = await stopAndClear(context, userId, ids);
  const removed = pictures === 'delete' ? await removePictures(context, userId, ids) : 0;
  const { deletedCount } = await Likeness.deleteMany({ _id: { $in: ids }, userId });
  // A second round, for what an upload or a worker wrote during the first.
  const second = await stopAndClear(context, userId, ids);
  return {
    photos: deletedCount,
    files: first.files + second.files,
    runs: first.runs + second.runs,
    pictures: removed,
  };
}

/** Removes every photo of a user and takes their consent back, so that the next one asks again. */
export async function removeAllLikenesses(
  context: RunContext,
  userId: Id,
  pictures: 'keep' | 'delete',
): Promise<LikenessRemoval> {
  await withdrawConsent(context.clock, userId);
  const photos = await Likeness.find({ userId }, { userId: 1 });
  return removeLikenesses(context, { userId, ids: photos.map(({ _id }) => _id), pictures });
}

async function stopAndClear(
  context: RunContext,
  userId: Id,
  ids: Id[],
): Promise<{ runs: number; files: number }> {
  const madeWith = { userId, likenessId: { $in: ids }, status: 'pending' } as const;
  const images = await Image.find(madeWith, { userId: 1 });
  const imageId = { $in: images.map(({ _id }) => _id) };
  const runs = await stopRuns(context, {
    userId,
    $or: [{ likenessId: { $in: ids } }, { imageId }],
  });
  let files = 0;
  for (const id of ids) files += await clearFiles(context, userId, id);
  return { runs, files };
}

function clearFiles({ storage }: RunContext, userId: Id, id: Id): Promise<number> {
  return storage.deleteAll(objectKeys.likenessFiles(userId.toHexString(), id.toHexString()));
}

/** @returns how many its owner could see: pictures that were never finished do not count */
async function removePictures(context: RunContext, userId: Id, ids: Id[]): Promise<number> {
  let removed = 0;
  for await (const image of Image.find({ userId, likenessId: { $in: ids } }).cursor()) {
    await logErasure(context.storage, [image.id], context.clock.now());
    await removeImage(context, image);
    if (image.status === 'complete') removed += 1;
  }
  return removed;
}
