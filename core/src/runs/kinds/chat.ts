import { Types } from 'mongoose';
import { LIMITS } from '../../contract/limits.ts';
import { touchConversation, unnameConversation } from '../../conversations/conversation-title.ts';
import type { Speaker } from '../../conversations/group.ts';
import {
  hideAfter,
  laterThan,
  placeAfter,
  readLastShown,
  settlePath,
} from '../../conversations/path.ts';
import { attachPictures, detachPictures } from '../../conversations/shown-pictures.ts';
import { AppError } from '../../errors.ts';
import type { ConversationDocument } from '../../models/conversation.ts';
import { Message, UNFINISHED, type MessageDocument } from '../../models/message.ts';
import { addVersion, dropVersions, endVersion, versionsOf } from '../../models/message-versions.ts';
import { Run, type RunDocument } from '../../models/run.ts';
import { chatSubject, type ChatSubject } from '../../models/run-subject.ts';
import type { ShownPictureDocument } from '../../models/shown-picture.ts';
import { changeMessage } from '../change-message.ts';
import type { RunDraft } from '../run-draft.ts';
import { decideReply, readReply } from './chat-end.ts';
import { notifyOfReply } from './chat-notification.ts';
import { newReply, roundOf, slotOf } from './chat-reply.ts';
import { defineKind } from './kind.ts';

type Id = Types.ObjectId;

/** Tells if a reply is being written in this conversation. */
export async function isReplying(conversationId: Id): Promise<boolean> {
  return (await Run.exists({ slot: slotOf(conversationId) })) !== null;
}

/** The way in which a message is sent, besides its words. */
interface Sending {
  /** Those who answer in a group, one after the other; nobody in particular elsewhere. */
  speakers?: readonly Speaker[];
  pictures?: readonly ShownPictureDocument[];
  /** Is told what was written, so that it need not be read again. */
  onWritten?(asked: MessageDocument, reply: MessageDocument): void;
}

/** A reply to a new message of the user's. */
export function replyTo(
  conversation: ConversationDocument,
  content: string,
  { speakers = [], pictures = [], onWritten }: Sending = {},
): RunDraft {
  const { _id: conversationId, userId } = conversation;
  const askedId = new Types.ObjectId();
  const messageId = new Types.ObjectId();
  return {
    userId,
    subject: { kind: 'chat', conversationId, messageId, askedId, ...roundOf(speakers) },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId, createdAt }) {
      const shown = await attachPictures(askedId, pictures);
      const last = await readLastShown(conversationId);
      const asked = new Message({
        _id: askedId,
        conversationId,
        userId,
        role: 'user',
        content,
        status: 'complete',
        ...shown,
        ...(last && { follows: placeAfter(last) }),
        createdAt: laterThan(last, createdAt),
      });
      const [speaker] = speakers;
      const reply = newReply(conversation, asked, { messageId, runId, at: createdAt, speaker });
      await Message.insertMany([asked, reply]);
      await touchConversation(conversationId, createdAt);
      onWritten?.(asked, reply);
    },
  };
}

/**
 * A further version of a reply; what followed the one shown so far goes with that one. Both come
 * back if the new one comes to nothing. Starting it throws `conversation_busy` when the reply was
 * changed meanwhile.
 * @param modelId writes it instead of the conversation's model
 * @param speakers in a group, the one who says it and those who speak afterwards
 */
export function rewriteReply(
  reply: MessageDocument,
  modelId?: string,
  speakers: readonly Speaker[] = [],
): RunDraft {
  const { _id: messageId, conversationId, userId } = reply;
  return {
    userId,
    subject: {
      ...{ kind: 'chat', conversationId, messageId },
      ...(modelId && { modelId }),
      ...roundOf(speakers),
    },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId }) {
      const blank = addVersion(reply, { content: '', status: 'pending' }, 'anew');
      await turn(reply, { ...blank, fallback: reply.chosen, runId, runEnded: null });
      await settlePath(conversationId);
    },
  };
}

