import type { Types } from 'mongoose';
import { idParams } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  sendMessageRequest,
  sendMessageResponse,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { Message } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { presentMessage } from '@vesper/core/presenters/message';
import { startChatRun } from '@vesper/core/runs/start-chat-run';
import { assertSafe } from './assert-safe.ts';
import { loadConversation } from './conversation.ts';
import { idempotent } from './idempotent.ts';
import { ASYNC_APPLIED, prefersAsync } from './prefer.ts';
import { assertSucceeded } from './run-outcome.ts';
import { route, type Route } from './route.ts';
import { waitForRun } from './wait-for-run.ts';

const send = route({
  method: 'post',
  path: '/api/chat/:id',
  access: 'user',
  policy: 'owner',
  limit: 'chat',
  summary: 'Sends a message; answers with the reply, or at once with `Prefer: respond-async`.',
  params: idParams,
  body: sendMessageRequest,
  responses: { 201: sendMessageResponse, 202: sendMessageResponse },
  async handler({ context, params, body, user, ctx }) {
    const conversation = await loadConversation(user.id, params.id);
    assertSafe(context.log, body.content, 'message', 'content');
    return idempotent(ctx, user.id, body, {
      async start(runId) {
        await startChatRun(context, { runId, conversation, content: body.content });
      },
      async answer(runId) {
        const identity = { runId: runId.toHexString(), userId: user.id };
        const done =
          !prefersAsync(ctx) && (await waitForRun(context.live, identity, LIMITS.chatWait));
        if (done) await assertSucceeded(runId);
        return reply(done ? 201 : 202, await exchange(runId));
      },
      restore({ status, body: stored }) {
        return reply(status === 201 ? 201 : 202, sendMessageResponse.parse(stored));
      },
    });
  },
});

function reply(status: 201 | 202, body: SendMessageResponse) {
  return status === 201 ? { status, body } : { status, body, headers: { ...ASYNC_APPLIED } };
}

/** The message and its reply as they are now. */
async function exchange(runId: Types.ObjectId): Promise<SendMessageResponse> {
  const run = await Run.findById(runId);
  const assistant = await Message.findById(run?.messageId);
  if (!assistant) throw new AppError('not_found');
  const sent = await Message.findOne({
    conversationId: assistant.conversationId,
    role: 'user',
    createdAt: { $lt: assistant.createdAt },
  }).sort({ createdAt: -1, _id: -1 });
  if (!sent) throw new AppError('not_found');
  return {
    runId: runId.toHexString(),
    userMessage: presentMessage(sent),
    assistantMessage: presentMessage(assistant),
  };
}

export const chatRoutes: Route[] = [send];
