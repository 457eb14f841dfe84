import { hex } from '../color.ts';
import { line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A little company of toadstools, red with white spots. */
export const mushroom: Thing = {
  kind: 'mushroom',
  seat: 'ground',
  size: 0.38,
  width: 0.9,
  most: 3,
  draw(sketch) {
    for (const [x, y, scale, lean] of [
      [-0.3, 0.03, 0.5, 0.12],
      [0.3, 0.01, 0.62, -0.1],
      [0, 0, 1, 0.03],
    ] as const) {
      sketch.on.save();
      sketch.on.translate(x, y);
      sketch.on.rotate(lean);
      sketch.on.scale(scale, scale);
      drawOne(sketch);
      sketch.on.restore();
    }
    for (let blade = 0; blade < 30; blade += 1) {
      const x = -0.46 + (blade / 30) * 0.92;
      line(sketch, sketch.tone(hex('#5f8f3e'), 0.9), 0.012, [
        [x, -0.02],
        [x + 0.03 * Math.sin(blade * 3), 0.06 + 0.05 * Math.sin(blade * 5)],
      ]);
    }
  },
};

function drawOne(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const red = subject.tint ?? hex('#c8302a');
  path(
    sketch,
    rounded(sketch, hex('#f0e6d2'), -0.12, 0.12),
    'M-.1 0 C-.12 .1 -.07 .3 -.075 .45 L.075 .45 C.07 .3 .12 .1 .1 0 C.05 -.03 -.05 -.03 -.1 0 Z',
  );
  path(sketch, tone(hex('#e8dcc0'), 0.95), 'M-.1 .38 C-.05 .3 .05 .3 .1 .38 L.08 .43 L-.08 .43 Z');
  oval(sketch, tone(hex('#b89a7a'), 0.75), [0, 0.45], [0.33, 0.075]);
  path(
    sketch,
    rounded(sketch, red, -0.36, 0.36),
    'M-.36 .45 C-.36 .72 -.14 .84 0 .84 C.14 .84 .36 .72 .36 .45 C.2 .52 -.2 .52 -.36 .45 Z',
  );
  for (const [x, y, r] of [
    [-0.17, 0.6, 0.05],
    [0.02, 0.72, 0.055],
    [0.2, 0.61, 0.045],
    [0.04, 0.56, 0.036],
    [-0.06, 0.8, 0.03],
    [-0.28, 0.5, 0.028],
    [0.3, 0.5, 0.026],
  ] as const) {
    oval(sketch, tone(hex('#fbf4e4'), 1.15), [x, y], [r, r * 0.8]);
  }
}
