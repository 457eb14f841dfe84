import type { Types } from 'mongoose';
import { Likeness } from '../models/likeness.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

/**
 * Deletes what must not stay of a photo: its original as soon as it has been decided about, and
 * everything of one that was refused, stopped, or deleted by its owner in the meantime.
 */
export async function dropLikenessFiles(
  storage: ObjectStorage,
  userId: string,
  likenessId: Types.ObjectId,
): Promise<void> {
  const id = likenessId.toHexString();
  const photo = await Likeness.findById(likenessId, { status: 1, removedAt: 1 });
  // Being removed: the removal deletes the files itself, because it reports how many there were.
  if (photo?.removedAt || photo?.status === 'pending') return;
  await storage.delete(objectKeys.likenessOriginal(userId, id));
  if (photo?.status === 'ready' || photo?.status === 'review') return;
  await storage.delete(objectKeys.likenessThumbnail(userId, id));
  await storage.delete(objectKeys.likeness(userId, id));
}
