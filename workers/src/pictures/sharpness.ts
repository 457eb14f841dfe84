/** Tiles of this many pixels: on a copy of `SHARPNESS_SIDE`, about an eye and its brow. */
const TILE = 32;
/** The best tiles decide: a sharp face before a soft background is a sharp photo. */
const BEST_SHARE = 0.04;
/** A photo is measured as if its lights were this bright, and a dim one at most as far as this. */
const LIGHTS = 220;
const DIMMEST = 80;

/** The shorter side of the copy that `sharpness` wants. */
export const SHARPNESS_SIDE = 512;

/** Variance of the Laplacian within one tile. */
function edgesIn(grey: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + TILE; y += 1) {
    for (let at = y * width + left; at < y * width + left + TILE; at += 1) {
      const beside = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0);
      const edge = beside + (grey[at - width] ?? 0) + (grey[at + width] ?? 0) - 4 * (grey[at] ?? 0);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = TILE * TILE;
  return squares / count - (sum / count) ** 2;
}

/** The brightness that one pixel in twenty exceeds. */
function lightsOf(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  let left = grey.length / 20;
  let value = 255;
  while (value > 0 && left > (counts[value] ?? 0)) {
    left -= counts[value] ?? 0;
    value -= 1;
  }
  return value;
}

/**
 * The sharpness of the sharpest parts of a photo: the variance of the Laplacian (J. L. Pech-Pacheco
 * et al., "Diatom autofocusing in brightfield microscopy", ICPR 2000), tile by tile; the mean of
 * the best tiles less the middle one. The middle one stands for the grain of the sensor, which a
 * blurred photo has everywhere. Relative to the lights of the photo, so that a dim one is not taken
 * for a blurred one.
 * @param grey one byte a pixel, shorter side `SHARPNESS_SIDE`
 */
export function sharpness(grey: Uint8Array, width: number, height: number): number {
  const scores: number[] = [];
  for (let top = 1; top + TILE < height; top += TILE) {
    for (let left = 1; left + TILE < width; left += TILE) {
      scores.push(edgesIn(grey, width, left, top));
    }
  }
  scores.sort((a, b) => b - a);
  const best = scores.slice(0, Math.max(3, Math.ceil(scores.length * BEST_SHARE)));
  const mean = best.reduce((sum, it) => sum + it, 0) / best.length;
  const middle = scores[Math.floor(scores.length / 2)] ?? 0;
  return (mean - middle) * (LIGHTS / Math.max(DIMMEST, lightsOf(grey))) ** 2;
}
