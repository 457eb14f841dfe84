import { ApiError, hasCode } from './api-error.ts';

/**
 * Tells that nobody knows whether the server did what was asked: no answer came, one of a server in
 * trouble, or it is still at it.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500) return true;
  return hasCode(error, 'request_in_flight');
}

/**
 * Sends requests under an idempotency key. The very same request keeps its key until its outcome is
 * known, so that trying again can neither do nor charge it twice; a clear answer ends the key.
 */
export function createSendOnce(newKey: () => string = () => crypto.randomUUID()) {
  let open: { request: string; key: string } | undefined;

  /** @param request what is asked for, as plain data: the same data is the same request */
  return async function sendOnce<Answer>(
    request: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(request);
    const { key } = open?.request === text ? open : (open = { request: text, key: newKey() });
    const settle = (): void => {
      if (open?.key === key) open = undefined;
    };
    try {
      const answer = await send(key);
      settle();
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error)) settle();
      throw error;
    }
  };
}
