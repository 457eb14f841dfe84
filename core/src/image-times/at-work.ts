import type { RedisClient } from '../redis.ts';

/**
 * A worker that is killed leaves its entry: it is read together with the queue, which knows what is
 * at work, and forgotten when nothing was painted for an hour.
 */
const KEPT_MS = 60 * 60 * 1000;
const KEY = 'images:at-work';
/** What an entry says as long as its picture waits for a server. */
const WAITS = 'waits';

/** Times are those of Redis: clocks of workers may differ. */
async function nowOf(redis: RedisClient): Promise<number> {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
}

/** Says that a worker has a picture in hand: that it is being painted, or waits for a server. */
export async function noteAtWork(
  redis: RedisClient,
  runId: string,
  is: 'painted' | 'waiting',
): Promise<void> {
  const value = is === 'painted' ? String(await nowOf(redis)) : WAITS;
  await redis.pipeline().hset(KEY, runId, value).pexpire(KEY, KEPT_MS).exec();
}

export async function forgetAtWork(redis: RedisClient, runId: string): Promise<void> {
  await redis.hdel(KEY, runId);
}

/**
 * How long pictures have been painted, milliseconds; null for one that waits for a server, or that
 * its worker has told nothing of yet.
 */
export async function readAtWork(
  redis: RedisClient,
  runIds: readonly string[],
): Promise<Map<string, number | null>> {
  const [first, ...others] = runIds;
  if (first === undefined) return new Map();
  const [now, values] = await Promise.all([nowOf(redis), redis.hmget(KEY, first, ...others)]);
  return new Map(
    runIds.map((runId, index) => {
      const value = values[index] ?? WAITS;
      return [runId, value === WAITS ? null : Math.max(0, now - Number(value))];
    }),
  );
}
