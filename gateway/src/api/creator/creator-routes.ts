import { z } from 'zod';
import { idParams, pageQuery } from '@vesper/core/contract/common';
import { creatorView } from '@vesper/core/contract/creator';
import { imageView } from '@vesper/core/contract/image';
import { revealQuery } from '@vesper/core/contract/maturity';
import { wantedBy } from '@vesper/core/policies/maturity';
import { presentCreatorPage } from '@vesper/core/presenters/creator';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { creators } from '../../resources/creator.ts';
import { findShown } from '../gallery/find-shown.ts';
import { withoutHiddenWords } from '../gallery/hidden-words.ts';
import { viewerOf, viewerOfOne } from '../gallery/viewer-of.ts';
import { presentPublic } from '../image/image-views.ts';

const read = route({
  method: 'get',
  path: '/api/creators/:id',
  access: 'user',
  policy: { resource: creators, action: 'read' },
  summary:
    'Somebody who has made something public, and how much; with `sharp=true` with their picture as it is.',
  params: idParams,
  query: revealQuery,
  responses: { 200: creatorView },
  async handler({ user, query, target }) {
    const { images, characters } = target;
    const viewer = await viewerOfOne(user.id, query);
    return { status: 200, body: presentCreatorPage(target.user, { images, characters }, viewer) };
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
    const viewer = await viewerOf(user.id);
    const found = await findShown(query, {
      userId: target.id,
      wanted: wantedBy(viewer),
      hidden: await withoutHiddenWords(user.id),
    });
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentPublic(viewer, items), headers };
  },
});

export const creatorRoutes: Route[] = [read, listImages];
