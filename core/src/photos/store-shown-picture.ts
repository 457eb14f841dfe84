import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { ShownPicture, type ShownPictureDocument } from '../models/shown-picture.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { fitPhoto } from './normalise-photo.ts';

/**
 * Stores a picture that a member is about to show, made anew without what its file said of place
 * and time. One that is not sent within the hour is removed.
 * @throws AppError `bad_picture` with advice
 */
export async function storeShownPicture(
  { storage, clock }: { storage: ObjectStorage; clock: Clock },
  userId: string,
  file: Uint8Array,
): Promise<ShownPictureDocument> {
  const { jpeg, width, height } = await fitPhoto(file, { size: LIMITS.shownPictureSide });
  const at = clock.now();
  // The document first: bytes that nobody knows of would never be removed.
  const picture = await ShownPicture.create({
    ...{ userId, width, height },
    ...{ looseAt: at, createdAt: at },
  });
  await storage.put(objectKeys.shown(userId, picture.id), jpeg, 'image/jpeg');
  return picture;
}
