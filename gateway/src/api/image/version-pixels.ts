import { VERSION_LIMITS, type UPSCALE_FACTORS } from '@vesper/core/contract/image-version';
import type { ImageSize } from '@vesper/core/contract/image';
import { AppError } from '@vesper/core/errors';
import type { ImageDocument } from '@vesper/core/models/image';

/** Pixels of a picture's sides. */
interface Pixels {
  width: number;
  height: number;
}

/** Signature, length and name of the first chunk: the sides follow, 32 bits each. https://www.w3.org/TR/png-3/#11IHDR */
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const invalid = (path: string, message: string) =>
  new AppError('validation_failed', { issues: [{ path, message }] });

function sides(size: string): Pixels {
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  return { width, height };
}

/** The pixels of a picture's file. */
export function pixelsOf({ size, width, height }: ImageDocument): Pixels {
  return width && height ? { width, height } : sides(size);
}

/**
 * Reads no more of a mask than its sides: it is decoded where pictures are made.
 * @throws AppError `validation_failed`, marked at the mask
 */
export function readMask(base64: string, { width, height }: Pixels): Buffer {
  const png = Buffer.from(base64, 'base64');
  if (png.length < PNG_HEAD.length + 8 || !png.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) {
    throw invalid('mask', 'A mask is a PNG in base64.');
  }
  const isFitting =
    png.readUInt32BE(PNG_HEAD.length) === width && png.readUInt32BE(PNG_HEAD.length + 4) === height;
  if (isFitting) return png;
  throw invalid('mask', `A mask has the pixels of its picture: ${width}x${height}.`);
}

/** @throws AppError `validation_failed` where nothing would be left to paint */
export function outpaintOf(
  origin: ImageDocument,
  { size, zoom }: { size: ImageSize; zoom: number },
): { zoom: number } {
  if (size !== origin.size || zoom < 1) return { zoom };
  throw invalid('zoom', 'There is nothing to paint around it. Choose another size or more room.');
}

/** @throws AppError `validation_failed` when the picture would become larger than any may be */
export function upscaledPixels(
  origin: ImageDocument,
  factor: (typeof UPSCALE_FACTORS)[number],
): Pixels {
  const { width, height } = pixelsOf(origin);
  const grown = { width: width * factor, height: height * factor };
  const isFine =
    Math.max(grown.width, grown.height) <= VERSION_LIMITS.sideMax &&
    grown.width * grown.height <= VERSION_LIMITS.pixelsMax;
  if (isFine) return grown;
  throw invalid('factor', `This picture is too large to be enlarged ${factor} times.`);
}
