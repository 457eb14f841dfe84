import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { User, type UserFields } from '../models/user.ts';
import type { RedisClient } from '../redis.ts';
import { STANDING_CHANNEL } from '../runs/channels.ts';
import { SessionStore } from './session-store.ts';

interface SuspensionContext {
  clock: Clock;
  redis: RedisClient;
}

type Suspension = NonNullable<UserFields['suspension']>;

/** Stands while its end is not reached; one without an end stands until somebody lifts it. */
export function isSuspended({ suspension }: Pick<UserFields, 'suspension'>, now: Date): boolean {
  if (!suspension) return false;
  return !suspension.until || suspension.until > now;
}

/**
 * Suspends an account. Its sessions and sockets end everywhere; whoever signs in again can read why,
 * appeal, and take or erase what is theirs, and nothing else. Safe to repeat.
 */
export async function suspendAccount(
  { clock, redis }: SuspensionContext,
  userId: Types.ObjectId,
  suspension: Suspension,
): Promise<void> {
  await User.updateOne({ _id: userId }, { $set: { suspension } });
  const id = userId.toHexString();
  await new SessionStore(redis, clock).destroyAll(id);
  // Gateways keep for a minute that somebody may come in.
  await redis.publish(STANDING_CHANNEL, id);
}
