import { buffer } from 'node:stream/consumers';
import { characterPrompt } from '@vesper/core/characters/character-prompts';
import { referenceFor } from '@vesper/core/characters/look';
import { engineWords } from '@vesper/core/image-presets/compose-words';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { can } from '@vesper/core/policies/character';
import { KEPT } from '@vesper/core/policies/image';
import { imageOffer } from '@vesper/core/presenters/image-model';
import { objectKeys } from '@vesper/core/storage/object-keys';
import sharp from 'sharp';
import type { WorkerContext } from '../context.ts';
import type { ImageRequest, PortraitOrder, ReferenceImage } from '../engines/image/image-engine.ts';
import type { Painter } from '../engines/image/image-models.ts';
import { portraitOrder } from './avatar.ts';

/** The longer side of a picture that a model is shown, as of photos. Pixels. */
const SIDE_MAX = 1_024;

/** What a model is told and shown of whom a picture is to show. */
export interface Shown {
  words: Pick<ImageRequest, 'prompt' | 'portrait'>;
  references: readonly ReferenceImage[];
}

/** Adds to the words of a picture the look of the character that is to be seen in it, if one is. */
export async function shownCharacter(
  { storage }: Pick<WorkerContext, 'storage'>,
  image: ImageDocument,
  painter: Painter,
): Promise<Shown> {
  const { characterId, userId } = image;
  const { prompt } = engineWords(image);
  const actor = { userId: userId.toHexString() };
  const found = characterId ? await Character.findById(characterId) : null;
  const character = found && can(actor, 'read', found) ? found : null;
  const seen = character && characterPrompt(character, prompt);
  if (!character || seen === null) return { words: { prompt }, references: [] };
  const picture = await referenceFor(actor, character);
  const words = { prompt: seen, portrait: portraitFor(character, picture, painter) };
  if (!picture || !takesPictures(painter)) return { words, references: [] };
  // Before it is sent: whoever deletes that picture finds this one, or is found by `hasReference`.
  image.referenceId = picture._id;
  await Image.updateOne({ _id: image._id }, { $set: { referenceId: picture._id } });
  const object = await storage.get(objectKeys.image(picture.userId.toHexString(), picture.id));
  return { words, references: object ? [{ webp: await shrunk(await buffer(object.body)) }] : [] };
}

/** True when the picture that a model was shown is still there, and where it was shown none. */
export async function hasReference({ referenceId }: ImageDocument): Promise<boolean> {
  return !referenceId || (await Image.exists({ _id: referenceId, ...KEPT })) !== null;
}

/** The painter of the house looks at no picture: it remembers what one of its own was painted by. */
function portraitFor(
  character: CharacterDocument,
  picture: ImageDocument | null,
  { engine }: Painter,
): PortraitOrder {
  const isOfWords = picture && !picture.task && !picture.characterId;
  if (!isOfWords || picture.model !== engine.name) return portraitOrder(character);
  return { prompt: engineWords(picture).prompt, seed: picture.seed };
}

/** The painter of the house cuts people out of photos, and would do so with what is none. */
const takesPictures = ({ config, engine }: Painter): boolean =>
  config.engine !== 'builtin' &&
  imageOffer(config, engine.abilities).abilities.includes('reference');

const shrunk = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
