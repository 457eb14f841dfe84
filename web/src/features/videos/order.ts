import { SEED_MAX } from '@vesper/core/contract/image';
import type { GenerateVideoRequest } from '@vesper/core/contract/video';
import type { VideoModelView, VideoRatio } from '@vesper/core/contract/video-model';

/** What a form of a film holds; choices that a model lacks count for nothing. */
export interface Draft {
  prompt: string;
  modelId: string | null;
  ratio: VideoRatio;
  seconds: number | null;
  negativePrompt: string;
  /** As it is typed; empty for any. */
  seed: string;
  imageId: string | null;
}

export const EMPTY_DRAFT: Draft = {
  ...{ prompt: '', modelId: null, ratio: '16:9', seconds: null },
  ...{ negativePrompt: '', seed: '', imageId: null },
};

/** The chosen model; the first one where nobody chose, or what was chosen is gone. */
export const modelOf = (models: readonly VideoModelView[], id: string | null) =>
  models.find((model) => model.id === id) ?? models[0];

/** The length that counts: the chosen one, where the model has it. */
export const secondsFor = (model: VideoModelView, seconds: number | null): number =>
  model.seconds.find((one) => one === seconds) ?? model.seconds[0] ?? 1;

export const ratioFor = (model: VideoModelView, ratio: VideoRatio): VideoRatio =>
  model.ratios.find((one) => one === ratio) ?? model.ratios[0] ?? ratio;

/** The number in a text; undefined for none, null for what is no seed. */
export function seedIn(text: string): number | undefined | null {
  const typed = text.trim();
  if (typed === '') return undefined;
  const seed = Number(typed);
  return /^\d+$/.test(typed) && seed <= SEED_MAX ? seed : null;
}

/** What is ordered: only what the model can do goes with it. */
export function requestOf(draft: Draft, model: VideoModelView): GenerateVideoRequest {
  const seed = seedIn(draft.seed);
  const negativePrompt = draft.negativePrompt.trim();
  return {
    prompt: draft.prompt,
    ratio: ratioFor(model, draft.ratio),
    seconds: secondsFor(model, draft.seconds),
    modelId: model.id,
    ...(typeof seed === 'number' && { seed }),
    ...(negativePrompt !== '' && model.abilities.includes('negative') && { negativePrompt }),
    ...(draft.imageId !== null &&
      model.abilities.includes('animate') && { imageId: draft.imageId }),
  };
}
