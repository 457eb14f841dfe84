import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Said wherever a locked account asks for something, and on the screen that it is left with. */
export const AGE_LOCKED =
  'This account is locked, because something said here tells us that you are under 18. ' +
  'If that is wrong, ask for a review.';

/** What a locked member says to whoever decides. */
export const ageReviewRequest = z.strictObject({
  words: z
    .string()
    .trim()
    .min(1, 'Say in a few words why this is wrong.')
    .max(LIMITS.reviewWordsMax, `Say it in at most ${LIMITS.reviewWordsMax} characters.`),
});
