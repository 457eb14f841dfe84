import sharp, { type Sharp } from 'sharp';

/** What happens to a picture on its way through the world: PNG bytes in, a file out. */
export type Attack = (picture: Sharp, size: { width: number; height: number }) => Sharp;

/** A part of a picture, in shares of its sides. */
const part =
  (left: number, top: number, width: number, height = width): Attack =>
  (picture, size) =>
    picture.extract({
      left: Math.floor(left * size.width),
      top: Math.floor(top * size.height),
      width: Math.floor(width * size.width),
      height: Math.floor(height * size.height),
    });

const jpeg =
  (quality: number): Attack =>
  (picture) =>
    picture.jpeg({ quality });

const half: Attack = (picture, { width }) => picture.resize(Math.round(width / 2));
/** A tenth of the area: what somebody cuts out of a picture. */
const tenth = part(0.313, 0.307, Math.sqrt(0.1));

/** The first three are what must be survived; sharp cuts before it resizes. */
export const ATTACKS = {
  'JPEG 80': jpeg(80),
  'half size': half,
  'a tenth of the area': tenth,
  'JPEG 75': jpeg(75),
  'a tenth cut off the left': part(0.1, 0, 0.9, 1),
  'a tenth cut off the bottom': part(0, 0, 1, 0.9),
  'half size, JPEG 80': (picture, size) => half(picture, size).jpeg({ quality: 80 }),
  'edges cut off, half size, JPEG 80': (picture, { width, height }) =>
    part(
      0.1,
      0.1,
      0.8,
    )(picture, { width, height })
      .resize(Math.round(Math.floor(0.8 * width) / 2))
      .jpeg({ quality: 80 }),
  'a tenth of the area, JPEG 80': (picture, size) => tenth(picture, size).jpeg({ quality: 80 }),
  'WebP 80': (picture) => picture.webp({ quality: 80 }),
} as const satisfies Record<string, Attack>;
export type AttackName = keyof typeof ATTACKS;

/** A file as it is after what happened to it. */
export async function attacked(file: Uint8Array, name: AttackName): Promise<Uint8Array> {
  const { width, height } = await sharp(file).metadata();
  return ATTACKS[name](sharp(file), { width, height }).toBuffer();
}
