import { Video, type VideoDocument } from '../models/video.ts';
import type { RedisClient } from '../redis.ts';
import { dropPreviews } from '../runs/previews.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

/**
 * Removes a film with its files and previews; its run must have been stopped. The document goes
 * last: when the storage is away, the same can be asked for again.
 */
export async function removeVideo(
  { storage, redis }: { storage: ObjectStorage; redis: RedisClient },
  video: VideoDocument,
): Promise<void> {
  await storage.deleteAll(objectKeys.videoFiles(video.userId.toHexString(), video.id));
  await dropPreviews(redis, video.runId.toHexString());
  await Video.deleteOne({ _id: video._id });
}
