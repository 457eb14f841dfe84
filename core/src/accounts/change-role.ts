import type { Types } from 'mongoose';
import { takeLock } from '../migrations/lock.ts';
import type { Clock } from '../clock.ts';
import type { Role } from '../contract/role.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { User } from '../models/user.ts';
import type { RedisClient } from '../redis.ts';
import { publishEvent } from '../runs/channels.ts';

interface RoleContext {
  clock: Clock;
  log: Logger;
  redis: RedisClient;
}

/** Tells if nobody but this member has the role of an operator, and can use it. */
export async function isLastOperator(userId: Types.ObjectId): Promise<boolean> {
  const { role } = (await User.findById(userId, { role: 1 })) ?? {};
  if (role !== 'operator') return false;
  const others = { _id: { $ne: userId }, role: 'operator', erasedAt: { $exists: false } } as const;
  return (await User.exists({ ...others, suspension: { $exists: false } })) === null;
}

/**
 * Gives an account a role. Requests ask for the role each time, so that it holds from the next one
 * on; open pages are told.
 * @throws AppError `last_operator` when nobody would be left to give roles; `changed_meanwhile` while
 *   another role is being changed
 */
export async function changeRole(
  { clock, log, redis }: RoleContext,
  userId: Types.ObjectId,
  role: Role,
): Promise<void> {
  // One at a time: two operators who take the role from each other would leave none.
  const lock = await takeLock('roles', clock);
  if (!lock) throw new AppError('changed_meanwhile');
  try {
    if (role !== 'operator' && (await isLastOperator(userId))) throw new AppError('last_operator');
    await User.updateOne({ _id: userId }, { $set: { role } });
  } finally {
    await lock.release();
  }
  await publishEvent(redis, userId.toHexString(), 'role', { role }).catch((err: unknown) => {
    log.warn({ err }, 'a changed role was not told of');
  });
}
