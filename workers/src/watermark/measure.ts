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
const KINDS = { painted: 72, drawn: 20, photos: 8 };
type Kind = keyof typeof KINDS;
interface Count {
  found: Record<Kind, number>;
  dated: number;
  least: number;
}
const names = Object.keys(ATTACKS).filter((name): name is AttackName => name in ATTACKS);
const counts = new Map<AttackName, Count>(
  names.map((name) => [
    name,
    { found: { painted: 0, drawn: 0, photos: 0 }, dated: 0, least: Infinity },
  ]),
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

async function measure(kind: Kind, picture: Uint8Array): Promise<void> {
  const before = await pixelsOf(picture);
  const after = { ...before, data: before.data.slice() };
  const tile = markTile(KEY, MADE_AT);
  await timed(laid, () => layMark(after, tile));
  noise.push(psnr(before, after));
  const png = await pngOf(after);
  for (const [name, count] of counts) {
    const views = await viewsOf(await attacked(png, name));
    const found = await findMark(views, KEY);
    if (found) count.found[kind] += 1;
    if (found?.madeAt?.getTime() === MADE_AT.getTime()) count.dated += 1;
    count.least = Math.min(count.least, Math.max(...views.map((view) => scoreOf(view, KEY))));
  }
  await timed(searched, () => findMark(foldPicture(luminance(after), scalesOf(after)), KEY));
  await searchInVain(await attacked(picture, 'JPEG 80'));
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const MAKERS: Record<Kind, (at: number) => Uint8Array | Promise<Uint8Array>> = {
  painted: (at) => painted(at, 0.6),
  drawn: (at) => surface(at),
  photos: photo,
};
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS);
for (const kind of kinds) {
  for (let at = 0; at < KINDS[kind]; at += 1) await measure(kind, await MAKERS[kind](at));
  say(`${KINDS[kind]} ${kind}`);
}

const row = (name: string, cells: Array<string | number>): string =>
  name.padEnd(36) + cells.map((cell) => String(cell).padStart(9)).join('');
say(`\n${row('What happened; found of', [...kinds, 'dated', 'least'])}`);
for (const [name, { found, dated, least }] of counts) {
  say(row(name, [...kinds.map((kind) => found[kind]), dated, least.toFixed(1)]));
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
