import { z } from 'zod';
import { blockedWith } from '@vesper/core/accounts/blocks';
import { idParams, pageQuery } from '@vesper/core/contract/common';
import { imageView } from '@vesper/core/contract/image';
import { Image } from '@vesper/core/models/image';
import { KEPT, SHOWN } from '@vesper/core/policies/image';
import { wantedBy } from '@vesper/core/policies/maturity';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { characters } from '../../resources/character.ts';
import { withoutHiddenWords } from '../gallery/hidden-words.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { presentEach } from '../image/image-views.ts';

const list = route({
  method: 'get',
  path: '/api/characters/:id/images',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  summary:
    'Finished pictures that show a character, newest first: all of yours, and of others the public ' +
    'ones that you meet elsewhere, too.',
  params: idParams,
  query: pageQuery,
  responses: { 200: z.array(imageView) },
  async handler({ query, user, target, ctx }) {
    const viewer = await viewerOf(user.id);
    const hidden = await withoutHiddenWords(user.id);
    const own = { userId: user.id, ...KEPT };
    const others = {
      ...SHOWN,
      userId: { $nin: await blockedWith(user.id) },
      ...hidden,
      $and: [wantedBy(viewer) ?? {}],
    };
    const status = 'complete' as const;
    const listed = { characterId: target._id, status, $or: [own, others] };
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Image.findOne({ _id: id, ...listed });
      return found && { _id: found._id, at: found.createdAt };
    });
    const found = await Image.find({ ...listed, $and: [olderThan('createdAt', anchor)] })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentEach(viewer, items), headers };
  },
});

export const characterImageRoutes: Route[] = [list];
