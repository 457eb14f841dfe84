import { LIMITS } from '@vesper/core/contract/limits';
import { tryReply, type TryRequest } from '@vesper/core/contract/try';
import { hasCode, serverMessage } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';

export type TryTurn = TryRequest['history'][number];
/** `over`: this address has no reply left for now. */
export type TryOutcome = Readonly<{ reply: string } | { problem: string; over: boolean }>;

const NOT_SENT = 'That did not get through. Please try again.';

/** Says something to the built-in companion without an account. Never throws. */
export async function sendTry(text: string, before: readonly TryTurn[]): Promise<TryOutcome> {
  const history = before
    .slice(-LIMITS.tryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, LIMITS.tryReplyMax) }));
  try {
    const body = { text, history };
    const options = { body, anonymous: true, readsOnly: true };
    return { reply: (await request(tryReply, 'POST', '/api/try', options)).text };
  } catch (error) {
    return { problem: serverMessage(error, NOT_SENT), over: hasCode(error, 'rate_limited') };
  }
}
