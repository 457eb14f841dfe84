import type { GenerateImageRequest } from '@vesper/core/contract/generate-image';
import { WILDCARD_LIMITS } from '@vesper/core/contract/wildcard';
import { AppError } from '@vesper/core/errors';
import {
  composeWords,
  tooLongWith,
  type PictureWords,
} from '@vesper/core/image-presets/compose-words';
import type { ImagePreset } from '@vesper/core/image-presets/image-preset';
import { expandWildcards, type WordLists } from '@vesper/core/wildcards/expand-wildcards';
import type { GatewayContext } from '../../context.ts';

const GONE = 'This style is not offered any more. Choose another one.';
const OTHER_MODEL = 'This style is not for this model. Choose another one.';

const invalid = (path: string, message: string) =>
  new AppError('validation_failed', { issues: [{ path, message }] });

/**
 * Finds the style of an order; undefined where it names none.
 * @throws AppError `validation_failed` for one that is gone, or is for other models
 */
export function presetFor(
  { config }: Pick<GatewayContext, 'config'>,
  presetId: string | undefined,
  modelId: string,
): ImagePreset | undefined {
  if (presetId === undefined) return undefined;
  const preset = config.imagePresets.presets.find(({ id }) => id === presetId);
  if (!preset) throw invalid('presetId', GONE);
  if (preset.models?.includes(modelId) === false) throw invalid('presetId', OTHER_MODEL);
  return preset;
}

/** The words of one picture: what its maker is shown, and what the engine and the rules get. */
export interface OrderedWords {
  prompt: string;
  said: PictureWords;
  /** What the picture keeps besides. */
  kept: {
    promptTemplate?: string;
    preset?: { id: string; name: string };
    composed?: { prompt: string; negativePrompt?: string };
  };
}

/**
 * Makes the words of one picture out of those of its order.
 * @param leavesOut whether the model can leave things out
 * @throws AppError `validation_failed`, marked at the prompt
 */
export function orderedWords(
  { prompt: template, negativePrompt }: Pick<GenerateImageRequest, 'prompt' | 'negativePrompt'>,
  seed: number,
  {
    preset,
    lists,
    leavesOut,
  }: { preset: ImagePreset | undefined; lists: WordLists; leavesOut: boolean },
): OrderedWords {
  const expansion = expandWildcards(template, seed, lists);
  if ('problem' in expansion) throw invalid('prompt', expansion.problem);
  const { text: prompt, hadChoices } = expansion;
  const own = { prompt, negativePrompt };
  const said = preset ? composeWords(own, preset, leavesOut) : own;
  const problem = preset && tooLongWith(said);
  if (problem) throw invalid('prompt', problem);
  return {
    prompt,
    said,
    kept: { ...(hadChoices && { promptTemplate: template }), ...(preset && styled(said, preset)) },
  };
}

/** What a picture keeps of its style: the words as they were then, whatever the file says later. */
function styled({ prompt, negativePrompt }: PictureWords, { id, name }: ImagePreset) {
  return {
    preset: { id, name },
    composed: { prompt, ...(negativePrompt && { negativePrompt }) },
  };
}

/** Seeds that are tried for examples: most choices show all they have in so many. */
const TRIED = 24;

/**
 * What a description can become, or with a seed will.
 * @returns the texts, each once; none where it has no choices, and why it would be refused
 */
export function becomesOf(
  template: string,
  seed: number | undefined,
  lists: WordLists,
): { becomes: string[]; problem: string | null } {
  const seeds = seed === undefined ? Array.from({ length: TRIED }, (_, index) => index) : [seed];
  const becomes = new Set<string>();
  for (const one of seeds) {
    const expansion = expandWildcards(template, one, lists);
    if ('problem' in expansion) return { becomes: [], problem: expansion.problem };
    if (!expansion.hadChoices) break;
    becomes.add(expansion.text);
    if (becomes.size === WILDCARD_LIMITS.examples) break;
  }
  return { becomes: [...becomes], problem: null };
}
