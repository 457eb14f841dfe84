import { idParams } from '@vesper/core/contract/common';
import { orderedImage } from '@vesper/core/contract/generate-image';
import {
  imageFamily,
  imageVersionRequest,
  VERSION_LIMITS,
} from '@vesper/core/contract/image-version';
import { LIMITS } from '@vesper/core/contract/limits';
import { Image } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';
import { route, type Route } from '../../http/route.ts';
import { images } from '../../resources/image.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertSafePicture, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { orderedRuns, presentOrder, presentOwn } from './image-views.ts';
import { assertSource, versionOrder } from './version-order.ts';
import { descriptionOf, wordsOf } from './version-words.ts';

const makeVersion = route({
  method: 'post',
  path: '/api/images/:id/versions',
  access: 'user',
  policy: { resource: images, action: 'change' },
  needs: 'images',
  limit: 'generate',
  summary:
    'Makes pictures of one of yours: varied, changed by words, painted anew in part, painted on ' +
    'around, or enlarged; at once with `Prefer: respond-async`.',
  params: idParams,
  body: imageVersionRequest,
  bodyBytes: VERSION_LIMITS.bodyBytes,
  responses: { 201: orderedImage, 202: orderedImage },
  startsRun: true,
  refuses: [
    'insufficient_tokens',
    'plan_limit',
    'too_many_runs',
    'likeness_not_ready',
    'consent_required',
    'picture_unchecked',
    'picture_held',
    ...SAFETY_REFUSALS,
  ],
  async handler(input) {
    const { context, body, target: origin } = input;
    assertSource(origin);
    await assertSafePicture(context, wordsOf(context, origin, body).said);
    // What changes may be harmless by itself, and not in this picture.
    const whole = descriptionOf(origin, body);
    if (whole !== null) await assertSafePicture(context, { prompt: whole });
    const order = await versionOrder(context, origin, body);
    const further = Array.from({ length: order.count - 1 }, (_, index) => index + 1);
    return respondWithRun(input, {
      kind: 'image',
      counts: 'images',
      waitMs: LIMITS.imageWait,
      schema: orderedImage,
      draft: (first) => order.draft(0, first),
      ...(further.length > 0 && {
        further: {
          count: further.length,
          drafts: (first) => further.map((index) => order.draft(index, first)),
          runIds: orderedRuns,
        },
      }),
      present: presentOrder,
    });
  },
});

const listFamily = route({
  method: 'get',
  path: '/api/images/:id/versions',
  access: 'user',
  policy: { resource: images, action: 'change' },
  summary: 'A picture of yours with all that came of it and all it came of, oldest first.',
  params: idParams,
  responses: { 200: imageFamily },
  async handler({ target, user }) {
    const root = target.rootId ?? target._id;
    const found = await Image.find({
      ...{ userId: user.id, ...KEPT },
      $or: [{ _id: root }, { rootId: root }],
    })
      .sort({ createdAt: 1, _id: 1 })
      .limit(VERSION_LIMITS.family);
    return { status: 200, body: { images: await presentOwn(user.id, found) } };
  },
});

export const versionRoutes: Route[] = [makeVersion, listFamily];
