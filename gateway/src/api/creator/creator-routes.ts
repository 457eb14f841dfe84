import { z } from 'zod';
import { idParams, pageQuery } from '@vesper/core/contract/common';
import { creatorView } from '@vesper/core/contract/creator';
import { imageView } from '@vesper/core/contract/image';
import { presentCreatorPage } from '@vesper/core/presenters/creator';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { creators } from '../../resources/creator.ts';
import { findShown } from '../gallery/find-shown.ts';
import { withoutHidden } from '../gallery/hidden-words.ts';
import { presentPublic } from '../image/image-views.ts';

const read = route({
  method: 'get',
  path: '/api/creators/:id',
  access: 'user',
  policy: { resource: creators, action: 'read' },
  summary: 'Somebody who has made something public, and how much.',
  params: idParams,
  responses: { 200: creatorView },
  async handler({ user, target }) {
    const { images, characters } = target;
    return { status: 200, body: presentCreatorPage(target.user, { images, characters }, user.id) };
  },
});

const listImages = route({
  method: 'get',
  path: '/api/creators/:id/images',
  access: 'user',
  policy: { resource: creators, action: 'read' },
  summary: 'Public pictures of one creator, newest first.',
  params: idParams,
  query: pageQuery,
  responses: { 200: z.array(imageView) },
  async handler({ user, target, query, ctx }) {
    const found = await findShown(query, {
      userId: target.id,
      hidden: await withoutHidden(user.id),
    });
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentPublic(user.id, items), headers };
  },
});

export const creatorRoutes: Route[] = [read, listImages];
