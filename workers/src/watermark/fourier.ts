import { TILE } from './tile.ts';

/** Real and imaginary parts of a tile's spectrum, or of the tile, row by row. */
export interface Complex {
  re: Float64Array;
  im: Float64Array;
}

const BITS = Math.log2(TILE);
const REVERSED = Uint16Array.from({ length: TILE }, (_, at) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit += 1) reversed |= ((at >> bit) & 1) << (BITS - 1 - bit);
  return reversed;
});
const COS = Float64Array.from({ length: TILE / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / TILE));
const SIN = Float64Array.from({ length: TILE / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / TILE));

/** Puts a row or column, from `start` in steps of `step`, into the order of reversed bits. */
function reorder({ re, im }: Complex, start: number, step: number): void {
  for (const [at, to] of REVERSED.entries()) {
    if (to <= at) continue;
    const [a, b] = [start + at * step, start + to * step];
    [re[a], re[b]] = [re[b] ?? 0, re[a] ?? 0];
    [im[a], im[b]] = [im[b] ?? 0, im[a] ?? 0];
  }
}

/** Replaces two values by their sum and difference, the second one turned before. */
function combine({ re, im }: Complex, a: number, b: number, turn: number): void {
  const [cos = 0, sin = 0] = [COS[turn], SIN[turn]];
  const [aRe = 0, aIm = 0, bRe = 0, bIm = 0] = [re[a], im[a], re[b], im[b]];
  const [turnedRe, turnedIm] = [bRe * cos + bIm * sin, bIm * cos - bRe * sin];
  re[b] = aRe - turnedRe;
  im[b] = aIm - turnedIm;
  re[a] = aRe + turnedRe;
  im[a] = aIm + turnedIm;
}

/** One row or column: Cooley and Tukey's transform, in place. */
function transformLine(tile: Complex, start: number, step: number): void {
  reorder(tile, start, step);
  for (let half = 1; half < TILE; half *= 2) {
    const turn = TILE / 2 / half;
    for (let block = 0; block < TILE; block += 2 * half) {
      for (let at = 0; at < half; at += 1) {
        const a = start + (block + at) * step;
        combine(tile, a, a + half * step, at * turn);
      }
    }
  }
}

/** The discrete Fourier transform of a tile in both directions, in place and without a factor. */
export function transform(tile: Complex): void {
  for (let row = 0; row < TILE; row += 1) transformLine(tile, row * TILE, 1);
  for (let column = 0; column < TILE; column += 1) transformLine(tile, column, TILE);
}

/** The way back, without a factor: `re` and `im` change places before and after. */
export function transformBack({ re, im }: Complex): void {
  transform({ re: im, im: re });
}

export const emptyTile = (): Complex => ({
  re: new Float64Array(TILE * TILE),
  im: new Float64Array(TILE * TILE),
});