/**
 * A further version of a reply that begins with the text so far and goes on. The one before stays as
 * it is, so that nothing of it can be lost, and comes back if nothing is added. Starting it throws
 * `conversation_busy` when the reply was changed meanwhile.
 */
export function continueReply(reply: MessageDocument): RunDraft {
  const { _id: messageId, conversationId, userId, content } = reply;
  return {
    userId,
    subject: { kind: 'chat', conversationId, messageId, task: 'continue' },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId }) {
      const longer = addVersion(reply, { content, status: 'pending' }, 'on');
      await turn(reply, { ...longer, fallback: reply.chosen, runId, runEnded: null });
      await settlePath(conversationId);
    },
  };
}

/**
 * A reply to a message of the user's that has none, or that gets a new text for it: what followed
 * the earlier text goes with that. Starting it throws `conversation_busy` when the message was
 * changed meanwhile.
 * @param content a further version of the message; undefined leaves it as it is
 * @param speakers those who answer in a group
 */
export function answerAnew(
  asked: MessageDocument,
  content: string | undefined,
  speakers: readonly Speaker[] = [],
): RunDraft {
  const { _id: askedId, conversationId, userId } = asked;
  const messageId = new Types.ObjectId();
  const askedVersions = versionsOf(asked).length;
  return {
    userId,
    subject: {
      kind: 'chat',
      conversationId,
      messageId,
      ...(content !== undefined && { askedId, askedVersions }),
      ...roundOf(speakers),
    },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId, createdAt }) {
      const next =
        content === undefined
          ? asked
          : await turn(asked, addVersion(asked, { content, status: 'complete' }, 'anew'));
      const [speaker] = speakers;
      const talk = { _id: conversationId, userId };
      await newReply(talk, next, { messageId, runId, at: createdAt, speaker }).save();
      await settlePath(conversationId);
    },
  };
}

/** Shows a version that leads into a branch of its own. */
async function turn(
  message: MessageDocument,
  change: Parameters<typeof changeMessage>[1],
): Promise<MessageDocument> {
  await hideAfter(message);
  const changed = await changeMessage(message, change);
  if (!changed) throw new AppError('conversation_busy');
  return changed;
}

/** Removes the reply, or the version of it that this run began; then what the user wrote for it. */
async function undo(run: RunDocument, subject: ChatSubject): Promise<void> {
  const mine = { _id: subject.messageId, runId: run._id, status: { $in: UNFINISHED } };
  const reply = await Message.findOne(mine);
  if (reply && reply.variants.length > 1) {
    const before = endVersion(reply, 'stopped', '');
    const ended = { ...before, runEnded: 'stopped' } as const;
    await Message.updateOne(mine, { $set: ended, $unset: { fallback: 1 } });
  } else {
    await Message.deleteOne(mine);
  }
  if (subject.askedId) await undoAsked(run, subject.askedId, subject.askedVersions);
  await settlePath(subject.conversationId);
}

async function undoAsked(run: RunDocument, _id: Id, versions: number | undefined): Promise<void> {
  if (versions === undefined) {
    const unsaid = await Message.findByIdAndDelete(_id);
    await detachPictures(_id, run.createdAt);
    if (unsaid) await unnameConversation(unsaid.conversationId, unsaid.content);
    return;
  }
  // A run that is undone already has lost the conversation's slot: a version may be a later edit.
  const asked = run.live ? await Message.findById(_id) : null;
  if (asked && versionsOf(asked).length > versions) {
    await changeMessage(asked, dropVersions(asked, versions));
  }
}

export const chat = defineKind({
  subject: chatSubject,
  timeoutMs: 180_000,
  waitMs: LIMITS.modelWait,
  streamsText: true,
  countsFrom: 'start',
  tellsPosition: false,
  undo: (_context, run, subject) => undo(run, subject),
  decide: ({ clock }, run, subject, outcome) => decideReply(run, subject, outcome, clock.now()),
  read: readReply,
  notification: notifyOfReply,
  afterEnd: ({ queues }, _run, { conversationId }) =>
    queues.addRemember(conversationId.toHexString()),
});
