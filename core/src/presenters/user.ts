import type { UserView } from '../contract/user.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { UserDocument } from '../models/user.ts';

/** An account as its owner sees it: nothing of the password, holds or ledger. */
export function presentUser(
  user: UserDocument,
  { dailyTokens, nextRefill }: Pick<Ledger, 'dailyTokens' | 'nextRefill'>,
): UserView {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    profileImageUrl: user.profileImageUrl ?? null,
    tokens: user.tokens,
    dailyTokens,
    nextTokensAt: nextRefill?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    adultConfirmedAt: user.adultConfirmedAt?.toISOString() ?? null,
  };
}
