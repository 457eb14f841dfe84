import type { ImageModelConfig } from '../config/image-models.ts';
import type { CharacterDocument } from '../models/character.ts';
import { Image, type ImageDocument } from '../models/image.ts';
import type { Actor } from '../policies/actor.ts';
import { can } from '../policies/image.ts';

/**
 * Tells whether a picture may stand for a character: it is done, has passed its check, and no photo
 * of somebody went into it. Those who are in photos agree to each use of theirs.
 */
export function isFitAsReference({ status, likenessId, pictureCheck }: ImageDocument): boolean {
  const state = pictureCheck?.state ?? 'passed';
  return status === 'complete' && !likenessId && state === 'passed';
}

/**
 * The picture of a character's look, for models that can be shown one.
 * @param actor whose picture is to be made: what they may not see is not used for them
 * @returns null where there is none, or it is gone
 */
export async function referenceFor(
  actor: Actor,
  { look, userId }: Pick<CharacterDocument, 'look' | 'userId'>,
): Promise<ImageDocument | null> {
  const image = look?.imageId ? await Image.findOne({ _id: look.imageId, userId }) : null;
  return image && isFitAsReference(image) && can(actor, 'read', image) ? image : null;
}

/**
 * The seed of pictures that show a character, where their order names none. The painter of the house
 * knows a face by it, and composes each picture anew.
 */
export function seedOfLook(
  character: Pick<CharacterDocument, 'look'> | null,
  { engine }: Pick<ImageModelConfig, 'engine'>,
): number | null {
  return engine === 'builtin' ? null : (character?.look?.seed ?? null);
}
