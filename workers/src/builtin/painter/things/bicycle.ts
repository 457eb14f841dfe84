import { hex } from '../color.ts';
import { line, oval, path, ring, tube, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A town bicycle side on, with a basket. */
export const bicycle: Thing = {
  kind: 'bicycle',
  seat: 'ground',
  size: 0.42,
  width: 1.1,
  most: 3,
  draw(sketch) {
    drawWheel(sketch, -0.34);
    drawWheel(sketch, 0.36);
    drawFrame(sketch);
    drawBasket(sketch);
  },
};

const HUB = 0.215;

function drawWheel(sketch: Sketch, x: number): void {
  const { tone } = sketch;
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke / 12) * Math.PI;
    line(sketch, tone(hex('#c9ced2'), 1.1, 0.7), 0.004, [
      [x - Math.cos(angle) * 0.19, HUB - Math.sin(angle) * 0.19],
      [x + Math.cos(angle) * 0.19, HUB + Math.sin(angle) * 0.19],
    ]);
  }
  ring(sketch, tone(hex('#221f22'), 0.8), 0.028, [x, HUB], [0.2, 0.2]);
  ring(sketch, tone(hex('#d6d2c8'), 1.15), 0.009, [x, HUB], [0.182, 0.182]);
  oval(sketch, tone(hex('#9a9ca0'), 1.1), [x, HUB], [0.022, 0.022]);
  ring(
    sketch,
    tone(sketch.subject.tint ?? hex('#2f8f86'), 0.9),
    0.014,
    [x, HUB],
    [0.228, 0.228],
    [0.6, 2.6],
  );
}

function drawFrame(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const paint = tone(subject.tint ?? hex('#2f8f86'), 1.15);
  const steel = tone(hex('#c2c6ca'), 1.15);
  const [back, crank, seat, head, front] = [
    [-0.34, HUB],
    [-0.05, 0.2],
    [-0.14, 0.55],
    [0.25, 0.56],
    [0.36, HUB],
  ] as const;
  for (const tubeOf of [
    [back, crank],
    [back, seat],
    [seat, crank],
    [crank, head],
    [
      [-0.12, 0.5],
      [0.24, 0.52],
    ],
    [head, front],
  ] as const) {
    line(sketch, paint, 0.028, tubeOf);
  }
  line(sketch, steel, 0.018, [seat, [-0.155, 0.61]]);
  line(sketch, steel, 0.018, [head, [0.225, 0.66]]);
  sketch.on.strokeStyle = steel;
  sketch.on.lineWidth = 0.02;
  sketch.on.beginPath();
  sketch.on.moveTo(0.225, 0.66);
  sketch.on.quadraticCurveTo(0.2, 0.71, 0.09, 0.685);
  sketch.on.stroke();
  line(sketch, tone(hex('#5a3420'), 0.9), 0.03, [
    [0.12, 0.69],
    [0.06, 0.678],
  ]);
  path(
    sketch,
    tone(hex('#5a3420'), 1),
    'M-.27 .625 C-.22 .66 -.1 .64 -.03 .628 C-.06 .6 -.12 .6 -.15 .59 C-.2 .59 -.26 .595 -.27 .625 Z',
  );
  oval(sketch, tone(hex('#8a8c90'), 1), [crank[0], crank[1]], [0.05, 0.05]);
  line(sketch, steel, 0.016, [
    [-0.09, 0.29],
    [-0.01, 0.11],
  ]);
  line(sketch, tone(hex('#2a2626'), 0.9), 0.022, [
    [-0.13, 0.295],
    [-0.06, 0.295],
  ]);
  line(sketch, tone(hex('#2a2626'), 0.9), 0.022, [
    [-0.04, 0.105],
    [0.03, 0.105],
  ]);
}

function drawBasket(sketch: Sketch): void {
  const { tone } = sketch;
  path(sketch, tone(hex('#a8743e'), 1.05), 'M.27 .66 L.5 .66 L.465 .5 L.29 .5 Z');
  for (const y of [0.53, 0.565, 0.6, 0.635]) {
    line(sketch, tone(hex('#6a4220'), 0.8, 0.7), 0.007, [
      [0.285, y],
      [0.485, y],
    ]);
  }
  for (const [x, y, local] of [
    [0.32, 0.69, '#e8708a'],
    [0.4, 0.72, '#f4dc8a'],
    [0.46, 0.69, '#f0ece0'],
  ] as const) {
    tube(sketch, tone(hex('#4f7a3c'), 1), [
      [x, 0.64, 0.03],
      [x, y, 0.024],
    ]);
    oval(sketch, tone(hex(local), 1.15), [x, y + 0.01], [0.045, 0.036]);
  }
}
