import type { Types } from 'mongoose';
import { publishEvent } from '../runs/channels.ts';
import type { RunContext } from '../runs/run-context.ts';

/**
 * Tells the open tabs of a member of their new balance, and books what led to it. A movement holds
 * without either: tabs ask when they come back, and housekeeping books what is left.
 */
export async function tellBalance(
  { ledger, redis, log }: Pick<RunContext, 'ledger' | 'redis' | 'log'>,
  userId: Types.ObjectId,
  tokens: number,
): Promise<void> {
  const told = publishEvent(redis, userId.toHexString(), 'balance', { tokens });
  await told.catch((err: unknown) => log.warn({ err }, 'a balance was not told of'));
  await ledger.bookEntries(userId);
}
