import { mix } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';

/** A sea of clouds seen from above: billows lit along their crests, blue in the folds. */
export function paintCloudtop(painting: Painting, random: Random): void {
  const { layout, width, height, palette, noise, unit } = painting;
  if (layout.ground !== 'clouds') return;
  const offset = random() * 50;
  const lit = mix(palette.cloudLit, palette.light, 0.45);
  const fold = mix(palette.cloudShade, palette.haze, 0.45);
  const top = layout.horizon - unit * 0.1;
  const billow = (u: number, v: number) => {
    const warp = noise.at(u * 0.7 + offset, v * 0.7) * 0.4;
    return Math.abs(noise.fbm(u + warp + offset, v + warp, 4)) * 1.5 + noise.at(u * 0.6, v * 0.6 + offset) * 0.3;
  };
  paintField(painting, { x: 0, y: top, width, height: height - top }, 2.2, (x, y, pixel) => {
    const near = clamp01((y - top) / (height - top));
    const depth = 1 / (0.12 + near * 0.9);
    const u = ((x - width / 2) / unit) * depth * 1.5;
    const v = depth * 3.1;
    const here = billow(u, v);
    const toward = billow(u + layout.lightSide * 0.07, v + 0.09);
    const tone = clamp01(0.45 + (here - toward) * 1.3 + here * 0.22);
    const sunny = Math.exp(-Math.abs(x - layout.light.x) / (width * 0.3)) * (1 - near * 0.7);
    const far = Math.exp(-near * 4.5) * 0.72;
    for (let channel = 0; channel < 3; channel += 1) {
      const dark = fold[channel] ?? 0;
      const solid = dark + ((lit[channel] ?? 0) - dark) * tone;
      const warm = solid + ((palette.glow[channel] ?? 0) - solid) * sunny * 0.35;
      pixel[channel] = warm + ((palette.haze[channel] ?? 0) - warm) * far;
    }
    pixel[3] = 255 * smoothstep(0.01, 0.13, near + (here - 0.45) * 0.11);
  });
}
