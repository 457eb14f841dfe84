import { hex, mix, type Rgb } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

interface Curtain {
  base: number;
  height: number;
  offset: number;
  strength: number;
}

/** Curtains of light hanging in folds, brightest at their hem. */
export function paintAurora(painting: Painting, random: Random): void {
  const aurora = subjectOf(painting.scene, 'aurora');
  if (!aurora) return;
  const { width, layout, noise, unit, height } = painting;
  const sky = Math.min(height, layout.horizon);
  const hem: Rgb = aurora.tint ? mix(aurora.tint, [255, 255, 255], 0.18) : hex('#57f0a8');
  const top: Rgb = aurora.tint ? mix(aurora.tint, hex('#4a7dff'), 0.4) : hex('#8a4be0');
  const curtains: Curtain[] = [0, 1, 2].map((index) => ({
    base: sky * (0.82 - index * 0.2 + between(random, -0.04, 0.04)),
    height: sky * between(random, 0.5, 0.75) * (1 - index * 0.12),
    offset: between(random, 0, 60),
    strength: [0.95, 0.7, 0.45][index] ?? 0.5,
  }));
  paintField(
    painting,
    { x: 0, y: 0, width, height: sky },
    2.5,
    (x, y, pixel) => {
      let near = 0;
      let high = 0;
      for (const curtain of curtains) {
        const u = x / unit;
        const fold =
          noise.at(u * 1.1 + curtain.offset, curtain.offset) * 0.13 +
          noise.at(u * 3.1 + curtain.offset, (y / unit) * 0.5) * 0.035;
        const rise = (curtain.base + fold * unit - y) / curtain.height;
        if (rise < -0.06 || rise > 1.2) continue;
        const rays = 0.5 + 0.5 * noise.at(u * 9 + fold * 22 + curtain.offset, rise * 0.35);
        const fine = 0.75 + 0.25 * noise.at(u * 34 + fold * 60, rise * 0.5);
        const body = smoothstep(-0.05, 0.03, rise) * Math.exp(-rise * 2.7);
        const drift = clamp01(0.6 + noise.at(u * 0.8 + curtain.offset * 2, 3) * 0.75);
        const power = body * (0.3 + 0.7 * rays) * fine * drift * curtain.strength;
        near += power * (1 - clamp01(rise * 1.4));
        high += power * clamp01(rise * 1.6) * 1.6;
      }
      for (let channel = 0; channel < 3; channel += 1) {
        pixel[channel] = Math.min(255, (hem[channel] ?? 0) * near + (top[channel] ?? 0) * high);
      }
    },
    'screen',
  );
}
