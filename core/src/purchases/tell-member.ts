import type { Types } from 'mongoose';
import { User } from '../models/user.ts';
import { publishEvent } from '../runs/channels.ts';
import type { PurchaseContext } from './purchase-context.ts';

/** Tells a member's open tabs that an order of theirs has changed: the balance comes with it. */
export async function tellMember(
  { redis, log }: Pick<PurchaseContext, 'redis' | 'log'>,
  userId: Types.ObjectId,
): Promise<void> {
  const user = await User.findById(userId, { tokens: 1 });
  if (!user) return;
  const told = publishEvent(redis, userId.toHexString(), 'balance', { tokens: user.tokens });
  await told.catch((err: unknown) => log.warn({ err }, 'a purchase was not told of'));
}
