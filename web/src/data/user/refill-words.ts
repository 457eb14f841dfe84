import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import type { UserView } from '@vesper/core/contract/user';
import { clockTime } from '../../lib/format.ts';

type Balance = Pick<UserView, 'tokens' | 'dailyTokens' | 'nextTokensAt'>;

/** '5 more at 01:00', in the reader's own time; undefined when no more will come by themselves. */
export function refillWords({ tokens, dailyTokens, nextTokensAt }: Balance): string | undefined {
  if (nextTokensAt === null || tokens >= dailyTokens) return undefined;
  return `${dailyTokens - tokens} more at ${clockTime(nextTokensAt)}`;
}

/** 'No tokens left · 5 more at 01:00'; undefined while there are enough for a picture. */
export function shortageWords(balance: Balance): string | undefined {
  if (balance.tokens >= IMAGE_PRICE) return undefined;
  return ['No tokens left', refillWords(balance)].filter(Boolean).join(' · ');
}
