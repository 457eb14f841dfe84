/** One number for each pixel, row by row. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

export function createPlane(
  width: number,
  height: number,
  valueAt: (at: number, x: number, y: number) => number = () => 0,
): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) data[at] = valueAt(at, x, y);
  }
  return { width, height, data };
}

/** Sums of everything above and left of a point, so that the sum of any box takes four look-ups. */
export class BoxSums {
  private readonly width: number;
  private readonly height: number;
  private readonly sums: Float64Array;

  constructor({ width, height, data }: Plane) {
    this.width = width;
    this.height = height;
    const stride = width + 1;
    this.sums = new Float64Array(stride * (height + 1));
    for (let y = 0; y < height; y += 1) {
      let row = 0;
      for (let x = 0; x < width; x += 1) {
        row += data[y * width + x] ?? 0;
        this.sums[(y + 1) * stride + x + 1] = (this.sums[y * stride + x + 1] ?? 0) + row;
      }
    }
  }

  /** The mean from `left`,`top` to just before `right`,`bottom`, as far as that is in the picture. */
  mean(left: number, top: number, right: number, bottom: number): number {
    const x0 = Math.max(0, Math.round(left));
    const y0 = Math.max(0, Math.round(top));
    const x1 = Math.min(this.width, Math.round(right));
    const y1 = Math.min(this.height, Math.round(bottom));
    if (x1 <= x0 || y1 <= y0) return 0;
    const stride = this.width + 1;
    const at = (x: number, y: number) => this.sums[y * stride + x] ?? 0;
    const sum = at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
    return sum / ((x1 - x0) * (y1 - y0));
  }
}

/** The mean of the square of `radius` around each pixel. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const sums = new BoxSums(plane);
  return createPlane(plane.width, plane.height, (_, x, y) =>
    sums.mean(x - radius, y - radius, x + radius + 1, y + radius + 1),
  );
}

/** Three boxes make a bell: a soft blur without a visible square. */
export function softBlur(plane: Plane, radius: number): Plane {
  return boxBlur(boxBlur(boxBlur(plane, radius), radius), radius);
}

/** The value at a point between pixels. */
export function sample({ width, height, data }: Plane, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = cx - x0;
  const at = (px: number, py: number) => data[py * width + px] ?? 0;
  const upper = at(x0, y0) * (1 - fx) + at(x1, y0) * fx;
  const lower = at(x0, y1) * (1 - fx) + at(x1, y1) * fx;
  return upper + (lower - upper) * (cy - y0);
}

export function scalePlane(plane: Plane, width: number, height: number): Plane {
  const sx = plane.width / width;
  const sy = plane.height / height;
  return createPlane(width, height, (_, x, y) =>
    sample(plane, (x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5),
  );
}
