import type { Types } from 'mongoose';
import { publishEvent } from '@vesper/core/runs/channels';
import type { GatewayContext } from '../context.ts';

/**
 * Gives a member the tokens of a new day, and tells their open tabs.
 * @returns the new balance, or null when nothing was added
 */
export async function refillTokens(
  { ledger, redis, log }: Pick<GatewayContext, 'ledger' | 'redis' | 'log'>,
  userId: Types.ObjectId,
): Promise<number | null> {
  const tokens = await ledger.refill(userId);
  if (tokens === null) return null;
  const told = publishEvent(redis, userId.toHexString(), 'balance', { tokens });
  await told.catch((err: unknown) => log.warn({ err }, 'a refill was not told of'));
  await ledger.bookEntries(userId);
  return tokens;
}
