import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, mix } from '../color.ts';
import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import { finishPerson } from './finish-person.ts';
import { relight } from './relight.ts';

/** Half of its height and width as shares of the picture's shorter side. */
const TALL = 0.34;
const WIDE = 0.27;

/**
 * A painted oval of the whole photo in the scene, as in a locket: for photos in which no person
 * could be told from what is behind them.
 */
export function paintMedallion(painting: Painting, random: Random, photo: Canvas): void {
  const { ctx, width, height, unit, palette, layout } = painting;
  const x = width * (width > height * 1.2 ? 0.5 - layout.lightSide * 0.17 : 0.5);
  const y = height * (height > width * 1.2 ? 0.55 : 0.52);
  const sheet = createCanvas(width, height);
  const on = sheet.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.beginPath();
  on.ellipse(x, y, unit * WIDE, unit * TALL, 0, 0, Math.PI * 2);
  on.fill();
  on.globalCompositeOperation = 'source-in';
  const scale = Math.max((2 * unit * WIDE) / photo.width, (2 * unit * TALL) / photo.height);
  // Faces are rather high in photos of people: the lower part may go.
  const spare = photo.height * scale - 2 * unit * TALL;
  on.drawImage(
    photo,
    x - (photo.width * scale) / 2,
    y - unit * TALL - spare * 0.3,
    photo.width * scale,
    photo.height * scale,
  );
  relight(painting, sheet, { x, y, radius: unit * TALL * 0.5 });
  finishPerson(painting, random, sheet);
  ctx.save();
  ctx.shadowColor = css(palette.shade, 0.7);
  ctx.shadowBlur = unit * 0.05;
  ctx.shadowOffsetY = unit * 0.012;
  ctx.drawImage(sheet, 0, 0);
  ctx.restore();
  paintRing(painting, x, y);
}

/** A frame of the light's own colour, brighter where it turns to the light. */
function paintRing({ ctx, unit, palette, layout }: Painting, x: number, y: number): void {
  const reach = unit * WIDE * layout.lightSide;
  const metal = ctx.createLinearGradient(x + reach, y - unit * TALL, x - reach, y + unit * TALL);
  const gold = mix(palette.glow, palette.light, 0.25);
  metal.addColorStop(0, css(mix(gold, palette.light, 0.7)));
  metal.addColorStop(0.45, css(mix(gold, palette.shade, 0.25)));
  metal.addColorStop(0.7, css(mix(gold, palette.shade, 0.6)));
  metal.addColorStop(1, css(mix(gold, palette.light, 0.2)));
  ctx.save();
  for (const [grown, line] of [
    [0.006, 0.016],
    [0.026, 0.004],
  ] as const) {
    ctx.strokeStyle = metal;
    ctx.lineWidth = unit * line;
    ctx.beginPath();
    ctx.ellipse(x, y, unit * (WIDE + grown), unit * (TALL + grown), 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}
