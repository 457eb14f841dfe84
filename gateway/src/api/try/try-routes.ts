import { QUESTIONS } from '@vesper/core/ask/questions';
import { tryReply, tryRequest, type TryRequest } from '@vesper/core/contract/try';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { route, type Route } from '../../http/route.ts';
import { assertSafe, SAFETY_REFUSALS, type SafetyParts } from '../safety/assert-safe.ts';

const send = route({
  method: 'post',
  path: '/api/try',
  access: 'public',
  policy: 'anyone',
  opens: 'place',
  needs: 'visitors',
  limit: 'try',
  summary: 'A reply of the built-in companion, without an account. Nothing of it is kept.',
  body: tryRequest,
  responses: { 200: tryReply },
  refuses: SAFETY_REFUSALS,
  async handler({ context, body, ctx }) {
    await assertAllSafe(context, body);
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
async function assertAllSafe(context: SafetyParts, { text, history }: TryRequest): Promise<void> {
  const before = history.map(({ content }) => content);
  await assertSafe(context, text, 'message', 'text');
  for (const line of before) await assertSafe(context, line, 'message', 'history');
  await assertSafe(context, [...before, text].join('\n'), 'composed', 'text');
}

export const tryRoutes: Route[] = [send];
