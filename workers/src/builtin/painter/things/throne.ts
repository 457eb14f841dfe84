import { prose } from '../../../wrapped.ts';
import { hex, mix } from '../color.ts';
import { box, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A high throne of gilt wood and dark red velvet on two steps. */
export const throne: Thing = {
  kind: 'throne',
  seat: 'ground',
  size: 0.62,
  width: 0.75,
  most: 1,
  draw(sketch) {
    drawSteps(sketch);
    drawBack(sketch);
    drawSeat(sketch);
  },
};

const GOLD = hex('#c8963a');

function drawSteps(sketch: Sketch): void {
  const { tone } = sketch;
  box(sketch, topLit(sketch, hex('#8a8078'), 0.06, -0.02), [-0.42, -0.02], [0.84, 0.07]);
  box(sketch, topLit(sketch, hex('#9a9088'), 0.12, 0.04), [-0.35, 0.05], [0.7, 0.06]);
  path(sketch, tone(hex('#8a1f2a'), 0.95), 'M-.15 .11 L.15 .11 L.2 -.02 L-.2 -.02 Z');
}

function drawBack(sketch: Sketch): void {
  const { tone, subject, glow } = sketch;
  const velvet = subject.tint ?? hex('#8a1f2e');
  path(
    sketch,
    rounded(sketch, GOLD, -0.27, 0.27),
    prose`
      M-.26 .3 L-.27 .86 C-.2 .87 -.16 .93 -.13 .98 C-.08 .93 -.05 1.02 0 1.09
      C.05 1.02 .08 .93 .13 .98 C.16 .93 .2 .87 .27 .86 L.26 .3 Z
    `,
  );
  path(
    sketch,
    rounded(sketch, velvet, -0.2, 0.2),
    'M-.2 .34 L-.205 .78 C-.12 .82 -.06 .88 0 .93 C.06 .88 .12 .82 .205 .78 L.2 .34 Z',
  );
  for (const [x, y] of [
    [0, 0.82],
    [-0.1, 0.72],
    [0.1, 0.72],
    [0, 0.64],
    [-0.1, 0.54],
    [0.1, 0.54],
  ] as const) {
    oval(sketch, tone(mix(velvet, hex('#000000'), 0.5), 0.7), [x, y], [0.014, 0.014]);
    oval(sketch, tone(GOLD, 1.2), [x, y + 0.003], [0.008, 0.008]);
  }
  for (const x of [-0.27, 0.27]) {
    oval(sketch, rounded(sketch, GOLD, x - 0.04, x + 0.04), [x, 0.9], [0.042, 0.048]);
  }
  oval(sketch, glow(hex('#d8304a')), [0, 1.01], [0.026, 0.03]);
}

function drawSeat(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const velvet = subject.tint ?? hex('#8a1f2e');
  for (const x of [-0.3, 0.24]) {
    box(sketch, rounded(sketch, GOLD, x, x + 0.07), [x, 0.1], [0.06, 0.4], 0.015);
  }
  box(sketch, topLit(sketch, GOLD, 0.36, 0.22), [-0.27, 0.22], [0.54, 0.1], 0.01);
  path(
    sketch,
    topLit(sketch, velvet, 0.43, 0.28),
    'M-.25 .31 C-.27 .4 -.2 .42 0 .42 C.2 .42 .27 .4 .25 .31 Z',
  );
  for (const x of [-0.27, 0.27]) {
    path(
      sketch,
      rounded(sketch, GOLD, x - 0.07, x + 0.07),
      `M${x - 0.055} .5 C${x - 0.06} .57 ${x + 0.06} .57 ${x + 0.055} .5 Z`,
    );
    oval(sketch, tone(mix(GOLD, hex('#4a2f10'), 0.5), 0.9), [x, 0.515], [0.024, 0.022]);
    oval(sketch, tone(mix(GOLD, hex('#2a1808'), 0.4), 0.8), [x, 0.09], [0.05, 0.03]);
  }
}
