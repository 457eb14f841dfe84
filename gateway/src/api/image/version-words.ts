import type { ImageVersionRequest } from '@vesper/core/contract/image-version';
import { LIMITS } from '@vesper/core/contract/limits';
import { composeWords, engineWords } from '@vesper/core/image-presets/compose-words';
import type { ImagePreset } from '@vesper/core/image-presets/image-preset';
import type { ImageDocument } from '@vesper/core/models/image';
import type { GatewayContext } from '../../context.ts';
import type { OrderedWords } from './order-words.ts';

/** All that is to be seen in a picture, as an engine was told. */
const seenIn = (image: ImageDocument): string => image.description ?? engineWords(image).prompt;

const ownWords = (order: ImageVersionRequest): string | undefined =>
  'prompt' in order ? order.prompt : undefined;

/** Enlarged or cut out, a picture shows what it showed. */
const showsTheSame = ({ task }: ImageVersionRequest): boolean =>
  task === 'upscale' || task === 'cutout';

/** The words of a version: its own, or those of its origin. */
export const shownWords = (origin: ImageDocument, order: ImageVersionRequest): string =>
  ownWords(order) ?? (showsTheSame(order) ? origin.prompt : (origin.description ?? origin.prompt));

/** All that will be seen, of a version whose words are only what changes; the change first. */
export function descriptionOf(origin: ImageDocument, order: ImageVersionRequest): string | null {
  if (order.task === 'edit' || order.task === 'inpaint') {
    return `${order.prompt}. ${seenIn(origin)}`.slice(0, LIMITS.promptMax);
  }
  return showsTheSame(order) ? (origin.description ?? null) : null;
}

/** The words of a version of a picture in a style: they stay in that style. */
export function wordsOf(
  { config }: Pick<GatewayContext, 'config'>,
  origin: ImageDocument,
  order: ImageVersionRequest,
): OrderedWords {
  const prompt = shownWords(origin, order);
  const { preset, composed: before } = settled(origin);
  const style = preset ? { preset } : {};
  const isWhole = order.task === 'vary' || order.task === 'outpaint';
  if (!isWhole || !before) return { prompt, said: { prompt }, kept: style };
  const own = ownWords(order);
  if (own === undefined) return { prompt, said: before, kept: { ...style, composed: before } };
  const known = config.imagePresets.presets.find(({ id }) => id === preset?.id);
  if (!known) return { prompt, said: { prompt }, kept: {} };
  const said = { ...before, ...composed(own, known) };
  return { prompt, said, kept: { ...style, composed: said } };
}

/** The style of a picture, and its words in it where they tell all that is to be seen. */
function settled({ preset, composed: words, description }: ImageDocument): OrderedWords['kept'] {
  const { id, name } = preset ?? {};
  const { prompt, negativePrompt } = words ?? {};
  return {
    ...(id && name && { preset: { id, name } }),
    ...(prompt &&
      !description && { composed: { prompt, ...(negativePrompt && { negativePrompt }) } }),
  };
}

const composed = (own: string, preset: ImagePreset): { prompt: string } => ({
  prompt: composeWords({ prompt: own }, preset, false).prompt.slice(0, LIMITS.promptMax),
});
