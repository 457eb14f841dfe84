import { z } from 'zod';
import { ageAssurance } from './age.ts';
import { id, time } from './common.ts';
import { hiddenTags } from './hidden-tags.ts';
import { LIMITS } from './limits.ts';
import { MATURE_PICTURES_AT_FIRST, maturePictures } from './maturity.ts';
import { pictureCheckFields } from './picture-check.ts';
import { planName } from './plan-name.ts';
import { refillRule } from './refill.ts';
import { role } from './role.ts';
import { uploadedUrl } from './upload.ts';

/**
 * An account as its owner sees it. What has a default came with a later version: during an update a
 * browser may ask a gateway of the one before.
 */
export const userView = z.object({
  id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  ...pictureCheckFields,
  tokens: z.int().nonnegative(),
  /** Tokens that were taken back after they had been spent; the next purchase pays them first. */
  debt: z.int().nonnegative().default(0),
  plan: planName.default('free'),
  /** The rule that fills up a low balance; null when none does. */
  refill: refillRule.nullable().default(null),
  /** Its cap where it fills up to it every day, otherwise 0. Earlier clients go by it. */
  dailyTokens: z.int().nonnegative(),
  /** Time of the next refill; null when there never is one. */
  nextTokensAt: time.nullable(),
  /** More than `member` opens the desk. */
  role: role.default('member'),
  createdAt: time,
  /** Time at which this person confirmed to be 18 or older; null until they have. */
  adultConfirmedAt: time.nullable(),
  /** What is kept of a proof of age by a provider; null without one. */
  ageAssurance: ageAssurance.nullable().default(null),
  /** Time since which the account is locked because its owner seems to be under 18. */
  lockedAt: time.nullable().default(null),
  /** All that is open to a suspended account is the reasons, an appeal, and leaving. */
  suspension: z.object({ until: time.nullable(), reason: z.string() }).nullable().default(null),
  /** Words that keep public pictures and characters of others out of the lists that they see. */
  hiddenTags: z.array(z.string()).default([]),
  /** How they meet pictures of others that are more than general. */
  maturePictures: maturePictures.default(MATURE_PICTURES_AT_FIRST),
  /** Time at which they had been shown around, or did not want to be; null until then. */
  welcomedAt: time.nullable().default(null),
  /** Time at which a link that was sent to the address was opened; null until one was. */
  emailVerifiedAt: time.nullable().default(null),
});
export type UserView = z.infer<typeof userView>;

/** Tells who is here; a visitor is no failure. */
export const sessionView = z.object({ user: userView.nullable() });

export const email = z
  .string()
  .trim()
  .max(LIMITS.emailMax, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  // A pipe is described by its first part, which is any string.
  .meta({ format: 'email', pattern: z.regexes.email.source });

/** Shortest and longest; how easily it is guessed is for the server to say. */
export const newPassword = z
  .string()
  .min(LIMITS.passwordMin, 'Password must be at least 8 characters')
  .max(LIMITS.passwordMax, `Password must be at most ${LIMITS.passwordMax} characters`);

const personName = z
  .string()
  .trim()
  .max(LIMITS.nameMax, `A name has at most ${LIMITS.nameMax} characters.`)
  .optional();

/** Either `true` or left out: confirming to be 18 or older cannot be taken back. */
const adultConfirmed = z.literal(true).optional();

export const signUpRequest = z.strictObject({
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  adultConfirmed,
});
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** The form holds one field more than the request. */
export const signUpForm = signUpRequest
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export type SignUpForm = z.infer<typeof signUpForm>;

/** Every field may be left out; null removes a name or the picture. */
export const updateUserRequest = z.strictObject({
  firstName: personName.nullable(),
  lastName: personName.nullable(),
  /** The address a `POST /api/objects/upload` gave, after the file was put there. */
  profileImageUrl: uploadedUrl.nullable().optional(),
  /** All of them; what is not named is shown again. */
  hiddenTags: hiddenTags.optional(),
  maturePictures: maturePictures.optional(),
  /** They have been shown around, or do not want to be. It cannot be taken back. */
  welcomed: z.literal(true).optional(),
  adultConfirmed,
});
export type UpdateUserRequest = z.infer<typeof updateUserRequest>;

/** The password, where nothing else has shown lately that it is still the same person. */
export const deleteUserRequest = z.strictObject({
  password: z.string().min(1, 'Password is required').max(LIMITS.passwordMax).optional(),
});

export const signInRequest = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(LIMITS.passwordMax),
});
export type SignInRequest = z.infer<typeof signInRequest>;
