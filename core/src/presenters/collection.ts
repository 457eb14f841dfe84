import type { CollectionView } from '../contract/collection.ts';
import type { CollectionDocument } from '../models/collection.ts';
import { owns } from '../policies/actor.ts';
import type { Viewer } from '../policies/maturity.ts';
import { presentCreator } from './image.ts';

type Creator = Parameters<typeof presentCreator>[0];

interface Seen {
  coverUrl: string | null;
  /** Of its pictures, those that somebody else sees. */
  imageCount: number;
}

/** A collection as somebody sees it: others with what they may see of it. */
export function presentCollection(
  collection: CollectionDocument,
  viewer: Viewer,
  { coverUrl, imageCount }: Seen,
  creator: Creator,
): CollectionView {
  const { id, name, description, isPublic, imageIds, createdAt, userId } = collection;
  const isOwn = owns(viewer, collection);
  return {
    id: String(id),
    name,
    description,
    isPublic,
    isOwn,
    imageCount: isOwn ? imageIds.length : imageCount,
    coverUrl,
    createdAt: createdAt.toISOString(),
    user: presentCreator(creator, viewer),
    creatorId: userId.toHexString(),
  };
}
