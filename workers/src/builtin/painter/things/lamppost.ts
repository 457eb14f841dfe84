import { hex } from '../color.ts';
import { box, halo, line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A cast-iron street lamp, lit. */
export const lamppost: Thing = {
  kind: 'lamppost',
  seat: 'ground',
  size: 0.84,
  width: 0.3,
  most: 5,
  draw(sketch) {
    halo(sketch, hex('#ffc876'), [0, 0.92], 0.62, 0.6);
    drawPost(sketch);
    drawHead(sketch);
  },
};

function drawPost(sketch: Sketch): void {
  const iron = sketch.subject.tint ?? hex('#2c3234');
  path(
    sketch,
    rounded(sketch, iron, -0.07, 0.07),
    'M-.07 0 L.07 0 L.055 .06 L.035 .08 L.03 .2 L-.03 .2 L-.035 .08 L-.055 .06 Z',
  );
  path(sketch, rounded(sketch, iron, -0.024, 0.024), 'M-.022 .2 L.022 .2 L.014 .82 L-.014 .82 Z');
  for (const y of [0.22, 0.5, 0.76]) {
    box(sketch, rounded(sketch, iron, -0.034, 0.034), [-0.032, y], [0.064, 0.018], 0.008);
  }
  line(sketch, sketch.tone(iron, 1), 0.014, [
    [-0.09, 0.74],
    [0.09, 0.74],
  ]);
}

function drawHead(sketch: Sketch): void {
  const { on, tone, glow } = sketch;
  const iron = tone(hex('#2c3234'), 0.9);
  const pane = on.createRadialGradient(0, 0.9, 0, 0, 0.9, 0.14);
  pane.addColorStop(0, glow(hex('#fffbe8')));
  pane.addColorStop(0.5, glow(hex('#ffe2a0')));
  pane.addColorStop(1, glow(hex('#f0a850')));
  path(sketch, pane, 'M-.05 .83 L.05 .83 L.088 .99 L-.088 .99 Z');
  for (const [x1, x2] of [
    [-0.05, -0.088],
    [0, 0],
    [0.05, 0.088],
  ] as const) {
    line(sketch, iron, 0.009, [
      [x1, 0.83],
      [x2, 0.99],
    ]);
  }
  path(
    sketch,
    iron,
    'M-.105 .985 L.105 .985 C.08 1.05 .03 1.06 .012 1.085 L-.012 1.085 C-.03 1.06 -.08 1.05 -.105 .985 Z',
  );
  oval(sketch, iron, [0, 1.095], [0.016, 0.02]);
  box(sketch, iron, [-0.056, 0.815], [0.112, 0.02], 0.006);
}
