import type { Canvas } from '@napi-rs/canvas';
import { fromLab, toLab } from '../color.ts';
import { clamp01, lerp } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { createPlane, sample, scalePlane, softBlur, type Plane } from './planes.ts';

/** Share of the scene's light in the person: with all of it, skin would turn blue at night. */
const LIGHT_SHARE = 0.72;
const TINT_SHARE = 0.5;
const CONTRAST = [0.86, 1.08] as const;
const KNEE = 0.76;

interface Statistics {
  mean: number;
  spread: number;
  a: number;
  b: number;
}

/** Lightness and cast of what is opaque, every fourth pixel. */
function statisticsOf(data: Uint8ClampedArray): Statistics {
  let [weight, light, squares, a, b] = [1e-6, 0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 16) {
    const alpha = (data[at + 3] ?? 0) / 255;
    if (alpha < 0.5) continue;
    const lab = toLab([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    weight += alpha;
    light += lab[0] * alpha;
    squares += lab[0] ** 2 * alpha;
    a += lab[1] * alpha;
    b += lab[2] * alpha;
  }
  const mean = light / weight;
  const spread = Math.sqrt(Math.max(1e-4, squares / weight - mean * mean));
  return { mean, spread, a: a / weight, b: b / weight };
}

/**
 * Puts a cut-out person into the light of the scene: mean and contrast of the lightness move
 * towards it (E. Reinhard et al., "Color transfer between images", 2001, in OKLab), the cast of the
 * air falls on everything, the side of the sun is lit and the other one sinks into the shade.
 * @param at where the person stands in the picture
 */
export function relight(
  painting: Painting,
  person: Canvas,
  at: { x: number; y: number; radius: number },
): void {
  const { palette, layout } = painting;
  const { width, height } = person;
  const ctx = person.getContext('2d');
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const own = statisticsOf(data);
  const air = toLab(palette.ambient);
  const glow = toLab(palette.glow);
  const shade = toLab(palette.shade);
  const target = lerp(own.mean, 0.2 + air[0] * 0.44, LIGHT_SHARE);
  const contrast = Math.min(CONTRAST[1], Math.max(CONTRAST[0], 0.19 / own.spread));
  const form = formOf(data, width, height, at.radius);
  const towards = Math.sign(layout.light.x - at.x) || 1;
  const strength = layout.light.visible ? 1 : 0.55;
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const down = y / height;
    for (let x = 0; x < width; x += 1, pixel += 4) {
      if (data[pixel + 3] === 0) continue;
      const slope = form(x, y);
      const lit = clamp01(slope.x * towards * 0.8 - slope.y * 0.25) * strength;
      const dark = clamp01(-slope.x * towards) * 0.3 + clamp01((down - 0.55) * 0.8) * 0.5;
      const lab = toLab([data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0]);
      const light = (lab[0] - own.mean) * contrast + target;
      const lightness = soften(light * (1 + 0.16 * lit) * (1 - 0.4 * dark));
      const cast = TINT_SHARE * (1 - 0.3 * lit);
      const a = lab[1] * 0.94 + air[1] * cast + glow[1] * lit * 0.35;
      const b = lab[2] * 0.94 + air[2] * cast + glow[2] * lit * 0.35;
      const mixed = fromLab([
        lightness,
        lerp(a, shade[1], dark * 0.3),
        lerp(b, shade[2], dark * 0.3),
      ]);
      data[pixel] = mixed[0];
      data[pixel + 1] = mixed[1];
      data[pixel + 2] = mixed[2];
    }
  }
  ctx.putImageData(image, 0, 0);
}

/** Lights near white are pressed together: a face keeps its drawing in the brightest sun. */
function soften(lightness: number): number {
  return lightness < KNEE ? Math.max(0, lightness) : KNEE + (lightness - KNEE) * 0.45;
}

/** Direction of the surface, from the outline alone: a body is a pillow, roundest at its edge. */
function formOf(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  radius: number,
): (x: number, y: number) => { x: number; y: number } {
  const step = Math.max(2, Math.round(radius / 12));
  const alpha = createPlane(width, height, (at) => (data[at * 4 + 3] ?? 0) / 255);
  const small = scalePlane(alpha, Math.ceil(width / step), Math.ceil(height / step));
  const reach = Math.max(1, Math.round(radius / step / 3));
  const pillow: Plane = softBlur(small, reach);
  const scale = reach * 2.2;
  return (x, y) => {
    const sx = x / step;
    const sy = y / step;
    return {
      x: (sample(pillow, sx - 1, sy) - sample(pillow, sx + 1, sy)) * scale,
      y: (sample(pillow, sx, sy + 1) - sample(pillow, sx, sy - 1)) * scale,
    };
  };
}
