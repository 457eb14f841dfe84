import type { ImageSize } from '@vesper/core/contract/image';
import sharp, { type Sharp } from 'sharp';
import { EngineError } from '../engine-error.ts';

/** More than any model makes, enlarged fourfold; a small file can claim to hold far more. */
const PIXELS_MAX = 60_000_000;
/** The largest picture that we order is decoded in well under this. */
const DECODE_SECONDS = 20;
const PREVIEW_SIDE = 512;
const PREVIEW_QUALITY = 72;

/**
 * Makes a model's answer the picture that was ordered: whatever its size, format, profile and
 * metadata, and models write the words of the order into the latter.
 * @returns PNG in sRGB with exactly the pixels of the size
 * @throws EngineError when the bytes are no picture
 */
export function fitPicture(bytes: Uint8Array, size: ImageSize): Promise<Uint8Array> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return fitPixels(bytes, { width, height });
}

/** The same for pixels that are none of the sizes: what a model is shown. @throws EngineError */
export function fitPixels(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  return decoded(bytes, (picture) => toPng(picture.resize({ width, height, fit: 'cover' })));
}

/** The same for a picture that keeps its size: one that was enlarged. @throws EngineError */
export function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return decoded(bytes, toPng);
}

/** The same for one that can be seen through, and stays so. @throws EngineError */
export function cleanCutout(bytes: Uint8Array): Promise<Uint8Array> {
  return decoded(bytes, (picture) =>
    picture.toColourspace('srgb').ensureAlpha().png({ compressionLevel: 6 }).toBuffer(),
  );
}

/**
 * Makes a small picture of one that is not ready.
 * @returns WebP, the longer side at most 512 pixels
 * @throws EngineError when the bytes are no picture
 */
export function previewOf(bytes: Uint8Array): Promise<Uint8Array> {
  const within = { width: PREVIEW_SIDE, height: PREVIEW_SIDE } as const;
  return decoded(bytes, (picture) =>
    flat(picture.resize({ ...within, fit: 'inside', withoutEnlargement: true }))
      .webp({ quality: PREVIEW_QUALITY })
      .toBuffer(),
  );
}

const flat = (picture: Sharp): Sharp =>
  picture.flatten({ background: '#ffffff' }).toColourspace('srgb');

const toPng = (picture: Sharp): Promise<Buffer> =>
  flat(picture).png({ compressionLevel: 6 }).toBuffer();

async function decoded(
  bytes: Uint8Array,
  use: (picture: Sharp) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!isRaster(bytes)) throw noPicture();
  try {
    const strict = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
    return await use(sharp(bytes, strict).autoOrient().timeout({ seconds: DECODE_SECONDS }));
  } catch (cause) {
    throw noPicture(cause);
  }
}

const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ff';

/** Decoders also take drawings and documents, which can ask for anything: no model sends those. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  const hex = head.toString('hex');
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP';
  return hex.startsWith(PNG) || hex.startsWith(JPEG) || isWebp;
}

const noPicture = (cause?: unknown) =>
  new EngineError('the model sent no picture that can be read', { retryable: true, cause });
