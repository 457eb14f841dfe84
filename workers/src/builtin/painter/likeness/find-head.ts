import { clamp01, smoothstep } from '../noise.ts';
import type { LabPicture } from './lab-picture.ts';
import { BoxSums, createPlane, type Plane } from './planes.ts';

/** A face as an upright ellipse; pixels of the picture it was looked for in. */
export interface Head {
  x: number;
  y: number;
  /** Half its height; its half width is three quarters of it. */
  radius: number;
  /** Certainty, about 0 to 1. */
  confidence: number;
}

/**
 * Degree to which each pixel has a colour of skin. All people share the hue, between pink and
 * yellow in OKLab, and how little of it there is for its lightness, which neither the light nor
 * how dark a skin is changes much. Lightness itself says nothing.
 */
function skinOf({ width, height, l, a, b }: LabPicture): Plane {
  return createPlane(width, height, (at) => {
    const red = a.data[at] ?? 0;
    const yellow = b.data[at] ?? 0;
    const chroma = Math.hypot(red, yellow);
    const hue = (Math.atan2(yellow, red) * 180) / Math.PI;
    const light = l.data[at] ?? 0;
    const byHue = smoothstep(8, 28, hue) * (1 - smoothstep(72, 92, hue));
    const strength = chroma / Math.max(0.05, light);
    const byChroma = smoothstep(0.03, 0.065, strength) * (1 - smoothstep(0.2, 0.27, strength));
    const byLight = smoothstep(0.16, 0.28, light) * (1 - smoothstep(0.94, 0.99, light));
    return byHue * byChroma * byLight;
  });
}

/**
 * Looks for a face: an upright oval full of skin, with less of it beside and above, rather in the
 * middle and rather high. Walls of the colour of skin are told by what they lack: an edge.
 */
export function findHead(picture: LabPicture): Head {
  const { width, height } = picture;
  const skin = new BoxSums(skinOf(picture));
  const side = Math.min(width, height);
  let best: Head = { x: width / 2, y: height * 0.4, radius: side * 0.2, confidence: 0 };
  for (let radius = side * 0.07; radius < side * 0.42; radius *= 1.12) {
    const step = Math.max(1, radius * 0.14);
    for (let y = radius * 0.9; y < height * 0.72; y += step) {
      for (let x = radius * 0.5; x < width - radius * 0.5; x += step) {
        const score = scoreAt(skin, { x, y, radius }, width, height);
        if (score > best.confidence) best = { x, y, radius, confidence: score };
      }
    }
  }
  return best;
}

function scoreAt(
  skin: BoxSums,
  { x, y, radius }: Omit<Head, 'confidence'>,
  width: number,
  height: number,
): number {
  const half = radius * 0.72;
  const inside = skin.mean(x - half * 0.8, y - radius * 0.75, x + half * 0.8, y + radius * 0.8);
  const left = skin.mean(x - half * 1.9, y - radius * 0.8, x - half * 1.15, y + radius * 0.5);
  const right = skin.mean(x + half * 1.15, y - radius * 0.8, x + half * 1.9, y + radius * 0.5);
  const above = skin.mean(x - half, y - radius * 1.9, x + half, y - radius * 1.1);
  const around = Math.max(left, right) * 0.5 + (left + right) * 0.25 + above * 0.5;
  const across = Math.abs(x / width - 0.5) * 2;
  const down = Math.abs(y / height - 0.38);
  const size = radius / Math.min(width, height);
  // Of two ovals as full of skin the larger is the face, the smaller a cheek or a hand.
  const preferred =
    (1 - 0.45 * across ** 2) * (1 - 0.8 * down) * (0.62 + 0.38 * smoothstep(0.06, 0.2, size));
  return clamp01(inside - around * 0.62) * preferred;
}
