import { createCanvas } from '@napi-rs/canvas';
import { mix, type Rgb } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import { type Random } from '../../random.ts';
import { subjectOf } from '../../scene.ts';
import type { Backdrop } from '../person.ts';
import { type Room } from './room.ts';
import { studio } from './studio.ts';
import {
  library,
  kitchen,
  workshop,
  cloister,
  stage,
  cafe,
  greenhouse,
  laboratory,
  hall,
} from './rooms.ts';

/** How far a room is out of focus behind a face, and behind somebody seen whole. */
const BLUR = 0.011;
const BLUR_WHOLE = 0.002;

/** Paints the room that people are in, soft as a lens of long reach shows it. */
export function paintBackdrop(painting: Painting, random: Random): void {
  const { ctx, width, height, palette, unit, layout, scene } = painting;
  if (!scene.backdrop) return;
  const canvas = createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const on = canvas.getContext('2d');
  on.scale(canvas.height, canvas.height);
  const wide = width / height;
  // The light comes from the right; a picture lit from the left is the mirror image.
  if (layout.lightSide < 0) {
    on.translate(wide, 0);
    on.scale(-1, 1);
  }
  const night = scene.time === 'night' || scene.time === 'dusk';
  const air = mix(palette.ambient, [255, 255, 255], night ? 0.25 : 0.5);
  const tone = ([r, g, b]: Rgb): Rgb => [
    (r * air[0]) / 255,
    (g * air[1]) / 255,
    (b * air[2]) / 255,
  ];
  ROOMS[scene.backdrop]({ on, random, wide, light: palette.glow, tone });
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  const blur = subjectOf(scene, 'portrait') ? BLUR : BLUR_WHOLE;
  ctx.filter = `blur(${(unit * blur).toFixed(1)}px)`;
  const over = unit * 0.03;
  ctx.drawImage(canvas, -over, -over, width + over * 2, height + over * 2);
  ctx.restore();
}

/** Takes what is behind somebody out of focus. */
export function softenBackground({ ctx, canvas, width, height, unit }: Painting): void {
  const small = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const on = small.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.drawImage(canvas, 0, 0, small.width, small.height);
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  ctx.filter = `blur(${(unit * 0.006).toFixed(1)}px)`;
  const over = unit * 0.02;
  ctx.drawImage(small, -over, -over, width + over * 2, height + over * 2);
  ctx.restore();
}

const ROOMS: Record<Backdrop, (room: Room) => void> = {
  studio,
  library,
  kitchen,
  workshop,
  cloister,
  stage,
  cafe,
  greenhouse,
  laboratory,
  hall,
};
