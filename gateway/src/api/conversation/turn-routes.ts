import type { Types } from 'mongoose';
import { idParams } from '@vesper/core/contract/common';
import { takeTurnRequest, takeTurnResponse } from '@vesper/core/contract/message';
import { memberNamed } from '@vesper/core/conversations/group';
import { AppError } from '@vesper/core/errors';
import { Message } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { presentMessage } from '@vesper/core/presenters/message';
import { takeTurn } from '@vesper/core/runs/kinds/chat-reply';
import { conversations } from '../../resources/conversation.ts';
import { route, type Route } from '../../http/route.ts';
import { EXCHANGE } from '../chat/exchange.ts';
import { respondWithRun } from '../run/respond-with-run.ts';

/** The reply as it is now. */
async function presentTurn(runId: Types.ObjectId) {
  const run = await Run.findById(runId);
  const reply = await Message.findById(run?.messageId);
  if (!reply) throw new AppError('not_found');
  return { runId: runId.toHexString(), assistantMessage: presentMessage(reply) };
}

const speak = route({
  method: 'post',
  path: '/api/conversations/:id/turns',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  needs: 'chat',
  limit: 'chat',
  summary: 'One of a group speaks without new words of yours, also one that is muted.',
  params: idParams,
  body: takeTurnRequest,
  responses: { 201: takeTurnResponse, 202: takeTurnResponse },
  startsRun: true,
  refuses: ['conversation_busy', 'plan_limit'],
  async handler(input) {
    const { body, target: conversation } = input;
    return respondWithRun(input, {
      ...EXCHANGE,
      counts: 'messages',
      schema: takeTurnResponse,
      present: presentTurn,
      draft: async () => {
        const speaker = await memberNamed(conversation, body.characterId, 'characterId');
        return takeTurn(conversation, [speaker]);
      },
    });
  },
});

export const turnRoutes: Route[] = [speak];
