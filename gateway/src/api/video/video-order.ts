import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import type { VideoModelConfig } from '@vesper/core/config/video-models';
import { SEED_MAX } from '@vesper/core/contract/image';
import { videoIssues, videoPrice, type GenerateVideoRequest } from '@vesper/core/contract/video';
import type { VideoModelView } from '@vesper/core/contract/video-model';
import { AppError } from '@vesper/core/errors';
import { presentVideoModel } from '@vesper/core/presenters/video-model';
import { makeVideo } from '@vesper/core/runs/kinds/video';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { offeredVideoModels } from '@vesper/core/video-abilities';
import type { GatewayContext } from '../../context.ts';
import { images } from '../../resources/image.ts';
import { assertSource } from '../image/version-order.ts';

const NOT_OFFERED = 'This model is not offered. Choose another one.';
const NO_FILMS = 'Films cannot be made here right now. Please try again later.';
const OF_SOMEBODY = 'This picture shows you by your photo. Choose one that shows nobody.';

const invalid = (path: string, message: string) =>
  new AppError('validation_failed', { issues: [{ path, message }] });

/**
 * Finds the model that is to make a film, and holds the order to what it can do.
 * @throws AppError `unavailable` where no film can be made; `validation_failed`, marked at the fields
 */
async function modelFor(
  { config, redis }: Pick<GatewayContext, 'config' | 'redis'>,
  order: GenerateVideoRequest,
): Promise<{ model: VideoModelConfig; offer: VideoModelView }> {
  const all = (await offeredVideoModels(redis, config.videoModels)).map(({ model, ...known }) => ({
    model,
    offer: presentVideoModel(model, known),
  }));
  const [first] = all;
  if (!first) throw new AppError('unavailable', { message: NO_FILMS, retryAfter: 30 });
  const { modelId } = order;
  const fitting = all.find(({ offer }) => videoIssues(order, offer).length === 0);
  const chosen =
    modelId === undefined ? (fitting ?? first) : all.find(({ model }) => model.id === modelId);
  if (!chosen) throw invalid('modelId', NOT_OFFERED);
  const issues = videoIssues(order, chosen.offer);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return chosen;
}

/**
 * A picture can be set in motion by who owns it, once it is there and was not refused. One that was
 * made with a photo of its owner is not: nobody was asked if they agree to be moved.
 * @throws AppError `not_found`, `picture_unchecked`, `picture_held`, `validation_failed`
 */
async function assertMovable(userId: string, imageId: string): Promise<void> {
  const image = await images.load({ userId }, 'change', imageId);
  assertSource(image);
  if (image.likenessId) throw invalid('imageId', OF_SOMEBODY);
}

/**
 * Makes the draft of a film that was found to be in order.
 * @throws AppError as above
 */
export async function draftOfVideo(
  context: Pick<GatewayContext, 'config' | 'redis'>,
  userId: string,
  order: GenerateVideoRequest,
): Promise<RunDraft> {
  const { model, offer } = await modelFor(context, order);
  if (order.imageId !== undefined) await assertMovable(userId, order.imageId);
  const [usual = 1] = model.seconds;
  const seconds = order.seconds ?? usual;
  return makeVideo({
    userId: new Types.ObjectId(userId),
    request: { ...order, seconds },
    model,
    seed: order.seed ?? randomInt(SEED_MAX + 1),
    price: videoPrice(offer, seconds),
  });
}
