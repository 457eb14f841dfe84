import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { seedOfLook } from '@vesper/core/characters/look';
import { firstImageModel, type ImageModelConfig } from '@vesper/core/config/image-models';
import {
  issuesWith,
  seedAt,
  type GenerateImageRequest,
} from '@vesper/core/contract/generate-image';
import { SEED_MAX } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { AppError } from '@vesper/core/errors';
import { readImageAbilities } from '@vesper/core/image-abilities';
import type { ImagePreset } from '@vesper/core/image-presets/image-preset';
import { imageOffer } from '@vesper/core/presenters/image-model';
import { paintImage } from '@vesper/core/runs/kinds/image';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { allOptions } from '@vesper/core/wildcards/expand-wildcards';
import type { GatewayContext } from '../../context.ts';
import { assertSafePicture } from '../safety/assert-safe.ts';
import { assertShowable, characterToShow } from './character-to-show.ts';
import { orderedWords, presetFor } from './order-words.ts';

const NOT_OFFERED = 'This model is not offered. Choose another one.';

type Offer = Pick<ImageModelView, 'sizes' | 'abilities' | 'steps' | 'guidance'>;

/**
 * Finds the model that is to paint, and holds the order to what it can do.
 * @throws AppError `validation_failed`, marked at the fields
 */
async function modelFor(
  { config, redis }: Pick<GatewayContext, 'config' | 'redis'>,
  order: GenerateImageRequest,
): Promise<{ model: ImageModelConfig; offer: Offer }> {
  const { modelId } = order;
  const model =
    modelId === undefined
      ? firstImageModel(config)
      : config.imageModels.find(({ id }) => id === modelId);
  if (!model) {
    throw new AppError('validation_failed', {
      issues: [{ path: 'modelId', message: NOT_OFFERED }],
    });
  }
  const told = await readImageAbilities(redis, [model.id]);
  const offer = imageOffer(model, told.get(model.id));
  const issues = issuesWith(order, offer);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return { model, offer };
}

const moved = (
  value: number | undefined,
  bounds: { min: number; max: number } | null,
): number | undefined =>
  value === undefined || !bounds ? undefined : Math.min(Math.max(value, bounds.min), bounds.max);

/** Steps and guidance of the order; of its style where it names none, within the model's bounds. */
function painting(
  order: GenerateImageRequest,
  { steps, guidance }: Offer,
  preset: ImagePreset | undefined,
): Pick<GenerateImageRequest, 'steps' | 'guidance'> {
  const by = {
    steps: order.steps ?? moved(preset?.steps, steps),
    guidance: order.guidance ?? moved(preset?.guidance, guidance),
  };
  return {
    ...(by.steps !== undefined && { steps: by.steps }),
    ...(by.guidance !== undefined && { guidance: by.guidance }),
  };
}

/** An order of pictures that was found to be in order. */
interface PictureOrder {
  /** Makes the draft of one of them. @param first the run of the first one */
  draft(index: number, first: Types.ObjectId): RunDraft;
}

/**
 * Holds an order to what the model can do, makes the words of each picture by its own seed, and has
 * the safety rules judge all of them.
 * @throws AppError `validation_failed`, marked at the field, or a refusal of the rules
 */
export async function pictureOrder(
  context: GatewayContext,
  user: { id: string },
  order: GenerateImageRequest,
): Promise<PictureOrder> {
  const { prompt, negativePrompt, presetId, characterId, count, ...rest } = order;
  // What is not chosen this time is judged too: a refusal is no matter of chance.
  await assertSafePicture(context, { prompt: allOptions(prompt), negativePrompt });
  const { model, offer } = await modelFor(context, order);
  const preset = presetFor(context, presetId, model.id);
  const character = await characterToShow(user.id, characterId);
  const seed = order.seed ?? seedOfLook(character, model) ?? randomInt(SEED_MAX + 1);
  const parts = {
    preset,
    lists: context.config.imagePresets.lists,
    leavesOut: offer.abilities.includes('negative'),
  };
  const words = Array.from({ length: count }, (_, index) =>
    orderedWords({ prompt, negativePrompt }, seedAt(seed, index), parts),
  );
  for (const said of new Map(words.map((one) => [one.said.prompt, one.said])).values()) {
    await assertSafePicture(context, said);
    if (character) await assertShowable(context, character, said.prompt);
  }
  const request = {
    ...rest,
    ...(negativePrompt !== undefined && { negativePrompt }),
    ...painting(order, offer, preset),
  };
  return {
    draft: (index, first) =>
      paintImage({
        userId: new Types.ObjectId(user.id),
        request: { ...request, prompt: words[index]?.prompt ?? prompt },
        model,
        seed: seedAt(seed, index),
        ...(words[index] && { words: words[index].kept }),
        ...(character && { characterId: character._id }),
        ...(count > 1 && { batchId: first }),
      }),
  };
}
