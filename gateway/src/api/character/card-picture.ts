import { buffer } from 'node:stream/consumers';
import type { CharacterDocument } from '@vesper/core/models/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import sharp from 'sharp';

/** The same bound as for the PNG's header; it holds for other formats too. */
const PIXELS_MAX = 4_096 * 4_096;
const DECODE_SECONDS = 5;
/** Faces are shown at 96 CSS pixels at most. */
const AVATAR_SIZE = 320;
/** A whole picture fits a screen beside its chat. */
const PORTRAIT_SIZE = 1_024;
const BLANK = { width: 512, height: 512, channels: 3, background: '#2a2140' } as const;

/** First bytes of the formats that the decoder is given; vector formats are not among them. */
const SIGNATURES = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];

interface CardPicture {
  portrait: Uint8Array;
  avatar: Uint8Array;
}

/**
 * Decodes a stranger's picture and encodes it anew, so that only its pixels are kept.
 * @returns both as WebP; null when the file is no sound PNG, JPEG or WebP.
 */
export async function renderCardPicture(file: Buffer): Promise<CardPicture | null> {
  const head = file.toString('latin1', 0, 12);
  if (!SIGNATURES.some((signature) => signature.test(head))) return null;
  try {
    const portrait = await sharp(file, { limitInputPixels: PIXELS_MAX })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({
        width: PORTRAIT_SIZE,
        height: PORTRAIT_SIZE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 90 })
      .toBuffer();
    // Cards are tall, and a face is what stands out in them.
    const square = { fit: 'cover', position: sharp.strategy.attention } as const;
    const avatar = await sharp(portrait)
      .resize({ width: AVATAR_SIZE, height: AVATAR_SIZE, ...square })
      .webp({ quality: 84 })
      .toBuffer();
    return { portrait, avatar };
  } catch {
    // The decoder's message is of no use to anyone who sent a file; null says that it failed.
    return null;
  }
}

/** The picture of a character for its card, as PNG: a plain one while there is no other. */
export async function cardPicture(
  storage: ObjectStorage,
  { id, userId, avatarKey }: CharacterDocument,
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
