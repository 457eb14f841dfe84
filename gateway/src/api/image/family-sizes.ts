import type { Types } from 'mongoose';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';

const rootOf = ({ rootId, _id }: Pick<ImageDocument, 'rootId' | '_id'>): string =>
  (rootId ?? _id).toHexString();

/**
 * How many pictures of its family its owner has, for each of a page: in one query.
 * @returns by the ids of the pictures
 */
export async function familySizes(
  userId: string,
  images: readonly ImageDocument[],
): Promise<Map<string, number>> {
  const roots: Types.ObjectId[] = images.map(({ rootId, _id }) => rootId ?? _id);
  const counts = new Map<string, number>();
  const own = { userId, ...KEPT };
  const among = [{ _id: { $in: roots } }, { rootId: { $in: roots } }];
  for (const member of await Image.find({ ...own, $or: among }, { rootId: 1 })) {
    counts.set(rootOf(member), (counts.get(rootOf(member)) ?? 0) + 1);
  }
  return new Map(images.map((image) => [image.id, counts.get(rootOf(image)) ?? 1]));
}
