import type { Types } from 'mongoose';
import type { CollectionView } from '@vesper/core/contract/collection';
import type { CollectionDocument } from '@vesper/core/models/collection';
import { Image } from '@vesper/core/models/image';
import { User } from '@vesper/core/models/user';
import type { Viewer } from '@vesper/core/policies/maturity';
import { presentCollection } from '@vesper/core/presenters/collection';
import { CREATOR_FIELDS } from '@vesper/core/presenters/image';
import { presentEach } from '../image/image-views.ts';
import { seenAmong, seenBy, type SeenFilter } from './seen-images.ts';

/** Pictures from the front of a collection among which its cover is looked for. */
const COVER_AMONG = 12;

const coverCandidates = ({ coverId, imageIds }: CollectionDocument): Types.ObjectId[] => [
  ...(coverId && imageIds.some((id) => id.equals(coverId)) ? [coverId] : []),
  ...imageIds.slice(0, COVER_AMONG),
];

/** The thumbnail of each collection's cover, by the collection. */
async function coversOf(
  viewer: Viewer,
  collections: readonly CollectionDocument[],
  filter: SeenFilter,
): Promise<Map<string, string | null>> {
  const candidates = collections.map(coverCandidates);
  const seen = new Set((await seenAmong(candidates.flat(), filter)).map(String));
  const covers = candidates.map((ids) => ids.find((id) => seen.has(String(id))));
  const images = await Image.find({ _id: { $in: covers.flatMap((id) => id ?? []) } });
  const views = await presentEach(viewer, images);
  const urls = new Map(views.map((view) => [view.id, view.thumbnailUrl]));
  return new Map(
    collections.map(({ id }, at) => [String(id), urls.get(String(covers[at])) ?? null]),
  );
}

/** Collections of one member as somebody sees them, in their order. */
export async function presentCollections(
  viewer: Viewer,
  maker: Types.ObjectId | string,
  collections: readonly CollectionDocument[],
): Promise<CollectionView[]> {
  if (collections.length === 0) return [];
  const isOwn = String(maker) === viewer.userId;
  const filter = await seenBy(viewer, isOwn);
  const [covers, creator, counts] = await Promise.all([
    coversOf(viewer, collections, filter),
    User.findById(maker, CREATOR_FIELDS),
    Promise.all(
      collections.map(({ imageIds }) =>
        isOwn ? 0 : Image.countDocuments({ $and: [{ _id: { $in: imageIds } }, filter] }),
      ),
    ),
  ]);
  return collections.map((one, at) => {
    const seen = { coverUrl: covers.get(String(one.id)) ?? null, imageCount: counts[at] ?? 0 };
    return presentCollection(one, viewer, seen, creator ?? undefined);
  });
}
