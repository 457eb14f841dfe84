import { z } from 'zod';
import { okBody, OK, pageQuery } from '@vesper/core/contract/common';
import { changedImages, severalImages } from '@vesper/core/contract/image-bulk';
import { trashedImage, type TrashedImage } from '@vesper/core/contract/image-trash';
import { LIMITS } from '@vesper/core/contract/limits';
import { mediaPaths } from '@vesper/core/contract/media';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { emptyTrash, inTrash, restoreImages } from '@vesper/core/pictures/image-trash';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { presentOwn } from './image-views.ts';

const list = route({
  method: 'get',
  path: '/api/image-trash',
  access: 'user',
  policy: 'self',
  summary: 'Pictures that you deleted and can bring back, last deleted first.',
  query: pageQuery,
  responses: { 200: z.array(trashedImage) },
  async handler({ context, query, user, ctx }) {
    const trashed = { userId: user.id, ...inTrash(context) };
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Image.findOne({ _id: id, ...trashed });
      return found?.trashedAt ? { _id: found._id, at: found.trashedAt } : null;
    });
    const found = await Image.find({ ...trashed, $and: [olderThan('trashedAt', anchor)] })
      .sort({ trashedAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await present(user.id, items), headers };
  },
});

async function present(userId: string, images: ImageDocument[]): Promise<TrashedImage[]> {
  const times = new Map(images.map(({ id, trashedAt }) => [String(id), trashedAt?.getTime() ?? 0]));
  return (await presentOwn(userId, images)).map((view) => {
    const at = times.get(view.id) ?? 0;
    const [trashedAt, goesAt] = [new Date(at), new Date(at + LIMITS.trashTtl)];
    const urls = { imageUrl: null, displayUrl: null, thumbnailUrl: mediaPaths.trashed(view.id) };
    return { ...view, ...urls, trashedAt: trashedAt.toISOString(), goesAt: goesAt.toISOString() };
  });
}

const restore = route({
  method: 'post',
  path: '/api/image-trash/restorations',
  access: 'user',
  policy: 'self',
  summary: `Brings up to ${LIMITS.bulkMax} of your deleted pictures back as they were.`,
  body: severalImages,
  responses: { 200: changedImages },
  async handler({ context, body, user }) {
    const whose = { userId: user.id, _id: { $in: body.ids } };
    return { status: 200, body: { count: await restoreImages(context, whose) } };
  },
});

const remove = route({
  method: 'post',
  path: '/api/image-trash/removals',
  access: 'user',
  policy: 'self',
  summary: `Deletes up to ${LIMITS.bulkMax} pictures of your trash for good, with likes and files.`,
  body: severalImages,
  responses: { 200: changedImages },
  async handler({ context, body, user }) {
    const whose = { userId: user.id, _id: { $in: body.ids } };
    return { status: 200, body: { count: await emptyTrash(context, whose) } };
  },
});

const empty = route({
  method: 'delete',
  path: '/api/image-trash',
  access: 'user',
  policy: 'self',
  summary: 'Deletes everything in your trash for good.',
  responses: { 200: okBody },
  async handler({ context, user }) {
    await emptyTrash(context, { userId: user.id });
    return { status: 200, body: OK };
  },
});

export const imageTrashRoutes: Route[] = [list, restore, remove, empty];
