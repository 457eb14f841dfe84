import { createCanvas } from '@napi-rs/canvas';
import type { Painting } from '../painting.ts';

const SCALE = 4;

/**
 * Light in the air: the bright parts of the picture smeared away from the light, so that whatever
 * stands before it casts a dark shaft. Six doublings make a smear of 64 samples.
 */
export function paintShafts(painting: Painting): void {
  const { ctx, canvas, width, height, layout } = painting;
  const { light } = layout;
  if (!hasShafts(painting)) return;
  const small = createCanvas(Math.ceil(width / SCALE), Math.ceil(height / SCALE));
  const on = small.getContext('2d');
  on.drawImage(canvas, 0, 0, small.width, small.height);
  on.globalCompositeOperation = 'multiply';
  for (let pass = 0; pass < 3; pass += 1) on.drawImage(canvas, 0, 0, small.width, small.height);
  const lx = light.x / SCALE;
  const ly = light.y / SCALE;
  let from = small;
  for (let pass = 0; pass < 6; pass += 1) {
    const grow = 1 + 0.016 * 2 ** pass;
    const to = createCanvas(small.width, small.height);
    const over = to.getContext('2d');
    over.drawImage(from, 0, 0);
    over.globalAlpha = 0.5;
    over.setTransform(grow, 0, 0, grow, lx - lx * grow, ly - ly * grow);
    over.drawImage(from, 0, 0);
    from = to;
  }
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.imageSmoothingQuality = 'high';
  ctx.globalAlpha = shaftStrength(painting);
  ctx.drawImage(from, 0, 0, width, height);
  ctx.restore();
}

function hasShafts({ layout, scene }: Painting): boolean {
  if (layout.indoors) return false;
  if (layout.ground === 'space' || layout.ground === 'deep' || scene.weather.has('storm')) {
    return false;
  }
  return layout.light.visible || layout.ground === 'woods';
}

function shaftStrength({ layout, scene }: Painting): number {
  const misty = scene.weather.has('fog') || scene.moods.has('dreamy');
  if (misty || layout.ground === 'woods') return 0.55;
  return scene.time === 'day' ? 0.16 : 0.34;
}
