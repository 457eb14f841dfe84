import { QUESTIONS } from '@vesper/core/ask/questions';
import { idParams } from '@vesper/core/contract/common';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { suggestedLine } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { isReplying } from '@vesper/core/runs/kinds/chat';
import { conversations } from '../../resources/conversation.ts';
import { route, type Route } from '../../http/route.ts';

const impersonate = route({
  method: 'post',
  path: '/api/conversations/:id/impersonate',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  needs: 'chat',
  limit: 'chat',
  summary: 'What you could say next, in the words of the model. Nothing is sent or kept.',
  params: idParams,
  responses: { 200: suggestedLine },
  refuses: ['conversation_busy', 'content_refused', 'run_failed', 'unavailable'],
  async handler({ context, target }) {
    if (await isReplying(target._id)) throw new AppError('conversation_busy');
    const answer = await context.workers.ask(QUESTIONS.suggestLine, {
      conversationId: target.id,
    });
    if ('text' in answer) return { status: 200, body: { text: answer.text } };
    if (answer.failure === 'content_refused') throw new AppError('content_refused');
    throw new AppError('run_failed', { message: RUN_FAILURES[answer.failure] });
  },
});

export const impersonateRoutes: Route[] = [impersonate];
