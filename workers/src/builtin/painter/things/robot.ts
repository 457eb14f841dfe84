import { hex, mix } from '../color.ts';
import { box, halo, line, oval, path, ring, rounded, tube, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A friendly robot of rounded plates with shining eyes and one hand raised. */
export const robot: Thing = {
  kind: 'robot',
  seat: 'ground',
  size: 0.56,
  width: 0.62,
  most: 3,
  draw(sketch) {
    drawLegs(sketch);
    drawArms(sketch);
    drawBody(sketch);
    drawHead(sketch);
  },
};

const STEEL = hex('#c2ccd2');

function plates(sketch: Sketch): ReturnType<typeof hex> {
  return sketch.subject.tint ?? STEEL;
}

function drawLegs(sketch: Sketch): void {
  const { tone } = sketch;
  for (const x of [-0.11, 0.11]) {
    tube(sketch, tone(hex('#4a5258'), 0.9), [
      [x, 0.32, 0.035],
      [x * 1.1, 0.2, 0.03],
      [x * 1.15, 0.08, 0.035],
    ]);
    for (const y of [0.14, 0.2, 0.26]) {
      line(sketch, tone(hex('#2a3034'), 0.8, 0.7), 0.008, [
        [x - 0.03, y],
        [x + 0.04, y],
      ]);
    }
    path(
      sketch,
      rounded(sketch, plates(sketch), x - 0.1, x + 0.12),
      `M${x - 0.085} 0 C${x - 0.09} .11 ${x + 0.06} .13 ${x + 0.12} 0 Z`,
    );
  }
}

function drawArms(sketch: Sketch): void {
  const { tone } = sketch;
  const joint = tone(hex('#4a5258'), 0.95);
  tube(sketch, joint, [
    [-0.2, 0.56, 0.035],
    [-0.29, 0.46, 0.032],
    [-0.28, 0.34, 0.034],
  ]);
  tube(sketch, joint, [
    [0.2, 0.56, 0.035],
    [0.32, 0.57, 0.032],
    [0.36, 0.7, 0.034],
  ]);
  for (const [x, y] of [
    [-0.28, 0.31],
    [0.365, 0.74],
  ] as const) {
    oval(sketch, rounded(sketch, plates(sketch), x - 0.06, x + 0.06), [x, y], [0.052, 0.05]);
    const up = y > 0.5 ? 1 : -1;
    for (const lean of [-0.04, 0, 0.04]) {
      line(sketch, tone(plates(sketch), 0.95), 0.022, [
        [x + lean * 0.6, y + up * 0.03],
        [x + lean * 1.3, y + up * 0.075],
      ]);
    }
  }
  for (const x of [-0.21, 0.21]) {
    oval(sketch, rounded(sketch, plates(sketch), x - 0.06, x + 0.06), [x, 0.57], [0.062, 0.062]);
  }
}

function drawBody(sketch: Sketch): void {
  const { tone, glow } = sketch;
  box(sketch, rounded(sketch, plates(sketch), -0.22, 0.22), [-0.2, 0.29], [0.4, 0.35], 0.09);
  box(
    sketch,
    tone(mix(plates(sketch), hex('#1c2226'), 0.55), 0.9),
    [-0.12, 0.37],
    [0.24, 0.17],
    0.03,
  );
  for (const [x, local] of [
    [-0.07, '#ff6a5a'],
    [0, '#ffd05a'],
    [0.07, '#5ae0a0'],
  ] as const) {
    oval(sketch, glow(hex(local)), [x, 0.5], [0.02, 0.02]);
  }
  for (const [x, tall] of [
    [-0.08, 0.04],
    [-0.04, 0.07],
    [0, 0.05],
    [0.04, 0.08],
    [0.08, 0.035],
  ] as const) {
    box(sketch, glow(hex('#5ad0f0'), 0.9), [x - 0.012, 0.39], [0.024, tall]);
  }
  line(sketch, tone(hex('#ffffff'), 1.2, 0.5), 0.012, [
    [-0.12, 0.61],
    [0.1, 0.61],
  ]);
  box(sketch, tone(hex('#4a5258'), 0.9), [-0.06, 0.62], [0.12, 0.06]);
}

function drawHead(sketch: Sketch): void {
  const { tone, glow } = sketch;
  line(sketch, tone(hex('#6a7478'), 1), 0.014, [
    [0, 0.9],
    [0, 1.0],
  ]);
  halo(sketch, hex('#ff8a5a'), [0, 1.02], 0.14, 0.6);
  oval(sketch, glow(hex('#ff7a4a')), [0, 1.02], [0.026, 0.026]);
  for (const x of [-0.205, 0.205]) oval(sketch, tone(hex('#4a5258'), 1), [x, 0.79], [0.035, 0.055]);
  box(sketch, rounded(sketch, plates(sketch), -0.21, 0.21), [-0.195, 0.67], [0.39, 0.24], 0.1);
  box(sketch, tone(hex('#141a20'), 0.8), [-0.15, 0.715], [0.3, 0.145], 0.07);
  for (const x of [-0.07, 0.07]) {
    halo(sketch, hex('#5ae0ff'), [x, 0.795], 0.09, 0.6);
    oval(sketch, glow(hex('#8af0ff')), [x, 0.795], [0.03, 0.034]);
    oval(sketch, glow(hex('#ffffff')), [x + 0.008, 0.806], [0.01, 0.011]);
  }
  ring(sketch, glow(hex('#8af0ff'), 0.9), 0.01, [0, 0.757], [0.035, 0.016], [Math.PI, Math.PI * 2]);
}
