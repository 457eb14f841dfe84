import { randomInt } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import { firstImageModel } from '@vesper/core/config/image-models';
import { generateImageRequest } from '@vesper/core/contract/generate-image';
import { SEED_MAX } from '@vesper/core/contract/image';
import { generateVideoRequest } from '@vesper/core/contract/video';
import { AppError } from '@vesper/core/errors';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';
import { Message } from '@vesper/core/models/message';
import { Video } from '@vesper/core/models/video';
import type { RunDocument } from '@vesper/core/models/run';
import { rewriteReply } from '@vesper/core/runs/kinds/chat';
import { paintImage } from '@vesper/core/runs/kinds/image';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { startRun } from '@vesper/core/runs/start-run';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import type { GatewayContext } from '../../context.ts';
import { EXCHANGE } from '../chat/exchange.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { draftOfVideo } from '../video/video-order.ts';

/** The same picture once more, as its member asked for it; a free one stays free. */
async function pictureAgain(
  { config, storage }: GatewayContext,
  { imageId, userId, price }: RunDocument,
): Promise<RunDraft | null> {
  const image = await Image.findOne({ _id: imageId, userId, ...KEPT });
  const version = image && (await versionAgain(storage, image));
  if (!image || version === null) return null;
  const { prompt, negativePrompt, size, quality, style, likenessId, characterId } = image;
  const { modelId, steps, guidance } = image;
  const request = generateImageRequest.parse({
    ...{ prompt, size, quality, style },
    ...(negativePrompt && { negativePrompt }),
    ...(likenessId && { likenessId: likenessId.toHexString() }),
    ...(modelId && { modelId }),
    ...(typeof steps === 'number' && { steps }),
    ...(typeof guidance === 'number' && { guidance }),
  });
  const model = config.imageModels.find(({ id }) => id === modelId) ?? firstImageModel(config);
  const seed = randomInt(SEED_MAX + 1);
  return paintImage({
    ...{ userId, request, model, seed, price },
    ...(characterId && { characterId }),
    ...version,
    words: wordsOf(image),
  });
}

/** The words as they were composed then, also where the operator has changed the style since. */
function wordsOf({ promptTemplate, preset, composed }: ImageDocument) {
  return {
    ...(promptTemplate && { promptTemplate }),
    ...(preset && { preset }),
    ...(composed && { composed }),
  };
}

/**
 * What a picture was made of, of one that was made of another; nothing of one of words alone.
 * @returns null where its origin is gone, or what was to be painted anew
 */
async function versionAgain(storage: ObjectStorage, image: ImageDocument) {
  const { task, originId, rootId, strength, zoom, description, basis, width, height } = image;
  if (!task || !originId || !rootId) return {};
  const owner = image.userId.toHexString();
  if (!(await Image.exists({ _id: originId, userId: image.userId, ...KEPT }))) return null;
  const given = { strength, zoom, description, basis, width, height };
  const version = { task, originId, rootId, ...given };
  if (task !== 'inpaint') return { version };
  const mask = await storage.get(objectKeys.mask(owner, image.id));
  if (!mask) return null;
  const bytes = await buffer(mask.body);
  return { version, keepMask: (key: string) => storage.put(key, bytes, 'image/png') };
}

/** The reply written anew, as a further version. */
async function replyAgain(
  _context: GatewayContext,
  { messageId, userId }: RunDocument,
): Promise<RunDraft | null> {
  const reply = await Message.findOne({ _id: messageId, userId, role: 'assistant' });
  return reply && !reply.imageId ? rewriteReply(reply) : null;
}

/** The same film once more, as its member asked for it, with another seed. */
async function filmAgain(
  context: GatewayContext,
  { videoId, userId }: RunDocument,
): Promise<RunDraft | null> {
  const video = await Video.findOne({ _id: videoId, userId });
  if (!video) return null;
  const { prompt, ratio, seconds, modelId, negativePrompt, imageId } = video;
  const request = generateVideoRequest.parse({
    ...{ prompt, ratio, seconds, modelId },
    ...(negativePrompt && { negativePrompt }),
    ...(imageId && { imageId: imageId.toHexString() }),
  });
  return draftOfVideo(context, userId.toHexString(), request);
}

type Again = (context: GatewayContext, run: RunDocument) => Promise<RunDraft | null>;
const AGAIN: Partial<Record<RunDocument['kind'], Again>> = {
  image: pictureAgain,
  chat: replyAgain,
  video: filmAgain,
};

/**
 * Starts what failed or was stopped anew, on the member's account: they pay as for any other, and
 * what they already got back stays with them.
 * @returns the id of the new run
 * @throws AppError `not_retryable`, and what starting throws
 */
export async function retryRun(context: GatewayContext, run: RunDocument): Promise<Types.ObjectId> {
  const hasEnded = run.status === 'failed' || run.status === 'stopped';
  const draft = hasEnded && !run.live ? await AGAIN[run.kind]?.(context, run) : null;
  if (!draft) throw new AppError('not_retryable');
  const runId = new Types.ObjectId();
  if (run.kind === 'image' || run.kind === 'video') {
    const quota = { userId: run.userId.toHexString(), what: 'images', ref: runId } as const;
    await withinPlan(context, quota, () => startRun(context, runId, draft));
    return runId;
  }
  const price = await EXCHANGE.price(context, draft);
  await startRun(context, runId, { ...draft, price });
  return runId;
}
