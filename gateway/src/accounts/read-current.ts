import type { Account } from '@vesper/core/accounts/account';
import { refillTokens } from '@vesper/core/ledger/refill-tokens';
import type { GatewayContext } from '../context.ts';

/** An account as it is now, with the tokens of a new period if they are due; null when it is gone. */
export async function readCurrent(
  context: GatewayContext,
  userId: string,
): Promise<Account | null> {
  const account = await context.accounts.read(userId);
  if (!account || !context.ledger.isDue(account)) return account;
  await refillTokens(context, account._id);
  return context.accounts.read(userId);
}
