import { emptyTile, transform } from './fourier.ts';
import { statistics, type GreyPixels } from './luminance.ts';
import { BINS, TILE } from './tile.ts';

/** A picture with all of its tiles laid over each other, as if it had one size of several. */
export interface FoldedPicture {
  /** Its size over that in which it was marked. */
  scale: number;
  /** The waves of `BINS`, real and imaginary part in turn; zero for those too short at this scale. */
  waves: Float32Array;
}

/** What surrounds a pixel while the picture's own loudness is taken out. Pixels to each side. */
const AROUND = 5;
/** Levels below which an even surface is not made louder: it would be noise of compression. */
const QUIET = 1.5;
/** Share of a wave's pixels at which it can still be told from others; 0.5 is Nyquist's bound. */
const SHORTEST = 0.45;

/** Takes out what is loud in the picture itself, so that each part of it counts the same. */
function whiten(picture: GreyPixels): Float32Array {
  const { mean, deviation } = statistics(picture, AROUND);
  return picture.data.map((it, at) => (it - (mean[at] ?? 0)) / ((deviation[at] ?? 0) + QUIET));
}

function fold(
  white: Float32Array,
  { width, height }: Pick<GreyPixels, 'width' | 'height'>,
  scale: number,
): FoldedPicture {
  const place = (at: number): number => Math.floor(((at + 0.5) / scale) % TILE);
  const columns = Uint16Array.from({ length: width }, (_, x) => place(x));
  const tile = emptyTile();
  for (let y = 0; y < height; y += 1) {
    const row = place(y) * TILE;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const to = row + (columns[x] ?? 0);
      tile.re[to] = (tile.re[to] ?? 0) + (white[at] ?? 0);
    }
  }
  transform(tile);
  const most = SHORTEST * TILE * Math.min(1, scale);
  const waves = new Float32Array(2 * BINS.length);
  for (const [at, bin] of BINS.entries()) {
    if (bin.waves > most) break;
    waves[2 * at] = tile.re[bin.index] ?? 0;
    waves[2 * at + 1] = tile.im[bin.index] ?? 0;
  }
  return { scale, waves };
}

/** Folds a picture at each scale: all that has to be known of it to find a mark, and no secret. */
export function foldPicture(picture: GreyPixels, scales: readonly number[]): FoldedPicture[] {
  const white = whiten(picture);
  return scales.map((scale) => fold(white, picture, scale));
}
