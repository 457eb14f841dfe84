import sharp, { type Sharp } from 'sharp';
import { LIMITS } from '@vesper/core/contract/limits';
import { inspectPhoto } from '@vesper/core/photos/inspect-photo';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { plainPhoto } from './plain-photo.ts';

/** A real photo is decoded in well under a second. */
const DECODE_SECONDS = 10;
const QUALITY = 86;

/**
 * A photo about to be decoded: nothing but its picture, which `inspectPhoto` left, turned upright.
 * Pictures made from it have no metadata (cameras write down where they were).
 */
export function openPhoto(picture: Uint8Array): Sharp {
  const strict = { limitInputPixels: LIMITS.likenessPixelsMax, failOn: 'error' } as const;
  return sharp(picture, strict).autoOrient().timeout({ seconds: DECODE_SECONDS });
}

export const toWebp = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: QUALITY }).toBuffer();

/**
 * Makes a safe picture of a photo that somebody sent: recognised by its content and never by its
 * name, decoded, turned upright, encoded anew as the square around what draws the eye.
 * @param size pixels
 * @returns WebP bytes
 * @throws PhotoRefused
 */
export async function normalisePhoto(
  bytes: Uint8Array,
  { size }: { size: number },
): Promise<Uint8Array> {
  const square = { width: size, height: size, fit: 'cover', position: 'attention' } as const;
  return decoded(await plainPhoto(bytes), (photo) => toWebp(photo.resize(square)));
}

/**
 * Makes a safe picture of one that somebody sent, whole, no side longer than `size`.
 * A JPEG or a PNG: whoever sent it has seen it in their browser.
 * @returns JPEG bytes, which every model reads, and what they measure in pixels
 * @throws PhotoRefused
 */
export async function fitPhoto(
  bytes: Uint8Array,
  { size }: { size: number },
): Promise<{ jpeg: Uint8Array; width: number; height: number }> {
  const within = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const;
  return decoded(bytes, async (photo) => {
    const opaque = photo.resize(within).flatten({ background: '#ffffff' });
    const made = opaque.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
    const { data: jpeg, info } = await made;
    return { jpeg, width: info.width, height: info.height };
  });
}

/** Decodes a photo for one use of it. @throws PhotoRefused */
async function decoded<Made>(
  bytes: Uint8Array,
  use: (photo: Sharp) => Promise<Made>,
): Promise<Made> {
  const { picture } = inspectPhoto(bytes);
  try {
    return await use(openPhoto(picture));
  } catch (cause) {
    throw new PhotoRefused('photo_unreadable', cause);
  }
}
