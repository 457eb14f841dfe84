import type { Clock } from '../clock.ts';
import { RemovedPicture, type RemovedPictureDocument } from '../models/removed-picture.ts';
import { bandsOf, isSamePicture, type Fingerprint } from './fingerprint.ts';

/**
 * Puts a picture on the list of those that may not come back, under any account; saying so again
 * changes nothing. Its fingerprint is on what it was part of, under `check`.
 */
export async function addRemovedPicture(
  clock: Clock,
  { sha256, hash }: Fingerprint,
  reason: string,
): Promise<void> {
  const bands = hash === null ? [] : bandsOf(hash);
  const written = { hash, bands, reason, createdAt: clock.now() };
  await RemovedPicture.updateOne({ sha256 }, { $setOnInsert: written }, { upsert: true });
}

/** Takes a picture off the list, when its removal is overturned. */
export async function forgetRemovedPicture({ sha256 }: Fingerprint): Promise<void> {
  await RemovedPicture.deleteOne({ sha256 });
}

/** The picture on the list that this one is, or is made from; null when there is none. */
export async function findRemovedPicture({
  sha256,
  hash,
}: Fingerprint): Promise<RemovedPictureDocument | null> {
  const same = await RemovedPicture.findOne({ sha256 });
  if (same || hash === null) return same;
  for await (const near of RemovedPicture.find({ bands: { $in: bandsOf(hash) } }).cursor()) {
    if (near.hash && isSamePicture(near.hash, hash)) return near;
  }
  return null;
}
