import type { Types } from 'mongoose';
import type { RedeemedCode } from '../contract/promo-code.ts';
import { AppError } from '../errors.ts';
import { tellBalance } from '../ledger/tell-balance.ts';
import { CodeRedemption } from '../models/code-redemption.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { PromoCode, type PromoCodeDocument } from '../models/promo-code.ts';
import type { RunContext } from '../runs/run-context.ts';

type Id = Types.ObjectId;
export type CodeContext = Pick<RunContext, 'clock' | 'ledger' | 'redis' | 'log'>;

/**
 * Redeems a code for a member, once. The redemption is written first and decides; its tokens follow
 * by a movement of its own key, here or by housekeeping.
 * @throws AppError `code_unknown`, also for one that is switched off; `code_expired`,
 *   `code_used_up`, `code_redeemed`
 */
export async function redeemCode(
  context: CodeContext,
  userId: Id,
  text: string,
): Promise<RedeemedCode> {
  const code = await PromoCode.findOne({ code: text, isOff: false });
  if (!code) throw new AppError('code_unknown');
  const now = context.clock.now();
  if (!(await CodeRedemption.exists({ codeId: code._id, userId }))) {
    if (code.expiresAt && code.expiresAt <= now) throw new AppError('code_expired');
    await takePlace(code, userId, now);
  }
  const came = await bookRedemption(context, userId, code);
  if (came === null) throw new AppError('code_redeemed');
  return { added: code.tokens, tokens: came };
}

/** @throws AppError `code_used_up`, `code_redeemed` */
async function takePlace(code: PromoCodeDocument, userId: Id, at: Date): Promise<void> {
  const { _id: codeId, limit, tokens } = code;
  for (;;) {
    const last = await CodeRedemption.findOne({ codeId }, { place: 1 }).sort({ place: -1 });
    const place = (last?.place ?? 0) + 1;
    if (place > limit) throw new AppError('code_used_up');
    try {
      await CodeRedemption.create({ codeId, userId, place, tokens, isOpen: true, createdAt: at });
      return;
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
      // Either the place was taken meanwhile, or this member redeemed it in another tab.
      if (await CodeRedemption.exists({ codeId, userId })) return;
    }
  }
}

/**
 * Moves the tokens of a redemption, once.
 * @returns the new balance; null when they had moved before, or there is nobody to get them
 */
async function bookRedemption(
  context: CodeContext,
  userId: Id,
  { _id: codeId, tokens: amount }: { _id: Id; tokens: number },
): Promise<number | null> {
  const key = `code:${codeId.toHexString()}`;
  const came = await context.ledger.move(userId, { key, kind: 'code', amount });
  await CodeRedemption.updateOne({ codeId, userId }, { $unset: { isOpen: 1 } });
  if (!came?.moved) return null;
  await tellBalance(context, userId, came.tokens);
  return came.tokens;
}

/** Redemptions older than this were left behind by a process that died. */
const LEFT_BEHIND_MS = 20_000;
const BATCH = 200;

/** Moves the tokens of redemptions that a crash left open. @returns how many. */
export async function bookRedemptions(context: CodeContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LEFT_BEHIND_MS);
  const open = { isOpen: true, createdAt: { $lt: before } } as const;
  const left = await CodeRedemption.find(open).limit(BATCH);
  for (const { userId, codeId, tokens } of left) {
    if (userId) await bookRedemption(context, userId, { _id: codeId, tokens });
  }
  return left.length;
}
