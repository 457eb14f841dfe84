import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf, type Subject } from '../scene.ts';
import { drawPatch, paintRim } from './figure.ts';

type Context = Painting['ctx'];

/** Boats and ships on the water, each with its broken mirror image. */
export function paintVessels(painting: Painting, random: Random): void {
  const { scene, layout, width, height, unit } = painting;
  if (layout.ground !== 'water') return;
  for (const kind of ['ship', 'boat'] as const) {
    const subject = subjectOf(scene, kind);
    if (!subject) continue;
    const count = Math.min(7, subject.count);
    const busy = subjectOf(scene, 'lighthouse') || subjectOf(scene, 'castle');
    for (let index = count - 1; index >= 0; index -= 1) {
      const share = index / Math.max(1, count);
      const size = unit * (kind === 'ship' ? 0.4 : 0.3) * (1 - share * 0.62) * (busy ? 0.6 : 1);
      const along = (busy ? 0.42 : 0.06) + index * 0.21 * (index % 2 === 0 ? 0.7 : 1);
      const x =
        layout.focus.x + layout.lightSide * width * along + between(random, -0.02, 0.02) * width;
      const y = layout.horizon + (height - layout.horizon) * (0.36 - share * 0.27);
      paintVessel(painting, random, kind, subject, x, y, size, share * 0.34);
    }
  }
}

function paintVessel(
  painting: Painting,
  random: Random,
  kind: 'ship' | 'boat',
  subject: Subject,
  x: number,
  y: number,
  size: number,
  distance: number,
) {
  const { ctx, layout, noise, unit, palette } = painting;
  const side = Math.ceil(size * 1.6);
  const canvas = createCanvas(side, side);
  const on = canvas.getContext('2d');
  on.setTransform(size * layout.lightSide, 0, 0, -size, side / 2, side - size * 0.12);
  if (kind === 'ship') drawShip(painting, on, subject, distance);
  else drawSailboat(painting, on, subject, distance);
  on.setTransform(1, 0, 0, 1, 0, 0);
  paintRim(painting, canvas, { x, y, size: size * 0.6 }, side);
  // The mirror image first, strip by strip, pushed about by the ripples.
  const line = side - size * 0.12;
  ctx.save();
  for (let row = 0; row < line * 0.8; row += 2) {
    const push = noise.at(row * 0.09, x) * size * 0.03 * (0.3 + row / size);
    ctx.globalAlpha = 0.5 * (1 - row / (line * 0.8));
    ctx.drawImage(
      canvas,
      0,
      line - row - 2,
      side,
      2,
      x - side / 2 + push,
      y + row * 0.85,
      side,
      2.2,
    );
  }
  ctx.restore();
  ctx.drawImage(canvas, x - side / 2, y - line);
  ctx.strokeStyle = css(mix(palette.light, palette.haze, 0.4), 0.5);
  ctx.lineWidth = Math.max(1, unit * 0.0016);
  for (let index = 0; index < 9; index += 1) {
    const px = x + between(random, -0.42, 0.42) * size;
    ctx.beginPath();
    ctx.moveTo(px - size * 0.05, y + between(random, 0, 0.02) * size);
    ctx.lineTo(px + size * 0.06, y + between(random, 0, 0.02) * size);
    ctx.stroke();
  }
}

function sailTone(painting: Painting, on: Context, { tint }: Subject, distance: number) {
  const { palette } = painting;
  const cloth = tint ?? hex('#f1e6d2');
  const tone = on.createLinearGradient(-0.3, 0.2, 0.35, 0.9);
  tone.addColorStop(0, css(against(painting, cloth, distance, 0.38)));
  tone.addColorStop(0.55, css(inAir(painting, cloth, distance, 1.05)));
  tone.addColorStop(1, css(mix(inAir(painting, cloth, distance, 1.3), palette.glow, 0.4)));
  return tone;
}

