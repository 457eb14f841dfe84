import { z } from 'zod';
import { SOME_TEXT } from './common.ts';
import { LIMITS } from './limits.ts';
import { MESSAGE_ROLES } from './message.ts';

const tryTurn = z.strictObject({
  role: z.enum(MESSAGE_ROLES),
  content: z.string().max(LIMITS.tryReplyMax),
});

/** A visitor's line to the built-in companion. The page holds what was said before, not the server. */
export const tryRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(LIMITS.tryTextMax, `A message has at most ${LIMITS.tryTextMax} characters here.`)
    .meta(SOME_TEXT),
  /** What was said before, oldest first. */
  history: z.array(tryTurn).max(LIMITS.tryTurns).default([]),
});
export type TryRequest = z.infer<typeof tryRequest>;

export const tryReply = z.object({ text: z.string() });
export type TryReply = z.infer<typeof tryReply>;

/** Said to a visitor who has used up the replies of an hour. */
export const TRY_OVER = 'That was all for now without an account. Sign up to go on, it is free.';
