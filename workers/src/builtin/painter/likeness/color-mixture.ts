import type { LabPicture } from './lab-picture.ts';
import type { Plane } from './planes.ts';

/** A few colours with their spread and share: what a part of a picture is made of. */
interface Blob {
  mean: [number, number, number];
  variance: [number, number, number];
  share: number;
}

/** Lightness counts less than colour: shadows fall on everything. */
const WEIGHTS = [0.6, 1.6, 1.6] as const;
const VARIANCE_MIN = 0.0004;
const ROUNDS = 4;

/** Likelihood of each pixel, as a logarithm, in a part of the picture that `weight` marks. */
export function learnColors(picture: LabPicture, weight: Plane, count: number): Plane {
  const colors = pixelsOf(picture);
  let blobs = firstBlobs(colors, weight.data, count);
  for (let round = 0; round < ROUNDS; round += 1) blobs = refine(colors, weight.data, blobs);
  const total = blobs.reduce((sum, { share }) => sum + share, 0) || 1;
  const result = new Float32Array(weight.data.length);
  for (let at = 0; at < result.length; at += 1) {
    let sum = 1e-9;
    for (const blob of blobs) sum += (blob.share / total) * density(colors, at, blob);
    result[at] = Math.log(sum);
  }
  return { width: picture.width, height: picture.height, data: result };
}

function pixelsOf({ l, a, b }: LabPicture): Float32Array {
  const colors = new Float32Array(l.data.length * 3);
  for (let at = 0; at < l.data.length; at += 1) {
    colors[at * 3] = (l.data[at] ?? 0) * WEIGHTS[0];
    colors[at * 3 + 1] = (a.data[at] ?? 0) * WEIGHTS[1];
    colors[at * 3 + 2] = (b.data[at] ?? 0) * WEIGHTS[2];
  }
  return colors;
}

/** Begins with pixels that are far from one another, the heaviest first. */
function firstBlobs(colors: Float32Array, weight: Float32Array, count: number): Blob[] {
  const apart = new Float32Array(weight.length).fill(1);
  const blobs: Blob[] = [];
  while (blobs.length < count) {
    let best = 0;
    let bestScore = -1;
    for (let at = 0; at < weight.length; at += 3) {
      const score = (weight[at] ?? 0) * (apart[at] ?? 0);
      if (score > bestScore) [best, bestScore] = [at, score];
    }
    const mean = colorAt(colors, best);
    blobs.push({ mean, variance: [0.004, 0.004, 0.004], share: 1 / count });
    for (let at = 0; at < weight.length; at += 1) {
      apart[at] = Math.min(apart[at] ?? 0, distance(colors, at, mean));
    }
  }
  return blobs;
}

function colorAt(colors: Float32Array, at: number): [number, number, number] {
  return [colors[at * 3] ?? 0, colors[at * 3 + 1] ?? 0, colors[at * 3 + 2] ?? 0];
}

function distance(colors: Float32Array, at: number, mean: readonly number[]): number {
  const x = (colors[at * 3] ?? 0) - (mean[0] ?? 0);
  const y = (colors[at * 3 + 1] ?? 0) - (mean[1] ?? 0);
  const z = (colors[at * 3 + 2] ?? 0) - (mean[2] ?? 0);
  return x * x + y * y + z * z;
}

function density(colors: Float32Array, at: number, { mean, variance }: Blob): number {
  let exponent = 0;
  let spread = 1;
  for (let axis = 0; axis < 3; axis += 1) {
    const v = variance[axis] ?? 1;
    exponent += ((colors[at * 3 + axis] ?? 0) - (mean[axis] ?? 0)) ** 2 / v;
    spread *= v;
  }
  return Math.exp(-0.5 * exponent) / Math.sqrt(spread);
}

/** Gives each pixel to the nearest colour, then moves each colour to the middle of its pixels. */
function refine(colors: Float32Array, weight: Float32Array, blobs: readonly Blob[]): Blob[] {
  const sums = blobs.map(() => new Float64Array(7));
  for (let at = 0; at < weight.length; at += 1) {
    const w = weight[at] ?? 0;
    if (w < 0.02) continue;
    let nearest = 0;
    let least = Infinity;
    blobs.forEach(({ mean }, index) => {
      const d = distance(colors, at, mean);
      if (d < least) [nearest, least] = [index, d];
    });
    const sum = sums[nearest];
    if (sum) addPixel(sum, colorAt(colors, at), w);
  }
  return blobs.map((blob, index) => {
    const sum = sums[index] ?? [];
    const total = sum[6] ?? 0;
    if (total < 1) return { ...blob, share: 0 };
    const mean = (axis: number) => (sum[axis] ?? 0) / total;
    const variance = (axis: number) =>
      Math.max(VARIANCE_MIN, (sum[axis + 3] ?? 0) / total - mean(axis) ** 2);
    return {
      mean: [mean(0), mean(1), mean(2)],
      variance: [variance(0), variance(1), variance(2)],
      share: total,
    };
  });
}

function addPixel(sum: Float64Array, color: readonly number[], weight: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    const value = color[axis] ?? 0;
    sum[axis] = (sum[axis] ?? 0) + value * weight;
    sum[axis + 3] = (sum[axis + 3] ?? 0) + value * value * weight;
  }
  sum[6] = (sum[6] ?? 0) + weight;
}
