import { prose } from '../../../wrapped.ts';
import { hex, mix } from '../color.ts';
import { box, line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A violin standing upright with its bow beside it. */
export const violin: Thing = {
  kind: 'violin',
  seat: 'ground',
  size: 0.56,
  width: 0.5,
  most: 3,
  draw(sketch) {
    const { on } = sketch;
    on.save();
    on.rotate(0.1);
    drawNeck(sketch);
    drawBody(sketch);
    drawFittings(sketch);
    on.restore();
    drawBow(sketch);
  },
};

const BODY = prose`
      M0 .02 C-.14 .02 -.2 .09 -.185 .18 C-.175 .225 -.13 .23 -.118 .25
      C-.1 .29 -.1 .33 -.122 .36 C-.16 .38 -.165 .43 -.15 .48 C-.12 .545 -.05 .56 0 .56
      C.05 .56 .12 .545 .15 .48 C.165 .43 .16 .38 .122 .36 C.1 .33 .1 .29 .118 .25
      C.13 .23 .175 .225 .185 .18 C.2 .09 .14 .02 0 .02 Z
    `;

function drawBody(sketch: Sketch): void {
  const { on, tone, subject } = sketch;
  const wood = subject.tint ?? hex('#a8501f');
  path(sketch, tone(mix(wood, hex('#1a0a04'), 0.6), 0.8), BODY);
  on.save();
  on.translate(0, 0.012);
  on.scale(0.95, 0.96);
  path(sketch, rounded(sketch, wood, -0.19, 0.19), BODY);
  on.restore();
  on.strokeStyle = tone(hex('#1c0d06'), 0.6);
  on.lineWidth = 0.011;
  for (const side of [-1, 1]) {
    on.beginPath();
    on.moveTo(side * 0.055, 0.36);
    on.bezierCurveTo(side * 0.02, 0.37, side * 0.1, 0.25, side * 0.066, 0.245);
    on.stroke();
  }
}

function drawNeck(sketch: Sketch): void {
  const { tone } = sketch;
  box(sketch, rounded(sketch, hex('#7a3a1a'), -0.03, 0.03), [-0.02, 0.5], [0.04, 0.42]);
  oval(sketch, rounded(sketch, hex('#7a3a1a'), -0.05, 0.05), [0, 0.985], [0.042, 0.048]);
  oval(sketch, tone(hex('#3a1a0a'), 0.8), [0.004, 0.985], [0.018, 0.02]);
  for (const [x, y] of [
    [-0.05, 0.9],
    [0.05, 0.92],
    [-0.05, 0.945],
    [0.05, 0.87],
  ] as const) {
    line(sketch, tone(hex('#241410'), 0.8), 0.014, [
      [0, y],
      [x, y + 0.006],
    ]);
  }
}

function drawFittings(sketch: Sketch): void {
  const { tone } = sketch;
  const ebony = hex('#221a1a');
  path(sketch, rounded(sketch, ebony, -0.03, 0.03), 'M-.026 .37 L.026 .37 L.017 .9 L-.017 .9 Z');
  path(sketch, rounded(sketch, ebony, -0.035, 0.035), 'M-.03 .2 L.03 .2 L.016 .03 L-.016 .03 Z');
  box(sketch, tone(hex('#e0c08a'), 1.2), [-0.046, 0.268], [0.092, 0.02], 0.008);
  for (let string = 0; string < 4; string += 1) {
    const x = (string - 1.5) * 0.012;
    line(sketch, tone(hex('#f4ecd8'), 1.3, 0.8), 0.003, [
      [x * 1.2, 0.19],
      [x * 0.8, 0.9],
    ]);
  }
  oval(sketch, tone(hex('#221a1a'), 0.9), [-0.07, 0.09], [0.055, 0.04]);
}

function drawBow(sketch: Sketch): void {
  const { tone } = sketch;
  line(sketch, tone(hex('#6a3418'), 1.1), 0.016, [
    [0.2, 0.02],
    [0.33, 0.98],
  ]);
  line(sketch, tone(hex('#f0e8d8'), 1.2), 0.007, [
    [0.225, 0.04],
    [0.352, 0.96],
  ]);
  line(sketch, tone(hex('#1c1616'), 0.9), 0.026, [
    [0.212, 0.03],
    [0.222, 0.1],
  ]);
  line(sketch, tone(hex('#6a3418'), 1.1), 0.016, [
    [0.33, 0.98],
    [0.355, 0.965],
  ]);
}
