import { Readable } from 'node:stream';
import { z } from 'zod';
import {
  changedImages,
  changeImagesRequest,
  imageChanges,
  severalImages,
  type ImageChanges,
} from '@vesper/core/contract/image-bulk';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { streamArchive } from '../../http/archive.ts';
import { attachFile } from '../../http/attach-file.ts';
import { route, type Route } from '../../http/route.ts';
import { downloadName } from '../media/download-name.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { deleteImage } from './delete-image.ts';
import { changeVisibility } from './image-visibility.ts';

/** Those of these pictures that are the member's own and there, in the order of their ids here. */
async function ownOf(userId: string, ids: readonly string[]): Promise<ImageDocument[]> {
  const found = await Image.find({ _id: { $in: ids }, userId, ...KEPT });
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: ImageDocument): number => places.get(String(id)) ?? 0;
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

const change = route({
  method: 'post',
  path: '/api/images/changes',
  access: 'user',
  policy: 'self',
  limit: 'bulkChanges',
  summary:
    `Makes up to ${LIMITS.bulkMax} of your finished pictures public or private, and says of each ` +
    'that stayed as it was why.',
  body: changeImagesRequest,
  responses: { 200: imageChanges },
  refuses: ['switched_off', 'limited'],
  async handler({ context, body, user }) {
    if (body.change.isPublic) await assertMayPublish(context, user.id);
    const own = await ownOf(user.id, body.ids);
    const result: ImageChanges = { changed: [], refused: [] };
    for (const image of own.filter(({ status }) => status === 'complete')) {
      try {
        const { isPublic } = await changeVisibility(context, image, body.change);
        if (isPublic === body.change.isPublic) result.changed.push(image.id);
      } catch (err) {
        if (!(err instanceof AppError)) throw err;
        result.refused.push({ id: image.id, code: err.code, message: err.message });
      }
    }
    return { status: 200, body: result };
  },
});

const remove = route({
  method: 'post',
  path: '/api/images/removals',
  access: 'user',
  policy: 'self',
  limit: 'bulkChanges',
  summary: `Deletes up to ${LIMITS.bulkMax} of your pictures, each as if by itself: finished ones are in your trash.`,
  body: severalImages,
  responses: { 200: changedImages },
  async handler({ context, body, user }) {
    const own = await ownOf(user.id, body.ids);
    for (const image of own) await deleteImage(context, image);
    return { status: 200, body: { count: own.length } };
  },
});

const download = route({
  method: 'post',
  path: '/api/images/zips',
  access: 'user',
  policy: 'self',
  limit: 'zips',
  summary: `Up to ${LIMITS.bulkMax} of your finished pictures as one zip, in the order of their ids.`,
  body: severalImages,
  produces: ['application/zip'],
  responses: { 200: z.instanceof(Readable) },
  refuses: ['not_found', 'zip_too_large'],
  async handler({ context, body, user, ctx }) {
    const { storage, clock, log } = context;
    const own = await ownOf(user.id, body.ids);
    const finished = own.filter(({ status }) => status === 'complete');
    if (finished.length === 0) throw new AppError('not_found');
    const files = finished.map(({ id, prompt }, at) => {
      const name = `${String(at + 1).padStart(3, '0')} ${downloadName(prompt, 'png')}`;
      return { name, key: objectKeys.image(user.id, String(id)) };
    });
    const infos = await Promise.all(files.map(({ key }) => storage.stat(key)));
    const bytes = infos.reduce((sum, info) => sum + (info?.size ?? 0), 0);
    if (bytes > LIMITS.picturesZipBytes) throw new AppError('zip_too_large');
    attachFile(ctx, `pictures ${clock.now().toISOString().slice(0, 10)}`, 'zip');
    const zip = streamArchive({ log, userId: user.id }, async (archive) => {
      for (const { name, key } of files) await archive.addObject(storage, name, key);
    });
    return { status: 200, body: zip, headers: { 'Content-Type': 'application/zip' } };
  },
});

export const imageBulkRoutes: Route[] = [change, remove, download];
