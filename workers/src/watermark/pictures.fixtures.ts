import sharp from 'sharp';
import { IMAGE_SIZES } from '@vesper/core/contract/image';
import { paintPicture } from '../builtin/painter/paint-picture.ts';
import { seeded } from '../builtin/shared/random.ts';
import { PORTRAIT } from '../pictures/portrait.fixtures.ts';
import { pngOf } from './pixels.fixtures.ts';

const SCENES = [
  'A lighthouse on a cliff at dusk',
  'A woman with red hair in a garden',
  'A quiet pond with lilies',
  'A city street at night in the rain',
  'Mountains under an aurora',
  'A bowl of fruit on a table',
  'Abstract shapes in blue and gold',
  'A cat on a window sill',
  'Dunes at noon under a clear sky',
  'A snowy forest with a cabin',
  'A grey plain in the fog',
  'A black night with stars',
] as const;

/** A picture of the built-in painter: each number gives another scene, size and style. */
export function painted(at: number, scale = 1): Uint8Array {
  const prompt = SCENES[at % SCENES.length] ?? '';
  const size = IMAGE_SIZES[at % IMAGE_SIZES.length] ?? '1024x1024';
  const style = at % 2 === 0 ? 'vivid' : 'natural';
  for (const { png } of paintPicture({
    prompt,
    size,
    style,
    quality: 'standard',
    seed: at,
    scale,
  })) {
    if (png) return png;
  }
  throw new Error('the painter ended without a picture');
}

type Shade = (x: number, y: number) => number;

async function drawn(side: number, shade: Shade): Promise<Buffer> {
  const data = new Uint8Array(3 * side * side);
  for (let y = 0, at = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1, at += 3) {
      const grey = Math.max(0, Math.min(255, shade(x, y)));
      data.set([grey, 0.9 * grey, 0.8 * grey], at);
    }
  }
  return pngOf({ data, width: side, height: side });
}

/** Surfaces on which a mark has little to hide behind, or much to be drowned by. */
const SURFACES: ReadonlyArray<(seed: number) => Shade> = [
  (seed) => (x, y) => (x * (1 + seed) + y) / 12,
  (seed) => (x, y) => 128 + 60 * Math.sin(x / (9 + seed)) * Math.cos(y / (13 + seed)),
  (seed) => {
    const random = seeded(String(seed));
    return () => 256 * random.next();
  },
  // Repeats itself as the mark does, and is none.
  (seed) => (x, y) => 128 + 90 * Math.sin((2 * Math.PI * ((8 + seed) * x + 3 * y)) / 128),
];

/** A drawn surface: gradients, waves, noise and patterns in turn. */
export const surface = (at: number, side = 1_024): Promise<Buffer> => {
  const kind = SURFACES[at % SURFACES.length] ?? (() => () => 0);
  return drawn(side, kind(Math.floor(at / SURFACES.length)));
};

/** A photo of a face, at several sizes. */
export const photo = (at: number): Promise<Buffer> =>
  sharp(PORTRAIT)
    .resize(640 + 96 * at)
    .png()
    .toBuffer();
