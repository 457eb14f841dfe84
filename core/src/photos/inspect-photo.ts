import { LIMITS } from '../contract/limits.ts';
import { hasForeignContent } from './foreign-content.ts';
import { readJpeg } from './jpeg-picture.ts';
import type { PhotoParts } from './photo-parts.ts';
import { PhotoRefused } from './photo-refused.ts';
import { readPng } from './png-picture.ts';

/** No camera makes a longer side; what decodes it holds whole rows in memory. Pixels. */
export const PICTURE_SIDE_MAX = 12_000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

function readParts(file: Buffer): PhotoParts {
  if (file.subarray(0, JPEG.length).equals(JPEG)) return readJpeg(file);
  if (file.subarray(0, PNG.length).equals(PNG)) return readPng(file);
  throw new PhotoRefused('photo_format');
}

/** @throws PhotoRefused for a picture that is none, or that nobody's camera makes */
export function assertPhotoSize({ width, height }: { width: number; height: number }): void {
  const pixels = width * height;
  if (pixels === 0) throw new PhotoRefused('photo_unreadable');
  const isLong = Math.max(width, height) > PICTURE_SIDE_MAX;
  if (isLong || pixels > LIMITS.likenessPixelsMax) throw new PhotoRefused('photo_too_large');
}

/** @throws PhotoRefused for a file that could pass for something else than a picture */
export function assertNothingElse(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (hasForeignContent(file)) throw new PhotoRefused('photo_unsafe');
}

/**
 * Looks at a file that somebody sent before anything is decoded: what it is by its first bytes,
 * how large by its header, whether it is whole, and whether it is nothing else besides.
 * @throws PhotoRefused
 */
export function inspectPhoto(bytes: Uint8Array): PhotoParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = readParts(file);
  assertPhotoSize(parts);
  assertNothingElse(file);
  return parts;
}
