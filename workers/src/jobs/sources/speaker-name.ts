import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { Character } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';

/** The name of the one who was talked with, for work that is no turn of the talk. */
export async function speakerName({
  characterId,
}: Pick<ConversationDocument, 'characterId'>): Promise<string> {
  const character = characterId ? await Character.findById(characterId, { name: 1 }) : null;
  return character?.name ?? DEFAULT_ASSISTANT;
}
