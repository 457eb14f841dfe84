/**
 * Paints the landing page's pictures and the covers of stories with the product's own painter into
 * web/public/showcase/.
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
/** A module of the product on its own, beside the packages that it loads. */
const bundle = join(root, '.cache/build/showcase-module.mjs');

/** No picture of the landing page weighs more than this. */
const MAX_BYTES = 120_000;
const LONG_SIDE = 800;
/** The covers of stories are small, and many stand on one screen. */
const COVER = { maxBytes: 40_000, longSide: 640 };
const QUALITIES = [84, 78, 72, 66, 60, 52];

const SQUARE = '1024x1024';
const PORTRAIT = '1024x1792';
const LANDSCAPE = '1792x1024';

/** @param {string} entry */
async function load(entry) {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const loaded = await import(`${pathToFileURL(bundle).href}?${entry}`);
  await rm(bundle);
  return loaded;
}

const { SHOWCASE } = await load('web/src/features/landing/showcase-pictures.ts');
/**
 * The words that stand on the card of a picture.
 * @param {string} name
 * @returns {string}
 */
const said = (name) =>
  SHOWCASE.find((/** @type {{ name: string }} */ it) => it.name === name).prompt;

/**
 * File name → what the painter is asked for. The same seed gives the same picture.
 * @typedef {'1024x1024' | '1024x1792' | '1792x1024'} Size
 * @type {Record<string, [prompt: string, size: Size, seed: number]>}
 */
const PICTURES = {
  'lantern-festival': [said('lantern-festival'), SQUARE, 11],
  'last-light': [said('last-light'), PORTRAIT, 3],
  'northern-silence': [said('northern-silence'), SQUARE, 7],
  'rain-on-neon': [said('rain-on-neon'), PORTRAIT, 5],
  'the-quiet-fox': [said('the-quiet-fox'), SQUARE, 2],
  'ringed-world': [said('ringed-world'), SQUARE, 9],
  'spring-castle': [said('spring-castle'), PORTRAIT, 4],
  'balloon-morning': [said('balloon-morning'), PORTRAIT, 8],
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
  'genre-mystery': [
    'A lighthouse on a foggy cape at night, dim light, calm sea, full moon',
    LANDSCAPE,
    23,
  ],
  'genre-adventure': [
    'A sailing ship on the open sea at sunset, dramatic clouds, birds, golden light',
    LANDSCAPE,
    24,
  ],
  'genre-romance': [
    'A tropical beach at sunset, palm trees, pink clouds, calm sea, first stars',
    LANDSCAPE,
    25,
  ],
  'genre-science-fiction': [
    'A ringed planet over a quiet moon in deep space, blue nebula, distant stars',
    LANDSCAPE,
    26,
  ],
  'genre-fantasy': [
    'A castle in the snow at night, northern lights, pine forest, mist',
    LANDSCAPE,
    27,
  ],
  'genre-slice-of-life': [
    'A cottage in a meadow on a spring morning, blossoming trees, soft light',
    LANDSCAPE,
    28,
  ],
  cover: [
    'A calm sea at dusk under a violet sky, the sun on the horizon, distant mountains, first stars',
    LANDSCAPE,
    21,
  ],
};

/**
 * The best quality that stays under the limit.
 * @param {Buffer} png
 * @param {{ maxBytes: number, longSide: number }} limits
 */
async function encode(png, { maxBytes, longSide }) {
  const small = sharp(png).resize(longSide, longSide, { fit: 'inside' });
  for (const quality of QUALITIES) {
    const webp = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length < maxBytes) return webp;
  }
  throw new Error(`A picture is over ${maxBytes} bytes even at the lowest quality.`);
}

const wanted = process.argv[2] ?? '';
const { paintPicture } = await load('workers/src/builtin/painter/paint-picture.ts');
await mkdir(target, { recursive: true });
for (const [name, [prompt, size, seed]] of Object.entries(PICTURES)) {
  if (!name.includes(wanted)) continue;
  const request = { prompt, size, seed, quality: 'hd', style: 'vivid' };
  const png = [...paintPicture(request)].at(-1).png;
  const isCover = name.startsWith('genre-');
  const webp = await encode(png, isCover ? COVER : { maxBytes: MAX_BYTES, longSide: LONG_SIDE });
  await writeFile(join(target, `${name}.webp`), webp);
  process.stdout.write(`${name}.webp ${Math.round(webp.length / 1000)} KB\n`);
}
