import { z } from 'zod';
import { id } from './common.ts';
import { LIMITS } from './limits.ts';

const AMOUNT = `Enter a whole number from 1 to ${LIMITS.giftTokensPerDay}.`;

/** Tokens for somebody else. The same `requestId` is the same gift, however often it is sent. */
export const giftRequest = z.strictObject({
  userId: id,
  tokens: z.int(AMOUNT).min(1, AMOUNT).max(LIMITS.giftTokensPerDay, AMOUNT),
  requestId: z.uuid('A requestId is a UUID, one for each gift.'),
});
export type GiftRequest = z.infer<typeof giftRequest>;

export const giftView = z.object({
  given: z.int().positive(),
  /** The giver's balance after it. */
  tokens: z.int().nonnegative(),
});
