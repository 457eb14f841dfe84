import { Types } from 'mongoose';
import { DEFAULT_ASSISTANT } from '../../contract/brand.ts';
import { RUN_ENDS, type RunEnd } from '../../contract/run.ts';
import { AppError } from '../../errors.ts';
import { Character } from '../../models/character.ts';
import { Conversation, type ConversationDocument } from '../../models/conversation.ts';
import { Message, UNFINISHED, type MessageDocument } from '../../models/message.ts';
import { addVersion, dropVersions, endVersion, versionsOf } from '../../models/message-versions.ts';
import { Run, type RunDocument } from '../../models/run.ts';
import { chatSubject, type ChatSubject } from '../../models/run-subject.ts';
import { presentMessage } from '../../presenters/message.ts';
import { changeMessage } from '../change-message.ts';
import type { RunDraft } from '../run-draft.ts';
import { defineKind, type Ended, type RunOutcome } from './kind.ts';

type Id = Types.ObjectId;

const slotOf = (conversationId: Id): string => `chat:${conversationId.toHexString()}`;

/** Tells if a reply is being written in this conversation. */
export async function isReplying(conversationId: Id): Promise<boolean> {
  return (await Run.exists({ slot: slotOf(conversationId) })) !== null;
}

/** A reply to a new message of the user's. */
export function replyTo(conversation: ConversationDocument, content: string): RunDraft {
  const { _id: conversationId, userId } = conversation;
  const askedId = new Types.ObjectId();
  const messageId = new Types.ObjectId();
  return {
    userId,
    subject: { kind: 'chat', conversationId, messageId, askedId },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId, createdAt }) {
      const asked = await Message.create({
        _id: askedId,
        conversationId,
        userId,
        role: 'user',
        content,
        status: 'complete',
        createdAt,
      });
      await createReply(asked, { messageId, runId });
      await Conversation.updateOne({ _id: conversationId }, { $set: { updatedAt: createdAt } });
    },
  };
}

/** A reply to be written anew. */
interface Rewrite {
  /** The user's message it answers. */
  asked: MessageDocument;
  /** The new text of that message; its earlier text stays as a version. */
  content?: string;
  /** The reply to get a further version; without one a reply is added. */
  reply: MessageDocument | null;
}

/**
 * A further version of a reply; the one shown so far stays, and comes back if the new one comes to
 * nothing. Starting it throws `conversation_busy` when a message was changed meanwhile.
 */
export function rewriteReply({ asked, content, reply }: Rewrite): RunDraft {
  const { _id: askedId, conversationId, userId } = asked;
  const messageId = reply?._id ?? new Types.ObjectId();
  const isEdited = content !== undefined && content !== asked.content;
  const askedVersions = isEdited ? versionsOf(asked).length : undefined;
  return {
    userId,
    subject: {
      kind: 'chat',
      conversationId,
      messageId,
      ...(askedVersions !== undefined && { askedId, askedVersions }),
    },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId }) {
      if (isEdited) await change(asked, addVersion(asked, { content, status: 'complete' }));
      if (!reply) return createReply(asked, { messageId, runId });
      const blank = addVersion(reply, { content: '', status: 'pending' });
      await change(reply, { ...blank, fallback: reply.chosen, runId, runEnded: null });
    },
  };
}

async function change(...args: Parameters<typeof changeMessage>): Promise<void> {
  if (!(await changeMessage(...args))) throw new AppError('conversation_busy');
}

/** Messages sort by time: a reply comes right after what it answers. */
async function createReply(
  asked: MessageDocument,
  reply: { messageId: Id; runId: Id },
): Promise<void> {
  await Message.create({
    _id: reply.messageId,
    conversationId: asked.conversationId,
    userId: asked.userId,
    role: 'assistant',
    content: '',
    status: 'pending',
    runId: reply.runId,
    createdAt: new Date(asked.createdAt.getTime() + 1),
  });
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
}

async function undoAsked(run: RunDocument, _id: Id, versions: number | undefined): Promise<void> {
  if (versions === undefined) {
    await Message.deleteOne({ _id });
    return;
  }
  // A run that is undone already has lost the conversation's slot: a version may be a later edit.
  const asked = run.live ? await Message.findById(_id) : null;
  if (asked && versionsOf(asked).length > versions) {
    await changeMessage(asked, dropVersions(asked, versions));
  }
}

async function decide(
  run: RunDocument,
  subject: ChatSubject,
  outcome: RunOutcome,
  now: Date,
): Promise<void> {
  const status = outcome.status === 'completed' ? 'complete' : outcome.status;
  // A message is ended only by the run that writes it: by now that may be a later run.
  const mine = { _id: subject.messageId, runId: run._id, status: { $in: UNFINISHED } };
  const message = await Message.findOne(mine);
  if (message) {
    const ended = endVersion(message, status, outcome.text);
    await Message.updateOne(mine, {
      $set: { ...ended, runEnded: outcome.status },
      $unset: { fallback: 1 },
    });
  }
  await Conversation.updateOne({ _id: subject.conversationId }, { $set: { updatedAt: now } });
}

async function read(run: RunDocument, { messageId }: ChatSubject): Promise<Ended | null> {
  const message = await Message.findById(messageId);
  if (message?.runId?.equals(run._id)) {
    const { runEnded: end } = message;
    if (!end) return null;
    const view = presentMessage(message);
    return {
      end,
      views: end === 'failed' ? { reply: view } : { message: view },
      text: view.content,
    };
  }
  // The message is gone or a later run's; that one could start only after this run had its end.
  const current = await Run.findById(run._id);
  const end = RUN_ENDS.find((it) => it === current?.status);
  return end ? { end, views: {} } : null;
}

/** Notifies of complete replies only; that one failed is seen in the conversation. */
async function notification({ conversationId }: ChatSubject, end: RunEnd) {
  if (end !== 'completed') return null;
  const conversation = await Conversation.findById(conversationId);
  const id = conversation?.characterId;
  const character = id ? await Character.findById(id, { name: 1 }) : null;
  const speaker = character?.name ?? DEFAULT_ASSISTANT;
  return { title: 'New reply', body: `${speaker} has answered you.` };
}

export const chat = defineKind({
  subject: chatSubject,
  timeoutMs: 180_000,
  streamsText: true,
  countsFrom: 'start',
  tellsPosition: false,
  undo: (_context, run, subject) => undo(run, subject),
  decide: ({ clock }, run, subject, outcome) => decide(run, subject, outcome, clock.now()),
  read,
  notification,
});
