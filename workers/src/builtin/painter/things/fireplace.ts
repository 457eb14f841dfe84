import { hex, mix } from '../color.ts';
import { between } from '../random.ts';
import { blob, box, halo, line, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A hearth of brick with a burning fire and a mantelpiece. */
export const fireplace: Thing = {
  kind: 'fireplace',
  seat: 'ground',
  size: 0.66,
  width: 0.96,
  most: 1,
  draw(sketch) {
    drawBricks(sketch);
    drawFire(sketch);
    drawMantel(sketch);
  },
};

function drawBricks(sketch: Sketch): void {
  const { tone, random, subject } = sketch;
  const brick = subject.tint ?? hex('#a85a3e');
  box(sketch, tone(mix(brick, hex('#2a1a14'), 0.55), 0.8), [-0.42, 0], [0.84, 0.74]);
  for (let row = 0; row < 14; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = -0.42 + column * 0.1 - (row % 2) * 0.05;
      const left = Math.max(x, -0.42);
      const wide = Math.min(x + 0.092, 0.42) - left;
      if (wide <= 0.01) continue;
      box(
        sketch,
        tone(mix(brick, hex('#d8906a'), random() * 0.35), between(random, 0.8, 1.15)),
        [left, row * 0.053 + 0.004],
        [wide, 0.046],
        0.006,
      );
    }
  }
  path(sketch, tone(hex('#120a08'), 0.6), 'M-.27 0 L-.27 .36 C-.26 .56 .26 .56 .27 .36 L.27 0 Z');
}

function drawFire(sketch: Sketch): void {
  const { glow, random, tone } = sketch;
  halo(sketch, hex('#ff7a2a'), [0, 0.14], 0.62, 0.62);
  for (const [x1, y1, x2, y2] of [
    [-0.2, 0.04, 0.16, 0.08],
    [0.2, 0.04, -0.12, 0.1],
    [-0.16, 0.1, 0.12, 0.12],
  ] as const) {
    line(sketch, tone(hex('#5a3520'), 0.9), 0.05, [
      [x1, y1],
      [x2, y2],
    ]);
  }
  for (let flame = 0; flame < 22; flame += 1) {
    const inner = flame / 22;
    const x = between(random, -0.16, 0.16) * (1 - inner * 0.5);
    const tall = between(random, 0.16, 0.36) * (1 - Math.abs(x) * 2.4) * (1.1 - inner * 0.5);
    const wide = between(random, 0.025, 0.05);
    blob(sketch, glow(mix(hex('#f0501f'), hex('#fff0b8'), inner), 0.75), [
      [x - wide, 0.1],
      [x, 0.06],
      [x + wide, 0.1],
      [x + between(random, -0.03, 0.03), 0.1 + tall],
    ]);
  }
}

function drawMantel(sketch: Sketch): void {
  const { tone } = sketch;
  const wood = hex('#6a4028');
  box(sketch, topLit(sketch, hex('#7d726a'), 0.04, -0.03), [-0.5, -0.03], [1, 0.05]);
  for (const x of [-0.46, 0.38]) {
    box(sketch, rounded(sketch, wood, x, x + 0.08), [x, 0.02], [0.08, 0.72]);
  }
  box(sketch, topLit(sketch, wood, 0.8, 0.7), [-0.53, 0.72], [1.06, 0.07], 0.012);
  path(
    sketch,
    rounded(sketch, hex('#3f7f8f'), 0.24, 0.36),
    'M.26 .79 C.22 .84 .26 .9 .28 .93 L.33 .93 C.35 .9 .38 .84 .34 .79 Z',
  );
  for (const [x, tall] of [
    [-0.36, 0.12],
    [-0.29, 0.08],
  ] as const) {
    box(sketch, tone(hex('#f3e6ca'), 1.1), [x, 0.79], [0.035, tall]);
    oval(sketch, sketch.glow(hex('#ffd890')), [x + 0.018, 0.81 + tall], [0.012, 0.026]);
    halo(sketch, hex('#ffb050'), [x + 0.018, 0.81 + tall], 0.14, 0.5);
  }
}
