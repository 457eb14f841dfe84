import type { Types } from 'mongoose';
import { ForgottenMemory, hashOfKey } from '../models/forgotten-memory.ts';
import { Memory, type MemoryDocument } from '../models/memory.ts';

type Id = Types.ObjectId;

/**
 * Forgets facts for good, and leaves a mark without their text, so that they are not noted again
 * from the same messages. A fact that one of them had replaced holds again.
 */
export async function forgetMemories(memories: readonly MemoryDocument[], at: Date): Promise<void> {
  if (memories.length === 0) return;
  await ForgottenMemory.insertMany(
    memories.map(({ userId, characterId, key, source }) => ({
      userId,
      characterId,
      hash: hashOfKey(key),
      ...(source && { conversationId: source.conversationId, messageId: source.messageId }),
      at,
    })),
  );
  const ids = memories.map(({ _id }) => _id);
  await Memory.deleteMany({ _id: { $in: ids } });
  const back = { $set: { isOff: false }, $unset: { replacedBy: 1 } };
  await Memory.updateMany({ replacedBy: { $in: ids } }, back);
}

/** Removes what was noted from a conversation, and the marks of what was forgotten there. */
export async function dropConversationMemories(conversationId: Id): Promise<void> {
  await Memory.deleteMany({ 'source.conversationId': conversationId });
  await ForgottenMemory.deleteMany({ conversationId });
}

/** Removes what a character knew of anybody. */
export async function dropCharacterMemories(characterId: Id): Promise<void> {
  await Memory.deleteMany({ characterId });
  await ForgottenMemory.deleteMany({ characterId });
}

/** Tells which facts a member had forgotten after the messages were said that tell them. */
export async function readForgotten(userId: Id, characterId: Id | null) {
  const marks = await ForgottenMemory.find({ userId, characterId });
  return (fact: { key: string; messageId: Id; saidAt: Date }): boolean =>
    marks.some(
      ({ hash, messageId, at }) =>
        messageId?.equals(fact.messageId) === true ||
        (hash === hashOfKey(fact.key) && at >= fact.saidAt),
    );
}
