import { firstImageModel } from '@vesper/core/config/image-models';
import { randomInt } from 'node:crypto';
import type { Types } from 'mongoose';
import { idParams } from '@vesper/core/contract/common';
import { SEED_MAX } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  askPictureRequest,
  askPictureResponse,
  type AskPictureResponse,
} from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { addressedIn } from '@vesper/core/conversations/group';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { Message } from '@vesper/core/models/message';
import type { Actor } from '@vesper/core/policies/actor';
import { can } from '@vesper/core/policies/character';
import { presentMessage } from '@vesper/core/presenters/message';
import { paintInChat } from '@vesper/core/runs/kinds/chat-picture';
import { conversations } from '../../resources/conversation.ts';
import { route, type Route } from '../../http/route.ts';
import { presentRunImage } from '../image/image-views.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';

/** The picture and the two messages that tell of it, as they are now. */
async function present(runId: Types.ObjectId): Promise<AskPictureResponse> {
  const image = await presentRunImage(runId);
  const said = await Message.find({ imageId: image.id });
  const asked = said.find(({ role }) => role === 'user');
  const reply = said.find(({ role }) => role === 'assistant');
  if (!asked || !reply) throw new AppError('not_found');
  return {
    runId: runId.toHexString(),
    userMessage: presentMessage(asked),
    assistantMessage: presentMessage(reply),
    image,
  };
}

/** The one who is asked: whose looks the picture may show. */
async function askedOf(
  conversation: ConversationDocument,
  actor: Actor,
  words: string,
): Promise<CharacterDocument | null> {
  if (conversation.group) return addressedIn(conversation, words);
  const found = await Character.findById(conversation.characterId);
  return found && can(actor, 'read', found) ? found : null;
}

const ask = route({
  method: 'post',
  path: '/api/conversations/:id/pictures',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  needs: 'images',
  limit: 'generate',
  summary: 'Asks for a picture in a conversation, for one token; it appears in the reply.',
  params: idParams,
  body: askPictureRequest,
  responses: { 201: askPictureResponse, 202: askPictureResponse },
  startsRun: true,
  refuses: [
    'conversation_busy',
    'insufficient_tokens',
    'plan_limit',
    'too_many_runs',
    ...SAFETY_REFUSALS,
  ],
  async handler(input) {
    const { context, body, actor, target: conversation } = input;
    await assertSafe(context, body.prompt, 'prompt', 'prompt');
    const character = await askedOf(conversation, actor, body.prompt);
    const model = firstImageModel(context.config);
    const seed = randomInt(SEED_MAX + 1);
    return respondWithRun(input, {
      kind: 'image',
      counts: 'images',
      waitMs: LIMITS.imageWait,
      schema: askPictureResponse,
      draft: () => paintInChat({ conversation, character, words: body.prompt, model, seed }),
      present,
    });
  },
});

export const chatPictureRoutes: Route[] = [ask];
