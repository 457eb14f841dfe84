import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { User, type UserFields } from '../models/user.ts';
import type { RedisClient } from '../redis.ts';
import { STANDING_CHANNEL } from '../runs/channels.ts';
import { banAddress, liftBan } from './banned-addresses.ts';
import { SessionStore } from './session-store.ts';

interface SuspensionContext {
  clock: Clock;
  config: Pick<Config, 'secretsKey'>;
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
 * appeal, and take or erase what is theirs, and nothing else. One without an end bans the address, too.
 * Safe to repeat.
 */
export async function suspendAccount(
  context: SuspensionContext,
  userId: Types.ObjectId,
  suspension: Suspension,
): Promise<void> {
  const { clock, redis } = context;
  const before = await User.findOneAndUpdate({ _id: userId }, { $set: { suspension } });
  if (before?.suspension?.caseId) await liftBan(before.suspension.caseId);
  const { caseId, until } = suspension;
  if (before && caseId && !until) await banAddress(context, before.email, caseId);
  const id = userId.toHexString();
  await new SessionStore(redis, clock).destroyAll(id);
  // Gateways keep for a minute that somebody may come in.
  await redis.publish(STANDING_CHANNEL, id);
}

/** Lifts a suspension: any, or only the one of a case. */
export async function liftSuspension(
  userId: Types.ObjectId,
  caseId?: Types.ObjectId,
): Promise<void> {
  const wanted = caseId ? { _id: userId, 'suspension.caseId': caseId } : { _id: userId };
  const before = await User.findOneAndUpdate(wanted, { $unset: { suspension: 1 } });
  if (before?.suspension?.caseId) await liftBan(before.suspension.caseId);
}
