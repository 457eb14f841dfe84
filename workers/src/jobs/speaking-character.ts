import { fillMacros, type MacroNames } from '@vesper/core/contract/macros';
import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import { can } from '@vesper/core/policies/character';
import type { CharacterSheet } from '../engines/chat/chat-engine.ts';

const ASSISTANT: CharacterSheet = { name: DEFAULT_ASSISTANT, traits: [] };

/**
 * The character that speaks in a conversation: its character, or the assistant once the character is
 * deleted, or private again and somebody else's.
 */
export async function speakingCharacter(
  conversation: ConversationDocument,
  userName: string | undefined,
): Promise<CharacterSheet> {
  const character = await speakerOf(conversation);
  if (!character) return ASSISTANT;
  const { name, nickname, traits, description, personality, scenario, greeting } = character;
  const { exampleDialogue, systemPrompt, postHistoryInstructions } = character;
  const texts = { description, personality, scenario, greeting };
  const told = { ...texts, exampleDialogue, systemPrompt, postHistoryInstructions };
  const names = { char: calledIn(character), user: userName ?? 'the user' };
  return {
    name,
    ...(nickname && { nickname }),
    traits: [...traits],
    ...filled(told, names),
  };
}

/** The name that `{{char}}` stands for in a conversation. */
export async function characterName(conversation: ConversationDocument): Promise<string> {
  const character = await speakerOf(conversation);
  return character ? calledIn(character) : ASSISTANT.name;
}

const calledIn = ({ nickname, name }: CharacterDocument): string => nickname ?? name;

async function speakerOf({
  characterId,
  userId,
}: ConversationDocument): Promise<CharacterDocument | null> {
  const character = characterId ? await Character.findById(characterId) : null;
  const actor = { userId: userId.toHexString() };
  return character && can(actor, 'read', character) ? character : null;
}

/** The texts that are there, with their macros filled. */
function filled<Field extends string>(
  texts: Record<Field, string | null | undefined>,
  names: MacroNames,
): Partial<Record<Field, string>> {
  const sheet: Partial<Record<Field, string>> = {};
  for (const field in texts) {
    const text = texts[field];
    if (text) sheet[field] = fillMacros(text, names);
  }
  return sheet;
}
