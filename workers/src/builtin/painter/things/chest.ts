import { hex } from '../color.ts';
import { between } from '../random.ts';
import { box, halo, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** An open chest of old wood, its gold shining out of it. */
export const chest: Thing = {
  kind: 'chest',
  seat: 'ground',
  size: 0.44,
  width: 0.95,
  most: 2,
  draw(sketch) {
    drawLid(sketch);
    drawGold(sketch);
    drawBox(sketch);
  },
};

function drawLid(sketch: Sketch): void {
  const { tone } = sketch;
  path(
    sketch,
    topLit(sketch, hex('#6a4022'), 0.8, 0.38),
    'M-.4 .38 L-.37 .66 C-.34 .8 .34 .8 .37 .66 L.4 .38 Z',
  );
  path(
    sketch,
    tone(hex('#2a170d'), 0.7),
    'M-.35 .39 L-.325 .63 C-.3 .72 .3 .72 .325 .63 L.35 .39 Z',
  );
  for (const x of [-0.33, -0.03, 0.27]) {
    path(
      sketch,
      tone(hex('#c09040'), 1),
      `M${x} .38 L${x + 0.06} .38 L${x + 0.055} .76 L${x + 0.005} .76 Z`,
    );
  }
}

function drawGold(sketch: Sketch): void {
  const { tone, glow, random } = sketch;
  halo(sketch, hex('#ffcf5a'), [0, 0.45], 0.55, 0.6);
  path(
    sketch,
    tone(hex('#b07a22'), 1),
    'M-.36 .36 C-.28 .5 -.1 .56 .04 .54 C.2 .53 .32 .46 .36 .36 Z',
  );
  for (let coin = 0; coin < 95; coin += 1) {
    const x = between(random, -0.34, 0.34);
    const y = 0.36 + random() * (0.18 - x * x * 1.2);
    oval(
      sketch,
      coin % 3 === 0 ? glow(hex('#ffe694')) : tone(hex('#e8b43a'), 1.25),
      [x, y],
      [0.034, 0.017],
      random() * 0.8 - 0.4,
    );
    oval(sketch, tone(hex('#8a5a14'), 0.9, 0.4), [x, y - 0.012], [0.032, 0.006]);
  }
  for (const [x, y, local] of [
    [-0.16, 0.5, '#d83a5a'],
    [0.14, 0.53, '#3fb0e0'],
    [0.26, 0.46, '#3fb86a'],
    [-0.02, 0.55, '#b06ae0'],
  ] as const) {
    path(
      sketch,
      glow(hex(local)),
      `M${x} ${y - 0.034} l.036 .034 l-.018 .026 h-.036 l-.018 -.026 Z`,
    );
    path(sketch, glow(hex('#ffffff'), 0.5), `M${x - 0.018} ${y + 0.026} h.036 l-.018 -.03 Z`);
  }
}

function drawBox(sketch: Sketch): void {
  const { tone } = sketch;
  box(sketch, topLit(sketch, hex('#7a4a26'), 0.4, 0), [-0.42, 0], [0.84, 0.38], 0.012);
  for (const y of [0.12, 0.25]) {
    box(sketch, tone(hex('#3a200f'), 0.7, 0.7), [-0.42, y], [0.84, 0.01]);
  }
  const brass = hex('#d0a048');
  box(sketch, topLit(sketch, brass, 0.4, 0.3), [-0.43, 0.345], [0.86, 0.05], 0.01);
  for (const x of [-0.36, 0.3]) {
    box(sketch, rounded(sketch, brass, x, x + 0.07), [x, 0], [0.06, 0.36]);
  }
  box(sketch, topLit(sketch, brass, 0.4, 0.2), [-0.06, 0.22], [0.12, 0.17], 0.02);
  oval(sketch, tone(hex('#1a0f08'), 0.6), [0, 0.31], [0.018, 0.02]);
  path(sketch, tone(hex('#1a0f08'), 0.6), 'M-.008 .31 L.008 .31 L.014 .26 L-.014 .26 Z');
}
