import { giftView } from '@vesper/core/contract/gift';
import { queryClient } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { setTokens } from '../user/session.ts';

interface Gift {
  userId: string;
  tokens: number;
  /** The same one is the same gift, however often it is sent. */
  requestId: string;
}

/** Gives tokens to another member. @throws ApiError */
export async function giveTokens(gift: Gift): Promise<void> {
  const { tokens } = await request(giftView, 'POST', '/api/tokens/gifts', { body: gift });
  setTokens(tokens);
  await queryClient.invalidateQueries({ queryKey: ['api', 'tokens', 'ledger'] });
}
