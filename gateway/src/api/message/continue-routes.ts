import { idParams } from '@vesper/core/contract/common';
import { conversationView } from '@vesper/core/contract/conversation';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { forkConversation } from '@vesper/core/conversations/fork-conversation';
import { messageAfter } from '@vesper/core/conversations/path';
import { AppError } from '@vesper/core/errors';
import { Conversation } from '@vesper/core/models/conversation';
import type { MessageDocument } from '@vesper/core/models/message';
import { continueReply } from '@vesper/core/runs/kinds/chat';
import { messages } from '../../resources/message.ts';
import { route, type Route } from '../../http/route.ts';
import { EXCHANGE } from '../chat/exchange.ts';
import { presentOne } from '../conversation/present-conversations.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertReply, assertRoom, assertShown } from './assert-message.ts';

/** @throws AppError `validation_failed` for a reply that has no words, or that others follow. */
async function assertOpenEnd(reply: MessageDocument): Promise<void> {
  const isLast = (await messageAfter(reply)) === null;
  if (isLast && reply.content.trim() !== '') return;
  throw new AppError('validation_failed', {
    message: isLast
      ? 'This reply has no words yet. Write it anew instead.'
      : 'Only the last reply can be continued.',
  });
}

const goOn = route({
  method: 'post',
  path: '/api/messages/:id/continue',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  needs: 'chat',
  limit: 'chat',
  summary: 'Goes on with the last reply, as a further version that begins with the text so far.',
  params: idParams,
  responses: { 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: ['conversation_busy'],
  async handler(input) {
    const { target: reply } = input;
    await assertReply(
      reply,
      'Only a reply that comes right after a message of yours can be continued.',
    );
    const draft = async () => {
      assertRoom(reply);
      await assertShown(reply);
      await assertOpenEnd(reply);
      return continueReply(reply);
    };
    return respondWithRun(input, { ...EXCHANGE, draft });
  },
});

const fork = route({
  method: 'post',
  path: '/api/messages/:id/fork',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary: 'Copies the conversation up to a message into one of its own, and leaves it as it is.',
  params: idParams,
  responses: { 201: conversationView },
  refuses: ['conversation_busy'],
  async handler({ target: message }) {
    const source = await Conversation.findById(message.conversationId);
    if (!source) throw new AppError('not_found');
    return { status: 201, body: await presentOne(await forkConversation(source, message)) };
  },
});

export const continueRoutes: Route[] = [goOn, fork];
