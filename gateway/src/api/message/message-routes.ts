import type { Types } from 'mongoose';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import {
  chooseVariantRequest,
  editMessageRequest,
  messageView,
  regenerateRequest,
  sendMessageResponse,
  type MessageView,
} from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { speakersFor, type Speaker } from '@vesper/core/conversations/group';
import { hideAfter, messageAfter, settlePath } from '@vesper/core/conversations/path';
import { removeMessage } from '@vesper/core/conversations/remove-message';
import { Conversation } from '@vesper/core/models/conversation';
import { Message, type MessageDocument } from '@vesper/core/models/message';
import {
  addVersion,
  branchOf,
  chooseVersion,
  type VersionChange,
} from '@vesper/core/models/message-versions';
import { presentMessage } from '@vesper/core/presenters/message';
import { changeMessage } from '@vesper/core/runs/change-message';
import { answerAnew, isReplying, rewriteReply } from '@vesper/core/runs/kinds/chat';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { messages } from '../../resources/message.ts';
import { EXCHANGE } from '../chat/exchange.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertOn } from '../../http/assert-on.ts';
import { route, type Route } from '../../http/route.ts';
import { assertReply, assertRoom, assertShown } from './assert-message.ts';

/** Two tabs may change a message at once; the second one then starts from the first one's result. */
const TRIES = 3;

async function assertQuiet(conversationId: Types.ObjectId): Promise<void> {
  if (await isReplying(conversationId)) throw new AppError('conversation_busy');
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
    const leadsAway = branchOf(wanted) !== branchOf(message);
    if (leadsAway) await hideAfter(message);
    const changed = await changeMessage(message, wanted);
    if (leadsAway) await settlePath(message.conversationId);
    if (changed) return presentMessage(changed);
  }
  throw new AppError('conversation_busy');
}

function editedTo(message: MessageDocument, content: string): VersionChange | null {
  if (content === message.content) return null;
  assertRoom(message);
  return addVersion(message, { content, status: 'complete' }, 'on');
}

/** @throws AppError `validation_failed` for a reply that is a picture. */
function assertWords({ imageId }: MessageDocument): void {
  if (!imageId) return;
  const message = 'This reply is a picture. Ask for another one instead.';
  throw new AppError('validation_failed', { message });
}

const regenerate = route({
  method: 'post',
  path: '/api/messages/:id/regenerate',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  needs: 'chat',
  limit: 'chat',
  summary:
    'Writes a reply anew, as a further version, with the model named if one is; what followed goes ' +
    'with the earlier version.',
  params: idParams,
  body: regenerateRequest,
  responses: { 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: ['conversation_busy'],
  async handler(input) {
    const { target: reply, body } = input;
    await assertReply(
      reply,
      'Only a reply that comes right after a message of yours can be written anew.',
    );
    assertWords(reply);
    const draft = async () => {
      assertRoom(reply);
      await assertShown(reply);
      return rewriteReply(reply, body.modelId);
    };
    return respondWithRun(input, { ...EXCHANGE, draft });
  },
});

/** Those who answer a message anew, where its conversation is a group. */
async function answering(asked: MessageDocument, content: string): Promise<Speaker[]> {
  const conversation = await Conversation.findById(asked.conversationId);
  if (!conversation) throw new AppError('not_found');
  return speakersFor(conversation, { content, createdAt: asked.createdAt });
}

/** A reply keeps its speaker when it is written anew; the others of the round follow. */
function afterSameSpeaker({ speaker }: MessageDocument, speakers: readonly Speaker[]): Speaker[] {
  if (!speaker) return [];
  const { characterId } = speaker;
  return [speaker, ...speakers.filter((it) => !it.characterId.equals(characterId))];
}

/** The reply to a message that gets a new text; to one that keeps it, its reply written anew. */
async function draftRerun(asked: MessageDocument, content: string): Promise<RunDraft> {
  await assertShown(asked);
  const next = await messageAfter(asked);
  const isEdited = content !== asked.content;
  const speakers = await answering(asked, content);
  if (!isEdited && next?.role === 'assistant') {
    assertWords(next);
    assertRoom(next);
    return rewriteReply(next, undefined, afterSameSpeaker(next, speakers));
  }
  if (!isEdited && !next) return answerAnew(asked, undefined, speakers);
  assertRoom(asked);
  return answerAnew(asked, content, speakers);
}

const edit = route({
  method: 'patch',
  path: '/api/messages/:id',
  access: 'user',
  speaks: true,
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary:
    'Changes a text, keeping the earlier one and what follows; with `rerun` a new reply is written, ' +
    'and what followed goes with the earlier text.',
  params: idParams,
  body: editMessageRequest,
  responses: { 200: messageView, 201: sendMessageResponse, 202: sendMessageResponse },
  startsRun: true,
  refuses: ['conversation_busy', 'switched_off', ...SAFETY_REFUSALS],
  async handler(input) {
    const { context, body, target: asked } = input;
    const { content, rerun } = body;
    await assertSafe(context, content, 'message', 'content');
    if (!rerun) {
      const change = (message: MessageDocument) => editedTo(message, content);
      return { status: 200, body: await changeQuietly(asked, change) };
    }
    assertOn(context, 'chat');
    if (asked.role !== 'user') {
      const message = 'Only a message of yours has a reply that can be written anew.';
      throw new AppError('validation_failed', { issues: [{ path: 'rerun', message }] });
    }
    return respondWithRun(input, { ...EXCHANGE, draft: () => draftRerun(asked, content) });
  },
});

const chooseVariant = route({
  method: 'put',
  path: '/api/messages/:id/variant',
  access: 'user',
  policy: { resource: messages, action: 'change' },
  limit: 'chat',
  summary: 'Shows another version of a message, and what follows that one.',
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
  summary: 'Deletes a message with all its versions; what is shown after it stays.',
  params: idParams,
  responses: { 200: okBody },
  refuses: ['conversation_busy'],
  async handler({ context, target }) {
    await assertQuiet(target.conversationId);
    await removeMessage(context, target);
    return { status: 200, body: OK };
  },
});

export const messageRoutes: Route[] = [regenerate, edit, chooseVariant, remove];
