import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Fingerprint } from '@vesper/core/pictures/fingerprint';

/** The picture is hashed at this size; of its cosine transform the lowest waves but the mean. */
const SIDE = 64;
const WAVES = 16;
/** Pictures with less in them than this share of PDQ's full score would all be the same one. */
const QUALITY_MIN = 25;
const PIXELS_MAX = 50_000_000;

const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Float64Array.from({ length: SIDE }, (__, at) =>
    Math.cos((Math.PI / 2 / SIDE) * (wave + 1) * (2 * at + 1)),
  ),
);

/** How much changes from pixel to pixel, 0 to 100, as PDQ scores it. */
function quality(grey: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < SIDE * (SIDE - 1); at += 1) {
    const beside = (at + 1) % SIDE === 0 ? (grey[at] ?? 0) : (grey[at + 1] ?? 0);
    sum += Math.abs(Math.trunc((((grey[at] ?? 0) - (grey[at + SIDE] ?? 0)) * 100) / 255));
    sum += Math.abs(Math.trunc((((grey[at] ?? 0) - beside) * 100) / 255));
  }
  return Math.min(100, sum / 90);
}

/** The 16 by 16 lowest waves of a picture, without those that are constant along a side. */
function waves(grey: Uint8Array): Float64Array {
  const rows = new Float64Array(WAVES * SIDE);
  for (const [wave, cosines] of COSINES.entries()) {
    for (let y = 0; y < SIDE; y += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += (cosines[x] ?? 0) * (grey[y * SIDE + x] ?? 0);
      rows[wave * SIDE + y] = sum;
    }
  }
  const found = new Float64Array(WAVES * WAVES);
  for (const [down, cosines] of COSINES.entries()) {
    for (let wave = 0; wave < WAVES; wave += 1) {
      let sum = 0;
      for (let y = 0; y < SIDE; y += 1) sum += (cosines[y] ?? 0) * (rows[wave * SIDE + y] ?? 0);
      found[down * WAVES + wave] = sum;
    }
  }
  return found;
}

/**
 * The perceptual hash of 64 by 64 grey pixels: a bit for each of 256 waves, set where it is above
 * the median. After PDQ ("The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing
 * Algorithm", Facebook 2019), with the resampling of our decoder instead of its own filter: near
 * in both for the same picture, and not the same bits.
 * @returns 64 hex digits; null for a picture with too little in it
 */
function hashOf(grey: Uint8Array): string | null {
  if (quality(grey) < QUALITY_MIN) return null;
  const found = waves(grey);
  const sorted = found.toSorted();
  const median = ((sorted[127] ?? 0) + (sorted[128] ?? 0)) / 2;
  const bytes = Buffer.alloc(32);
  for (const [at, wave] of found.entries()) {
    if (wave > median) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return bytes.toString('hex');
}

/** What a picture is recognised by, decoded from its file. */
export async function fingerprintOf(file: Uint8Array): Promise<Fingerprint> {
  const grey = await sharp(file, { limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .flatten({ background: '#808080' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { sha256: createHash('sha256').update(file).digest('hex'), hash: hashOf(grey) };
}
