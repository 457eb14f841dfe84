import sharp from 'sharp';
import { LIMITS } from '@vesper/core/contract/limits';
import { inspectPhoto } from '@vesper/core/photos/inspect-photo';
import { openPhoto, toWebp } from './normalise-photo.ts';
import { plainPhoto } from './plain-photo.ts';
import type { PhotoParts } from '@vesper/core/photos/photo-parts';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { sharpness, SHARPNESS_SIDE } from './sharpness.ts';

/**
 * Below it a photo is blurred. Chosen between what sharp pictures score (portraits, a cat, a table,
 * a flower before a soft background, each also dim and noisy: 180 and up) and what the same score
 * after a Gaussian blur of 3 pixels on the measured copy, where no lash is left (14 at most), or of
 * 4 pixels under the grain of a sensor (28 at most).
 */
const SHARPNESS_MIN = 40;
/** A longer and narrower photo would keep next to nothing of its shorter side. */
const ASPECT_MAX = 4;
/** Colour behind a photo with transparent parts, so that it has an outline. */
const BEHIND = '#c8c8c8';

export interface DevelopedPhoto {
  /** WebP, the longer side at most `LIMITS.likenessSize`. */
  reference: Uint8Array;
  /** WebP, `LIMITS.likenessThumbnail` wide. */
  thumbnail: Uint8Array;
  width: number;
  height: number;
}

/**
 * Makes the kept copies of a likeness: upright, without metadata, smaller.
 * @throws PhotoRefused when it cannot be used
 */
export async function developPhoto(bytes: Uint8Array): Promise<DevelopedPhoto> {
  const parts = inspectPhoto(await plainPhoto(bytes));
  const shorter = Math.min(parts.width, parts.height);
  const isNarrow = Math.max(parts.width, parts.height) > shorter * ASPECT_MAX;
  if (shorter < LIMITS.likenessSideMin || isNarrow) throw new PhotoRefused('photo_too_small');
  const { data, info } = await decode(parts);
  const { width, height, channels } = info;
  const copy = () => sharp(data, { raw: { width, height, channels } });
  const measured = { width: SHARPNESS_SIDE, height: SHARPNESS_SIDE, fit: 'outside' } as const;
  const grey = await copy()
    .resize(measured)
    .greyscale()
    // A blur finer than any real detail, so that artefacts of JPEG do not count as sharpness.
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = sharpness(grey.data, grey.info.width, grey.info.height);
  if (found < SHARPNESS_MIN) throw new PhotoRefused('photo_blurred');
  const [reference, thumbnail] = await Promise.all([
    toWebp(copy()),
    toWebp(copy().resize({ width: LIMITS.likenessThumbnail })),
  ]);
  return { reference, thumbnail, width, height };
}

/** Decodes a photo once, at the size that is kept. */
async function decode({ picture }: PhotoParts) {
  const kept = { width: LIMITS.likenessSize, height: LIMITS.likenessSize };
  try {
    return await openPhoto(picture)
      .resize({ ...kept, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: BEHIND })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PhotoRefused('photo_unreadable', cause);
  }
}
