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
  const lit = mix(palette.cloudLit, palette.light, 0.2);
  const fold = mix(palette.cloudShade, palette.shade, 0.16);
  const top = layout.horizon - unit * 0.1;
  const billow = (u: number, v: number) => {
    const warp = noise.at(u * 0.7 + offset, v * 0.7) * 0.4;
    let sum = 0;
    let amplitude = 0.62;
    let frequency = 1;
    // Folding every octave upwards leaves round heads with creases between them.
    for (let octave = 0; octave < 5; octave += 1) {
      sum +=
        amplitude *
        Math.abs(noise.at((u + warp) * frequency + offset, (v + warp) * frequency + octave * 7));
      amplitude *= 0.52;
      frequency *= 2.1;
    }
    return sum;
  };
  paintField(painting, { x: 0, y: top, width, height: height - top }, 2.2, (x, y, pixel) => {
    const near = clamp01((y - top) / (height - top));
    const depth = 1 / (0.12 + near * 0.9);
    const u = ((x - width / 2) / unit) * depth * 2.1;
    const v = depth * 1.5;
    const here = billow(u, v);
    const toward = billow(u + layout.lightSide * 0.06, v + 0.06);
    const tone = clamp01(0.02 + (here - toward) * 0.9 + here * 1.05);
    const sunny = Math.exp(-Math.abs(x - layout.light.x) / (width * 0.3)) * (1 - near * 0.7);
    const far = Math.exp(-near * 5.5) * 0.62;
    for (let channel = 0; channel < 3; channel += 1) {
      const dark = fold[channel] ?? 0;
      const solid = dark + ((lit[channel] ?? 0) - dark) * tone;
      const warm = solid + ((palette.glow[channel] ?? 0) - solid) * sunny * 0.45;
      pixel[channel] = warm + ((palette.haze[channel] ?? 0) - warm) * far;
    }
    pixel[3] = 255 * smoothstep(0.01, 0.13, near + (here - 0.45) * 0.11);
  });
}
