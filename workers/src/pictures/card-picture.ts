import sharp from 'sharp';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { PICTURE_SIDE_MAX } from '@vesper/core/photos/inspect-photo';
import { hasPictureSignature } from './picture-signature.ts';

/** The same bound as for the PNG's header; it holds for other formats too. */
const PIXELS_MAX = 4_096 * 4_096;
const DECODE_SECONDS = 5;
/** Faces are shown at 96 CSS pixels at most. */
const AVATAR_SIZE = 320;
/** A whole picture fits a screen beside its chat. */
const PORTRAIT_SIZE = 1_024;

/**
 * Decodes the picture of a card and encodes it anew, so that only its pixels are kept.
 * @returns both as WebP
 * @throws PhotoRefused when the file is no sound PNG, JPEG or WebP
 */
export async function renderCardPicture(
  file: Buffer,
): Promise<{ portrait: Uint8Array; avatar: Uint8Array; width: number; height: number }> {
  if (!hasPictureSignature(file)) throw new PhotoRefused('photo_format');
  try {
    const strict = { limitInputPixels: PIXELS_MAX };
    const { width, height } = await sharp(file, strict).metadata();
    if (Math.max(width, height) > PICTURE_SIDE_MAX) throw new PhotoRefused('photo_too_large');
    const { data: portrait, info } = await sharp(file, strict)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({
        width: PORTRAIT_SIZE,
        height: PORTRAIT_SIZE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    // Cards are tall, and a face is what stands out in them.
    const square = { fit: 'cover', position: sharp.strategy.attention } as const;
    const avatar = await sharp(portrait)
      .resize({ width: AVATAR_SIZE, height: AVATAR_SIZE, ...square })
      .webp({ quality: 84 })
      .toBuffer();
    return { portrait, avatar, width: info.width, height: info.height };
  } catch (cause) {
    throw cause instanceof PhotoRefused ? cause : new PhotoRefused('photo_unreadable', cause);
  }
}
