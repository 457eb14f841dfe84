import { fillMacros } from '@vesper/core/cards/macros';
import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { Character } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { can } from '@vesper/core/policies/character';
import type { Persona } from '../engines/chat/chat-engine.ts';

const ASSISTANT: Persona = { name: DEFAULT_ASSISTANT, traits: [] };

/**
 * The persona that speaks in a conversation: its character, or the assistant once the character is
 * deleted, or private again and somebody else's.
 */
export async function personaOf(
  { characterId, userId }: ConversationDocument,
  userName: string | undefined,
): Promise<Persona> {
  const character = characterId ? await Character.findById(characterId) : null;
  if (!character || !can({ userId: userId.toHexString() }, 'read', character)) return ASSISTANT;
  const { name, nickname, description, personality, scenario, greeting, traits } = character;
  const told = [description, personality, scenario].filter(Boolean).join('\n\n');
  const names = { char: nickname ?? name, user: userName ?? 'the user' };
  return {
    name,
    traits: [...traits],
    ...(told && { description: fillMacros(told, names) }),
    ...(greeting && { greeting: fillMacros(greeting, names) }),
  };
}
