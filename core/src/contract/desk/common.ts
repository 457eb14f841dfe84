import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const REASON = 'Say why: the audit log keeps it.';

/** The reason of a step, for the audit log. Nobody is to be named in it: entries stay for years. */
export const reason = z
  .string()
  .trim()
  .min(LIMITS.deskReasonMin, REASON)
  .max(LIMITS.deskReasonMax, `A reason has at most ${LIMITS.deskReasonMax} characters.`);

/** A step that needs nothing but its reason. */
export const reasonRequest = z.strictObject({ reason });

/** Made by whoever asks, once per step: asking again with the same one changes nothing twice. */
export const requestId = z.uuid('A requestId is a UUID, one for each step.');

/** The password of whoever asks, where nothing has shown lately that it is still them. */
export const ownPassword = z.string().max(LIMITS.passwordMax).optional();

/** The version of what was read: a change to something newer is refused. */
export const version = z.int().nonnegative();
