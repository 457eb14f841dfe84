import type { DeskImageUse } from '../contract/desk/model.ts';
import type { RunEnd } from '../contract/run.ts';
import type { RedisClient } from '../redis.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 7;
const KEPT_MS = (DAYS + 2) * DAY_MS;
const MICRO = 1_000_000;

/** Times are counted in steps of a quarter: so exact a percentile is, and so little it takes. */
const STEP = 1.25;
const SHORTEST_MS = 20;

/** The times of a picture that are counted. */
const USE_TIMES = ['waiting', 'painting', 'saving'] as const;
type UseTime = (typeof USE_TIMES)[number];

const keyOf = (modelId: string, day: number): string => `image-use:{${modelId}}:${day}`;
const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

const stepOf = (ms: number): number =>
  Math.max(0, Math.ceil(Math.log(ms / SHORTEST_MS) / Math.log(STEP)));
/** The middle of a step. */
const msAt = (step: number): number => SHORTEST_MS * STEP ** (step - 0.5);

async function add(
  redis: RedisClient,
  at: Date,
  modelId: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const key = keyOf(modelId, dayOf(at));
  const step = redis.pipeline();
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) step.hincrby(key, name, count);
  }
  await step.pexpire(key, KEPT_MS).exec();
}

/** Counts a picture that a model has painted: its times, and what it cost the operator. */
export async function countPainted(
  redis: RedisClient,
  at: Date,
  modelId: string,
  { times, cost }: { times: Record<UseTime, number>; cost: number },
): Promise<void> {
  const steps = USE_TIMES.map((time) => [`${time}:${stepOf(times[time])}`, 1]);
  const micros = { cost: Math.round(cost * MICRO) };
  await add(redis, at, modelId, { ...Object.fromEntries(steps), ...micros });
}

/** Counts the end of an order of a picture. @param code of a failure */
export async function countEnd(
  redis: RedisClient,
  at: Date,
  modelId: string,
  { end, code, price }: { end: RunEnd; code: string; price: number },
): Promise<void> {
  if (end === 'failed') return add(redis, at, modelId, { [`failed:${code}`]: 1 });
  const tokens = end === 'completed' ? price : 0;
  await add(redis, at, modelId, { [end]: 1, tokens });
}

/** The use of a model on the day of `at`, UTC, and in the seven days up to it. */
export async function readImageUse(
  redis: RedisClient,
  at: Date,
  modelId: string,
): Promise<{ today: DeskImageUse; week: DeskImageUse }> {
  const days = Array.from({ length: DAYS }, (_, ago) => dayOf(at) - ago);
  const hashes = await Promise.all(days.map((day) => redis.hgetall(keyOf(modelId, day))));
  return { today: useOf(hashes.slice(0, 1)), week: useOf(hashes) };
}

function useOf(days: readonly Record<string, string>[]): DeskImageUse {
  const counts = new Map<string, number>();
  for (const [name, count] of days.flatMap((day) => Object.entries(day))) {
    counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  const of = (prefix: string): [string, number][] =>
    [...counts].flatMap(([name, count]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
    );
  return {
    completed: counts.get('completed') ?? 0,
    stopped: counts.get('stopped') ?? 0,
    failures: of('failed:')
      .map(([code, count]) => ({ code, count }))
      .sort((one, other) => other.count - one.count),
    tokens: counts.get('tokens') ?? 0,
    cost: (counts.get('cost') ?? 0) / MICRO,
    times: {
      waiting: percentiles(of('waiting:')),
      painting: percentiles(of('painting:')),
      saving: percentiles(of('saving:')),
    },
  };
}

function percentiles(counted: readonly [string, number][]): { p50: number; p95: number } | null {
  const steps = counted
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((one, other) => one.step - other.step);
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const at = (share: number): number => {
    let seen = 0;
    const found = steps.find(({ count }) => (seen += count) >= all * share);
    return Math.round(msAt(found?.step ?? 0));
  };
  return { p50: at(0.5), p95: at(0.95) };
}
