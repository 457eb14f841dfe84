import sharp from 'sharp';
import { foldPicture, type FoldedPicture } from './fold-picture.ts';
import { luminance, type RgbPixels } from './luminance.ts';
import { scalesOf } from './scales.ts';

/** Decodes a picture. */
export async function pixelsOf(file: Uint8Array): Promise<RgbPixels> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** Encodes pixels as PNG. */
export async function pngOf({ data, width, height }: RgbPixels): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
}

/** Everything in which a mark is looked for, of a file. */
export async function viewsOf(file: Uint8Array): Promise<FoldedPicture[]> {
  const picture = await pixelsOf(file);
  return foldPicture(luminance(picture), scalesOf(picture));
}

/** Peak signal-to-noise ratio of a changed picture, over all channels. Decibels. */
export function psnr(before: RgbPixels, after: RgbPixels): number {
  const error = before.data.reduce((sum, it, at) => sum + (it - (after.data[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (error / before.data.length));
}