function drawSailboat(painting: Painting, on: Context, subject: Subject, distance: number): void {
  const spar = css(against(painting, hex('#4a382c'), distance, 0.7));
  on.fillStyle = spar;
  on.fillRect(-0.006, 0.08, 0.013, 0.96);
  on.fillStyle = sailTone(painting, on, subject, distance);
  on.beginPath();
  on.moveTo(-0.018, 1.0);
  on.bezierCurveTo(-0.12, 0.72, -0.34, 0.4, -0.38, 0.17);
  on.bezierCurveTo(-0.26, 0.13, -0.14, 0.14, -0.018, 0.155);
  on.fill();
  on.beginPath();
  on.moveTo(0.022, 0.93);
  on.bezierCurveTo(0.14, 0.66, 0.3, 0.36, 0.42, 0.14);
  on.bezierCurveTo(0.28, 0.15, 0.12, 0.17, 0.03, 0.2);
  on.bezierCurveTo(0.07, 0.45, 0.06, 0.7, 0.022, 0.93);
  on.fill();
  on.strokeStyle = css(against(painting, hex('#8a7a66'), distance, 0.5), 0.35);
  on.lineWidth = 0.004;
  for (const [x1, y1, x2, y2] of [
    [-0.018, 0.72, -0.14, 0.68],
    [-0.018, 0.48, -0.26, 0.43],
    [-0.018, 0.28, -0.34, 0.25],
  ] as const) {
    on.beginPath();
    on.moveTo(x1, y1);
    on.quadraticCurveTo((x1 + x2) / 2, y1 - 0.03, x2, y2);
    on.stroke();
  }
  const hull = on.createLinearGradient(0, 0.1, 0, -0.02);
  hull.addColorStop(0, css(inAir(painting, hex('#8a4f36'), distance, 1)));
  hull.addColorStop(1, css(against(painting, hex('#3a2a26'), distance, 0.7)));
  on.fillStyle = hull;
  drawPatch(on, {
    outline: [
      [-0.36, 0.085],
      [-0.31, 0.02],
      [-0.15, -0.025],
      [0.12, -0.025],
      [0.3, 0.015],
      [0.45, 0.115],
      [0.2, 0.085],
      [-0.1, 0.075],
    ],
  });
}

function drawShip(painting: Painting, on: Context, subject: Subject, distance: number): void {
  const spar = css(against(painting, hex('#3f3028'), distance, 0.7));
  const cloth = sailTone(painting, on, subject, distance);
  for (const [x, tall] of [
    [-0.28, 0.72],
    [0.26, 0.78],
    [0, 0.98],
  ] as const) {
    on.fillStyle = spar;
    on.fillRect(x - 0.006, 0.1, 0.012, tall - 0.06);
    let foot = 0.22;
    for (let row = 0; row < 3; row += 1) {
      const high = (tall - 0.24) * (0.4 - row * 0.08);
      const wide = 0.13 - row * 0.026;
      on.fillStyle = cloth;
      on.beginPath();
      on.moveTo(x - wide, foot + high);
      on.lineTo(x + wide, foot + high);
      on.bezierCurveTo(
        x + wide * 1.45,
        foot + high * 0.5,
        x + wide * 1.35,
        foot + high * 0.2,
        x + wide * 1.1,
        foot,
      );
      on.quadraticCurveTo(x + wide * 0.3, foot + high * 0.2, x - wide * 1.05, foot);
      on.bezierCurveTo(
        x - wide * 0.7,
        foot + high * 0.3,
        x - wide * 0.75,
        foot + high * 0.7,
        x - wide,
        foot + high,
      );
      on.fill();
      foot += high + 0.014;
    }
  }
  on.fillStyle = cloth;
  on.beginPath();
  on.moveTo(0.3, 0.62);
  on.quadraticCurveTo(0.46, 0.36, 0.62, 0.24);
  on.quadraticCurveTo(0.46, 0.24, 0.38, 0.24);
  on.fill();
  on.strokeStyle = spar;
  on.lineWidth = 0.005;
  for (const [x1, y1, x2, y2] of [
    [0, 0.98, 0.6, 0.22],
    [0.26, 0.8, 0.66, 0.24],
    [-0.28, 0.72, -0.44, 0.18],
    [0, 0.96, -0.28, 0.7],
  ] as const) {
    on.beginPath();
    on.moveTo(x1, y1);
    on.lineTo(x2, y2);
    on.stroke();
  }
  const hull = on.createLinearGradient(0, 0.18, 0, -0.03);
  hull.addColorStop(0, css(inAir(painting, hex('#7a4c30'), distance, 1)));
  hull.addColorStop(1, css(against(painting, hex('#2f221e'), distance, 0.75)));
  on.fillStyle = hull;
  drawPatch(on, {
    outline: [
      [-0.46, 0.2],
      [-0.45, 0.09],
      [-0.38, -0.02],
      [-0.1, -0.035],
      [0.24, -0.03],
      [0.38, 0.04],
      [0.47, 0.15],
      [0.68, 0.25],
      [0.46, 0.165],
      [0.2, 0.1],
      [-0.18, 0.1],
      [-0.34, 0.15],
    ],
  });
}
