import { css, mix, type Rgb } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

/** Stars at night, and the Milky Way where the prompt looks up. */
export function paintStars(painting: Painting, random: Random): void {
  const { scene, layout, width, height } = painting;
  const named = subjectOf(scene, 'star') !== undefined || scene.places.has('space');
  if (!showsStars(painting, named)) return;
  if (named) paintMilkyWay(painting, random);
  const sky = Math.min(height, layout.horizon);
  const count = (named ? 1500 : 520) * painting.detail * ((width * sky) / (1024 * 640));
  for (let index = 0; index < count; index += 1) {
    paintStar(painting, random, random() * width, sky * random() ** 0.85);
  }
}

function showsStars({ scene, layout }: Painting, named: boolean): boolean {
  if (layout.ground === 'deep' || scene.refused.has('star')) return false;
  if (scene.places.has('space')) return true;
  if (named) return scene.time === 'night' || scene.time === 'dusk';
  const overcast = scene.weather.has('storm') || scene.weather.has('rain');
  return scene.time === 'night' && !overcast;
}

function paintStar({ ctx, palette, unit, layout }: Painting, random: Random, x: number, y: number) {
  const size = unit * 0.00045 * (0.6 + 1.6 * random() ** 6 * 2.4 + random() * 0.7);
  const low = layout.ground === 'space' ? 0 : smoothstep(0.6, 1, y / layout.horizon);
  const warmth: Rgb = random() < 0.25 ? [255, 214, 180] : [205, 222, 255];
  const color = mix(warmth, palette.light, 0.4);
  const alpha = between(random, 0.25, 1) * (1 - low * 0.85);
  ctx.fillStyle = css(color, alpha);
  ctx.beginPath();
  ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
  if (size < unit * 0.0019) return;
  const halo = ctx.createRadialGradient(x, y, 0, x, y, size * 7);
  halo.addColorStop(0, css(color, 0.4 * alpha));
  halo.addColorStop(1, css(color, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(x - size * 7, y - size * 7, size * 14, size * 14);
}

function paintMilkyWay(painting: Painting, random: Random): void {
  const { width, layout, height, noise, unit, palette } = painting;
  const bottom = Math.min(height, layout.horizon);
  const tilt = between(random, 0.75, 1.05) * (random() < 0.5 ? 1 : -1);
  const cx = width * between(random, 0.42, 0.6);
  const core = mix(palette.light, [255, 214, 190], 0.4);
  const outer = mix(palette.glow, [140, 120, 220], 0.45);
  paintField(
    painting,
    { x: 0, y: 0, width, height: bottom },
    2.5,
    (x, y, pixel) => {
      const px = (x - cx) / unit;
      const py = (y - bottom * 0.45) / unit;
      const along = px * Math.sin(tilt) + py * Math.cos(tilt);
      const across = px * Math.cos(tilt) - py * Math.sin(tilt);
      const wave = noise.fbm(along * 2.2 + 9, across * 2.2, 4) * 0.09;
      const band = Math.exp(-(((across + wave) / 0.16) ** 2));
      const cloud = clamp01(0.55 + noise.fbm((x / unit) * 4.5, (y / unit) * 4.5 + 30, 5) * 0.9);
      const lane = smoothstep(
        0.1,
        0.55,
        noise.fbm(along * 4 + 70, (across + wave) * 9, 5) + 0.5 - Math.abs(across + wave) * 3.2,
      );
      const power = band * cloud * (1 - lane * 0.62);
      const heart = clamp01(power * band * 1.3);
      for (let channel = 0; channel < 3; channel += 1) {
        const from = outer[channel] ?? 0;
        pixel[channel] = from + ((core[channel] ?? 0) - from) * heart;
      }
      pixel[3] = 255 * clamp01(power * 0.72) * (1 - smoothstep(0.75, 1, y / bottom) * 0.7);
    },
    'screen',
  );
}
