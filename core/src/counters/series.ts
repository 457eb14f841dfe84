import { SERIES_POINTS, SERIES_STEP_SECONDS, type SeriesName } from '../contract/desk/overview.ts';
import type { RedisClient } from '../redis.ts';

const STEP_MS = SERIES_STEP_SECONDS * 1_000;
/** A day, and a slot more, since the oldest is still shown while the newest is being counted. */
const KEPT_MS = (SERIES_POINTS + 1) * STEP_MS;

const keyOf = (slot: number): string => `series:${slot}`;
const slotOf = (at: number): number => Math.floor(at / STEP_MS);

/** Adds to the counters of the slot that `at` (milliseconds) lies in. */
export async function addToSeries(
  redis: RedisClient,
  at: number,
  counts: Partial<Record<SeriesName, number>>,
): Promise<void> {
  const key = keyOf(slotOf(at));
  const step = redis.multi();
  for (const [name, count] of Object.entries(counts)) step.hincrby(key, name, count);
  await step.pexpire(key, KEPT_MS).exec();
}

/** Notes a number that is not counted but looked at: of a slot the largest is kept. */
export async function raiseSeries(
  redis: RedisClient,
  at: number,
  name: SeriesName,
  value: number,
): Promise<void> {
  const key = keyOf(slotOf(at));
  // Two processes may look at once: both see nearly the same, and the next look puts it right.
  const before = Number((await redis.hget(key, name)) ?? 0);
  if (value <= before) return;
  await redis.multi().hset(key, name, value).pexpire(key, KEPT_MS).exec();
}

export type SeriesValues = Record<SeriesName, number[]>;

/** The last day of every counter, oldest slot first. */
export async function readSeries(redis: RedisClient, at: number): Promise<SeriesValues> {
  const last = slotOf(at);
  const slots = Array.from({ length: SERIES_POINTS }, (_, n) => last - SERIES_POINTS + 1 + n);
  const hashes = await Promise.all(slots.map((slot) => redis.hgetall(keyOf(slot))));
  const valuesOf = (name: SeriesName) => hashes.map((hash) => Number(hash[name] ?? 0));
  return {
    people: valuesOf('people'),
    signUps: valuesOf('signUps'),
    runs: valuesOf('runs'),
    failures: valuesOf('failures'),
    tokensSpent: valuesOf('tokensSpent'),
    refusals: valuesOf('refusals'),
    messages: valuesOf('messages'),
    pictures: valuesOf('pictures'),
  };
}

/** The sum of a counter since a time of the last day. */
export function sumSince(values: number[], since: number, at: number): number {
  const slots = slotOf(at) - slotOf(since) + 1;
  return values.slice(-Math.max(1, slots)).reduce((sum, value) => sum + value, 0);
}
