import type { Types } from 'mongoose';
import { z } from 'zod';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { generateVideoRequest, videoView, type VideoView } from '@vesper/core/contract/video';
import { removeVideo } from '@vesper/core/erasure/remove-video';
import { AppError } from '@vesper/core/errors';
import { Run } from '@vesper/core/models/run';
import { Video } from '@vesper/core/models/video';
import { presentVideo } from '@vesper/core/presenters/video';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { videos } from '../../resources/video.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertSafePicture, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { draftOfVideo } from './video-order.ts';

/** The film that a run makes, as it is now. */
async function presentRunVideo(runId: Types.ObjectId): Promise<VideoView> {
  const video = await Video.findOne({ runId });
  if (!video) throw new AppError('not_found');
  return presentVideo(video);
}

const generate = route({
  method: 'post',
  path: '/api/generate/video',
  access: 'user',
  policy: 'self',
  needs: 'videos',
  limit: 'generate',
  summary:
    'Makes a film for the price of its model by the second; at once with `Prefer: respond-async`.',
  body: generateVideoRequest,
  responses: { 201: videoView, 202: videoView },
  startsRun: true,
  refuses: [
    ...([
      'insufficient_tokens',
      'plan_limit',
      'too_many_videos',
      'not_found',
      'picture_unchecked',
      'picture_held',
    ] as const),
    ...SAFETY_REFUSALS,
  ],
  async handler(input) {
    const { context, body, user } = input;
    await assertSafePicture(context, body);
    return respondWithRun(input, {
      kind: 'video',
      counts: 'images',
      waitMs: LIMITS.videoWait,
      schema: videoView,
      draft: () => draftOfVideo(context, user.id, body),
      present: presentRunVideo,
    });
  },
});

const list = route({
  method: 'get',
  path: '/api/videos',
  access: 'user',
  policy: 'self',
  summary: 'Your films, newest first.',
  query: pageQuery,
  responses: { 200: z.array(videoView) },
  async handler({ query, user, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Video.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.createdAt };
    });
    const found = await Video.find({ userId: user.id, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.map(presentVideo), headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/videos/:id',
  access: 'user',
  policy: { resource: videos, action: 'read' },
  summary: 'One film of yours.',
  params: idParams,
  responses: { 200: videoView },
  async handler({ target }) {
    return { status: 200, body: presentVideo(target) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/videos/:id',
  access: 'user',
  policy: { resource: videos, action: 'change' },
  summary: 'Deletes a film of yours with its files; one that is being made is stopped first.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target: video }) {
    const run = await Run.findOne({ _id: video.runId, live: true });
    if (run) await cancelRun(context, run);
    await removeVideo(context, video);
    return { status: 200, body: OK };
  },
});

export const videoRoutes: Route[] = [generate, list, read, remove];
