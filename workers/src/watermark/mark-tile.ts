import { emptyTile, transformBack } from './fourier.ts';
import type { MarkKey } from './mark-key.ts';
import { symbolsOf } from './payload.ts';
import { mirrorOf, TILE } from './tile.ts';

/**
 * Makes the pattern that is laid over a picture: waves of one loudness, whose phases say all.
 * @returns TILE by TILE pixels, row by row, of mean square 1
 */
export function markTile(key: MarkKey, madeAt: Date): Float32Array {
  const spectrum = emptyTile();
  const set = (index: number, phase: number): void => {
    const mirror = mirrorOf(index);
    spectrum.re[index] = spectrum.re[mirror] = Math.cos(phase);
    spectrum.im[index] = Math.sin(phase);
    spectrum.im[mirror] = -Math.sin(phase);
  };
  for (const { index, phase } of key.sync) set(index, phase);
  for (const [symbol, value] of symbolsOf(madeAt).entries()) {
    for (const [nth, { index }] of (key.symbols[symbol] ?? []).entries()) {
      set(index, key.phaseOf(symbol, value, nth));
    }
  }
  transformBack(spectrum);
  const power = spectrum.re.reduce((sum, it) => sum + it * it, 0) / TILE ** 2;
  return Float32Array.from(spectrum.re, (it) => it / Math.sqrt(power));
}
