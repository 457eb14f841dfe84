import type { GenerateImageRequest } from '@vesper/core/contract/generate-image';
import type { ImagePresetView } from '@vesper/core/contract/image-preset';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import type { ImageSize } from '@vesper/core/contract/image';
import { seedOf, type Advanced, type Choice, type Settings } from '../../data/image/image-draft.ts';

interface Wishes {
  prompt: string;
  settings: Settings;
  advanced: Advanced;
  choice: Choice;
  /** The styles on offer. */
  presets: readonly ImagePresetView[];
  /** The photo of oneself that the picture is to feature. */
  likenessId: string | null;
  /** The character that is to be seen in it. */
  characterId: string | null;
}

/** The size that a model paints in: the wanted one, or its first. */
export function sizeFor({ sizes }: ImageModelView, wanted: ImageSize): ImageSize {
  return sizes.includes(wanted) ? wanted : (sizes[0] ?? wanted);
}

/** The styles that a model paints in. */
export const presetsFor = (
  presets: readonly ImagePresetView[],
  modelId: string,
): readonly ImagePresetView[] =>
  presets.filter(({ modelIds }) => modelIds === null || modelIds.includes(modelId));

/** True for a typed seed that is one, and where the model takes none. */
export const isSeedRight = ({ abilities }: ImageModelView, { seed }: Advanced): boolean =>
  !abilities.includes('seed') || seedOf(seed) !== null;

/** The order as it is sent; what is left empty, or what the model cannot do, is left out. */
export function orderOf(wishes: Wishes, model: ImageModelView): GenerateImageRequest {
  const { prompt, settings, advanced, choice, presets } = wishes;
  const preset = presetsFor(presets, model.id).find(({ id }) => id === choice.presetId);
  const { abilities } = model;
  const seed = seedOf(advanced.seed) ?? undefined;
  const negativePrompt = advanced.negativePrompt.trim();
  return {
    prompt: prompt.trim(),
    size: sizeFor(model, settings.size),
    quality: settings.quality,
    style: settings.style,
    count: choice.count,
    ...(choice.modelId === model.id && { modelId: model.id }),
    ...(preset && { presetId: preset.id }),
    ...(seed !== undefined && abilities.includes('seed') && { seed }),
    ...(negativePrompt !== '' && abilities.includes('negative') && { negativePrompt }),
    ...whoIsSeen(wishes, model),
    ...within('steps', advanced.steps, model.steps),
    ...within('guidance', advanced.guidance, model.guidance),
  };
}

/** Oneself where the model can show somebody, else the character. */
function whoIsSeen(
  { likenessId, characterId }: Wishes,
  { abilities }: ImageModelView,
): Pick<GenerateImageRequest, 'likenessId' | 'characterId'> {
  if (likenessId !== null && abilities.includes('reference')) return { likenessId };
  return characterId === null ? {} : { characterId };
}

/** A choice made at one model means something else at another: there it is moved into the bounds. */
function within<Name extends string>(
  name: Name,
  value: number | null,
  bounds: { min: number; max: number } | null,
): Partial<Record<Name, number>> {
  if (value === null || !bounds) return {};
  const kept: Partial<Record<Name, number>> = {};
  kept[name] = Math.min(Math.max(value, bounds.min), bounds.max);
  return kept;
}
