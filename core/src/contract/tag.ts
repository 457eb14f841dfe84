import { z } from 'zod';
import { SOME_TEXT } from './common.ts';
import { LIMITS } from './limits.ts';

/** A word to find something by. */
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.tagMax, `A tag has at most ${LIMITS.tagMax} characters.`)
  .meta(SOME_TEXT);

/**
 * Tags as they are kept and compared: in small letters, with single spaces, each once. A comma ends
 * one in lists of them, and the sign before them is only written where they are shown.
 */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map((tag) =>
    tag
      .replace(/[\s,]+/g, ' ')
      .replace(/^[#\s]+/, '')
      .trim()
      .toLowerCase(),
  );
  return [...new Set(tidy.filter((tag) => tag !== ''))];
}
