import { z } from 'zod';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { imageView, imageVisibilityRequest } from '@vesper/core/contract/image';
import { ownImagesQuery } from '@vesper/core/contract/image-filter';
import { revealQuery } from '@vesper/core/contract/maturity';
import { KEPT } from '@vesper/core/policies/image';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { placeIn, findInOrder, narrowedTo } from '../gallery/image-order.ts';
import { viewerOf, viewerOfOne } from '../gallery/viewer-of.ts';
import { deleteImage } from './delete-image.ts';
import { familySizes } from './family-sizes.ts';
import { changeVisibility, VISIBILITY_REFUSALS } from './image-visibility.ts';
import { presentOne, presentOwn } from './image-views.ts';
import { containsPattern } from '../../http/contains-pattern.ts';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { cutPage } from '../../http/paging.ts';
import { images } from '../../resources/image.ts';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/images',
  access: 'user',
  policy: 'self',
  summary:
    'Your pictures, newest first or in another order. Narrowed in any way, or in another order, the ' +
    'finished ones alone; `search` finds those whose prompt contains it.',
  query: ownImagesQuery,
  responses: { 200: z.array(imageView) },
  async handler({ context, query, user, ctx }) {
    const { limit, before, sort, ...narrowed } = query;
    if (query.search) await context.limits.consume('searches', clientKey(ctx));
    const isAll = sort === undefined && Object.keys(narrowed).length === 0;
    const own = { userId: user.id, ...KEPT, ...(!isAll && { status: 'complete' }) };
    const sought = query.search ? [{ prompt: containsPattern(query.search) }] : [];
    const found = await findInOrder({ limit, before, sort }, own, [
      ...(isAll ? [] : [narrowedTo(narrowed)]),
      ...sought,
    ]);
    const { items, headers } = cutPage(ctx, found, limit, placeIn(sort));
    const sizes = await familySizes(user.id, items);
    const views = await presentOwn(user.id, items);
    const body = views.map((view) => ({ ...view, family: sizes.get(view.id) ?? 1 }));
    return { status: 200, body, headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/images/:id',
  access: 'user',
  policy: { resource: images, action: 'read' },
  summary:
    'One picture of yours, or a public one: a mature one blurred where you want that, with ' +
    '`sharp=true` as it is.',
  params: idParams,
  query: revealQuery,
  responses: { 200: imageView },
  async handler({ target, query, user }) {
    return { status: 200, body: await presentOne(await viewerOfOne(user.id, query), target) };
  },
});

const setVisibility = route({
  method: 'put',
  path: '/api/images/:id/visibility',
  access: 'user',
  policy: { resource: images, action: 'change' },
  summary: 'Makes a picture of yours public or private.',
  params: idParams,
  body: imageVisibilityRequest,
  responses: { 200: imageView },
  refuses: VISIBILITY_REFUSALS,
  async handler({ context, body, user, target: image }) {
    if (body.isPublic) await assertMayPublish(context, user.id);
    const changed = await changeVisibility(context, image, body);
    return { status: 200, body: await presentOne(await viewerOf(user.id), changed) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/images/:id',
  access: 'user',
  policy: { resource: images, action: 'change' },
  summary:
    'Deletes a picture of yours: for everybody at once, and for good after thirty days in your trash. ' +
    'One that was never finished goes for good at once.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target: image }) {
    await deleteImage(context, image);
    return { status: 200, body: OK };
  },
});

export const imageRoutes: Route[] = [list, read, setVisibility, remove];
