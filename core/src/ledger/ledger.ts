import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { dayStart } from '../contract/plans.ts';
import type { LedgerReason } from '../contract/token.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { User } from '../models/user.ts';

type Id = Types.ObjectId;

/** A movement of a run as it is written into the user document, with the balance in one update. */
function runEntry(kind: LedgerReason, amount: number, at: Date, runId: Id) {
  // A start that was taken back may be made again with the same run, as a movement of its own.
  const key = `${runId.toHexString()}:${kind}:${randomBytes(4).toString('hex')}`;
  return { key, kind, amount, at, runId };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The id of a movement, the same before it is booked and after: it follows from its cause. */
export function ledgerEntryId(userId: Id, key: string): Types.ObjectId {
  const digest = createHash('sha256').update(`${userId.toHexString()}:${key}`).digest('hex');
  return new Types.ObjectId(digest.slice(0, 24));
}

/** Fields for a new account's first tokens: balance and ledger entry in one insert. */
export function openingBalance(tokens: number, at: Date) {
  return { tokens, pendingEntries: [{ key: 'signup', kind: 'signup', amount: tokens, at }] };
}

/**
 * Tokens. Every step is one conditional update of one user document that moves the balance and
 * records the movement together, so each is exactly-once by itself and balance = sum of the
 * ledger holds at every instant, whatever crashes in between. `bookEntries` copies the recorded
 * movements to the `ledger` collection afterwards; until then they count from the user document.
 */
export class Ledger {
  readonly #clock: Clock;
  readonly #daily: number;

  /** @param daily tokens up to which a lower balance is filled each day; 0 for none */
  constructor(clock: Clock, daily = 0) {
    this.#clock = clock;
    this.#daily = daily;
  }

  /** The next time at which a low balance is filled up; null when that never happens. */
  get nextRefill(): Date | null {
    return this.#daily > 0 ? dayStart(this.#clock.now(), 1) : null;
  }

  get dailyTokens(): number {
    return this.#daily;
  }

  /**
   * Fills a low balance up to the daily amount, once per day (UTC) after the day of joining. The
   * first look of a day decides about all of it: what is spent later waits for the next day.
   * @returns the new balance, or null when nothing was added.
   */
  async refill(userId: Id): Promise<number | null> {
    if (this.#daily === 0) return null;
    const at = this.#clock.now();
    const day = dayOf(at);
    const due = {
      _id: userId,
      createdAt: { $lt: dayStart(at) },
      // Not merely another day: clocks of several machines do not pass midnight together.
      $or: [{ refilledOn: null }, { refilledOn: { $lt: day } }],
    };
    for (;;) {
      const user = await User.findOne(due, { tokens: 1 });
      if (!user) return null;
      const amount = Math.max(0, this.#daily - user.tokens);
      const entry = { key: `refill:${day}`, kind: 'refill', amount, at } as const;
      const { modifiedCount } = await User.updateOne(
        { ...due, tokens: user.tokens },
        {
          $set: { refilledOn: day },
          ...(amount > 0 && { $inc: { tokens: amount }, $push: { pendingEntries: entry } }),
        },
      );
      if (modifiedCount === 1) return amount > 0 ? user.tokens + amount : null;
    }
  }

  /**
   * Sets `amount` tokens aside for a run, those of a new day included.
   * @returns the balance left, or null when there are not enough tokens.
   */
  async hold(userId: Id, runId: Id, amount: number): Promise<number | null> {
    const held = await this.#take(userId, runId, amount);
    if (held !== null) return held;
    // Whoever refilled: of two requests at midnight one does, and both are served.
    await this.refill(userId);
    return this.#take(userId, runId, amount);
  }

  async #take(userId: Id, runId: Id, amount: number): Promise<number | null> {
    const at = this.#clock.now();
    const user = await User.findOneAndUpdate(
      { _id: userId, tokens: { $gte: amount }, 'holds.runId': { $ne: runId } },
      {
        $inc: { tokens: -amount },
        $push: {
          holds: { runId, amount, at },
          pendingEntries: runEntry('hold', -amount, at, runId),
        },
      },
      { returnDocument: 'after', projection: { tokens: 1 } },
    );
    return user ? user.tokens : null;
  }

  /** Tells if tokens are still set aside for this run: without them it must not start. */
  async isHeld(userId: Id, runId: Id): Promise<boolean> {
    return (await User.exists({ _id: userId, 'holds.runId': runId })) !== null;
  }

  /** Spends what was set aside. @returns whether this call did it. */
  async commit(userId: Id, runId: Id): Promise<boolean> {
    const result = await User.updateOne(
      { _id: userId, 'holds.runId': runId },
      { $pull: { holds: { runId } } },
    );
    return result.modifiedCount === 1;
  }

  /**
   * Gives back what was set aside, once.
   * @returns the new balance, or null when nothing was set aside any more.
   */
  async refund(userId: Id, runId: Id, amount: number): Promise<number | null> {
    const user = await User.findOneAndUpdate(
      { _id: userId, holds: { $elemMatch: { runId, amount } } },
      {
        $inc: { tokens: amount },
        $pull: { holds: { runId } },
        $push: { pendingEntries: runEntry('refund', amount, this.#clock.now(), runId) },
      },
      { returnDocument: 'after', projection: { tokens: 1 } },
    );
    return user ? user.tokens : null;
  }

  async balance(userId: Id): Promise<number> {
    const user = await User.findById(userId, { tokens: 1 });
    return user?.tokens ?? 0;
  }

  /**
   * Copies recorded movements to the ledger and clears them from the user; safe to repeat and to
   * run twice at once. The front one leaves first, in the same update that counts it, so a
   * movement's position in the history is the same whichever process books it.
   */
  async bookEntries(userId: Id): Promise<void> {
    const user = await User.findById(userId, { pendingEntries: 1, bookedEntries: 1 });
    if (!user) return;
    for (const [index, { key, kind, amount, runId, at }] of user.pendingEntries.entries()) {
      const seq = user.bookedEntries + index + 1;
      const _id = ledgerEntryId(userId, key);
      await LedgerEntry.updateOne(
        { userId, key },
        { $setOnInsert: { _id, seq, kind, amount, at, ...(runId ? { runId } : {}) } },
        { upsert: true },
      );
    }
    for (const { key } of user.pendingEntries) {
      await User.updateOne(
        { _id: userId, 'pendingEntries.key': key },
        { $pull: { pendingEntries: { key } }, $inc: { bookedEntries: 1 } },
      );
    }
  }

  /**
   * The balance less the sum of the movements that led to it; 0 unless documents were lost or
   * changed by hand. Counted up to the position of one look at the user, so that movements of
   * right now make no difference.
   */
  async difference(userId: Id): Promise<number> {
    const seen = { tokens: 1, bookedEntries: 1, pendingEntries: 1 } as const;
    const user = await User.findById(userId, seen);
    if (!user) return 0;
    let sum = user.pendingEntries.reduce((total, { amount }) => total + amount, 0);
    const booked = LedgerEntry.find({ userId, seq: { $lte: user.bookedEntries } }, { amount: 1 });
    for await (const { amount } of booked.cursor()) sum += amount;
    return user.tokens - sum;
  }

  /** Records a movement that makes up for the difference, and books it. */
  async correct(userId: Id): Promise<void> {
    const user = await User.findById(userId, { tokens: 1, bookedEntries: 1, pendingEntries: 1 });
    const amount = await this.difference(userId);
    if (!user || amount === 0) return;
    const at = this.#clock.now();
    const key = `correction:${randomBytes(4).toString('hex')}`;
    // Only where nothing has moved since: two corrections at once would be one too many.
    const { tokens, bookedEntries } = user;
    const asSeen = { bookedEntries, pendingEntries: { $size: user.pendingEntries.length } };
    await User.updateOne(
      { _id: userId, tokens, ...asSeen },
      { $push: { pendingEntries: { key, kind: 'correction', amount, at } } },
    );
    await this.bookEntries(userId);
  }

  /** Sum of all movements of a user, booked or not. Equals the balance; tests hold it to that. */
  async sum(userId: Id): Promise<number> {
    const booked = await LedgerEntry.find({ userId }, { key: 1, amount: 1 });
    const user = await User.findById(userId, { pendingEntries: 1 });
    const amounts = new Map(booked.map((entry) => [entry.key, entry.amount]));
    for (const entry of user?.pendingEntries ?? []) amounts.set(entry.key, entry.amount);
    return [...amounts.values()].reduce((total, amount) => total + amount, 0);
  }
}
