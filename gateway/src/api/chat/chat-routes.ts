import { idParams } from '@vesper/core/contract/common';
import { chatRequest, sendMessageResponse } from '@vesper/core/contract/message';
import { speakersFor } from '@vesper/core/conversations/group';
import type { MessageDocument } from '@vesper/core/models/message';
import { replyTo } from '@vesper/core/runs/kinds/chat';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { EXCHANGE, exchangeView } from './exchange.ts';
import { picturesToShow } from './pictures-to-show.ts';
import { conversations } from '../../resources/conversation.ts';
import { route, type Route } from '../../http/route.ts';

const send = route({
  method: 'post',
  path: '/api/chat/:id',
  access: 'user',
  speaks: true,
  policy: { resource: conversations, action: 'change' },
  needs: 'chat',
  limit: 'chat',
  summary: 'Sends a message; answers with the reply, or at once with `Prefer: respond-async`.',
  params: idParams,
  body: chatRequest,
  responses: { 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: [
    'conversation_busy',
    'model_cannot_see',
    'picture_not_found',
    'plan_limit',
    ...SAFETY_REFUSALS,
  ],
  async handler(input) {
    const { context, body, target: conversation } = input;
    await assertSafe(context, body.content, 'message', 'content');
    let written: [asked: MessageDocument, reply: MessageDocument] | undefined;
    return respondWithRun(input, {
      ...EXCHANGE,
      counts: 'messages',
      draft: async () =>
        replyTo(conversation, body.content, {
          pictures: await picturesToShow(context, conversation, body.pictureIds),
          speakers: await speakersFor(conversation, body),
          onWritten: (...messages) => (written = messages),
        }),
      presentStart: (runId) => written && exchangeView(runId, ...written),
    });
  },
});

export const chatRoutes: Route[] = [send];
