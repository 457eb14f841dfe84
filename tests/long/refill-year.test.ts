import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanName } from '@vesper/core/contract/plans';
import { refillAtFirst, type RefillSettings } from '@vesper/core/contract/refill';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { refillEveryone } from '@vesper/core/ledger/refill-tokens';
import { createLogger } from '@vesper/core/log';
import { LedgerEntry } from '@vesper/core/models/ledger-entry';
import { User } from '@vesper/core/models/user';
import type { RedisClient } from '@vesper/core/redis';
import { startDataServices } from '../stack/data-services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 2027;
/** Members join before any of the zones is in the year. */
const JOINED = new Date(Date.UTC(YEAR - 1, 11, 30));

let redis: RedisClient;
let stop: () => Promise<void>;

/** Counts down to writes that do not happen, and to such whose answer is lost. */
const faults = { isOn: false, writes: 0 };

/** Lets the database go away now and then in the middle of a write. */
function breakWrites(collection: object): void {
  const write: unknown = Reflect.get(collection, 'updateOne');
  if (typeof write !== 'function') throw new Error('There is no updateOne to break.');
  Reflect.set(collection, 'updateOne', async (...args: unknown[]) => {
    if (faults.isOn && (faults.writes += 1) % 7 === 0) throw new Error('away before');
    const done: unknown = await Reflect.apply(write, collection, args);
    if (faults.isOn && faults.writes % 11 === 0) throw new Error('away after');
    return done;
  });
}

beforeAll(async () => {
  ({ redis, stop } = await startDataServices());
  breakWrites(User.collection);
  breakWrites(LedgerEntry.collection);
});
afterAll(() => stop());

/** The same numbers in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A worker of its own, whose clock is wrong by so much. */
class Worker {
  readonly clock = { offset: 0, now: (): Date => new Date(now + this.clock.offset) };
  readonly ledger: Ledger;
  readonly #log = createLogger('test', 'silent');

  constructor(settings: RefillSettings) {
    this.ledger = new Ledger(this.clock, () => settings);
  }

