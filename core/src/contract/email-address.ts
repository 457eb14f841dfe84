import { z } from 'zod';
import { mailToken } from './mail-link.ts';
import { currentPassword } from './password.ts';
import { email } from './user.ts';

export const changeEmailRequest = z.strictObject({ email, password: currentPassword });
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;

export const confirmEmailRequest = z.strictObject({ token: mailToken });

/** What a link has done: the address is confirmed, is in use now, or is back. */
export const confirmedEmail = z.object({ purpose: z.enum(['verify', 'change', 'undo']) });
export type ConfirmedEmail = z.infer<typeof confirmedEmail>;
