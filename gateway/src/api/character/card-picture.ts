import { buffer } from 'node:stream/consumers';
import type { CharacterDocument } from '@vesper/core/models/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import sharp from 'sharp';

const BLANK = { width: 512, height: 512, channels: 3, background: '#2a2140' } as const;

/**
 * The picture of a character for its card, as PNG: a plain one while there is no other.
 * @param avatarKey the face that whoever asks may see
 */
export async function cardPicture(
  storage: ObjectStorage,
  { id, userId }: CharacterDocument,
  avatarKey: string | null,
): Promise<Buffer> {
  if (!avatarKey) return sharp({ create: BLANK }).png().toBuffer();
  const portraitKey = objectKeys.portrait(userId.toHexString(), id);
  const object = (await storage.get(portraitKey)) ?? (await storage.get(avatarKey));
  if (!object) return sharp({ create: BLANK }).png().toBuffer();
  return sharp(await buffer(object.body))
    .keepXmp()
    .png()
    .toBuffer();
}
