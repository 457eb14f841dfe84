import { Character } from '../models/character.ts';
import { Conversation, type ConversationDocument } from '../models/conversation.ts';

/**
 * Counts a member among those who began to talk with a character: with the first of their
 * conversations alone, so that nobody raises it by many. A temporary one leaves no trace.
 */
export async function countTalk({
  _id,
  userId,
  characterId,
  isTemporary,
}: ConversationDocument): Promise<void> {
  if (!characterId || isTemporary) return;
  if (await Conversation.exists({ characterId, userId, _id: { $ne: _id } })) return;
  await Character.updateOne({ _id: characterId }, { $inc: { talks: 1 } }, { timestamps: false });
}
