import type { RedisClient } from '../redis.ts';

/** A tab that says nothing for this long is taken for gone: its gateway may have died. */
const VISIBLE_FOR_MS = 90_000;

const visibleKey = (userId: string): string => `visible:${userId}`;

/** Stores if one socket's tab is in front. A visible tab repeats it every minute. */
export async function setVisible(
  redis: RedisClient,
  userId: string,
  socketId: string,
  visible: boolean,
): Promise<void> {
  const key = visibleKey(userId);
  if (!visible) {
    await redis.zrem(key, socketId);
    return;
  }
  const until = Date.now() + VISIBLE_FOR_MS;
  await redis.multi().zadd(key, until, socketId).pexpire(key, VISIBLE_FOR_MS).exec();
}

/** Tells if any tab of the user is in front: then finished work needs no notification. */
export async function isVisible(redis: RedisClient, userId: string): Promise<boolean> {
  return (await redis.zcount(visibleKey(userId), Date.now(), '+inf')) > 0;
}

/** Removes everything stored about a user's tabs, when their account is erased. */
export async function forgetPresence(redis: RedisClient, userId: string): Promise<void> {
  await redis.unlink(visibleKey(userId));
}
