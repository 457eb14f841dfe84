import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { firstImageModel } from '@vesper/core/config/image-models';
import { generateImageRequest } from '@vesper/core/contract/generate-image';
import { SEED_MAX } from '@vesper/core/contract/image';
import { AppError } from '@vesper/core/errors';
import { Image } from '@vesper/core/models/image';
import { Message } from '@vesper/core/models/message';
import type { RunDocument } from '@vesper/core/models/run';
import { rewriteReply } from '@vesper/core/runs/kinds/chat';
import { paintImage } from '@vesper/core/runs/kinds/image';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { startRun } from '@vesper/core/runs/start-run';
import type { GatewayContext } from '../../context.ts';
import { EXCHANGE } from '../chat/exchange.ts';
import { withinPlan } from '../plan/plan-limits.ts';

/** The same picture once more, as its member asked for it; a free one stays free. */
async function pictureAgain(
  { config }: GatewayContext,
  { imageId, userId, price }: RunDocument,
): Promise<RunDraft | null> {
  const image = await Image.findOne({ _id: imageId, userId });
  // A version has its mask no more, and its origin may be gone.
  if (!image || image.task) return null;
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
  });
}

/** The reply written anew, as a further version. */
async function replyAgain(
  _context: GatewayContext,
  { messageId, userId }: RunDocument,
): Promise<RunDraft | null> {
  const reply = await Message.findOne({ _id: messageId, userId, role: 'assistant' });
  return reply && !reply.imageId ? rewriteReply(reply) : null;
}

type Again = (context: GatewayContext, run: RunDocument) => Promise<RunDraft | null>;
const AGAIN: Partial<Record<RunDocument['kind'], Again>> = {
  image: pictureAgain,
  chat: replyAgain,
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
  if (run.kind === 'image') {
    const quota = { userId: run.userId.toHexString(), what: 'images', ref: runId } as const;
    await withinPlan(context, quota, () => startRun(context, runId, draft));
    return runId;
  }
  const price = await EXCHANGE.price(context, draft);
  await startRun(context, runId, { ...draft, price });
  return runId;
}
