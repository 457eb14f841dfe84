import { IMAGE_SIZES } from '@vesper/core/contract/image';
import { UPSCALE_FACTORS } from '@vesper/core/contract/image-version';

/** Pixels of a picture's sides. */
export interface Size {
  width: number;
  height: number;
}

/** Thumbnails fill a grid cell of 400 CSS pixels on a dense screen without weighing more than it. */
export const THUMBNAIL_WIDTH = 512;
/** Faces are shown at 96 CSS pixels at most. */
export const AVATAR_SIZE = 320;

const WHOLE = IMAGE_SIZES.map((size): Size => {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return { width, height };
});
const ENLARGED = UPSCALE_FACTORS.flatMap((factor) =>
  WHOLE.map(({ width, height }): Size => ({ width: width * factor, height: height * factor })),
);
const THUMBNAILS = WHOLE.map(({ width, height }) => ({
  width: THUMBNAIL_WIDTH,
  height: Math.round((height * THUMBNAIL_WIDTH) / width),
}));

/** Sizes in which our pictures leave, and are marked. */
export const OUR_SIZES: readonly Size[] = [
  ...WHOLE,
  ...ENLARGED,
  ...THUMBNAILS,
  { width: AVATAR_SIZE, height: AVATAR_SIZE },
];
