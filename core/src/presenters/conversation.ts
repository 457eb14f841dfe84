import type { ConversationView } from '../contract/conversation.ts';
import { mediaPaths } from '../contract/media.ts';
import type { CharacterDocument } from '../models/character.ts';
import type { ConversationDocument } from '../models/conversation.ts';

/** @param character who speaks, when there is one and it still exists */
export function presentConversation(
  conversation: ConversationDocument,
  character: CharacterDocument | null,
): ConversationView {
  return {
    id: conversation.id,
    title: conversation.title,
    characterId: conversation.characterId?.toHexString() ?? null,
    character: character && {
      id: character.id,
      name: character.name,
      avatar: character.avatarKey ? mediaPaths.avatar(character.id) : null,
    },
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
  };
}
