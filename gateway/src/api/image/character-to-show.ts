import { characterPrompt } from '@vesper/core/characters/character-prompts';
import { AppError } from '@vesper/core/errors';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { can } from '@vesper/core/policies/character';
import { assertSafePicture, type SafetyParts } from '../safety/assert-safe.ts';

const invalid = (message: string) =>
  new AppError('validation_failed', { issues: [{ path: 'characterId', message }] });

/**
 * Finds the character that an order of a picture names.
 * @returns null where it names none
 * @throws AppError `validation_failed`, marked at the field
 */
export async function characterToShow(
  userId: string,
  characterId: string | undefined,
): Promise<CharacterDocument | null> {
  if (characterId === undefined) return null;
  const character = await Character.findById(characterId);
  if (character && can({ userId }, 'read', character)) return character;
  throw invalid('This character is not here any more. Choose another one.');
}

/**
 * Judges a description together with what the model will be told of the character in it.
 * @throws AppError `validation_failed`, marked at the field; or the safety module's code
 */
export async function assertShowable(
  context: SafetyParts,
  character: CharacterDocument,
  prompt: string,
): Promise<void> {
  const seen = characterPrompt(character, prompt);
  if (seen === null) throw invalid('This character cannot be shown in this picture.');
  await assertSafePicture(context, { prompt: seen });
}
