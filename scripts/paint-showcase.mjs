/**
 * Paints the landing page's pictures with the product's own painter into web/public/showcase/.
 * They are kept in the repository; run this again when the painter or a prompt below changes.
 *
 *   node scripts/paint-showcase.mjs            all of them
 *   node scripts/paint-showcase.mjs lantern    those whose name contains the word
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'web/public/showcase');
/** The painter as a module of its own, beside the packages that it loads. */
const painter = join(root, '.cache/build/showcase-painter.mjs');

/** No picture of the landing page weighs more than this. */
const MAX_BYTES = 120_000;
const LONG_SIDE = 800;
const QUALITIES = [84, 78, 72, 66, 60, 52];

const SQUARE = '1024x1024';
const PORTRAIT = '1024x1792';
const LANDSCAPE = '1792x1024';

/**
 * File name → what the painter is asked for. The same seed gives the same picture.
 * @typedef {'1024x1024' | '1024x1792' | '1792x1024'} Size
 * @type {Record<string, [prompt: string, size: Size, seed: number]>}
 */
const PICTURES = {
  'lantern-festival': [
    'Hundreds of glowing lanterns rising over a calm lake at night, mountains, first stars, dreamy mood',
    SQUARE,
    11,
  ],
  'last-light': [
    'A lighthouse on a rocky cape at dusk, warm light over a calm violet sea, a small sailing boat, first stars',
    PORTRAIT,
    3,
  ],
  'northern-silence': [
    'A snowy mountain valley at night, pine forest in the mist, northern lights over a frozen lake, quiet mood',
    SQUARE,
    7,
  ],
  'rain-on-neon': [
    'A city skyline on a rainy evening, neon light in amber and rose on wet streets, dreamy atmosphere',
    PORTRAIT,
    5,
  ],
  'the-quiet-fox': [
    'A red fox in a misty autumn forest at sunrise, golden light, falling leaves',
    SQUARE,
    2,
  ],
  'ringed-world': [
    'A ringed planet rising in deep space over a quiet moon, purple nebula, distant stars',
    SQUARE,
    9,
  ],
  'spring-castle': [
    'A castle above a garden in spring, blossoming trees, soft morning light, birds in a pastel sky',
    PORTRAIT,
    4,
  ],
  'balloon-morning': [
    'Five hot air balloons over a valley at sunrise, river, soft mist',
    PORTRAIT,
    8,
  ],
  'self-sea': ['Portrait of a woman at sunset by the sea, warm light', PORTRAIT, 12],
  companion: [
    'Portrait of a woman on a balcony above a village by the sea at dusk, lanterns, first stars',
    LANDSCAPE,
    18,
  ],
  'self-mountains': [
    'Portrait of a woman in the mountains at sunrise, golden light, mist',
    PORTRAIT,
    17,
  ],
  'self-castle': ['Portrait of a woman before a castle at sunset, dramatic clouds', PORTRAIT, 19],
  'story-forest': [
    'A lone figure with a lantern in an enchanted forest at night, fireflies, full moon',
    LANDSCAPE,
    15,
  ],
  'film-sea': [
    'Waves on a beach at sunset, a sailing boat on the horizon, clouds, warm light',
    LANDSCAPE,
    16,
  ],
  cover: [
    'A calm sea at dusk under a violet sky, the sun on the horizon, distant mountains, first stars',
    LANDSCAPE,
    21,
  ],
};

async function loadPainter() {
  await build({
    absWorkingDir: root,
    entryPoints: ['workers/src/builtin/painter/paint-picture.ts'],
    outfile: painter,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const { paintPicture } = await import(pathToFileURL(painter).href);
  await rm(painter);
  return paintPicture;
}

/**
 * The best quality that stays under the limit.
 * @param {Buffer} png
 */
async function encode(png) {
  const small = sharp(png).resize(LONG_SIDE, LONG_SIDE, { fit: 'inside' });
  for (const quality of QUALITIES) {
    const webp = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length < MAX_BYTES) return webp;
  }
  throw new Error(`A picture is over ${MAX_BYTES} bytes even at the lowest quality.`);
}

const wanted = process.argv[2] ?? '';
const paintPicture = await loadPainter();
await mkdir(target, { recursive: true });
for (const [name, [prompt, size, seed]] of Object.entries(PICTURES)) {
  if (!name.includes(wanted)) continue;
  const request = { prompt, size, seed, quality: 'hd', style: 'vivid' };
  const png = [...paintPicture(request)].at(-1).png;
  const webp = await encode(png);
  await writeFile(join(target, `${name}.webp`), webp);
  process.stdout.write(`${name}.webp ${Math.round(webp.length / 1000)} KB\n`);
}
