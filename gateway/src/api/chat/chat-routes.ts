import { idParams } from '@vesper/core/contract/common';
import { sendMessageRequest, sendMessageResponse } from '@vesper/core/contract/message';
import { startChatRun } from '@vesper/core/runs/start-chat-run';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { answerWithReply } from './chat-run.ts';
import { conversations } from '../../resources/conversation.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { route, type Route } from '../../http/route.ts';

const send = route({
  method: 'post',
  path: '/api/chat/:id',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  limit: 'chat',
  summary: 'Sends a message; answers with the reply, or at once with `Prefer: respond-async`.',
  params: idParams,
  body: sendMessageRequest,
  responses: { 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: ['conversation_busy', 'plan_limit', ...SAFETY_REFUSALS],
  async handler(input) {
    const { context, body, user, target: conversation } = input;
    assertSafe(context.log, body.content, 'message', 'content');
    return answerWithReply(input, async (runId) => {
      const place = { userId: user.id, what: 'messages', ref: runId } as const;
      const message = { runId, conversation, content: body.content };
      await withinPlan(context, place, () => startChatRun(context, message));
    });
  },
});

export const chatRoutes: Route[] = [send];
