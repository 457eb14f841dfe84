import type { CharacterDocument } from '@vesper/core/models/character';
import { lookTexts } from './character-look.ts';

/**
 * The texts that speak for a character, under the names that requests use. Notes are not among them:
 * no model gets those, and they are judged when they are written here or become public.
 */
export function textsOf(character: CharacterDocument) {
  const { name, nickname, description, greeting, exampleDialogue, scenario } = character;
  const { systemPrompt, postHistoryInstructions, otherGreetings, tags } = character;
  const personality = {
    personalityTraits: character.traits,
    personalityText: character.personality,
  };
  const texts = { name, nickname, description, greeting, exampleDialogue, scenario };
  const asked = { systemPrompt, postHistoryInstructions, otherGreetings, tags };
  return { ...texts, ...personality, ...asked, ...lookTexts(character.look) };
}
