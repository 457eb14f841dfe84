import { hex, mix } from '../color.ts';
import { blob, box, line, oval, poly, ring, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A small old sports car, side on: long bonnet, round wings, spoked wheels. */
export const car: Thing = {
  kind: 'car',
  seat: 'ground',
  size: 0.52,
  width: 1.05,
  most: 3,
  draw,
};

function draw(sketch: Sketch): void {
  const { on, tone, glow, subject } = sketch;
  const taxi = subject.word === 'taxi' || subject.word === 'cab';
  const paint = subject.tint ?? (taxi ? hex('#f2b92e') : hex('#b3262e'));
  blob(sketch, tone(hex('#1c1a1e'), 0.6), [
    [-0.46, 0.06],
    [0, 0.03],
    [0.46, 0.06],
    [0.4, 0.14],
    [-0.4, 0.14],
  ]);
  on.fillStyle = topLit(sketch, paint, 0.36, 0.04);
  on.beginPath();
  on.moveTo(-0.5, 0.12);
  on.bezierCurveTo(-0.52, 0.24, -0.42, 0.275, -0.28, 0.28);
  on.bezierCurveTo(-0.2, 0.4, -0.06, 0.425, 0.03, 0.42);
  on.bezierCurveTo(0.12, 0.415, 0.17, 0.34, 0.2, 0.275);
  on.bezierCurveTo(0.34, 0.27, 0.46, 0.25, 0.5, 0.19);
  on.bezierCurveTo(0.52, 0.15, 0.51, 0.1, 0.49, 0.085);
  on.lineTo(-0.48, 0.075);
  on.fill();
  const glass = on.createLinearGradient(-0.2, 0.4, 0.18, 0.27);
  glass.addColorStop(0, tone(hex('#8fb0c4'), 1.1));
  glass.addColorStop(0.5, tone(hex('#dcecf2'), 1.35));
  glass.addColorStop(1, tone(hex('#4a6478'), 0.9));
  blob(sketch, glass, [
    [-0.21, 0.29],
    [-0.13, 0.375],
    [-0.04, 0.392],
    [-0.035, 0.285],
  ]);
  blob(sketch, glass, [
    [-0.005, 0.285],
    [-0.01, 0.392],
    [0.07, 0.382],
    [0.14, 0.285],
  ]);
  line(sketch, tone(mix(paint, hex('#ffffff'), 0.5), 1.3, 0.85), 0.008, [
    [-0.44, 0.235],
    [-0.2, 0.25],
    [0.24, 0.245],
    [0.44, 0.215],
  ]);
  line(sketch, tone(hex('#1a1412'), 1, 0.5), 0.005, [
    [-0.02, 0.28],
    [-0.025, 0.1],
  ]);
  box(sketch, tone(hex('#e8e4dc'), 1.2), [-0.06, 0.215], [0.045, 0.012], 0.006);
  for (const x of [-0.3, 0.31]) {
    oval(sketch, tone(mix(paint, hex('#000000'), 0.75), 0.8), [x, 0.115], [0.125, 0.122]);
    oval(sketch, tone(hex('#1b1a1d'), 0.9), [x, 0.098], [0.103, 0.103]);
    oval(sketch, tone(hex('#c9ccd0'), 1.15), [x, 0.098], [0.06, 0.06]);
    oval(sketch, tone(hex('#4a4a50'), 0.9), [x, 0.098], [0.046, 0.046]);
    for (let spoke = 0; spoke < 6; spoke += 1) {
      const a = (spoke / 6) * Math.PI;
      line(sketch, tone(hex('#dcdfe2'), 1.2), 0.007, [
        [x - Math.cos(a) * 0.05, 0.098 - Math.sin(a) * 0.05],
        [x + Math.cos(a) * 0.05, 0.098 + Math.sin(a) * 0.05],
      ]);
    }
    ring(
      sketch,
      tone(mix(paint, hex('#ffffff'), 0.25), 1.2, 0.7),
      0.01,
      [x, 0.11],
      [0.128, 0.125],
      [0.15, Math.PI - 0.15],
    );
  }
  oval(sketch, tone(hex('#d8dadc'), 1.2), [0.475, 0.2], [0.026, 0.032]);
  oval(sketch, glow(hex('#fff0c0')), [0.482, 0.2], [0.018, 0.024]);
  oval(sketch, glow(hex('#e0352a')), [-0.492, 0.195], [0.012, 0.02]);
  box(sketch, tone(hex('#d4d6d8'), 1.2), [0.43, 0.09], [0.085, 0.022], 0.01);
  box(sketch, tone(hex('#d4d6d8'), 1.2), [-0.52, 0.09], [0.085, 0.022], 0.01);
  if (taxi) {
    poly(sketch, glow(hex('#fff2c0')), [
      [-0.03, 0.42],
      [-0.02, 0.47],
      [0.06, 0.47],
      [0.07, 0.42],
    ]);
  }
}
