import { z } from 'zod';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { imageView, imageVisibilityRequest } from '@vesper/core/contract/image';
import { revealQuery } from '@vesper/core/contract/maturity';
import { removeImage } from '@vesper/core/erasure/remove-image';
import { AppError } from '@vesper/core/errors';
import {
  isPublicationAgreed,
  recordPublication,
  withdrawPublication,
} from '@vesper/core/likeness/consent';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { Run } from '@vesper/core/models/run';
import { NOT_TAKEN_DOWN } from '@vesper/core/policies/visibility';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import type { GatewayContext } from '../../context.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { assertSafePicture, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { viewerOf, viewerOfOne } from '../gallery/viewer-of.ts';
import { presentOne, presentOwn } from './image-views.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { images } from '../../resources/image.ts';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/images',
  access: 'user',
  policy: 'self',
  summary: 'Your pictures, newest first.',
  query: pageQuery,
  responses: { 200: z.array(imageView) },
  async handler({ query, user, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Image.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.createdAt };
    });
    const own = { userId: user.id, ...NOT_TAKEN_DOWN };
    const found = await Image.find({ ...own, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentOwn(user.id, items), headers };
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
      await assertSafePicture(context, image);
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
  summary: 'Deletes a picture of yours, its likes and files included.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target: image }) {
    const run = await Run.findOne({ _id: image.runId, live: true });
    if (run) await cancelRun(context, run);
    await removeImage(context, image);
    return { status: 200, body: OK };
  },
});

export const imageRoutes: Route[] = [list, read, setVisibility, remove];
