import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../color.ts';
import { computeField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import { inAir, type Painting } from '../painting.ts';
import type { Random } from '../random.ts';

interface Range {
  /** 0 near, 1 lost in the haze. */
  distance: number;
  base: number;
  height: number;
  offset: number;
  scale: number;
}

/** Ranges of rock behind one another: ridges lit from the light's side, snow where it is high. */
export function paintMountains(painting: Painting, random: Random): void {
  const { scene, layout, unit } = painting;
  const named = scene.places.has('mountains');
  const far =
    named ||
    scene.places.has('lake') ||
    scene.places.has('village') ||
    scene.places.has('waterfall');
  if (!far && !scene.places.has('cloudtop')) return;
  const tall = layout.horizon * (named ? 0.62 : 0.36);
  const ranges: Range[] = named
    ? [
        { distance: 0.8, base: 1, height: tall, offset: 0, scale: 2.1 },
        { distance: 0.56, base: 1, height: tall * 0.8, offset: 11, scale: 1.7 },
        { distance: 0.3, base: 1, height: tall * 0.46, offset: 23, scale: 1.9 },
      ]
    : [
        { distance: 0.78, base: 1, height: tall, offset: 0, scale: 1.8 },
        { distance: 0.55, base: 1, height: tall * 0.6, offset: 11, scale: 2.1 },
      ];
  const shift = random() * 100;
  for (const range of ranges) {
    paintRange(
      painting,
      { ...range, base: layout.horizon + unit * 0.012, offset: range.offset + shift },
      random,
    );
  }
}

function ridge({ noise, unit, width, layout }: Painting, range: Range, x: number): number {
  const u = (x / unit) * range.scale + range.offset;
  const crest =
    noise.ridged(u * 0.62, range.offset, 6) * 0.95 + noise.at(u * 0.8, range.offset + 7) * 0.12;
  // A main peak stands away from the light, so that its slope catches it.
  const peakX = width * 0.5 - layout.lightSide * width * 0.2;
  const peak = Math.exp(-(((x - peakX) / (unit * 0.42)) ** 2));
  return range.base - range.height * clamp01(0.2 + crest * 0.6 + peak * 0.38);
}

function paintRange(painting: Painting, range: Range, random: Random): void {
  const { width, unit, ctx, noise, layout, palette, scene, detail } = painting;
  const steps = Math.ceil(width / 3);
  const crest = Array.from({ length: steps + 2 }, (_, index) => ridge(painting, range, index * 3));
  const top = Math.min(...crest) - 2;
  const box = { x: 0, y: top, width, height: range.base - top };
  const snowLine = range.base - range.height * (scene.season === 'winter' ? 0.25 : 0.62);
  const rock = inAir(painting, mix(palette.rock, palette.shade, 0.3), range.distance * 0.75, 0.9);
  const dark = mix(
    inAir(painting, palette.rock, range.distance * 0.6, 0.3),
    palette.haze,
    range.distance * 0.5,
  );
  const warm = mix(rock, palette.glow, 0.42);
  const snowLit = mix(mix(palette.light, palette.glow, 0.25), palette.haze, range.distance * 0.5);
  const snowDark = mix(
    inAir(painting, [214, 226, 245], range.distance * 0.8, 0.85),
    palette.shade,
    0.08,
  );
  const side = layout.lightSide;
  const octaves = detail > 1 ? 6 : 5;
  const scale = 5.6 / unit;
  const stone = (x: number, y: number) =>
    noise.ridged(x * scale + range.offset, y * scale * 0.5, octaves);
  const field = computeField(box, detail > 1 ? 1.3 : 2, (x, y, pixel) => {
    const crestY = crest[Math.round(x / 3)] ?? range.base;
    const depth = (y - crestY) / range.height;
    // Gullies run down and away from the crest.
    const slant = x + Math.sin((x / unit) * 9 + range.offset) * (y - crestY) * 0.55;
    const here = stone(slant, y);
    const slope = (here - stone(slant + side * unit * 0.006, y - unit * 0.003)) * 6.5;
    const lit = clamp01(0.42 - slope + noise.at(x * scale * 0.5, y * scale * 0.5) * 0.2);
    const snow = smoothstep(-0.02, 0.05, (snowLine - y) / range.height + (here - 0.45) * 0.3);
    const mist = smoothstep(0.15, 1, (y - top) / box.height) * 0.85 * (0.5 + range.distance * 0.5);
    const glowing = lit > 0.5 ? (lit - 0.5) * 2 : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const stoneColor = blend3(dark, rock, warm, lit, glowing, channel);
      const snowColor = blend3(snowDark, snowLit, palette.light, lit, glowing * 0.3, channel);
      const solid = stoneColor + (snowColor - stoneColor) * snow;
      pixel[channel] = solid + ((palette.haze[channel] ?? 0) - solid) * mist;
    }
    if (depth < 0) pixel[3] = 0;
  });
  const mask = createCanvas(width, Math.ceil(box.height));
  const on = mask.getContext('2d');
  on.beginPath();
  on.moveTo(0, box.height);
  crest.forEach((y, index) => on.lineTo(index * 3, y - top + (random() - 0.5) * unit * 0.0012));
  on.lineTo(width, box.height);
  on.fill();
  on.globalCompositeOperation = 'source-atop';
  on.drawImage(extendUp(field, box.width, box.height), 0, 0, box.width, box.height);
  ctx.drawImage(mask, 0, top);
  paintValleyMist(painting, range);
}

function blend3(
  low: Rgb,
  middle: Rgb,
  high: Rgb,
  t: number,
  more: number,
  channel: number,
): number {
  const base = (low[channel] ?? 0) + ((middle[channel] ?? 0) - (low[channel] ?? 0)) * t;
  return base + ((high[channel] ?? 0) - base) * more;
}

/** The field stops at the crest; a copy underneath, one pixel higher, leaves no gap along it. */
function extendUp(field: Canvas, width: number, height: number): Canvas {
  const result = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = result.getContext('2d');
  for (const lift of [5, 3, 1.5, 0]) ctx.drawImage(field, 0, -lift, width, height);
  return result;
}

function paintValleyMist({ ctx, palette, width, unit }: Painting, range: Range): void {
  const depth = range.height * 0.42;
  const mist = ctx.createLinearGradient(0, range.base - depth, 0, range.base);
  mist.addColorStop(0, css(palette.haze, 0));
  mist.addColorStop(1, css(palette.haze, 0.3 + range.distance * 0.4));
  ctx.fillStyle = mist;
  ctx.fillRect(0, range.base - depth, width, depth + unit * 0.004);
}
