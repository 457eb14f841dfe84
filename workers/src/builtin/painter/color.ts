import { clamp01 } from './noise.ts';

/** Red, green, blue, each 0..255 (fractions allowed). */
export type Rgb = readonly [number, number, number];

export type Lab = readonly [number, number, number];

export function hex(text: string): Rgb {
  const value = Number.parseInt(text.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function css(color: Rgb, alpha = 1): string {
  const [r, g, b] = color;
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha.toFixed(3)})`;
}

function toLinear(channel: number): number {
  const v = clamp01(channel / 255);
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function fromLinear(v: number): number {
  const c = clamp01(v);
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
}

// OKLab (Björn Ottosson, 2020): mixing there keeps gradients from turning grey in the middle.
export function toLab([red, green, blue]: Rgb): Lab {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  const a = toLab(from);
  const b = toLab(to);
  const k = clamp01(t);
  return fromLab([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]);
}

/** Scales lightness and chroma; 1 leaves each as it is. */
export function adjust(color: Rgb, lightness: number, chroma = 1): Rgb {
  const [l, a, b] = toLab(color);
  return fromLab([clamp01(l * lightness), a * chroma, b * chroma]);
}

/** Keeps the lightness of `color` and moves its hue towards that of `tint`. */
export function tinted(color: Rgb, tint: Rgb, amount: number): Rgb {
  const [l, a, b] = toLab(color);
  const [, ta, tb] = toLab(tint);
  return fromLab([l, a + (ta - a) * amount, b + (tb - b) * amount]);
}

export function luminance([r, g, b]: Rgb): number {
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

export interface Stop {
  at: number;
  color: Rgb;
}

/** A gradient as a table of 256 colours, so that a pixel costs one look-up. */
export function ramp(stops: readonly Stop[]): (t: number) => Rgb {
  const table = Array.from({ length: 256 }, (_, index) => rampColor(stops, index / 255));
  const last: Rgb = table[255] ?? [0, 0, 0];
  return (t) => table[Math.floor(clamp01(t) * 255)] ?? last;
}

function rampColor(stops: readonly Stop[], t: number): Rgb {
  let before = stops[0];
  for (const stop of stops) {
    if (stop.at >= t) {
      if (!before || before.at >= stop.at) return stop.color;
      return mix(before.color, stop.color, (t - before.at) / (stop.at - before.at));
    }
    before = stop;
  }
  return before?.color ?? [0, 0, 0];
}
