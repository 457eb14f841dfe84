import type { Canvas } from '@napi-rs/canvas';
import { BoxSums, createPlane, type Plane } from './planes.ts';

/**
 * Turns a photo into flat dabs with sharp edges, as a brush leaves them: the Kuwahara filter (1976),
 * each pixel takes the mean of the calmest of the four squares that touch it. `amount` 1 leaves
 * nothing of the photo's grain.
 */
export function simplify(canvas: Canvas, radius: number, amount: number): void {
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const channel = (offset: number) =>
    createPlane(width, height, (at) => data[at * 4 + offset] ?? 0);
  const colors = [channel(0), channel(1), channel(2)].map((plane) => new BoxSums(plane));
  const calm = calmest(data, width, height, radius);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (data[at * 4 + 3] === 0) continue;
      const [dx, dy] = SQUARES[calm[at] ?? 0] ?? [0, 0];
      const left = x + dx * radius;
      const top = y + dy * radius;
      colors.forEach((sums, offset) => {
        const mean = sums.mean(left, top, left + radius + 1, top + radius + 1);
        const old = data[at * 4 + offset] ?? 0;
        data[at * 4 + offset] = old + (mean - old) * amount;
      });
    }
  }
  ctx.putImageData(image, 0, 0);
}

/** The four squares around a pixel, by the corner they begin at. */
const SQUARES = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
] as const;

function calmest(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  radius: number,
): Uint8Array {
  const light = createPlane(
    width,
    height,
    (at) =>
      (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11,
  );
  const squared: Plane = { ...light, data: light.data.map((it) => it * it) };
  const means = new BoxSums(light);
  const squares = new BoxSums(squared);
  const result = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (data[at * 4 + 3] === 0) continue;
      let least = Infinity;
      SQUARES.forEach(([dx, dy], index) => {
        const left = x + dx * radius;
        const top = y + dy * radius;
        const mean = means.mean(left, top, left + radius + 1, top + radius + 1);
        const spread = squares.mean(left, top, left + radius + 1, top + radius + 1) - mean * mean;
        if (spread < least) {
          least = spread;
          result[at] = index;
        }
      });
    }
  }
  return result;
}
