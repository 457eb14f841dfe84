import { Types } from 'mongoose';
import { z } from 'zod';
import { keepEvidence } from '@vesper/core/cases/evidence';
import {
  changeCollectionRequest,
  collectionsQuery,
  collectionView,
  createCollectionRequest,
} from '@vesper/core/contract/collection';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Collection, type CollectionDocument } from '@vesper/core/models/collection';
import { inSlot } from '@vesper/core/models/in-slot';
import { KEPT, SHOWN } from '@vesper/core/policies/collection';
import { route, type Route } from '../../http/route.ts';
import { collections } from '../../resources/collection.ts';
import { creators } from '../../resources/creator.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { assertCollectionTexts } from './collection-texts.ts';
import { presentCollections } from './collection-views.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;

async function presentOne(userId: string, collection: CollectionDocument) {
  const viewer = await viewerOf(userId);
  const [view] = await presentCollections(viewer, collection.userId, [collection]);
  if (!view) throw new AppError('not_found');
  return view;
}

const list = route({
  method: 'get',
  path: '/api/collections',
  access: 'user',
  policy: 'self',
  summary:
    'Your collections of pictures, the newest first; with `image` each says if that is in it.',
  query: collectionsQuery,
  responses: { 200: z.array(collectionView) },
  async handler({ query, user }) {
    const found = await Collection.find({ userId: user.id, ...KEPT }).sort(NEWEST);
    const views = await presentCollections(await viewerOf(user.id), user.id, found);
    const { image } = query;
    if (image === undefined) return { status: 200, body: views };
    const having = new Set(
      found.filter(({ imageIds }) => imageIds.some((id) => id.equals(image))).map(({ id }) => id),
    );
    return { status: 200, body: views.map((it) => ({ ...it, hasImage: having.has(it.id) })) };
  },
});

const create = route({
  method: 'post',
  path: '/api/collections',
  access: 'user',
  policy: 'self',
  limit: 'collections',
  summary: 'Makes a collection of pictures, private or for every member to see.',
  body: createCollectionRequest,
  responses: { 201: collectionView },
  refuses: ['collections_full', 'switched_off', 'limited', ...PUBLIC_REFUSALS],
  async handler({ context, body, user }) {
    if (body.isPublic) await assertMayPublish(context, user.id);
    await assertCollectionTexts(context, body, body.isPublic);
    const userId = new Types.ObjectId(user.id);
    const slots = await Collection.find({ userId }, { slot: 1 });
    const room = { max: LIMITS.collectionsPerUser, taken: new Set(slots.map(({ slot }) => slot)) };
    const createdAt = context.clock.now();
    const made = await inSlot(user.id, room, (slot) =>
      Collection.create({ ...body, userId, slot, createdAt }),
    );
    if (!made) throw new AppError('collections_full');
    return { status: 201, body: await presentOne(user.id, made) };
  },
});

const read = route({
  method: 'get',
  path: '/api/collections/:id',
  access: 'user',
  policy: { resource: collections, action: 'read' },
  summary: 'A collection of yours, or one that is shared, with its maker.',
  params: idParams,
  responses: { 200: collectionView },
  handler: async ({ target, user }) => ({ status: 200, body: await presentOne(user.id, target) }),
});

const update = route({
  method: 'patch',
  path: '/api/collections/:id',
  access: 'user',
  policy: { resource: collections, action: 'change' },
  limit: 'collections',
  summary: 'Changes the texts of a collection, who sees it, or its cover; what is left out stays.',
  params: idParams,
  body: changeCollectionRequest,
  responses: { 200: collectionView },
  refuses: ['switched_off', 'limited', ...PUBLIC_REFUSALS],
  async handler({ context, body, user, target }) {
    const { coverId, ...changed } = body;
    const { name, description, isPublic } = target;
    const next = { name, description, isPublic, ...changed };
    if (next.isPublic && !isPublic) await assertMayPublish(context, user.id);
    if (Object.keys(changed).length > 0) await assertCollectionTexts(context, next, next.isPublic);
    if (coverId && !target.imageIds.some((id) => id.equals(coverId))) {
      throw new AppError('not_found');
    }
    const cover = coverId ? { $set: { coverId } } : { $unset: { coverId: 1 } };
    const { $set, ...unset } = { $set: {}, ...(coverId !== undefined && cover) };
    const updated = await Collection.findOneAndUpdate(
      // These texts were judged together, as who sees them asks for: no others.
      { _id: target._id, name, description, isPublic },
      { $set: { ...changed, ...$set }, ...unset },
      { returnDocument: 'after' },
    );
    if (updated) return { status: 200, body: await presentOne(user.id, updated) };
    throw new AppError(
      (await Collection.exists({ _id: target._id })) ? 'unavailable' : 'not_found',
    );
  },
});

const remove = route({
  method: 'delete',
  path: '/api/collections/:id',
  access: 'user',
  policy: { resource: collections, action: 'change' },
  summary: 'Deletes a collection of yours; its pictures stay.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target: { _id, id } }) {
    await keepEvidence(context, { type: 'collection', id: String(id) });
    await Collection.deleteOne({ _id });
    return { status: 200, body: OK };
  },
});

const ofCreator = route({
  method: 'get',
  path: '/api/creators/:id/collections',
  access: 'user',
  policy: { resource: creators, action: 'read' },
  summary:
    'Collections that one creator shares, the newest first: those in which you see a picture.',
  params: idParams,
  responses: { 200: z.array(collectionView) },
  async handler({ user, target }) {
    const found = await Collection.find({ userId: target.id, ...SHOWN }).sort(NEWEST);
    const views = await presentCollections(await viewerOf(user.id), target.id, found);
    return { status: 200, body: views.filter(({ imageCount }) => imageCount > 0) };
  },
});

export const collectionRoutes: Route[] = [list, create, read, update, remove, ofCreator];
