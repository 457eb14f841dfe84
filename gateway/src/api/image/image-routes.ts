import { z } from 'zod';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { imageView, imageVisibilityRequest } from '@vesper/core/contract/image';
import { ownImagesQuery } from '@vesper/core/contract/image-filter';
import { revealQuery } from '@vesper/core/contract/maturity';
import { removeImage } from '@vesper/core/erasure/remove-image';
import { AppError } from '@vesper/core/errors';
import { engineWords } from '@vesper/core/image-presets/compose-words';
import {
  isPublicationAgreed,
  recordPublication,
  withdrawPublication,
} from '@vesper/core/likeness/consent';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { Run } from '@vesper/core/models/run';
import { trashImages } from '@vesper/core/pictures/image-trash';
import { KEPT } from '@vesper/core/policies/image';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { stopRuns } from '@vesper/core/runs/stop-runs';
import type { GatewayContext } from '../../context.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { assertSafePicture, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { placeIn, findInOrder, narrowedTo } from '../gallery/image-order.ts';
import { viewerOf, viewerOfOne } from '../gallery/viewer-of.ts';
import { familySizes } from './family-sizes.ts';
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

/**
 * A picture that shows its owner becomes public only if they say so each time, also when the photo
 * it was made with is long gone.
 * @throws AppError `consent_required`
 */
async function agree(
  { clock }: GatewayContext,
  { _id, userId, isPublic: wasPublic }: ImageDocument,
  { isPublic, consent }: z.output<typeof imageVisibilityRequest>,
): Promise<void> {
  if (!isPublic) return withdrawPublication(clock, userId, _id);
  if (!consent) throw new AppError('consent_required');
  if (!wasPublic) await recordPublication(clock, userId, _id);
}

/**
 * Others see what has passed a check alone. One from before there were checks gets its own now.
 * @throws AppError `picture_unchecked`, `picture_held`
 */
async function assertPassed(
  { clock, queues }: GatewayContext,
  { _id, id, isPublic, pictureCheck }: ImageDocument,
): Promise<void> {
  const state = pictureCheck?.state ?? 'pending';
  if (isPublic || state === 'passed') return;
  if (state !== 'pending') throw new AppError('picture_held');
  const unchecked = { _id, pictureCheck: { $exists: false } };
  await Image.updateOne(unchecked, { $set: { pictureCheck: { state, at: clock.now() } } });
  await queues.addPictureCheck('image', String(id));
  throw new AppError('picture_unchecked');
}

const setVisibility = route({
  method: 'put',
  path: '/api/images/:id/visibility',
  access: 'user',
  policy: { resource: images, action: 'change' },
  summary: 'Makes a picture of yours public or private.',
  params: idParams,
  body: imageVisibilityRequest,
  responses: { 200: imageView },
  refuses: [
    ...([
      'consent_required',
      'switched_off',
      'limited',
      'picture_unchecked',
      'picture_held',
    ] as const),
    ...SAFETY_REFUSALS,
  ],
  async handler({ context, body, user, target: image }) {
    if (body.isPublic) {
      await assertMayPublish(context, user.id);
      // The rules may have grown since it was made, and now everyone will read it.
      await assertSafePicture(context, engineWords(image));
    }
    if (body.isPublic) await assertPassed(context, image);
    if (image.likenessId) await agree(context, image, body);
    const changed = await Image.findOneAndUpdate(
      { _id: image._id },
      { $set: { isPublic: body.isPublic } },
      { returnDocument: 'after' },
    );
    if (!changed) throw new AppError('not_found');
    if (body.isPublic && image.likenessId) await hideUnlessAgreed(changed);
    return { status: 200, body: await presentOne(await viewerOf(user.id), changed) };
  },
});

/** Another tab may have withdrawn the consent between its record and the publication. */
async function hideUnlessAgreed(image: ImageDocument): Promise<void> {
  if (await isPublicationAgreed(image.userId, image._id)) return;
  image.isPublic = false;
  await Image.updateOne({ _id: image._id }, { $set: { isPublic: false } });
}

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
    const run = await Run.findOne({ _id: image.runId, live: true });
    if (run) await cancelRun(context, run);
    await stopShowing(context, image);
    const isTrashed = (await trashImages(context, [image._id])) > 0;
    // A finished one that is not there to be trashed was, by the same request sent twice.
    if (!isTrashed && image.status !== 'complete') await removeImage(context, image);
    return { status: 200, body: OK };
  },
});

/** What is being made with it as the picture of a character's look comes to nothing. */
async function stopShowing(context: GatewayContext, { _id }: ImageDocument): Promise<void> {
  const shownTo = await Image.find({ referenceId: _id, status: 'pending' }, { userId: 1 });
  if (shownTo.length === 0) return;
  await stopRuns(context, { imageId: { $in: shownTo.map((image) => image._id) } });
}

export const imageRoutes: Route[] = [list, read, setVisibility, remove];
