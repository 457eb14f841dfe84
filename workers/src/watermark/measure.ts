/**
 * Measures the mark over a hundred pictures: how often it is found after what may happen to a
 * picture, how often in pictures without it, how much it changes them, and what it costs.
 * `npm run watermark` runs it.
 */
import { ATTACKS, attacked, type AttackName } from './attacks.fixtures.ts';
import { foldPicture } from './fold-picture.ts';
import { layMark } from './lay-mark.ts';
import { luminance } from './luminance.ts';
import { markKey } from './mark-key.ts';
import { markTile } from './mark-tile.ts';
import { findMark, scoreOf } from './find-mark.ts';
import { painted, photo, surface } from './pictures.fixtures.ts';
import { pixelsOf, pngOf, psnr, viewsOf } from './pixels.fixtures.ts';
import { scalesOf } from './scales.ts';

const KEY = markKey('the secret of the measurement, long enough');
/** Keys that marked nothing: each is looked for in each picture. */
const OTHERS = Array.from({ length: 4 }, (_, at) => markKey(`a secret that nobody uses ${at}`));
const MADE_AT = new Date('2026-11-23T12:34:56Z');
const PAINTED = 72;
const DRAWN = 20;
const PHOTOS = 8;

type Count = { found: number; read: number; least: number };
const names = Object.keys(ATTACKS).filter((name): name is AttackName => name in ATTACKS);
const counts = new Map<string, Count>(
  names.map((name) => [name, { found: 0, read: 0, least: Infinity }]),
);
let searches = 0;
let falsely = 0;
let highest = 0;
const noise: number[] = [];
const laid: number[] = [];
const searched: number[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

async function timed<T>(times: number[], work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  const made = await work();
  times.push(performance.now() - begun);
  return made;
}

async function searchInVain(file: Uint8Array): Promise<void> {
  const views = await viewsOf(file);
  for (const key of [KEY, ...OTHERS]) {
    searches += 1;
    if (await findMark(views, key)) falsely += 1;
    highest = Math.max(highest, ...views.map((view) => scoreOf(view, key)));
  }
}

async function measure(picture: Uint8Array): Promise<void> {
  const before = await pixelsOf(picture);
  const after = { ...before, data: before.data.slice() };
  const tile = markTile(KEY, MADE_AT);
  await timed(laid, () => layMark(after, tile));
  noise.push(psnr(before, after));
  const png = await pngOf(after);
  for (const [name, count] of counts) {
    const views = await viewsOf(await attacked(png, names.find((it) => it === name) ?? 'JPEG 80'));
    const found = await findMark(views, KEY);
    if (found) count.found += 1;
    if (found?.madeAt?.getTime() === MADE_AT.getTime()) count.read += 1;
    count.least = Math.min(count.least, Math.max(...views.map((view) => scoreOf(view, KEY))));
  }
  await timed(searched, () => findMark(foldPicture(luminance(after), scalesOf(after)), KEY));
  await searchInVain(await attacked(picture, 'JPEG 80'));
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const makers = [
  ...Array.from({ length: PAINTED }, (_, at) => async () => painted(at, 0.6)),
  ...Array.from({ length: DRAWN }, (_, at) => () => surface(at)),
  ...Array.from({ length: PHOTOS }, (_, at) => () => photo(at)),
];
for (const [at, make] of makers.entries()) {
  await measure(await make());
  if ((at + 1) % 10 === 0) say(`${at + 1} pictures`);
}

say('');
say(
  'What happened'.padEnd(36) +
    'found'.padStart(8) +
    'dated'.padStart(8) +
    'least score'.padStart(14),
);
for (const [name, { found, read, least }] of counts) {
  say(
    name.padEnd(36) +
      `${found}`.padStart(8) +
      `${read}`.padStart(8) +
      least.toFixed(1).padStart(14),
  );
}
say('');
say(
  `Pictures without a mark: ${falsely} of ${searches} searches found one; highest score ${highest.toFixed(1)}`,
);
say(
  `Change: PSNR ${Math.min(...noise).toFixed(1)} dB at least, ${median(noise).toFixed(1)} dB in the middle`,
);
say(
  `Cost: ${median(laid).toFixed(0)} ms to lay, ${median(searched).toFixed(0)} ms to search, in the middle`,
);
