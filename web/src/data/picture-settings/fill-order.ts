import type { ImageSize } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import type { Advanced, Choice, Settings } from '../image/image-draft.ts';
import { aspectOf } from '../image/image-options.ts';
import type { FoundSettings } from './found-settings.ts';

/** An order being written. */
export interface WrittenOrder {
  prompt: string;
  settings: Settings;
  advanced: Advanced;
  choice: Choice;
}

/** Puts what a picture says into an order; what it does not say stays as it is. */
export function fillOrder(
  order: WrittenOrder,
  found: FoundSettings,
  models: readonly ImageModelView[],
): WrittenOrder {
  const { settings, advanced, choice } = order;
  const { prompt = order.prompt, quality = settings.quality, style = settings.style } = found;
  const model = modelFor(found, models);
  return {
    prompt,
    settings: { size: sizeFor(found, model?.sizes) ?? settings.size, quality, style },
    advanced: advancedWith(advanced, found),
    choice: {
      ...choice,
      modelId: model?.id ?? choice.modelId,
      presetId: found.presetId ?? null,
    },
  };
}

function advancedWith(advanced: Advanced, found: FoundSettings): Advanced {
  const { seed, negativePrompt = advanced.negativePrompt, steps = null, guidance = null } = found;
  const typed = seed === undefined ? advanced.seed : String(seed);
  return { ...advanced, seed: typed, negativePrompt, steps, guidance };
}

/** The model of this id, or one whose name is that of the file's model, in part at least. */
function modelFor(
  { modelId, model }: FoundSettings,
  models: readonly ImageModelView[],
): ImageModelView | undefined {
  const byId = models.find(({ id }) => id === modelId);
  if (byId || model === undefined) return byId;
  const wanted = plain(model);
  const names = models.map((one) => ({ one, name: plain(one.name), id: plain(one.id) }));
  const same = names.find(({ name, id }) => name === wanted || id === wanted);
  const alike = names.find(({ name }) => name.length > 3 && wanted.includes(name));
  return (same ?? alike)?.one;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The size whose shape is nearest to that of the picture. */
function sizeFor(
  { width, height }: FoundSettings,
  sizes: readonly ImageSize[] = ['1024x1024', '1792x1024', '1024x1792'],
): ImageSize | undefined {
  if (!width || !height) return undefined;
  const shape = Math.log(width / height);
  const distance = (size: ImageSize): number => Math.abs(Math.log(aspectOf(size)) - shape);
  return [...sizes].sort((a, b) => distance(a) - distance(b))[0];
}

const NAMES: readonly [keyof FoundSettings, string][] = [
  ['prompt', 'description'],
  ['negativePrompt', 'what is left out'],
  ['seed', 'seed'],
  ['steps', 'steps'],
  ['guidance', 'guidance'],
  ['width', 'shape'],
  ['presetId', 'style preset'],
];

/** What was found, in words. */
export const foundWords = (found: FoundSettings): string =>
  NAMES.filter(([name]) => found[name] !== undefined)
    .map(([, words]) => words)
    .join(', ');
