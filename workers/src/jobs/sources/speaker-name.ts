import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { groupOf } from '@vesper/core/conversations/group';
import { Character } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';

/** The name of the one who was talked with, or of all, for work that is no turn of the talk. */
export async function speakerName(conversation: ConversationDocument): Promise<string> {
  const { characterId, group } = conversation;
  if (group) {
    const members = await groupOf(conversation);
    return members.map(({ character }) => character.name).join(', ') || DEFAULT_ASSISTANT;
  }
  const character = characterId ? await Character.findById(characterId, { name: 1 }) : null;
  return character?.name ?? DEFAULT_ASSISTANT;
}
