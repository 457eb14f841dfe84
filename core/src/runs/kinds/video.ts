import { Types } from 'mongoose';
import { LIMITS } from '../../contract/limits.ts';
import type { RunEnd } from '../../contract/run.ts';
import type { GenerateVideoRequest } from '../../contract/video.ts';
import { videoSubject } from '../../models/run-subject.ts';
import { Video } from '../../models/video.ts';
import { presentVideo } from '../../presenters/video.ts';
import { objectKeys } from '../../storage/object-keys.ts';
import type { RunDraft } from '../run-draft.ts';
import { defineKind } from './kind.ts';

const MESSAGES = {
  completed: { title: 'Your film is ready', body: 'Come and watch it.' },
  failed: {
    title: 'A film could not be made',
    body: 'Nothing was charged for it. Please try again.',
  },
  stopped: null,
} as const satisfies Record<RunEnd, unknown>;

interface VideoOrder {
  userId: Types.ObjectId;
  request: GenerateVideoRequest & { seconds: number };
  /** The one that makes it. */
  model: { id: string; name: string };
  seed: number;
  price: number;
}

/** A film. */
export function makeVideo({ userId, request, model, seed, price }: VideoOrder): RunDraft {
  const videoId = new Types.ObjectId();
  const owner = userId.toHexString();
  return {
    userId,
    subject: { kind: 'video', videoId },
    slots: Array.from({ length: LIMITS.videoRunsPerUser }, (_, n) => `video:${owner}:${n}`),
    busy: 'too_many_videos',
    price,
    write: ({ _id: runId, createdAt }) =>
      Video.create({
        ...request,
        ...{ _id: videoId, userId, runId, seed, createdAt },
        model: model.name,
        modelId: model.id,
        negativePrompt: request.negativePrompt ?? null,
        status: 'pending',
      }),
  };
}

export const video = defineKind({
  subject: videoSubject,
  // A model on one card takes minutes for a few seconds.
  timeoutMs: 900_000,
  waitMs: LIMITS.modelWait,
  streamsText: false,
  countsFrom: 'completion',
  tellsPosition: true,
  async undo(_context, _run, { videoId }) {
    await Video.deleteOne({ _id: videoId });
  },
  async decide(_context, _run, { videoId }, outcome) {
    const status = outcome.status === 'completed' ? 'complete' : outcome.status;
    const failed = outcome.status === 'failed' && { failureCode: outcome.code };
    await Video.updateOne({ _id: videoId, status: 'pending' }, { $set: { status, ...failed } });
  },
  async read(_run, { videoId }) {
    const film = await Video.findById(videoId);
    if (!film || film.status === 'pending') return null;
    const end = film.status === 'complete' ? 'completed' : film.status;
    return { end, views: end === 'completed' ? { video: presentVideo(film) } : {} };
  },
  async afterEnd({ storage }, { userId }, { videoId }) {
    // One that was stopped while it was stored was paid back, and must not lie there.
    if (await Video.exists({ _id: videoId, status: 'complete' })) return;
    await storage.deleteAll(objectKeys.videoFiles(userId.toHexString(), videoId.toHexString()));
  },
  notification: async (_subject, end) => MESSAGES[end],
});
