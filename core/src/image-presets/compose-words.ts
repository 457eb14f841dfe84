import { LIMITS } from '../contract/limits.ts';
import { PROMPT_PLACE, type ImagePreset } from './image-preset.ts';

/** What is said to an engine, and to the rules that judge a picture. */
export interface PictureWords {
  prompt: string;
  negativePrompt?: string | null | undefined;
}

/**
 * The words of a member in those of a style.
 * @param leavesOut whether the model can leave things out
 */
export function composeWords(
  words: PictureWords,
  preset: Pick<ImagePreset, 'prompt' | 'negativePrompt'>,
  leavesOut: boolean,
): PictureWords {
  // A function: in a text `$&` and the like would mean something.
  const prompt = preset.prompt.replace(PROMPT_PLACE, () => words.prompt);
  const negative = [words.negativePrompt, leavesOut ? preset.negativePrompt : undefined];
  return { prompt, negativePrompt: negative.filter(Boolean).join(', ') || null };
}

/** A sentence when a style leaves no room for so many words; undefined when all is well. */
export function tooLongWith({ prompt, negativePrompt }: PictureWords): string | undefined {
  const over = Math.max(prompt.length, negativePrompt?.length ?? 0) - LIMITS.promptMax;
  if (over <= 0) return undefined;
  return `Together with this style the words are ${over} characters too long. Please shorten them.`;
}

/** Words that were composed for a picture, as they are stored. */
interface Composed {
  prompt?: string | null | undefined;
  negativePrompt?: string | null | undefined;
}

/** The words that the engine gets for a picture: its own, or those that were composed of them. */
export function engineWords(
  image: PictureWords & { composed?: Composed | null | undefined },
): PictureWords {
  const { composed, prompt, negativePrompt } = image;
  const own = { prompt, negativePrompt };
  return composed?.prompt
    ? { prompt: composed.prompt, negativePrompt: composed.negativePrompt }
    : own;
}
