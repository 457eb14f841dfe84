import { hex } from '../color.ts';
import { box, line, oval, path, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** Three balls of snow, a carrot, a hat and a scarf. */
export const snowman: Thing = {
  kind: 'snowman',
  seat: 'ground',
  size: 0.5,
  width: 0.7,
  most: 3,
  draw(sketch) {
    drawBody(sketch);
    drawScarf(sketch);
    drawFace(sketch);
    drawHat(sketch);
  },
};

function drawBody(sketch: Sketch): void {
  const { on, tone, light } = sketch;
  const twig = tone(hex('#4a3424'), 0.8);
  for (const side of [-1, 1]) {
    line(sketch, twig, 0.016, [
      [side * 0.16, 0.5],
      [side * 0.4, 0.62],
    ]);
    line(sketch, twig, 0.01, [
      [side * 0.33, 0.585],
      [side * 0.37, 0.68],
    ]);
    line(sketch, twig, 0.01, [
      [side * 0.34, 0.59],
      [side * 0.42, 0.55],
    ]);
  }
  for (const [y, r] of [
    [0.22, 0.25],
    [0.5, 0.185],
    [0.74, 0.135],
  ] as const) {
    const snow = on.createRadialGradient(light * r * 0.45, y + r * 0.45, r * 0.1, 0, y, r * 1.05);
    snow.addColorStop(0, tone(hex('#ffffff'), 1.35));
    snow.addColorStop(0.55, tone(hex('#eaf1f8'), 1.05));
    snow.addColorStop(1, tone(hex('#9fb4cc'), 0.75));
    oval(sketch, snow, [0, y], [r, r * 0.96]);
  }
  for (const y of [0.42, 0.5, 0.58]) {
    oval(sketch, tone(hex('#241f22'), 0.7), [0.02, y], [0.019, 0.019]);
  }
}

function drawScarf(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const wool = subject.tint ?? hex('#c4342e');
  path(sketch, tone(wool, 0.85), 'M.05 .62 L.14 .62 L.17 .38 L.08 .37 Z');
  path(
    sketch,
    tone(wool, 1.1),
    'M-.14 .66 C-.06 .6 .06 .6 .14 .66 L.15 .61 C.06 .55 -.06 .55 -.15 .61 Z',
  );
  for (const x of [0.1, 0.125, 0.15]) {
    line(sketch, tone(wool, 1.1), 0.01, [
      [x, 0.385],
      [x, 0.355],
    ]);
  }
}

function drawFace(sketch: Sketch): void {
  const { tone } = sketch;
  const coal = tone(hex('#241f22'), 0.7);
  for (const x of [-0.045, 0.055]) oval(sketch, coal, [x, 0.78], [0.017, 0.019]);
  path(sketch, tone(hex('#f08228'), 1.2), 'M.005 .755 L.17 .725 L.005 .715 Z');
  for (const [x, y] of [
    [-0.05, 0.69],
    [-0.02, 0.673],
    [0.015, 0.668],
    [0.05, 0.675],
    [0.08, 0.695],
  ] as const) {
    oval(sketch, coal, [x, y], [0.01, 0.01]);
  }
}

function drawHat(sketch: Sketch): void {
  const { tone } = sketch;
  box(sketch, tone(hex('#26232a'), 0.85), [-0.1, 0.85], [0.2, 0.19], 0.015);
  box(sketch, tone(hex('#c4342e'), 1), [-0.1, 0.87], [0.2, 0.04]);
  oval(sketch, tone(hex('#302c34'), 0.95), [0, 0.855], [0.18, 0.028]);
}
