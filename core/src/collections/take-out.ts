import type { Types } from 'mongoose';
import { Collection } from '../models/collection.ts';

/** Takes a picture that is gone for good out of every collection. */
export async function takeOutOfCollections(imageId: Types.ObjectId): Promise<void> {
  const change = { $pull: { imageIds: imageId }, $inc: { revision: 1 } };
  await Collection.updateMany({ imageIds: imageId }, change);
}
