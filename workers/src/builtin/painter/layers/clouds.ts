import { mix } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import { subjectOf, type Scene } from '../scene.ts';

function cloudCover(scene: Scene): number {
  if (scene.weather.has('storm')) return 1.02;
  if (scene.weather.has('rain') || scene.weather.has('snow')) return 0.62;
  if (subjectOf(scene, 'cloud')) return 0.6;
  if (subjectOf(scene, 'planet')) return 0.22;
  if (scene.time === 'night') return subjectOf(scene, 'star') ? 0.18 : 0.3;
  return scene.moods.has('calm') ? 0.36 : 0.46;
}

/** Banks of cloud that shrink towards the horizon, lit from where the light stands. */
export function paintClouds(painting: Painting, random: Random): void {
  const { width, palette, layout, noise, unit, scene, detail } = painting;
  if (layout.ground === 'space' || layout.ground === 'deep' || scene.refused.has('cloud')) return;
  const cover = cloudCover(scene);
  const bottom = layout.horizon;
  const offset = random() * 40;
  const { light } = layout;
  const threshold = 0.42 - cover * 0.62;
  const octaves = detail > 1 ? 6 : 5;
  const storm = scene.weather.has('storm');
  const shadow = palette.cloudShade;
  const lit = palette.cloudLit;
  const rim = mix(palette.cloudLit, palette.light, 0.65);
  const density = (u: number, v: number) => {
    const bend = noise.at(u * 0.55 + offset, v * 0.55) * 0.5;
    return noise.fbm(u + bend + offset, v - bend * 0.6, octaves);
  };
  paintField(painting, { x: 0, y: 0, width, height: bottom }, 2.4, (x, y, pixel) => {
    const rise = 1 - y / bottom;
    // A flat deck seen from below: towards the horizon it is denser and flatter.
    const depth = 0.32 / (rise * 0.8 + 0.2);
    const u = ((x - width / 2) / unit) * depth * (storm ? 1.9 : 2.3) + 50;
    const v = depth * 3.1;
    const here = density(u, v);
    const edge = smoothstep(threshold, threshold + (storm ? 0.5 : 0.42), here);
    if (edge <= 0.002) {
      pixel[3] = 0;
      return;
    }
    const dx = light.x - x;
    const dy = light.y - y;
    const away = Math.sqrt(dx * dx + dy * dy) + 1;
    const toward = density(u + (dx / away) * 0.16, v + (dy / away) * 0.11 - 0.03);
    const facing = clamp01(0.5 + (here - toward) * 1.5);
    const thin = 1 - smoothstep(threshold, threshold + 0.7, here);
    const near = Math.exp(-away / (unit * 0.4));
    const bright = clamp01(facing * 0.8 + thin * 0.3 + near * 0.3 - (storm ? 0.34 : 0.06));
    const glare = near * thin * 0.9;
    for (let channel = 0; channel < 3; channel += 1) {
      const dark = shadow[channel] ?? 0;
      const base = dark + ((lit[channel] ?? 0) - dark) * bright;
      pixel[channel] = base + ((rim[channel] ?? 0) - base) * glare;
    }
    const fade = smoothstep(0, 0.12, rise) * 0.75 + 0.25;
    pixel[3] = 255 * edge * fade * (storm ? 0.97 : 0.9);
  });
}
