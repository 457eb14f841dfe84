import { randomInt } from 'node:crypto';
import type { Types } from 'mongoose';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { seedAt, type GenerateImageRequest } from '@vesper/core/contract/generate-image';
import { SEED_MAX } from '@vesper/core/contract/image';
import type { ImageVersionRequest } from '@vesper/core/contract/image-version';
import { AppError } from '@vesper/core/errors';
import { readImageAbilities } from '@vesper/core/image-abilities';
import { engineWords } from '@vesper/core/image-presets/compose-words';
import type { ImageDocument } from '@vesper/core/models/image';
import { imageOffer } from '@vesper/core/presenters/image-model';
import { paintImage } from '@vesper/core/runs/kinds/image';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import type { GatewayContext } from '../../context.ts';
import { outpaintOf, pixelsOf, readMask, upscaledPixels } from './version-pixels.ts';
import { descriptionOf, shownWords, wordsOf } from './version-words.ts';

/** Below this the composition stays, for painters that compose by words and seed. */
const COMPOSITION_KEPT_BELOW = 0.5;

const invalid = (path: string, message: string) =>
  new AppError('validation_failed', { issues: [{ path, message }] });

/**
 * Finds the model that is to make a version: the one that was chosen, the one that made the origin,
 * or the first one that can do it.
 * @throws AppError `validation_failed`, marked at the field
 */
async function modelFor(
  { config, redis }: Pick<GatewayContext, 'config' | 'redis'>,
  origin: ImageDocument,
  order: ImageVersionRequest,
): Promise<ImageModelConfig> {
  const { imageModels } = config;
  const told = await readImageAbilities(
    redis,
    imageModels.map(({ id }) => id),
  );
  const offerOf = (model: ImageModelConfig) => imageOffer(model, told.get(model.id));
  const size = order.task === 'outpaint' ? order.size : origin.size;
  const isAble = (model: ImageModelConfig): boolean =>
    offerOf(model).abilities.includes(order.task) && offerOf(model).sizes.includes(size);
  const own = imageModels.find(({ id, name }) =>
    origin.modelId ? id === origin.modelId : name === origin.model,
  );
  const { modelId } = order;
  const model =
    modelId === undefined
      ? [...(own ? [own] : []), ...imageModels].find(isAble)
      : imageModels.find(({ id }) => id === modelId);
  if (!model) {
    throw invalid(
      'modelId',
      modelId === undefined
        ? 'No model here can do this with this picture.'
        : 'This model is not offered. Choose another one.',
    );
  }
  if (!isAble(model)) throw invalid('modelId', 'This model cannot do this. Choose another one.');
  const takesSeed = order.seed === undefined || offerOf(model).abilities.includes('seed');
  if (!takesSeed) throw invalid('seed', 'This model takes no seed.');
  return model;
}

/** @throws AppError `picture_unchecked` for one that is not there yet, `picture_held` */
export function assertSource({ status, pictureCheck }: ImageDocument): void {
  if (status !== 'complete') throw new AppError('picture_unchecked');
  const state = pictureCheck?.state ?? 'passed';
  if (state === 'review' || state === 'refused') throw new AppError('picture_held');
}

function basisOf(origin: ImageDocument, order: ImageVersionRequest) {
  if (order.task === 'outpaint') return null;
  if (order.task === 'vary' && order.strength >= COMPOSITION_KEPT_BELOW) return null;
  const { basis } = origin;
  return { prompt: basis?.prompt ?? engineWords(origin).prompt, seed: basis?.seed ?? origin.seed };
}

/** The painter of the house changes nothing but what the words change, by the seed it had. */
function seedFor(
  { task }: ImageVersionRequest,
  { engine }: ImageModelConfig,
  basis: { seed: number } | null,
): number {
  const isChange = task === 'edit' || task === 'inpaint';
  return engine === 'builtin' && isChange && basis ? basis.seed : randomInt(SEED_MAX + 1);
}

function versionFields(
  origin: ImageDocument,
  order: ImageVersionRequest,
  basis: ReturnType<typeof basisOf>,
) {
  return {
    task: order.task,
    originId: origin._id,
    rootId: origin.rootId ?? origin._id,
    ...('strength' in order && { strength: order.strength }),
    ...(order.task === 'outpaint' && outpaintOf(origin, order)),
    ...(order.task === 'upscale' && upscaledPixels(origin, order.factor)),
    ...(order.task === 'cutout' && pixelsOf(origin)),
    description: descriptionOf(origin, order),
    basis,
  };
}

/** As an order of words would be: with what the origin was ordered with, photo included. */
function requestFor(
  origin: ImageDocument,
  order: ImageVersionRequest,
  model: ImageModelConfig,
): Omit<GenerateImageRequest, 'count' | 'presetId'> {
  const { quality, style, likenessId, negativePrompt } = origin;
  const keepsLeftOut = order.task === 'vary' || order.task === 'outpaint';
  return {
    prompt: shownWords(origin, order),
    size: order.task === 'outpaint' ? order.size : origin.size,
    ...{ quality, style, modelId: model.id },
    ...(keepsLeftOut && negativePrompt && { negativePrompt }),
    ...(likenessId && { likenessId: likenessId.toHexString() }),
  };
}

/** An order of versions that was found to be in order. */
export interface VersionOrder {
  count: number;
  /** Makes the draft of one of them. @param first the run of the first one, where there are several */
  draft(index: number, first: Types.ObjectId): RunDraft;
}

/**
 * Holds an order to what the picture is and what models can do.
 * @throws AppError `validation_failed`, marked at the field
 */
export async function versionOrder(
  context: Pick<GatewayContext, 'config' | 'redis' | 'storage'>,
  origin: ImageDocument,
  order: ImageVersionRequest,
): Promise<VersionOrder> {
  const model = await modelFor(context, origin, order);
  const mask = order.task === 'inpaint' ? readMask(order.mask, pixelsOf(origin)) : undefined;
  const count = 'count' in order ? order.count : 1;
  const basis = basisOf(origin, order);
  const seed = order.seed ?? seedFor(order, model, basis);
  const { userId, characterId } = origin;
  const version = versionFields(origin, order, basis);
  const request = requestFor(origin, order, model);
  const { kept: words } = wordsOf(context, origin, order);
  return {
    count,
    draft: (index, first) =>
      paintImage({
        ...{ userId, request, model, version, words, seed: seedAt(seed, index) },
        ...(count > 1 && { batchId: first }),
        ...(characterId && { characterId }),
        ...(mask && { keepMask: (key) => context.storage.put(key, mask, 'image/png') }),
      }),
  };
}
