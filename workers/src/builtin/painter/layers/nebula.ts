import { hex, mix, tinted } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

const PAIRS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#2f7fd0', '#e0508f'],
  ['#7a3fd6', '#f08a4a'],
  ['#1f9e9a', '#b04fd0'],
  ['#3a56d8', '#f2a65a'],
];

/** Glowing gas in deep space: two colours pulled into one another, with dark dust across. */
export function paintNebula(painting: Painting, random: Random): void {
  const { scene, width, height, layout, noise, unit, palette, detail } = painting;
  const named = subjectOf(scene, 'nebula');
  if (!named && !scene.places.has('space')) return;
  const [first, second] = pick(random, PAIRS);
  const tint = named?.tint ?? scene.tints[0] ?? scene.placeTints.get('space');
  const cool = tint ? tinted(hex(first), tint, 0.85) : hex(first);
  const warm = tint ? mix(hex(second), tint, 0.3) : hex(second);
  const bottom = Math.min(height, layout.horizon);
  const offset = between(random, 0, 50);
  const cx = width * between(random, 0.4, 0.65);
  const cy = bottom * between(random, 0.4, 0.55);
  const octaves = detail > 1 ? 6 : 5;
  paintField(
    painting,
    { x: 0, y: 0, width, height: bottom },
    2.4,
    (x, y, pixel) => {
      const u = (x / unit) * 1.5 + offset;
      const v = (y / unit) * 1.5 + offset;
      const wx = noise.fbm(u, v, 3);
      const wy = noise.fbm(u + 5.2, v + 1.3, 3);
      const gas = noise.fbm(u + wx * 1.3, v + wy * 1.3, octaves);
      const thread = noise.ridged(u * 1.2 + wy * 0.8, v * 1.2 + wx * 0.8, 4);
      const reach = Math.hypot((x - cx) / width, (y - cy) / bottom);
      const cloud = smoothstep(-0.25, 0.7, gas + 0.38 - reach * 0.9);
      const dust = smoothstep(0.05, 0.6, noise.fbm(u * 1.7 + wy * 2, v * 1.7 - wx * 2, 4));
      const blend = clamp01(0.5 + wx * 0.9);
      const power = cloud * (0.35 + 0.75 * thread) * (1 - dust * 0.75);
      const heart = clamp01(power ** 2 * 1.1);
      for (let channel = 0; channel < 3; channel += 1) {
        const gasColor = (cool[channel] ?? 0) * (1 - blend) + (warm[channel] ?? 0) * blend;
        const hot = gasColor + ((palette.light[channel] ?? 0) - gasColor) * heart;
        pixel[channel] = Math.min(255, hot * power * 1.35);
      }
      pixel[3] = 255 * (layout.ground === 'space' ? 1 : 0.75);
    },
    'screen',
  );
}
