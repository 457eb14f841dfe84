import { fillMacros, type MacroNames } from '@vesper/core/contract/macros';
import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { can } from '@vesper/core/policies/character';
import type { CharacterSheet } from '../engines/chat/chat-engine.ts';
import type { Talk } from './sources/talk.ts';

const ASSISTANT: CharacterSheet = { name: DEFAULT_ASSISTANT, traits: [] };

/**
 * The character that speaks in a conversation: its character, or the assistant once the character is
 * deleted, or private again and somebody else's.
 * @param known the name of one of a group: nobody takes the place of that one, who is a name then
 */
export async function speakingCharacter(
  talk: Talk,
  userName: string | undefined,
  known?: string,
): Promise<CharacterSheet> {
  const character = await speakerOf(talk);
  if (!character) return known === undefined ? ASSISTANT : { name: known, traits: [] };
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
export async function characterName(talk: Talk): Promise<string> {
  const character = await speakerOf(talk);
  return character ? calledIn(character) : ASSISTANT.name;
}

const calledIn = ({ nickname, name }: CharacterDocument): string => nickname ?? name;

async function speakerOf({ characterId, userId }: Talk): Promise<CharacterDocument | null> {
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
