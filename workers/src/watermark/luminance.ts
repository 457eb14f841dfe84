import { boxMean } from './box-mean.ts';

/** Pixels of a picture, three bytes each: red, green, blue. */
export interface RgbPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Brightness of a picture, 0 to 255, row by row. */
export interface GreyPixels {
  data: Float32Array;
  width: number;
  height: number;
}

/** Brightness as the eye weighs it (ITU-R BT.601). */
export function luminance({ data, width, height }: RgbPixels): GreyPixels {
  const grey = new Float32Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3) {
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { data: grey, width, height };
}

/** Mean and standard deviation around each pixel, `radius` pixels to each side. */
export function statistics(
  { data, width, height }: GreyPixels,
  radius: number,
): { mean: Float32Array; deviation: Float32Array } {
  const mean = boxMean(data, { width, height }, radius);
  const squares = boxMean(
    data.map((it) => it * it),
    { width, height },
    radius,
  );
  const deviation = squares.map((it, at) => Math.sqrt(Math.max(0, it - (mean[at] ?? 0) ** 2)));
  return { mean, deviation };
}
