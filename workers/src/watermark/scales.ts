import { OUR_SIZES, type Size } from './our-sizes.ts';

/** Scales that are tried for every picture: what was cut may have been made smaller before. */
const COMMON = [1, 1 / 2, 3 / 4, 2 / 3, 4 / 5, 3 / 5, 2 / 5, 1 / 3, 1 / 4, 5 / 4, 3 / 2, 2];
/** A tile is too small below, and above there are more pixels than the mark has anything to say. */
const SCALE_MIN = 0.2;
const SCALE_MAX = 2.5;
/** Pixels by which a side may differ from the one that a whole picture of ours would have. */
const ROUNDING = 1;

/** The scales at which a picture may show a mark: the common ones, and those of our own sizes. */
export function scalesOf({ width, height }: Size): number[] {
  const whole = OUR_SIZES.filter(
    (size) => Math.abs((size.height * width) / size.width - height) <= ROUNDING,
  )
    .map((size) => width / size.width)
    .filter((scale) => scale >= SCALE_MIN && scale <= SCALE_MAX);
  return [...new Set([...COMMON, ...whole])];
}
