import { z } from 'zod';
import { id, pageQuery, time } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { promoCode } from '../promo-code.ts';
import { reason } from './common.ts';

export const deskCode = z.object({
  id,
  code: z.string(),
  tokens: z.int().positive(),
  /** Members who may redeem it, and who have. */
  limit: z.int().positive(),
  used: z.int().nonnegative(),
  expiresAt: time.nullable(),
  isOff: z.boolean(),
  note: z.string().nullable(),
  createdAt: time,
});
export type DeskCode = z.infer<typeof deskCode>;

export const deskCodesQuery = pageQuery.extend({
  /** The beginning of a code. */
  q: z.string().trim().max(LIMITS.searchMax).optional(),
});

const AMOUNT = `Enter a whole number from 1 to ${LIMITS.deskTokensMax.toLocaleString('en')}.`;
const USES = `Enter a whole number from 1 to ${LIMITS.codeUsesMax.toLocaleString('en')}.`;

export const createCodeRequest = z.strictObject({
  /** Left out: a new one is made up. */
  code: promoCode.optional(),
  tokens: z.int(AMOUNT).min(1, AMOUNT).max(LIMITS.deskTokensMax, AMOUNT),
  limit: z.int(USES).min(1, USES).max(LIMITS.codeUsesMax, USES),
  expiresAt: time.nullable().default(null),
  note: z.string().trim().max(LIMITS.deskReasonMax).nullable().default(null),
  reason,
});
export type CreateCodeRequest = z.infer<typeof createCodeRequest>;

export const changeCodeRequest = z.strictObject({ isOff: z.boolean(), reason });
