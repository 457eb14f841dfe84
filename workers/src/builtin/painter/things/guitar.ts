import { prose } from '../../../wrapped.ts';
import { hex, mix } from '../color.ts';
import { box, line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** An acoustic guitar on its stand. */
export const guitar: Thing = {
  kind: 'guitar',
  seat: 'ground',
  size: 0.6,
  width: 0.5,
  most: 3,
  draw(sketch) {
    const { on, tone } = sketch;
    for (const x of [-0.16, 0.16]) {
      line(sketch, tone(hex('#2a2422'), 0.9), 0.022, [
        [x * 0.4, 0.2],
        [x, 0],
      ]);
    }
    on.save();
    on.translate(0, 0.05);
    on.rotate(-0.1);
    drawNeck(sketch);
    drawBody(sketch);
    drawStrings(sketch);
    on.restore();
  },
};

const BODY = prose`
      M0 0 C-.2 0 -.22 .1 -.2 .19 C-.185 .25 -.12 .27 -.135 .33
      C-.165 .38 -.165 .46 -.07 .5 L.07 .5 C.165 .46 .165 .38 .135 .33
      C.12 .27 .185 .25 .2 .19 C.22 .1 .2 0 0 0 Z
    `;

function drawBody(sketch: Sketch): void {
  const { on, tone, subject } = sketch;
  const wood = subject.tint ?? hex('#c8843c');
  path(sketch, tone(mix(wood, hex('#2a1408'), 0.65), 0.8), BODY);
  on.save();
  on.translate(0, 0.012);
  on.scale(0.94, 0.955);
  path(sketch, rounded(sketch, wood, -0.21, 0.21), BODY);
  on.restore();
  oval(sketch, tone(mix(wood, hex('#f4e0b8'), 0.5), 1.1), [0, 0.3], [0.074, 0.074]);
  oval(sketch, tone(hex('#1c0f08'), 0.6), [0, 0.3], [0.06, 0.06]);
  box(sketch, tone(hex('#3a2012'), 0.8), [-0.07, 0.125], [0.14, 0.026], 0.01);
  path(
    sketch,
    tone(hex('#3a2012'), 0.8, 0.85),
    'M.06 .28 C.13 .26 .14 .19 .1 .16 C.07 .2 .05 .24 .06 .28 Z',
  );
}

function drawNeck(sketch: Sketch): void {
  const { tone } = sketch;
  box(sketch, rounded(sketch, hex('#4a2a18'), -0.026, 0.026), [-0.024, 0.36], [0.048, 0.6]);
  for (let fret = 0; fret < 12; fret += 1) {
    const y = 0.93 - 0.43 * (1 - 0.92 ** fret);
    line(sketch, tone(hex('#c8b88a'), 1.1, 0.8), 0.004, [
      [-0.024, y],
      [0.024, y],
    ]);
  }
  path(
    sketch,
    rounded(sketch, hex('#5a3420'), -0.05, 0.05),
    'M-.026 .95 L-.048 1.0 L-.04 1.13 L.04 1.13 L.048 1.0 L.026 .95 Z',
  );
  for (const y of [1.01, 1.05, 1.09]) {
    for (const x of [-0.056, 0.056]) {
      oval(sketch, tone(hex('#e8e0d0'), 1.2), [x, y], [0.016, 0.011]);
    }
  }
}

function drawStrings(sketch: Sketch): void {
  for (let string = 0; string < 6; string += 1) {
    const x = (string - 2.5) * 0.0075;
    line(sketch, sketch.tone(hex('#f0e8d4'), 1.3, 0.75), 0.0028, [
      [x * 1.5, 0.14],
      [x, 1.03],
    ]);
  }
}
