import { redeemedCode } from '@vesper/core/contract/promo-code';
import { serverMessage } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { queryClient } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { showToast } from '../../lib/toast-store.ts';
import { setTokens } from '../user/session.ts';

const FAILED = 'The code could not be redeemed. Please try again.';

/** Redeems a code. @returns what is wrong with it, or undefined when its tokens are there */
export async function redeemCode(code: string): Promise<string | undefined> {
  try {
    const { added, tokens } = await request(redeemedCode, 'POST', '/api/tokens/codes', {
      body: { code },
    });
    setTokens(tokens);
    const description = `${count(added, 'token')} added.`;
    showToast({ title: 'Code redeemed', description, kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['api', 'tokens', 'ledger'] });
    return undefined;
  } catch (error) {
    return serverMessage(error, FAILED);
  }
}
