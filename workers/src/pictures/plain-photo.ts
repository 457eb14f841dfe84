import sharp, { type Sharp } from 'sharp';
import { assertPhotoSize, assertNothingElse } from '@vesper/core/photos/inspect-photo';
import { photoFormat } from '@vesper/core/photos/photo-format';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { LIMITS } from '@vesper/core/contract/limits';
import { readHeic } from './read-heic.ts';

/** A real photo is decoded in well under a second. */
const DECODE_SECONDS = 10;

/**
 * Makes a PNG of a photo in a format that only its decoder can take apart (WebP, AVIF, HEIC), upright
 * and without metadata. Others are given back as they are, for `inspectPhoto` to look into.
 * @throws PhotoRefused
 */
export async function plainPhoto(file: Uint8Array): Promise<Uint8Array> {
  const format = photoFormat(file);
  if (format === 'other') return file;
  assertNothingElse(file);
  try {
    const picture = format === 'heic' ? await fromHeic(file) : await fromSharp(file);
    return await picture
      .timeout({ seconds: DECODE_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof PhotoRefused) throw cause;
    throw new PhotoRefused('photo_unreadable', cause);
  }
}

async function fromHeic(file: Uint8Array): Promise<Sharp> {
  const { data, width, height } = await readHeic(file, assertPhotoSize);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Of an animation the first picture. */
async function fromSharp(file: Uint8Array): Promise<Sharp> {
  const strict = { limitInputPixels: LIMITS.likenessPixelsMax, failOn: 'error' } as const;
  assertPhotoSize(await sharp(file, { limitInputPixels: false }).metadata());
  return sharp(file, strict).autoOrient();
}
