import { cardTexts } from '@vesper/core/cards/card-texts';
import { cardOf } from '@vesper/core/cards/write-card';
import { AppError } from '@vesper/core/errors';
import { editedBook, withBook } from '@vesper/core/lorebooks/character-book';
import {
  Character,
  type CharacterDocument,
  type CharacterFields,
} from '@vesper/core/models/character';
import { Lorebook } from '@vesper/core/models/lorebook';
import type { Types } from 'mongoose';
import type { GatewayContext } from '../../context.ts';
import { assertModerated } from '../safety/assert-moderated.ts';
import { assertPublicCard } from './character-safety.ts';

/**
 * Judges everything that a character shows once it is public: its card, and its book as it is now.
 * @param current what is stored
 * @param changes what the same request changes of it
 * @throws AppError at `isPublic` when something of it is not for everyone
 */
export async function assertPublic(
  context: GatewayContext,
  current: CharacterDocument,
  changes: Partial<CharacterFields>,
): Promise<void> {
  const before = await stateOf(current);
  const own = cardOf({ ...current.toObject(), ...changes });
  const card = withBook(own, await editedBook(current));
  await assertPublicCard(context, card);
  // The book that the card brought comes back when the edited one is deleted.
  const texts = new Set([...cardTexts(card), ...cardTexts(own)]);
  await assertModerated(context, [...texts].join('\n'), 'isPublic');
  // A judgement takes seconds, in which another tab may have written something else.
  const now = await Character.findById(current._id);
  if (!now) throw new AppError('not_found');
  if ((await stateOf(now)) !== before) throw new AppError('unavailable');
}

/** Everything of a character that can be edited and shown, to see whether it has changed. */
async function stateOf(character: CharacterDocument): Promise<string> {
  const { name, nickname, description, personality, traits, greeting, scenario } = character;
  const { otherGreetings, exampleDialogue, systemPrompt, postHistoryInstructions } = character;
  const { _id, creatorNotes, look, tags } = character;
  const book = await Lorebook.findOne({ _id, characterId: _id }, { revision: 1 });
  return JSON.stringify([
    ...[name, nickname, description, personality, traits, greeting, scenario, otherGreetings],
    ...[
      exampleDialogue,
      systemPrompt,
      postHistoryInstructions,
      creatorNotes,
      look?.words,
      tags,
      book?.revision,
    ],
  ]);
}

/**
 * Has a text of a character's own book judged, if everyone can see that character.
 * @throws AppError marked at the field at fault
 */
export async function assertModeratedIfPublic(
  context: GatewayContext,
  characterId: Types.ObjectId | null | undefined,
  text: string,
  field: string,
): Promise<void> {
  if (!characterId || !(await Character.exists({ _id: characterId, isPublic: true }))) return;
  await assertModerated(context, text, field);
}
