import type { Types } from 'mongoose';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  chooseVariantRequest,
  editMessageRequest,
  messageView,
  sendMessageResponse,
  type MessageView,
} from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { Message, type MessageDocument } from '@vesper/core/models/message';
import {
  addVersion,
  chooseVersion,
  versionsOf,
  type VersionChange,
} from '@vesper/core/models/message-versions';
import { presentMessage } from '@vesper/core/presenters/message';
import { changeMessage } from '@vesper/core/runs/change-message';
import { isReplying, rewriteReply } from '@vesper/core/runs/kinds/chat';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { messages } from '../../resources/message.ts';
import { askedBefore, EXCHANGE, replyAfter } from '../chat/exchange.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { route, type Route } from '../../http/route.ts';

/** Two tabs may change a message at once; the second one then starts from the first one's result. */
const TRIES = 3;

async function assertQuiet(conversationId: Types.ObjectId): Promise<void> {
  if (await isReplying(conversationId)) throw new AppError('conversation_busy');
}

/** @throws AppError `validation_failed` when the message has as many versions as it may have. */
function assertRoom(message: MessageDocument): void {
  if (versionsOf(message).length < LIMITS.variantsMax) return;
  throw new AppError('validation_failed', {
    message: `A message has at most ${LIMITS.variantsMax} versions. Choose one of them.`,
  });
}

/**
 * Changes a message of the user's while no reply is being written in its conversation.
 * @param change the new state, or null to leave it as it is
 */
async function changeQuietly(
  target: MessageDocument,
  change: (message: MessageDocument) => VersionChange | null,
): Promise<MessageView> {
  for (let tries = 0; tries < TRIES; tries++) {
    const message = tries === 0 ? target : await Message.findById(target._id);
    if (!message) throw new AppError('not_found');
    await assertQuiet(message.conversationId);
    const wanted = change(message);
    if (!wanted) return presentMessage(message);
    const changed = await changeMessage(message, wanted);
    if (changed) return presentMessage(changed);
  }
  throw new AppError('conversation_busy');
}

function editedTo(message: MessageDocument, content: string): VersionChange | null {
  if (content === message.content) return null;
  assertRoom(message);
  return addVersion(message, { content, status: 'complete' });
}

const regenerate = route({
  method: 'post',
  path: '/api/messages/:id/regenerate',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary: 'Writes a reply anew, as a further version; what follows it stays.',
  params: idParams,
  responses: { 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: ['conversation_busy'],
  async handler(input) {
    const { target: reply } = input;
    const asked = reply.role === 'assistant' ? await askedBefore(reply) : null;
    if (!asked) {
      const message = 'Only a reply that comes right after a message of yours can be written anew.';
      throw new AppError('validation_failed', { message });
    }
    const draft = () => {
      assertRoom(reply);
      return rewriteReply({ asked, reply });
    };
    return respondWithRun(input, { ...EXCHANGE, draft });
  },
});

const edit = route({
  method: 'patch',
  path: '/api/messages/:id',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary: 'Changes a text, keeping the earlier one; with `rerun` its reply is written anew.',
  params: idParams,
  body: editMessageRequest,
  responses: { 200: messageView, 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: ['conversation_busy', ...SAFETY_REFUSALS],
  async handler(input) {
    const { context, body, target: asked } = input;
    const { content, rerun } = body;
    assertSafe(context.log, content, 'message', 'content');
    if (!rerun) {
      const change = (message: MessageDocument) => editedTo(message, content);
      return { status: 200, body: await changeQuietly(asked, change) };
    }
    if (asked.role !== 'user') {
      const message = 'Only a message of yours has a reply that can be written anew.';
      throw new AppError('validation_failed', { issues: [{ path: 'rerun', message }] });
    }
    const draft = async () => {
      const reply = await replyAfter(asked);
      for (const message of reply ? [asked, reply] : [asked]) assertRoom(message);
      return rewriteReply({ asked, content, reply });
    };
    return respondWithRun(input, { ...EXCHANGE, draft });
  },
});

const chooseVariant = route({
  method: 'put',
  path: '/api/messages/:id/variant',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary: 'Shows another version of a message; what is said next builds on it.',
  params: idParams,
  body: chooseVariantRequest,
  responses: { 200: messageView },
  refuses: ['conversation_busy', 'variant_not_found'],
  async handler({ body, target }) {
    const index = body.variant - 1;
    const chosen = await changeQuietly(target, (message) => {
      const change = chooseVersion(message, index);
      if (!change) throw new AppError('variant_not_found');
      return index === message.chosen ? null : change;
    });
    return { status: 200, body: chosen };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/messages/:id',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary: 'Deletes a message with all its versions; the ones after it stay.',
  params: idParams,
  responses: { 200: okBody },
  refuses: ['conversation_busy'],
  async handler({ target: { _id, conversationId } }) {
    await assertQuiet(conversationId);
    await Message.deleteOne({ _id });
    return { status: 200, body: OK };
  },
});

export const messageRoutes: Route[] = [regenerate, edit, chooseVariant, remove];
