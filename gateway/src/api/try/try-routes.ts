import { QUESTIONS } from '@vesper/core/ask/questions';
import { tryReply, tryRequest, type TryRequest } from '@vesper/core/contract/try';
import type { Logger } from '@vesper/core/log';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { route, type Route } from '../../http/route.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';

const send = route({
  method: 'post',
  path: '/api/try',
  access: 'public',
  policy: 'anyone',
  needs: 'visitors',
  limit: 'try',
  summary: 'A reply of the built-in companion, without an account. Nothing of it is kept.',
  body: tryRequest,
  responses: { 200: tryReply },
  refuses: SAFETY_REFUSALS,
  async handler({ context, body, ctx }) {
    assertAllSafe(context.log, body);
    try {
      return { status: 200, body: await context.workers.ask(QUESTIONS.tryReply, body) };
    } catch (err) {
      // What nobody answered is not counted.
      await context.limits.giveBack('try', clientKey(ctx));
      throw err;
    }
  },
});

/** The rules of chat for each line, and for all of them taken together. */
function assertAllSafe(log: Logger, { text, history }: TryRequest): void {
  const before = history.map(({ content }) => content);
  assertSafe(log, text, 'message', 'text');
  for (const line of before) assertSafe(log, line, 'message', 'history');
  assertSafe(log, [...before, text].join('\n'), 'composed', 'text');
}

export const tryRoutes: Route[] = [send];
