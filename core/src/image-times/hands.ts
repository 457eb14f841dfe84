import type { RedisClient } from '../redis.ts';

/** A worker that says nothing for so long is gone. Milliseconds. */
const LEASE_MS = 15_000;
/** So often it says that it is there. */
export const RENEW_HANDS_MS = 5_000;
const KEY = 'images:hands';

/** Says that a worker is there, and how many pictures it takes in hand at once. */
export async function noteHands(redis: RedisClient, worker: string, count: number): Promise<void> {
  const [seconds] = await redis.time();
  const now = Number(seconds) * 1_000;
  await redis
    .pipeline()
    .zremrangebyscore(KEY, '-inf', now)
    .zadd(KEY, now + LEASE_MS, `${count}:${worker}`)
    .pexpire(KEY, LEASE_MS)
    .exec();
}

export async function withdrawHands(
  redis: RedisClient,
  worker: string,
  count: number,
): Promise<void> {
  await redis.zrem(KEY, `${count}:${worker}`);
}

/** Pictures that all workers together take in hand at once. */
export async function readHands(redis: RedisClient): Promise<number> {
  const [seconds] = await redis.time();
  const workers = await redis.zrangebyscore(KEY, Number(seconds) * 1_000, '+inf');
  return workers.reduce((sum, worker) => sum + Number.parseInt(worker, 10), 0);
}
