import { keepEvidence } from '../cases/evidence.ts';
import { takeOutOfCollections } from '../collections/take-out.ts';
import type { Clock } from '../clock.ts';
import type { ImageDocument } from '../models/image.ts';
import { Image } from '../models/image.ts';
import { Like } from '../models/like.ts';
import { previewsKey } from '../runs/previews.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { RedisClient } from '../redis.ts';

/**
 * Removes a picture with its files, previews and likes; its run must have been stopped. What waits
 * for a decision keeps a copy of it. The document goes last: when the storage is away, the same can be
 * asked for again.
 */
export async function removeImage(
  context: { clock: Clock; storage: ObjectStorage; redis: RedisClient },
  image: ImageDocument,
): Promise<void> {
  const { storage, redis } = context;
  await keepEvidence(context, { type: 'image', id: image.id });
  const userId = image.userId.toHexString();
  await storage.deleteAll(objectKeys.imageFiles(userId, image.id));
  await redis.unlink(previewsKey(image.runId.toHexString()));
  await Like.deleteMany({ imageId: image._id });
  await takeOutOfCollections(image._id);
  await Image.deleteOne({ _id: image._id });
}
