import sharp, { type Metadata } from 'sharp';
import { AppError } from '../errors.ts';

/** 40 megapixels: above what telephones take, and decoded still some 160 MB. */
const PIXELS_MAX = 40_000_000;
/** A real photo is decoded in well under a second. */
const DECODE_SECONDS = 10;
const FORMATS = ['jpeg', 'png'];

const refuse = (advice: string, cause?: unknown): AppError =>
  new AppError('bad_picture', {
    message: `This file is no picture that can be used. ${advice}`,
    cause,
  });

/** Reads the header alone, so that a bomb is refused by what it claims before it unfolds. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (err) {
    throw refuse('Please send a JPG or PNG.', err);
  }
}

/** @throws AppError `bad_picture` */
async function assertPhoto(bytes: Uint8Array): Promise<void> {
  const { format, width, height, pages } = await readHeader(bytes);
  if (!FORMATS.includes(format) || (pages ?? 1) > 1) throw refuse('Please send a JPG or PNG.');
  if (width * height > PIXELS_MAX) throw refuse('Please send one of at most 40 megapixels.');
}

/**
 * Makes a safe picture of a photo that somebody sent: decoded by its content and never by its
 * name, turned upright, without any metadata (cameras write down where they were), encoded anew.
 * @param size pixels: of the square that is cut out around what draws the eye when `shape` is
 *   'square', else of the longer side at most
 * @returns WebP bytes
 * @throws AppError `bad_picture` with advice
 */
export async function normalisePhoto(
  bytes: Uint8Array,
  { shape, size }: { shape: 'square' | 'whole'; size: number },
): Promise<Uint8Array> {
  await assertPhoto(bytes);
  const fit =
    shape === 'square'
      ? ({ fit: 'cover', position: 'attention' } as const)
      : ({ fit: 'inside', withoutEnlargement: true } as const);
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({ width: size, height: size, ...fit })
      .timeout({ seconds: DECODE_SECONDS })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (err) {
    throw refuse('It seems to be damaged. Please send another one.', err);
  }
}
