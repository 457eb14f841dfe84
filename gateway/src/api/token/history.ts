import type { Types } from 'mongoose';
import { LedgerEntry, type LedgerEntryFields } from '@vesper/core/models/ledger-entry';
import { User } from '@vesper/core/models/user';
import { ledgerEntryId } from '@vesper/core/ledger/ledger';

type Id = Types.ObjectId;

type MovementField = 'kind' | 'amount' | 'debt' | 'note' | 'runId' | 'at';

/** One movement of tokens and the balance it led to. */
export interface Movement extends Pick<LedgerEntryFields, MovementField> {
  id: string;
  seq: number;
  balanceAfter: number;
}

/**
 * A user's movements as of one instant. The user document is read once and holds the balance, the
 * movements not booked yet, and the number of booked ones. Booked movements never change, so they
 * can be read afterwards and the result is still that of one instant.
 */
interface Snapshot {
  tokens: number;
  booked: number;
  /** Newest first. */
  pending: Array<Omit<Movement, 'balanceAfter'>>;
}

const movementOf = ({ kind, amount, debt, note, runId, at }: Pick<Movement, MovementField>) => ({
  kind,
  amount,
  debt,
  note,
  runId,
  at,
});

async function snapshot(userId: Id): Promise<Snapshot | null> {
  const user = await User.findById(userId, { tokens: 1, pendingEntries: 1, bookedEntries: 1 });
  if (!user) return null;
  const booked = user.bookedEntries;
  const pending = user.pendingEntries.map((entry, index) => {
    const id = ledgerEntryId(userId, entry.key).toHexString();
    return { id, seq: booked + index + 1, ...movementOf(entry) };
  });
  return { tokens: user.tokens, booked, pending: pending.reverse() };
}

/** The position of a movement in the history; null when the user has none with this id. */
async function positionOf(userId: Id, { pending, booked }: Snapshot, id: string) {
  const open = pending.find((entry) => entry.id === id);
  if (open) return open.seq;
  const row = await LedgerEntry.findOne({ _id: id, userId, seq: { $lte: booked } }, { seq: 1 });
  return row?.seq ?? null;
}

/** Sum of the booked movements with `low` < seq <= `high`. */
async function sumBooked(userId: Id, low: number, high: number): Promise<number> {
  if (low >= high) return 0;
  const [row] = await LedgerEntry.aggregate<{ sum: number }>([
    { $match: { userId, seq: { $gt: low, $lte: high } } },
    { $group: { _id: null, sum: { $sum: '$amount' } } },
  ]);
  return row?.sum ?? 0;
}

/**
 * A user's movements before the one with the id `before`, newest first; exact at any instant, also
 * while movements are being booked.
 * @returns null when there is no such movement to begin at.
 */
export async function readHistory(
  userId: Id,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Movement[] | null> {
  const now = await snapshot(userId);
  if (!now) return [];
  const end = before === undefined ? Infinity : await positionOf(userId, now, before);
  if (end === null) return null;
  const { booked, pending } = now;
  const open = pending.filter(({ seq }) => seq < end).slice(0, limit);
  const rows = await LedgerEntry.find({ userId, seq: { $lt: Math.min(end, booked + 1) } })
    .sort({ seq: -1 })
    .limit(Math.max(limit - open.length, 1));
  const older = rows.slice(0, limit - open.length).map((row) => {
    return { id: row.id, seq: row.seq, ...movementOf(row) };
  });
  const newer = pending.filter(({ seq }) => seq >= end);
  let balance = newer.reduce((tokens, { amount }) => tokens - amount, now.tokens);
  if (end <= booked) balance -= await sumBooked(userId, end - 1, booked);
  return [...open, ...older].map((entry) => {
    const balanceAfter = balance;
    balance -= entry.amount;
    return { ...entry, balanceAfter };
  });
}
