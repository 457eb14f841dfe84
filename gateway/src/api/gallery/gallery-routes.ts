import type { Types } from 'mongoose';
import { z } from 'zod';
import { blockedWith } from '@vesper/core/accounts/blocks';
import { idParams } from '@vesper/core/contract/common';
import { imageView } from '@vesper/core/contract/image';
import { publicImagesQuery } from '@vesper/core/contract/image-filter';
import { AppError } from '@vesper/core/errors';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { LIKED_IMAGES, markLikes } from '@vesper/core/models/like-count';
import { Like } from '@vesper/core/models/like';
import { wantedBy } from '@vesper/core/policies/maturity';
import { presentOne, presentPublic } from '../image/image-views.ts';
import { images } from '../../resources/image.ts';
import { containsPattern } from '../../http/contains-pattern.ts';
import { cutPage } from '../../http/paging.ts';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { route, type Route } from '../../http/route.ts';
import { findShown } from './find-shown.ts';
import { placeIn } from './image-order.ts';
import { withoutHiddenWords } from './hidden-words.ts';
import { viewerOf } from './viewer-of.ts';

const list = route({
  method: 'get',
  path: '/api/images/public',
  access: 'user',
  policy: 'public-list',
  summary:
    'Public pictures, newest first or in another order, without those whose prompt or tags have a word that ' +
    'you hide, and without mature ones where you hide those; `search` finds those whose prompt contains it.',
  query: publicImagesQuery,
  responses: { 200: z.array(imageView) },
  async handler({ context, query, user, ctx }) {
    if (query.search) await context.limits.consume('searches', clientKey(ctx));
    const viewer = await viewerOf(user.id);
    const found = await findShown(query, {
      wanted: wantedBy(viewer),
      notBy: await blockedWith(user.id),
      hidden: await withoutHiddenWords(user.id),
      ...(query.search && { search: containsPattern(query.search) }),
    });
    const { items, headers } = cutPage(ctx, found, query.limit, placeIn(query.sort));
    return { status: 200, body: await presentPublic(viewer, items), headers };
  },
});

/** Moves the counter after a like came or went. @throws AppError `not_found` when it is gone. */
async function count(imageId: Types.ObjectId, change: 1 | -1): Promise<ImageDocument> {
  const image = await Image.findOneAndUpdate(
    { _id: imageId },
    { $inc: { likes: change } },
    { returnDocument: 'after' },
  );
  if (image) return image;
  await Like.deleteMany({ imageId });
  throw new AppError('not_found');
}

const like = route({
  method: 'post',
  path: '/api/images/:id/like',
  access: 'user',
  policy: { resource: images, action: 'like' },
  limit: 'likes',
  summary: 'Likes a public picture. Liking it again changes nothing.',
  params: idParams,
  responses: { 200: imageView },
  async handler({ context, user, target: image }) {
    const createdAt = context.clock.now();
    await markLikes(LIKED_IMAGES, image._id, createdAt);
    try {
      // The unique key of user and picture decides: only the request that creates it may count.
      await Like.create({ userId: user.id, imageId: image._id, createdAt });
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
      return { status: 200, body: await presentOne(await viewerOf(user.id), image) };
    }
    return {
      status: 200,
      body: await presentOne(await viewerOf(user.id), await count(image._id, 1)),
    };
  },
});

const unlike = route({
  method: 'delete',
  path: '/api/images/:id/like',
  access: 'user',
  policy: { resource: images, action: 'read' },
  limit: 'likes',
  summary: 'Takes your like back. Without one it changes nothing.',
  params: idParams,
  responses: { 200: imageView },
  async handler({ context, user, target: image }) {
    await markLikes(LIKED_IMAGES, image._id, context.clock.now());
    const { deletedCount } = await Like.deleteOne({ userId: user.id, imageId: image._id });
    const now = deletedCount === 1 ? await count(image._id, -1) : image;
    return { status: 200, body: await presentOne(await viewerOf(user.id), now) };
  },
});

export const galleryRoutes: Route[] = [list, like, unlike];
