import { Types } from 'mongoose';
import { isFitAsReference } from '@vesper/core/characters/look';
import type { CreateCharacterRequest } from '@vesper/core/contract/character';
import { AppError } from '@vesper/core/errors';
import type { CharacterDocument } from '@vesper/core/models/character';
import { Image } from '@vesper/core/models/image';
import { can } from '@vesper/core/policies/image';
import type { CharacterTexts } from './character-safety.ts';

type Look = CreateCharacterRequest['look'];

const invalid = (message: string) =>
  new AppError('validation_failed', { issues: [{ path: 'look.imageId', message }] });

/**
 * Holds the picture of a look to what may stand for a character.
 * @param before the look that is stored: what was chosen earlier is not judged again
 * @throws AppError `validation_failed`, marked at the field
 */
export async function assertLook(
  userId: string,
  look: Look,
  before?: CharacterDocument['look'],
): Promise<void> {
  const imageId = look?.imageId;
  if (!imageId || before?.imageId?.toHexString() === imageId) return;
  const image = await Image.findOne({ _id: imageId, userId });
  if (!image || !can({ userId }, 'change', image)) {
    throw invalid('This picture is not there any more. Choose another one.');
  }
  if (image.likenessId) throw invalid('This picture shows you. Choose one that shows nobody real.');
  if (!isFitAsReference(image)) throw invalid('This picture cannot be used. Choose another one.');
}

/** A look as a document has it: null where nothing is said. */
export function lookFields(look: NonNullable<Look>) {
  const { words, imageId, seed } = look;
  const isNone = words === '' && imageId === null && seed === null;
  if (isNone) return null;
  const reference = imageId === null ? null : new Types.ObjectId(imageId);
  return { words: words || null, imageId: reference, seed };
}

/** The words of a look among the texts of a character, under the name of their field. */
export const lookTexts = (look: { words?: string | null } | null | undefined): CharacterTexts =>
  look ? { 'look.words': look.words } : {};
