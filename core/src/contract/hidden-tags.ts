import { z } from 'zod';
import { LIMITS } from './limits.ts';

const { hiddenTagMax, hiddenTagsMax } = LIMITS;

/** Words; letters of any case and repetitions are one. */
export const hiddenTags = z
  .array(
    z
      .string()
      .trim()
      .toLowerCase()
      .min(1, 'A word has at least one letter.')
      .max(hiddenTagMax, `A word has at most ${hiddenTagMax} characters.`),
  )
  .max(hiddenTagsMax, `Hide at most ${hiddenTagsMax} words.`)
  .transform((tags) => [...new Set(tags)]);
