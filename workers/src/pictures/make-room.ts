import sharp from 'sharp';
import type { ImageSize } from '@vesper/core/contract/image';

/** The new paint reaches so far under the edge of the old picture, so that no seam is seen. Pixels. */
const OVERLAP = 24;
/** Softness of what a model sees where nothing is painted yet: colours, no shapes. Pixels. */
const SOFT = 48;

/**
 * Lays a picture into the middle of a larger one, for a model to paint what lies around it.
 * @param zoom share of the new size that it may take up; 1: as large as fits
 * @returns PNGs in the new size: the picture with its colours spread to the edges, and the mask, white
 *   where there is nothing yet
 */
export async function makeRoom(
  png: Uint8Array,
  size: ImageSize,
  zoom: number,
): Promise<{ canvas: Uint8Array; mask: Uint8Array }> {
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  const within = { width: Math.round(width * zoom), height: Math.round(height * zoom) };
  const { data: inner, info } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ ...within, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const canvas = await sharp(inner)
    .resize({ width, height, fit: 'cover' })
    .blur(SOFT)
    .composite([{ input: inner, left, top }])
    .png({ compressionLevel: 6 })
    .toBuffer();
  // A side at the edge of the new picture has nothing beside it.
  const [insetX, insetY] = [left > 0 ? OVERLAP : 0, top > 0 ? OVERLAP : 0];
  const kept = { width: info.width - 2 * insetX, height: info.height - 2 * insetY };
  const black = { create: { ...kept, channels: 3, background: '#000000' } } as const;
  const mask = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: black, left: left + insetX, top: top + insetY }])
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { canvas, mask };
}
