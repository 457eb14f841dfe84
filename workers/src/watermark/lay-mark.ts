import { luminance, statistics, type RgbPixels } from './luminance.ts';
import { TILE } from './tile.ts';

/** What is added, in levels of 255: on an even surface, more where more goes on, and at most. */
const EVEN = 0.8;
const PER_DEVIATION = 0.13;
const MOST = 2.4;
/** What hides the mark is looked for so many pixels around. */
const AROUND = 4;

/** Lays a tile over the brightness of a picture, in place: stronger where the eye is busy. */
export function layMark(picture: RgbPixels, tile: Float32Array): void {
  const { data, width, height } = picture;
  const { deviation } = statistics(luminance(picture), AROUND);
  for (let y = 0; y < height; y += 1) {
    const row = (y % TILE) * TILE;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const strength = Math.min(MOST, EVEN + PER_DEVIATION * (deviation[at] ?? 0));
      const added = strength * (tile[row + (x % TILE)] ?? 0);
      for (let channel = 3 * at; channel < 3 * at + 3; channel += 1) {
        data[channel] = Math.max(0, Math.min(255, Math.round((data[channel] ?? 0) + added)));
      }
    }
  }
}
