import { z } from 'zod';
import { id, time } from './common.ts';
import { LIMITS } from './limits.ts';
import { uploadedUrl } from './upload.ts';

export const userView = z.object({
  id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  tokens: z.int().nonnegative(),
  /** Tokens up to which a lower balance is filled every day; 0 when nothing is. */
  dailyTokens: z.int().nonnegative(),
  /** Time at which that happens next; null when it never does. */
  nextTokensAt: time.nullable(),
  createdAt: time,
  /** Time at which this person confirmed to be 18 or older; null until they have. */
  adultConfirmedAt: time.nullable(),
});
export type UserView = z.infer<typeof userView>;

/** Tells who is here; a visitor is no failure. */
export const sessionView = z.object({ user: userView.nullable() });

const email = z
  .string()
  .trim()
  .max(LIMITS.emailMax, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  // A pipe is described by its first part, which is any string.
  .meta({ format: 'email', pattern: z.regexes.email.source });

const personName = z
  .string()
  .trim()
  .max(LIMITS.nameMax, `A name has at most ${LIMITS.nameMax} characters.`)
  .optional();

/** Either `true` or left out: confirming to be 18 or older cannot be taken back. */
const adultConfirmed = z.literal(true).optional();

export const signUpRequest = z.strictObject({
  email,
  password: z
    .string()
    .min(LIMITS.passwordMin, 'Password must be at least 8 characters')
    .max(LIMITS.passwordMax, `Password must be at most ${LIMITS.passwordMax} characters`),
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
  adultConfirmed,
});
export type UpdateUserRequest = z.infer<typeof updateUserRequest>;

/** Deleting everything asks for the password again. */
export const deleteUserRequest = z.strictObject({
  password: z.string().min(1, 'Password is required').max(LIMITS.passwordMax),
});

export const signInRequest = z.strictObject({
  email,
  password: z.string().min(1, 'Password is required').max(LIMITS.passwordMax),
});
export type SignInRequest = z.infer<typeof signInRequest>;
