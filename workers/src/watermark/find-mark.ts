import { setImmediate as turn } from 'node:timers/promises';
import type { FoldedPicture } from './fold-picture.ts';
import { emptyTile, transformBack } from './fourier.ts';
import type { MarkKey, PlacedBin } from './mark-key.ts';
import { SYMBOLS, timeOf, VALUES } from './payload.ts';
import { TILE } from './tile.ts';

/**
 * A mark is found from this score on. For a picture without one, whatever it shows, the chance that
 * one place scores above `t` is below exp(-t^2 / 2): the cosine of an even phase is sub-Gaussian with
 * variance 1/2 (Hoeffding's bound). Over all 16,384 places, 20 scales and 8 keys: below 2 in 10^7.
 */
export const SCORE_MIN = 7.8;

export interface FoundMark {
  score: number;
  scale: number;
  /** The time that it says; null where too little is left of it to be read. */
  madeAt: Date | null;
}

interface Place {
  score: number;
  x: number;
  y: number;
}

/** The direction of a wave alone: one loud wave must not outvote the others. */
function direction({ waves }: FoldedPicture, { at }: PlacedBin): readonly [number, number] {
  const [re, im] = [waves[2 * at] ?? 0, waves[2 * at + 1] ?? 0];
  const size = Math.hypot(re, im);
  return size > 0 ? [re / size, im / size] : [0, 0];
}

/**
 * The shift of the tile at which the key's phases fit best: phase-only correlation (Kuglin and
 * Hines 1975), over all shifts at once.
 */
function locate(folded: FoldedPicture, { sync }: MarkKey): Place {
  const product = emptyTile();
  let count = 0;
  for (const bin of sync) {
    const [re, im] = direction(folded, bin);
    if (re === 0 && im === 0) continue;
    const [cos, sin] = [Math.cos(bin.phase), Math.sin(bin.phase)];
    product.re[bin.index] = re * cos + im * sin;
    product.im[bin.index] = im * cos - re * sin;
    count += 1;
  }
  transformBack(product);
  let best = 0;
  for (const [at, fit] of product.re.entries()) {
    if (fit > (product.re[best] ?? 0)) best = at;
  }
  const score = (product.re[best] ?? 0) / Math.sqrt(Math.max(1, count) / 2);
  return { score, x: best % TILE, y: Math.floor(best / TILE) };
}

/** The best score of a key in a folded picture. */
export const scoreOf = (folded: FoldedPicture, key: MarkKey): number => locate(folded, key).score;

/** The value of a symbol whose phases fit best, with the tile moved to its place. */
function readSymbol(folded: FoldedPicture, key: MarkKey, { x, y }: Place, symbol: number): number {
  const moved = (key.symbols[symbol] ?? []).map((bin) => {
    const [re, im] = direction(folded, bin);
    const angle = (2 * Math.PI * (bin.across * x + bin.down * y)) / TILE;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [re * cos - im * sin, im * cos + re * sin] as const;
  });
  const fits = Array.from({ length: VALUES }, (_, value) =>
    moved.reduce((sum, [re, im], nth) => {
      const phase = key.phaseOf(symbol, value, nth);
      return sum + re * Math.cos(phase) + im * Math.sin(phase);
    }, 0),
  );
  return fits.indexOf(Math.max(...fits));
}

/**
 * Finds the mark of a key in a folded picture, if it has one: blind, without the picture as it was.
 * Lets others have their turn between two scales.
 */
export async function findMark(
  views: readonly FoldedPicture[],
  key: MarkKey,
): Promise<FoundMark | null> {
  let best: { view: FoldedPicture; place: Place } | null = null;
  for (const view of views) {
    const place = locate(view, key);
    if (place.score >= Math.max(SCORE_MIN, best?.place.score ?? 0)) best = { view, place };
    await turn();
  }
  if (best === null) return null;
  const { view, place } = best;
  const symbols = Array.from({ length: SYMBOLS }, (_, at) => readSymbol(view, key, place, at));
  return { score: place.score, scale: view.scale, madeAt: timeOf(symbols) };
}
