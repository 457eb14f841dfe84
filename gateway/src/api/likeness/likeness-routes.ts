import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { z } from 'zod';
import { firstImageModel } from '@vesper/core/config/image-models';
import { idParams } from '@vesper/core/contract/common';
import { imageView, SEED_MAX } from '@vesper/core/contract/image';
import {
  addLikenessRequest,
  consentView,
  firstPictureRequest,
  giveConsentRequest,
  LIKENESS_CONSENT,
  likenessRemoval,
  likenessView,
  removeLikenessQuery,
  type ConsentView,
  type LikenessView,
} from '@vesper/core/contract/likeness';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { findConsent, giveConsent } from '@vesper/core/likeness/consent';
import { removeAllLikenesses, removeLikenesses } from '@vesper/core/erasure/remove-likenesses';
import type { ConsentDocument } from '@vesper/core/models/consent';
import { Likeness } from '@vesper/core/models/likeness';
import { presentLikeness } from '@vesper/core/presenters/likeness';
import { inspectPhoto } from '@vesper/core/runs/kinds/likeness';
import { paintFirstPicture } from '@vesper/core/runs/kinds/first-picture';
import { likenesses } from '../../resources/likeness.ts';
import { SAFETY_REFUSALS, assertSafe } from '../safety/assert-safe.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { presentRunImage } from '../image/image-views.ts';
import { presentLikenesses } from './likeness-views.ts';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/onlyfans-self-ai',
  access: 'user',
  policy: 'self',
  summary: 'Your photos of yourself, newest first, with what was made with each.',
  responses: { 200: z.array(likenessView) },
  async handler({ user }) {
    const found = await Likeness.find({ userId: user.id, status: { $ne: 'stopped' } }).sort({
      createdAt: -1,
      _id: -1,
    });
    return { status: 200, body: await presentLikenesses(found) };
  },
});

function presentConsent(consent: ConsentDocument | null): ConsentView {
  const { version } = LIKENESS_CONSENT;
  return { version, consentedAt: consent?.createdAt.toISOString() ?? null };
}

const readConsent = route({
  method: 'get',
  path: '/api/onlyfans-self-ai/consent',
  access: 'user',
  policy: 'self',
  summary: 'Which text is in force, and whether you agreed to it.',
  responses: { 200: consentView },
  async handler({ user }) {
    const consent = await findConsent(new Types.ObjectId(user.id));
    return { status: 200, body: presentConsent(consent) };
  },
});

const consent = route({
  method: 'post',
  path: '/api/onlyfans-self-ai/consent',
  access: 'user',
  policy: 'self',
  summary: 'Agrees to what is done with your photos; it is taken back by deleting them all.',
  body: giveConsentRequest,
  responses: { 201: consentView },
  refuses: ['consent_outdated'],
  async handler({ context, body, user }) {
    if (body.version !== LIKENESS_CONSENT.version) throw new AppError('consent_outdated');
    const given = await giveConsent(context.clock, new Types.ObjectId(user.id));
    return { status: 201, body: presentConsent(given) };
  },
});

const add = route({
  method: 'put',
  path: '/api/onlyfans-self-ai',
  access: 'user',
  policy: 'self',
  needs: 'likeness',
  limit: 'likenesses',
  summary: 'Adds an uploaded photo of yourself; it is looked at as a run of kind likeness.',
  body: addLikenessRequest,
  responses: { 202: likenessView },
  startsRun: true,
  refuses: ['consent_required', 'upload_not_found', 'likeness_full', 'bad_picture'],
  async handler(input) {
    const { context, body, user } = input;
    const userId = new Types.ObjectId(user.id);
    const { body: photo, headers } = await respondWithRun(input, {
      kind: 'likeness',
      waitMs: 0,
      schema: likenessView,
      draft: () => inspectPhoto(context, userId, body.imageURL),
      present: presentRunLikeness,
    });
    // Always later, also for those who did not ask for that.
    return { status: 202, body: photo, headers };
  },
});

async function presentRunLikeness(runId: Types.ObjectId): Promise<LikenessView> {
  const photo = await Likeness.findOne({ runId });
  if (!photo) throw new AppError('not_found');
  return presentLikeness(photo);
}

const firstPicture = route({
  method: 'post',
  path: '/api/onlyfans-self-ai/first-picture',
  access: 'user',
  policy: 'self',
  needs: 'images',
  limit: 'generate',
  summary: 'Makes the first picture with your photos, which is free, once.',
  body: firstPictureRequest,
  responses: { 201: imageView, 202: imageView },
  startsRun: true,
  refuses: [
    'first_picture_used',
    'likeness_not_ready',
    'consent_required',
    'too_many_runs',
    'not_found',
    ...SAFETY_REFUSALS,
  ],
  async handler(input) {
    const { context, body, user } = input;
    await assertSafe(context, body.prompt, 'prompt', 'prompt');
    const userId = new Types.ObjectId(user.id);
    const seed = randomInt(SEED_MAX + 1);
    const model = firstImageModel(context.config);
    return respondWithRun(input, {
      kind: 'image',
      waitMs: LIMITS.imageWait,
      schema: imageView,
      draft: () => paintFirstPicture({ userId, prompt: body.prompt, model, seed }),
      present: presentRunImage,
    });
  },
});

const remove = route({
  method: 'delete',
  path: '/api/onlyfans-self-ai/:id',
  access: 'user',
  policy: { resource: likenesses, action: 'remove' },
  summary: 'Deletes a photo of yourself and stops what uses it; by choice the pictures too.',
  params: idParams,
  query: removeLikenessQuery,
  responses: { 200: likenessRemoval },
  async handler({ context, query, target: { _id, userId } }) {
    const removal = { userId, ids: [_id], pictures: query.pictures };
    return { status: 200, body: await removeLikenesses(context, removal) };
  },
});

const removeAll = route({
  method: 'delete',
  path: '/api/onlyfans-self-ai',
  access: 'user',
  policy: 'self',
  summary:
    'Deletes all photos of yourself and takes your consent back; by choice the pictures too.',
  query: removeLikenessQuery,
  responses: { 200: likenessRemoval },
  async handler({ context, query, user }) {
    const userId = new Types.ObjectId(user.id);
    return { status: 200, body: await removeAllLikenesses(context, userId, query.pictures) };
  },
});

export const likenessRoutes: Route[] = [
  list,
  readConsent,
  consent,
  add,
  firstPicture,
  remove,
  removeAll,
];
