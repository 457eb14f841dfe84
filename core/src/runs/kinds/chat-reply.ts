import { Types } from 'mongoose';
import type { Speaker } from '../../conversations/group.ts';
import { laterThan, placeAfter, readLastShown, type Before } from '../../conversations/path.ts';
import { AppError } from '../../errors.ts';
import { Conversation, type ConversationDocument } from '../../models/conversation.ts';
import { Message } from '../../models/message.ts';
import type { ChatSubject } from '../../models/run-subject.ts';
import type { RunDraft } from '../run-draft.ts';

type Id = Types.ObjectId;

/** The slot that a reply in this conversation holds: one at a time. */
export const slotOf = (conversationId: Id): string => `chat:${conversationId.toHexString()}`;

/** The rest of a round, as the run of a reply names it: the id is chosen before anybody can stop. */
export function roundOf(
  speakers: readonly Speaker[],
): Pick<ChatSubject, 'nextRunId' | 'nextSpeakers'> {
  const rest = speakers.slice(1).map(({ characterId }) => characterId);
  return rest.length > 0 ? { nextRunId: new Types.ObjectId(), nextSpeakers: rest } : {};
}

interface ReplyPlace {
  messageId: Id;
  runId: Id;
  at: Date;
  speaker?: Speaker | undefined;
  isFirstWord?: true;
}

/** The message that a run is to fill, behind another one. */
export function newReply(
  { _id: conversationId, userId }: Pick<ConversationDocument, '_id' | 'userId'>,
  before: Before | undefined,
  { messageId, runId, at, speaker, isFirstWord }: ReplyPlace,
) {
  return new Message({
    _id: messageId,
    ...{ conversationId, userId, runId },
    role: 'assistant',
    content: '',
    status: 'pending',
    ...(speaker && { speaker }),
    ...(isFirstWord && { isFirstWord }),
    ...(before && { follows: placeAfter(before) }),
    createdAt: laterThan(before, at),
  });
}

/**
 * A reply of one of a group that answers no new words: somebody's turn, or the next of a round.
 * Starting it throws `conversation_busy` when the talk has gone on otherwise.
 * @param speakers the one who speaks, and those who do afterwards
 * @param after the reply, as its run wrote it, that it has to come right after; whatever is the last
 *   message by default
 */
export function takeTurn(
  conversation: Pick<ConversationDocument, '_id' | 'userId'>,
  speakers: readonly Speaker[],
  after?: { messageId: Id; runId: Id },
): RunDraft {
  const { _id: conversationId, userId } = conversation;
  const messageId = new Types.ObjectId();
  const readLast = async (): Promise<Before | undefined> => {
    const last = await readLastShown(conversationId);
    const isAfter =
      !after || (last?._id.equals(after.messageId) && last.runId?.equals(after.runId));
    if (!isAfter) throw new AppError('conversation_busy');
    return last;
  };
  return {
    userId,
    subject: { kind: 'chat', conversationId, messageId, ...roundOf(speakers) },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    // Looked at twice: nothing is written in vain, and the slot lets nobody come in between.
    check: async () => void (await readLast()),
    async write({ _id: runId, createdAt: at }) {
      const [speaker] = speakers;
      await newReply(conversation, await readLast(), { messageId, runId, at, speaker }).save();
      await Conversation.updateOne({ _id: conversationId }, { $set: { updatedAt: at } });
    },
  };
}

/**
 * A message that the companion writes by itself. Starting it throws `conversation_busy` when
 * anything was said after `last`.
 */
export function writeByItself(
  conversation: Pick<ConversationDocument, '_id' | 'userId'>,
  last: Id,
): RunDraft {
  const { _id: conversationId, userId } = conversation;
  const messageId = new Types.ObjectId();
  return {
    userId,
    subject: { kind: 'chat', conversationId, messageId },
    slots: [slotOf(conversationId)],
    busy: 'conversation_busy',
    async write({ _id: runId, createdAt: at }) {
      const before = await readLastShown(conversationId);
      if (!before?._id.equals(last)) throw new AppError('conversation_busy');
      const place = { messageId, runId, at, isFirstWord: true } as const;
      await newReply(conversation, before, place).save();
      await Conversation.updateOne({ _id: conversationId }, { $set: { updatedAt: at } });
    },
  };
}
