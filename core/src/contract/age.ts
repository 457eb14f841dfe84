import { z } from 'zod';
import { time } from './common.ts';
import { LIMITS } from './limits.ts';

/** Said wherever a locked account asks for something, and on the screen that it is left with. */
export const AGE_LOCKED =
  'This account is locked, because something said here tells us that you are under 18. ' +
  'If that is wrong, ask for a review.';

/** Said where the law asks for more than a declaration of age. */
export const REGION_CLOSED =
  'The law where you are asks for more than we can offer there, so this place is closed.';

/** Said where the law asks for a proof of age, and there is a provider of one. */
export const AGE_PROOF_WANTED =
  'The law where you are asks for more than a promise: somebody whom it trusts has to say that you ' +
  'are 18 or older. We are told yes or no, and keep who said it and when.';

/** The ways in which a provider of age assurance answers: by the browser, or later by itself. */
export const AGE_METHODS = ['redirect', 'webhook'] as const;
export type AgeMethod = (typeof AGE_METHODS)[number];

/** All that is kept of a proof of age. */
export const ageAssurance = z.object({
  method: z.enum(AGE_METHODS),
  /** The issuer that signed it. */
  provider: z.string(),
  /** SHA-256 of the signed token, in hexadecimal; the token is not kept. */
  assertion: z.string(),
  at: time,
  /** The account is asked anew from then on, where its region wants a proof. */
  expires: time,
});

/** What a locked member says to whoever decides. */
export const ageReviewRequest = z.strictObject({
  words: z
    .string()
    .trim()
    .min(1, 'Say in a few words why this is wrong.')
    .max(LIMITS.reviewWordsMax, `Say it in at most ${LIMITS.reviewWordsMax} characters.`),
});
