import { Types } from 'mongoose';
import { z } from 'zod';
import {
  addedToCollection,
  collectionImagesRequest,
  moveInCollectionRequest,
} from '@vesper/core/contract/collection';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { imageView } from '@vesper/core/contract/image';
import { changedImages } from '@vesper/core/contract/image-bulk';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Collection } from '@vesper/core/models/collection';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { owns } from '@vesper/core/policies/actor';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { collections } from '../../resources/collection.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { presentEach } from '../image/image-views.ts';
import { presentCollections } from './collection-views.ts';
import { keepableBy, seenAmong, seenBy } from './seen-images.ts';

/** How often a move is tried again that another change came before. */
const MOVE_TRIES = 8;

/** Pictures in the order of their ids here. */
async function inOrder(ids: readonly Types.ObjectId[]): Promise<ImageDocument[]> {
  const found = await Image.find({ _id: { $in: ids } });
  const byId = new Map(found.map((image) => [String(image.id), image]));
  return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
}

const list = route({
  method: 'get',
  path: '/api/collections/:id/images',
  access: 'user',
  policy: { resource: collections, action: 'read' },
  summary: 'The pictures of a collection that you may see, in its order.',
  params: idParams,
  query: pageQuery,
  responses: { 200: z.array(imageView) },
  async handler({ target, query, user, actor, ctx }) {
    const { before, limit } = query;
    const start =
      before === undefined ? 0 : target.imageIds.findIndex((id) => id.equals(before)) + 1;
    if (before !== undefined && start === 0) throw new AppError('not_found');
    const viewer = await viewerOf(user.id);
    const filter = await seenBy(viewer, owns(actor, target));
    const seen = await seenAmong(target.imageIds.slice(start), filter);
    const { items, headers } = cutPage(ctx, await inOrder(seen.slice(0, limit + 1)), limit);
    return { status: 200, body: await presentEach(viewer, items), headers };
  },
});

const add = route({
  method: 'post',
  path: '/api/collections/:id/images',
  access: 'user',
  policy: { resource: collections, action: 'change' },
  limit: 'arrangements',
  summary: `Puts up to ${LIMITS.bulkMax} pictures at the end of a collection: yours, and public ones of others.`,
  params: idParams,
  body: collectionImagesRequest,
  responses: { 200: addedToCollection },
  refuses: ['collection_full'],
  async handler({ body, user, target }) {
    const wanted = [...new Set(body.ids)].map((id) => new Types.ObjectId(id));
    const kept = await seenAmong(wanted, await keepableBy(user.id));
    const known = new Set(target.imageIds.map(String));
    const fresh = kept.filter((id) => !known.has(id.toHexString()));
    const { _id } = target;
    const updated =
      fresh.length === 0
        ? target
        : await Collection.findOneAndUpdate(
            // Full is decided where it is written: two that add at once do not overfill it.
            { _id, [`imageIds.${LIMITS.collectionImagesMax - fresh.length}`]: { $exists: false } },
            { $addToSet: { imageIds: { $each: fresh } }, $inc: { revision: 1 } },
            { returnDocument: 'after' },
          );
    if (!updated) {
      throw new AppError((await Collection.exists({ _id })) ? 'collection_full' : 'not_found');
    }
    const [collection] = await presentCollections(await viewerOf(user.id), user.id, [updated]);
    if (!collection) throw new AppError('not_found');
    const missing = wanted.length - kept.length;
    return { status: 200, body: { collection, added: fresh.length, missing } };
  },
});

const remove = route({
  method: 'post',
  path: '/api/collections/:id/removals',
  access: 'user',
  policy: { resource: collections, action: 'change' },
  limit: 'arrangements',
  summary: `Takes up to ${LIMITS.bulkMax} pictures out of a collection; they themselves stay.`,
  params: idParams,
  body: collectionImagesRequest,
  responses: { 200: changedImages },
  async handler({ body, target }) {
    const wanted = new Set(body.ids);
    const there = target.imageIds.filter((id) => wanted.has(id.toHexString()));
    await Collection.updateOne(
      { _id: target._id },
      { $pull: { imageIds: { $in: there } }, $inc: { revision: 1 } },
    );
    return { status: 200, body: { count: there.length } };
  },
});

/** The same ids with one of them elsewhere; undefined when one of the two is not among them. */
function moved(
  ids: readonly Types.ObjectId[],
  { imageId, before }: z.output<typeof moveInCollectionRequest>,
): Types.ObjectId[] | undefined {
  const one = ids.find((id) => id.equals(imageId));
  const others = ids.filter((id) => !id.equals(imageId));
  const place = before === null ? others.length : others.findIndex((id) => id.equals(before));
  if (!one || place < 0) return undefined;
  return [...others.slice(0, place), one, ...others.slice(place)];
}

const move = route({
  method: 'post',
  path: '/api/collections/:id/moves',
  access: 'user',
  policy: { resource: collections, action: 'change' },
  limit: 'arrangements',
  summary: 'Moves a picture of a collection before another one, or to the end.',
  params: idParams,
  body: moveInCollectionRequest,
  responses: { 200: okBody },
  refuses: ['changed_meanwhile'],
  async handler({ body, target: { _id } }) {
    for (let tries = 0; tries < MOVE_TRIES; tries++) {
      const now = await Collection.findById(_id);
      const imageIds = now && moved(now.imageIds, body);
      if (!imageIds) throw new AppError('not_found');
      const { modifiedCount } = await Collection.updateOne(
        { _id, revision: now.revision },
        { $set: { imageIds }, $inc: { revision: 1 } },
      );
      if (modifiedCount === 1) return { status: 200, body: OK };
    }
    throw new AppError('changed_meanwhile');
  },
});

export const collectionImageRoutes: Route[] = [list, add, remove, move];
