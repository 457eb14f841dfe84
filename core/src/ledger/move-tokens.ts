import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { LedgerReason } from '../contract/token.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { User, type UserDocument, type UserFields } from '../models/user.ts';

/** A movement that is not of a run: its key is its cause, such as `code:<id>`. */
export interface Movement {
  key: string;
  kind: LedgerReason;
  /** Whole tokens, above or below 0. */
  amount: number;
  /** A line that the member reads in their history. */
  note?: string | undefined;
  /** What comes in pays first what the member owes. */
  paysDebt?: boolean | undefined;
  /** Nothing is taken where the balance does not cover all of it, and so nothing is owed. */
  onlyCovered?: boolean | undefined;
}

/** What came of a movement; `moved` is false when its key had moved before. */
export interface Moved {
  moved: boolean;
  /** True when nothing moved because the balance did not cover it. */
  isShort?: boolean;
  tokens: number;
  debt: number;
}

interface Account {
  tokens: number;
  debt: number;
}

/** What an update asks and sets beside the movement; throws where it must not happen. */
export type Guard = (user: Pick<UserFields, 'tokens' | 'debt' | 'giving'>) => {
  where: Record<string, unknown>;
  set: Record<string, unknown>;
};

/** Splits a movement into what the balance and what the debt take of it; neither falls below 0. */
function shares({ tokens, debt }: Account, { amount, paysDebt = false }: Movement): Account {
  if (amount > 0) {
    const paid = paysDebt ? Math.min(debt, amount) : 0;
    return { tokens: amount - paid, debt: 0 - paid };
  }
  const taken = Math.min(tokens, -amount);
  return { tokens: 0 - taken, debt: -amount - taken };
}

function entryOf(clock: Clock, { key, kind, note }: Movement, change: Account) {
  return {
    ...{ key, kind, amount: change.tokens, at: clock.now() },
    ...(change.debt !== 0 && { debt: change.debt }),
    ...(note !== undefined && { note }),
  };
}

function assertWhole({ amount }: Movement): void {
  if (Number.isSafeInteger(amount) && amount !== 0) return;
  throw new RangeError(`Tokens move in whole numbers other than 0: ${amount}`);
}

/** The balance does not cover a movement that wants all of it covered. */
const isShort = (tokens: number, { amount, onlyCovered }: Movement): boolean =>
  onlyCovered === true && tokens < -amount;

type Known = Pick<UserDocument, '_id' | 'pendingEntries'>;

/** A movement of this key waits in the user as it was read, or is booked. */
async function isKnown({ _id: userId, pendingEntries }: Known, key: string): Promise<boolean> {
  if (pendingEntries.some((entry) => entry.key === key)) return true;
  return (await LedgerEntry.exists({ userId, key })) !== null;
}

/** Tells if a movement of this key happened, booked or not. */
export async function hasMoved(userId: Types.ObjectId, key: string): Promise<boolean> {
  const user = await User.findById(userId, { pendingEntries: 1 });
  return user !== null && isKnown(user, key);
}

/**
 * Moves tokens of a member exactly once for a key, for ever. The movement waits in the user first
 * and is in the `ledger` collection later, and one update cannot look into both: so the collection
 * is looked into after the user, and the update asks that nothing was booked since.
 * @returns null when there is no such user, or they are being erased
 */
export async function moveTokens(
  clock: Clock,
  userId: Types.ObjectId,
  movement: Movement,
  guard: Guard = () => ({ where: {}, set: {} }),
): Promise<Moved | null> {
  const { key } = movement;
  assertWhole(movement);
  const seen = { tokens: 1, debt: 1, giving: 1, bookedEntries: 1, pendingEntries: 1 } as const;
  for (;;) {
    const user = await User.findOne({ _id: userId, erasedAt: null }, seen);
    if (!user) return null;
    const { tokens, debt, bookedEntries } = user;
    // After the user was read: what is booked since then makes the update fail.
    if (await isKnown(user, key)) return { moved: false, tokens, debt };
    if (isShort(tokens, movement)) return { moved: false, isShort: true, tokens, debt };
    const { where, set } = guard(user);
    const change = shares({ tokens, debt }, movement);
    const entry = entryOf(clock, movement, change);
    const { modifiedCount } = await User.updateOne(
      {
        _id: userId,
        erasedAt: null,
        tokens,
        // An account of an earlier version has no debt.
        debt: debt === 0 ? { $in: [0, null] } : debt,
        bookedEntries,
        'pendingEntries.key': { $ne: key },
        ...where,
      },
      {
        $set: set,
        $inc: { tokens: change.tokens, debt: change.debt },
        $push: { pendingEntries: entry },
      },
    );
    if (modifiedCount === 1) {
      return { moved: true, tokens: tokens + change.tokens, debt: debt + change.debt };
    }
  }
}
