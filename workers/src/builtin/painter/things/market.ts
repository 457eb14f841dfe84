import { hex, mix } from '../color.ts';
import { between } from '../random.ts';
import { box, halo, line, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

const CLOTHS = [hex('#c43a32'), hex('#2f7f6a'), hex('#d8923a')] as const;
const GOODS = ['#d8402e', '#f09a34', '#8fb83a', '#e8c84a', '#7a3f86', '#b83a52'] as const;

/** Three stalls under striped cloth, their crates full of fruit, a lamp in each. */
export const market: Thing = {
  kind: 'market',
  seat: 'ground',
  size: 0.5,
  width: 1.7,
  most: 1,
  draw(sketch) {
    const { on } = sketch;
    for (const [x, scale, cloth] of [
      [-0.56, 0.8, 1],
      [0.58, 0.82, 2],
      [0, 1, 0],
    ] as const) {
      on.save();
      on.translate(x, 0.05 * (1 - scale) * 4);
      on.scale(scale, scale);
      drawStall(sketch, sketch.subject.tint ?? CLOTHS[cloth]);
      on.restore();
    }
  },
};

function drawStall(sketch: Sketch, cloth: ReturnType<typeof hex>): void {
  const { on, tone, glow } = sketch;
  const post = tone(hex('#5a3a24'), 0.9);
  box(sketch, tone(hex('#2a1a12'), 0.6, 0.75), [-0.32, 0.2], [0.64, 0.46]);
  for (const x of [-0.34, 0.32]) box(sketch, post, [x, 0], [0.024, 0.68]);
  halo(sketch, hex('#ffc26a'), [0, 0.55], 0.36, 0.55);
  oval(sketch, glow(hex('#fff0c0')), [0, 0.56], [0.026, 0.034]);
  line(sketch, post, 0.006, [
    [0, 0.59],
    [0, 0.68],
  ]);
  drawGoods(sketch);
  box(sketch, topLit(sketch, hex('#8a5a34'), 0.3, 0), [-0.37, 0.02], [0.74, 0.22]);
  for (const x of [-0.2, 0, 0.2]) {
    line(sketch, post, 0.006, [
      [x, 0.03],
      [x, 0.235],
    ]);
  }
  box(sketch, tone(hex('#b07a48'), 1.2), [-0.39, 0.225], [0.78, 0.03]);
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const local = stripe % 2 === 0 ? cloth : hex('#f4e9d4');
    const [a, b] = [stripe / stripes - 0.5, (stripe + 1) / stripes - 0.5];
    on.fillStyle = topLit(sketch, local, 0.84, 0.56);
    on.beginPath();
    on.moveTo(a * 0.62, 0.82);
    on.lineTo(b * 0.62, 0.82);
    on.lineTo(b * 0.92, 0.63);
    on.ellipse((a + b) * 0.46, 0.63, (b - a) * 0.46, 0.045, 0, 0, -Math.PI, true);
    on.lineTo(a * 0.92, 0.63);
    on.fill();
  }
}

function drawGoods(sketch: Sketch): void {
  const { random, tone } = sketch;
  for (let crate = 0; crate < 4; crate += 1) {
    const left = -0.33 + crate * 0.168;
    const local = hex(GOODS[Math.floor(random() * GOODS.length)] ?? '#d8402e');
    for (let row = 3; row >= 0; row -= 1) {
      for (let fruit = 0; fruit < 4; fruit += 1) {
        const x = left + 0.024 + fruit * 0.036 + (row % 2) * 0.014;
        const y = 0.27 + row * 0.028;
        oval(
          sketch,
          rounded(
            sketch,
            mix(local, hex('#ffffff'), between(random, 0, 0.15)),
            x - 0.022,
            x + 0.022,
          ),
          [x, y],
          [0.023, 0.023],
        );
      }
    }
    path(sketch, tone(hex('#9a6a3c'), 1), `M${left - 0.005} .25 h.156 v.038 h-.156 Z`);
  }
}
