interface Size {
  width: number;
  height: number;
}

/** Pixels in a row: where the first one is, how far the next, and how many. */
interface Line {
  start: number;
  step: number;
  length: number;
}

/** The mean of each pixel of a line and those `radius` before and after, as far as there are. */
function meanOfLine(
  from: Float32Array,
  to: Float32Array,
  { start, step, length }: Line,
  radius: number,
): void {
  let sum = 0;
  let inside = 0;
  for (let at = -radius; at < length; at += 1) {
    const [enters, leaves] = [at + radius, at - radius - 1];
    if (enters < length) {
      sum += from[start + enters * step] ?? 0;
      inside += 1;
    }
    if (leaves >= 0) {
      sum -= from[start + leaves * step] ?? 0;
      inside -= 1;
    }
    if (at >= 0) to[start + at * step] = sum / inside;
  }
}

/** The mean around each pixel, of a square with `radius` pixels to each side: by running sums. */
export function boxMean(
  pixels: Float32Array,
  { width, height }: Size,
  radius: number,
): Float32Array {
  const across = new Float32Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    meanOfLine(pixels, across, { start: y * width, step: 1, length: width }, radius);
  }
  const both = new Float32Array(pixels.length);
  for (let x = 0; x < width; x += 1) {
    meanOfLine(across, both, { start: x, step: width, length: height }, radius);
  }
  return both;
}
