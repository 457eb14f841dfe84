import type { Types } from 'mongoose';
import type { ConversationDocument } from '@vesper/core/models/conversation';

/** A conversation as the one who speaks in it sees it. */
export type Talk = Pick<
  ConversationDocument,
  '_id' | 'userId' | 'characterId' | 'personaId' | 'lorebookIds' | 'isTemporary'
>;

/**
 * The same conversation as another one of its group sees it: their memories, their book.
 * @param speakerId undefined where it is no group
 */
export function talkAs(
  { _id, userId, characterId, personaId, lorebookIds, isTemporary }: ConversationDocument,
  speakerId: Types.ObjectId | undefined,
): Talk {
  return {
    ...{ _id, userId, personaId, lorebookIds, isTemporary },
    characterId: speakerId ?? characterId,
  };
}
