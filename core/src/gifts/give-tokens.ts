import type { Types } from 'mongoose';
import type { GiftRequest } from '../contract/gift.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import type { Giving } from '../ledger/guard-gift.ts';
import { tellBalance } from '../ledger/tell-balance.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Gift, type GiftDocument, type GiftFields } from '../models/gift.ts';
import { notifyOnce } from '../runs/notify.ts';
import type { RunContext } from '../runs/run-context.ts';

type Id = Types.ObjectId;
export type GiftContext = Pick<RunContext, 'clock' | 'ledger' | 'redis' | 'log'>;

/**
 * Gives tokens of one member to another: out of one balance, then into the other, each by a movement
 * of its own key; what a crash leaves in between goes on where it stopped.
 * @returns the giver's balance
 * @throws AppError `too_few_tokens`, `gifts_used_up` for the day, `not_found` when there is nobody to
 *   give to any more, `idempotency_mismatch`
 */
export async function giveTokens(
  context: GiftContext,
  userId: Id,
  toId: Id,
  { tokens, requestId }: Pick<GiftRequest, 'tokens' | 'requestId'>,
): Promise<number> {
  const gift = await askGift(context, { userId, toId, tokens, requestId });
  if (!gift.toId.equals(toId) || gift.tokens !== tokens) {
    throw new AppError('idempotency_mismatch');
  }
  const left = await settleGift(context, gift);
  const end = await Gift.findById(gift._id, { state: 1 });
  if (end?.state === 'returned') throw new AppError('not_found');
  if (end?.state === 'refused') throw new AppError('too_few_tokens');
  return left ?? context.ledger.balance(userId);
}

async function askGift(
  { clock }: GiftContext,
  wish: { userId: Id; toId: Id; tokens: number; requestId: string },
): Promise<GiftDocument> {
  const { userId, requestId } = wish;
  try {
    return await Gift.create({ ...wish, state: 'asked', createdAt: clock.now() });
  } catch (err) {
    const asked = isDuplicateKey(err) ? await Gift.findOne({ userId, requestId }) : null;
    if (!asked) throw err;
    return asked;
  }
}

type State = GiftFields['state'];
const UNDER_WAY: State[] = ['asked', 'taken'];

/** Goes from one state to the next. @returns whether the gift is in that state now */
async function moveOn({ _id }: GiftDocument, from: State[], state: State) {
  await Gift.updateOne({ _id, state: { $in: from } }, { $set: { state } });
  return (await Gift.exists({ _id, state })) !== null;
}

/** @returns the giver's balance after the gift; null when none was taken from it now */
async function settleGift(context: GiftContext, gift: GiftDocument): Promise<number | null> {
  if (!UNDER_WAY.includes(gift.state)) return null;
  const { ledger } = context;
  const { id, userId, toId, tokens } = gift;
  const out = { key: `gift:${id}:out`, kind: 'gift', amount: -tokens } as const;
  const day = context.clock.now().toISOString().slice(0, 10);
  const giving: Giving = { day, most: LIMITS.giftTokensPerDay };
  const taken = await ledger.give(userId, out, giving);
  if (taken === null) return null;
  if (!(await moveOn(gift, UNDER_WAY, 'taken'))) {
    // Housekeeping gave it up just before, or another try of it came to its end.
    const now = await Gift.findById(gift._id, { state: 1 });
    if (now?.state === 'refused') await putBack(context, gift);
    return null;
  }
  const put = await ledger.move(toId, { key: `gift:${id}:in`, kind: 'gift', amount: tokens });
  if (put === null) {
    await putBack(context, gift);
    await moveOn(gift, ['taken'], 'returned');
    return null;
  }
  await notifyOnce(context, toId, {
    key: `gift:${id}`,
    type: 'gift',
    title: tokens === 1 ? 'You were given a token' : `You were given ${tokens} tokens`,
    body: 'Another member wants you to have a good time.',
    data: {},
  });
  await moveOn(gift, ['taken'], 'given');
  await tellBalance(context, toId, put.tokens);
  await tellBalance(context, userId, taken.tokens);
  return taken.tokens;
}

/** Gives back what was taken, once. */
async function putBack(context: GiftContext, { id, userId, tokens }: GiftDocument): Promise<void> {
  const back = { key: `gift:${id}:back`, kind: 'gift', amount: tokens } as const;
  const came = await context.ledger.move(userId, back);
  if (came) await tellBalance(context, userId, came.tokens);
}

/** Gifts older than this were left behind by a process that died. */
const LEFT_BEHIND_MS = 20_000;
const BATCH = 200;

/** Finishes gifts that are between two balances, and gives up those that never began. */
export async function settleGifts(context: GiftContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LEFT_BEHIND_MS);
  const left = await Gift.find({ state: { $in: UNDER_WAY }, createdAt: { $lt: before } }).limit(
    BATCH,
  );
  for (const gift of left) {
    const isTaken = await context.ledger.hasMoved(gift.userId, `gift:${gift.id}:out`);
    if (isTaken) await settleGift(context, gift);
    else await moveOn(gift, ['asked'], 'refused');
  }
  return left.length;
}