  refill(): Promise<number> {
    return refillEveryone({ ledger: this.ledger, redis, log: this.#log });
  }
}

let now = 0;

async function account(plan: PlanName, tokens: number): Promise<Types.ObjectId> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(tokens, JOINED);
  const user = await User.create({ email, passwordHash: 'x', plan, createdAt: JOINED, ...opening });
  return user._id;
}

async function spendAll(ledger: Ledger, userId: Types.ObjectId): Promise<void> {
  const tokens = await ledger.balance(userId);
  if (tokens === 0) return;
  const runId = new Types.ObjectId();
  expect(await ledger.hold(userId, runId, tokens)).toBe(0);
  await ledger.commit(userId, runId);
}

/** The first days of all periods of the year by the calendar alone, without any clock or zone. */
function calendar(every: string): string[] {
  const days: string[] = [];
  for (let at = Date.UTC(YEAR, 0, 1); at < Date.UTC(YEAR + 1, 0, 1); at += DAY) {
    const date = new Date(at);
    const begins = { day: true, week: date.getUTCDay() === 1, month: date.getUTCDate() === 1 };
    if (Reflect.get(begins, every) === true) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

async function refillsOf(userId: Types.ObjectId) {
  const rows = await LedgerEntry.find({ userId, kind: 'refill' }).sort({ seq: 1 });
  const inYear = rows.filter(({ key }) => key.startsWith(`refill:${YEAR}-`));
  return {
    days: inYear.map(({ key }) => key.slice('refill:'.length)),
    amounts: new Set(inYear.map(({ amount }) => amount)),
    all: rows.length,
  };
}

/**
 * Lives through a year. Around each midnight both workers look at once, with the database away now
 * and then and clocks that go wrong by hours, one of them by days; later both look again, and then
 * whoever spends does. @returns the most that a member who spends has had
 */
async function liveThrough(settings: RefillSettings, spenders: Types.ObjectId[]): Promise<number> {
  const random = numbersFrom(11);
  const workers = [new Worker(settings), new Worker(settings)] as const;
  const [first, second] = workers;
  let most = 0;
  const note = async (): Promise<void> => {
    const members = await User.find({ _id: { $in: spenders } }, { tokens: 1 });
    most = Math.max(most, ...members.map(({ tokens }) => tokens));
  };
  for (let day = Date.UTC(YEAR - 1, 11, 31); day < Date.UTC(YEAR + 1, 0, 2); day += DAY) {
    const midnight = day + zoneOffset(settings.zone, day);
    now = midnight + Math.round((random() - 0.5) * HOUR);
    first.clock.offset = Math.round((random() - 0.5) * 4 * HOUR);
    second.clock.offset = random() < 0.2 ? -3 * DAY : Math.round((random() - 0.5) * 2 * HOUR);
    faults.isOn = random() < 0.3;
    await Promise.all(workers.map((worker) => worker.refill()));
    faults.isOn = false;
    now = midnight + 8 * HOUR;
    await Promise.all(workers.map((worker) => worker.refill()));
    await note();
    for (const userId of spenders) await spendAll(first.ledger, userId);
    await Promise.all(workers.map((worker) => worker.refill()));
  }
  return most;
}

/** How much later than in Greenwich a day begins there, by and large. */
function zoneOffset(zone: string, at: number): number {
  const there = new Date(at).toLocaleString('sv', { timeZone: zone });
  return at - Date.parse(`${there.replace(' ', 'T')}Z`);
}

const rule = (every: 'day' | 'week' | 'month', tokens: number, cap: number) =>
  ({ every, tokens, cap }) as const;

const DAILY_MONTHLY = [rule('day', 5, 5), rule('month', 40, 60)] as const;
const WEEKLY_DAILY = [rule('week', 7, 20), rule('day', 3, 50)] as const;

describe('a year of clocks that go wrong', () => {
  it.each([
    // Its clock changes by half an hour.
    ['Australia/Lord_Howe', ...WEEKLY_DAILY],
    // Its clock changes at midnight: one day begins at one, another has midnight twice.
    ['America/Havana', ...DAILY_MONTHLY],
  ])('gives each member in %s each period once', async (zone, free, pro) => {
    await User.deleteMany({});
    const settings: RefillSettings = { ...refillAtFirst(5), zone, free, pro };
    const [spender, payer, saver] = [
      await account('free', 0),
      await account('pro', 0),
      await account('free', 500),
    ];
    const most = await liveThrough(settings, [spender, payer]);
    expect(most).toBeLessThanOrEqual(Math.max(free.cap, pro.cap));
    const ledger = new Ledger({ now: () => new Date(now) });
    for (const [userId, { every, tokens }] of [[spender, free] as const, [payer, pro] as const]) {
      await ledger.bookEntries(userId);
      expect(await ledger.difference(userId)).toEqual({ tokens: 0, debt: 0 });
      const { days, amounts } = await refillsOf(userId);
      expect(days).toEqual(calendar(every));
      expect([...amounts]).toEqual([tokens]);
    }
    // Whoever has more than the cap is not even written.
    expect(await refillsOf(saver)).toMatchObject({ all: 0 });
    expect((await User.findById(saver))?.refilledOn).toBeUndefined();
  });
});

it('fills up to the cap and never above it', async () => {
  await User.deleteMany({});
  const worker = new Worker({ ...refillAtFirst(5), free: rule('day', 4, 6) });
  const userId = await account('free', 0);
  const balances: number[] = [];
  for (let day = 0; day < 4; day++) {
    now = Date.UTC(YEAR, 0, 1) + day * DAY;
    await worker.refill();
    balances.push(await worker.ledger.balance(userId));
  }
  expect(balances).toEqual([4, 6, 6, 6]);
  // At the cap when the period began: what is spent in it waits for the next one.
  await spendAll(worker.ledger, userId);
  expect(await worker.refill()).toBe(0);
  expect(await worker.ledger.balance(userId)).toBe(0);
});
