import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { mailToken } from './mail-link.ts';
import { email, newPassword } from './user.ts';

/** Why a password is refused that is long enough. */
export const PASSWORD_REFUSALS = {
  weak: 'This password is one of the first that others would try. Please choose another.',
  breached: 'This password was published in a data breach. Please choose another.',
} as const;

/** Asked of whoever is signed in, before what a thief of a session would do. */
export const currentPassword = z.string().min(1, 'Password is required').max(LIMITS.passwordMax);

export const forgotPasswordRequest = z.strictObject({ email });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

export const resetPasswordRequest = z.strictObject({ token: mailToken, password: newPassword });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

export const changePasswordRequest = z.strictObject({ currentPassword, password: newPassword });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** The forms hold one field more than the requests. */
const typedTwice = {
  check: (form: { password: string; confirmPassword: string }): boolean =>
    form.password === form.confirmPassword,
  problem: { message: "Passwords don't match", path: ['confirmPassword'] },
};
export const resetPasswordForm = z
  .strictObject({ password: newPassword, confirmPassword: z.string() })
  .refine(typedTwice.check, typedTwice.problem);
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

export const changePasswordForm = changePasswordRequest
  .extend({ confirmPassword: z.string() })
  .refine(typedTwice.check, typedTwice.problem);
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;
