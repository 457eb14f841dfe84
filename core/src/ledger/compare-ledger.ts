import { randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { User } from '../models/user.ts';

type Id = Types.ObjectId;

/** What a balance and a debt are more, or less, than the movements that led to them. */
export interface LedgerDifference {
  tokens: number;
  debt: number;
}

/**
 * Compares balance and debt with the sums of their movements; 0 unless documents were lost or
 * changed by hand. Counted up to the position of one look at the user, so that movements of right
 * now make no difference.
 */
export async function ledgerDifference(userId: Id): Promise<LedgerDifference> {
  const seen = { tokens: 1, debt: 1, bookedEntries: 1, pendingEntries: 1 } as const;
  const user = await User.findById(userId, seen);
  if (!user) return { tokens: 0, debt: 0 };
  const left = { tokens: user.tokens, debt: user.debt };
  const take = ({ amount, debt }: { amount: number; debt?: number | null | undefined }): void => {
    left.tokens -= amount;
    left.debt -= debt ?? 0;
  };
  user.pendingEntries.forEach(take);
  const upTo = { userId, seq: { $lte: user.bookedEntries } };
  for await (const row of LedgerEntry.find(upTo, { amount: 1, debt: 1 }).cursor()) take(row);
  return left;
}

/** Records a movement that makes up for the difference. */
export async function correctLedger(clock: Clock, userId: Id): Promise<void> {
  const user = await User.findById(userId, {
    tokens: 1,
    debt: 1,
    bookedEntries: 1,
    pendingEntries: 1,
  });
  const { tokens: amount, debt } = await ledgerDifference(userId);
  if (!user || (amount === 0 && debt === 0)) return;
  const key = `correction:${randomBytes(4).toString('hex')}`;
  const entry = { key, kind: 'correction', amount, at: clock.now() } as const;
  // Only where nothing has moved since: two corrections at once would be one too many.
  const { tokens, bookedEntries } = user;
  const asSeen = { bookedEntries, pendingEntries: { $size: user.pendingEntries.length } };
  await User.updateOne(
    { _id: userId, tokens, ...asSeen },
    { $push: { pendingEntries: { ...entry, ...(debt !== 0 && { debt }) } } },
  );
}
