import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { PlanName } from '../contract/plans.ts';
import { NO_REFILL, type RefillRule, type RefillSettings } from '../contract/refill.ts';
import type { LedgerReason } from '../contract/token.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { User } from '../models/user.ts';
import { correctLedger, ledgerDifference, type LedgerDifference } from './compare-ledger.ts';
import { decided, dueMembers, isRefillDue, refillBalance } from './refill-balance.ts';
import { activeRefill } from './refill-rules.ts';
import { guardGift, type Giving } from './guard-gift.ts';
import { hasMoved, moveTokens, type Moved, type Movement } from './move-tokens.ts';

type Id = Types.ObjectId;

/** A movement of a run as it is written into the user document, with the balance in one update. */
function runEntry(kind: LedgerReason, amount: number, at: Date, runId: Id) {
  // A start that was taken back may be made again with the same run, as a movement of its own.
  const key = `${runId.toHexString()}:${kind}:${randomBytes(4).toString('hex')}`;
  return { key, kind, amount, at, runId };
}

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
  readonly #settings: () => RefillSettings;

  /** @param settings by which balances are filled up; as they are now, whenever it is asked */
  constructor(clock: Clock, settings: () => RefillSettings = () => NO_REFILL) {
    this.#clock = clock;
    this.#settings = settings;
  }

  /** The rule that fills up the balances of a plan, and the time of the next time; or null. */
  refillOf(plan: PlanName): { rule: RefillRule; next: Date; zone: string } | null {
    const settings = this.#settings();
    const active = activeRefill(settings, plan, this.#clock.now());
    return active && { rule: active.rule, next: active.period.next, zone: settings.zone };
  }

  /**
   * Adds the tokens of a new period to a low balance, once per period after the one of joining.
   * The first look decides about all of it: what is spent later waits for the next.
   * @returns the new balance, or null when nothing was added.
   */
  refill(userId: Id): Promise<number | null> {
    return refillBalance(this.#settings(), userId, this.#clock.now());
  }

  /** Tells of an account that was read if `refill` has something to decide. */
  isDue(account: Parameters<typeof isRefillDue>[1]): boolean {
    return isRefillDue(this.#settings(), account, this.#clock.now());
  }

  /** Members of a plan whose balance is low and was not yet seen to in this period. */
  async due(plan: PlanName, limit: number): Promise<Id[]> {
    const active = activeRefill(this.#settings(), plan, this.#clock.now());
    return active ? dueMembers(plan, active, limit) : [];
  }

  /**
   * Sets `amount` tokens aside for a run, those of a new period included.
   * @returns the balance left, or null when there are not enough tokens.
   */
  hold(userId: Id, runId: Id, amount: number): Promise<number | null> {
    return this.holdAll(userId, [runId], amount);
  }

  /**
   * Sets `amount` tokens aside for each of several runs: for all of them in one update, or for none.
   * @returns the balance left, or null when there are not enough tokens.
   */
  async holdAll(userId: Id, runIds: readonly Id[], amount: number): Promise<number | null> {
    // What is spent before the period was decided about would be filled up again in it.
    const seenTo = decided(this.#settings(), this.#clock.now());
    const held = await this.#take(userId, runIds, amount, seenTo);
    if (held !== null) return held;
    // Whoever refilled: of two requests at midnight one does, and both are served.
    await this.refill(userId);
    return this.#take(userId, runIds, amount);
  }

  async #take(
    userId: Id,
    runIds: readonly Id[],
    amount: number,
    also: ReturnType<typeof decided> = {},
  ): Promise<number | null> {
    const at = this.#clock.now();
    const total = amount * runIds.length;
    const user = await User.findOneAndUpdate(
      { _id: userId, tokens: { $gte: total }, 'holds.runId': { $nin: [...runIds] }, ...also },
      {
        $inc: { tokens: -total },
        $push: {
          holds: { $each: runIds.map((runId) => ({ runId, amount, at })) },
          pendingEntries: { $each: runIds.map((runId) => runEntry('hold', -amount, at, runId)) },
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
    for (const [
      index,
      { key, kind, amount, debt, note, runId, at },
    ] of user.pendingEntries.entries()) {
      const seq = user.bookedEntries + index + 1;
      const _id = ledgerEntryId(userId, key);
      const more = { ...(debt && { debt }), ...(note && { note }), ...(runId && { runId }) };
      await LedgerEntry.updateOne(
        { userId, key },
        { $setOnInsert: { _id, seq, kind, amount, at, ...more } },
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
   * Moves tokens for a cause, exactly once for a user and key, for ever. What cannot be taken is
   * owed; before anything is taken, what is due of a refill comes in.
   * @returns null when there is no such user, or they are being erased
   */
  async move(userId: Id, movement: Movement): Promise<Moved | null> {
    if (movement.amount < 0) await this.refill(userId);
    return moveTokens(this.#clock, userId, movement);
  }

  /**
   * Moves tokens out of a balance for a gift, where there are enough, and no more in a day than may
   * be given away.
   * @throws AppError `too_few_tokens`, `gifts_used_up`
   */
  async give(userId: Id, movement: Movement, giving: Giving): Promise<Moved | null> {
    await this.refill(userId);
    return moveTokens(this.#clock, userId, movement, guardGift(-movement.amount, giving));
  }

  /** Tells if a movement of this key happened. */
  hasMoved(userId: Id, key: string): Promise<boolean> {
    return hasMoved(userId, key);
  }

  /** Balance and debt less the sums of their movements. */
  difference(userId: Id): Promise<LedgerDifference> {
    return ledgerDifference(userId);
  }

  /** Records a movement that makes up for the difference, and books it. */
  async correct(userId: Id): Promise<void> {
    await correctLedger(this.#clock, userId);
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
