import sharp from 'sharp';
import { EngineError } from '../engines/engine-error.ts';

interface Sides {
  width: number;
  height: number;
}

/** How far a picture can be seen through at each pixel: 0 all, 255 nothing. */
interface Alpha extends Sides {
  data: Uint8Array;
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** @returns null for a picture that can be seen through nowhere */
export async function alphaOf(png: Uint8Array): Promise<Alpha | null> {
  const { hasAlpha } = await sharp(png).metadata();
  if (!hasAlpha || (await sharp(png).stats()).isOpaque) return null;
  const { data, info } = await sharp(png)
    .extractChannel('alpha')
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Makes an opaque picture transparent as another one is, whatever its size. @returns PNG */
export async function withAlpha(png: Uint8Array, { data, ...sides }: Alpha): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  const alpha = await sharp(data, { raw: { ...sides, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return sharp(png)
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/**
 * Fits what a model cut out into the picture that it was cut from.
 * @param sides of that picture; null for those that it has
 * @returns PNG
 * @throws EngineError where the model left the background as it was
 */
export async function cutTo(cut: Uint8Array, sides: Sides | null): Promise<Uint8Array> {
  if (!(await alphaOf(cut))) {
    throw new EngineError('the model removed no background', { retryable: false });
  }
  if (!sides) return cut;
  return sharp(cut)
    .resize({ ...sides, fit: 'contain', background: NOTHING })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Blackens what cannot be seen: what was behind would still be in the file. In place, RGBA. */
export function forgetUnseen(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) pixels.fill(0, at, at + 3);
  }
}
