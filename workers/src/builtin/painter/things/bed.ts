import { prose } from '../../../wrapped.ts';
import { hex, mix } from '../color.ts';
import { box, line, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A made bed with a quilt and two pillows, head to the left. */
export const bed: Thing = {
  kind: 'bed',
  seat: 'ground',
  size: 0.72,
  width: 1.35,
  most: 2,
  draw(sketch) {
    drawHead(sketch);
    drawPillows(sketch);
    drawQuilt(sketch);
  },
};

const WOOD = hex('#7a4a2c');

function drawHead(sketch: Sketch): void {
  const { tone } = sketch;
  path(
    sketch,
    topLit(sketch, WOOD, 0.7, 0.1),
    'M-.58 0 L-.58 .56 C-.56 .68 -.46 .68 -.44 .56 L-.44 0 Z',
  );
  for (const x of [-0.545, -0.475]) {
    line(sketch, tone(mix(WOOD, hex('#000000'), 0.5), 0.7, 0.6), 0.01, [
      [x, 0.1],
      [x, 0.52],
    ]);
  }
  oval(sketch, rounded(sketch, WOOD, -0.55, -0.47), [-0.51, 0.66], [0.036, 0.036]);
  box(sketch, tone(WOOD, 0.7), [-0.46, 0.09], [1.0, 0.09]);
}

function drawPillows(sketch: Sketch): void {
  const { tone } = sketch;
  path(
    sketch,
    topLit(sketch, hex('#efe8dc'), 0.32, 0.16),
    'M-.45 .17 L-.45 .3 C-.3 .33 .4 .33 .54 .29 L.54 .17 Z',
  );
  path(
    sketch,
    topLit(sketch, hex('#d8cfc4'), 0.52, 0.3),
    'M-.44 .31 C-.47 .42 -.44 .52 -.38 .53 C-.3 .52 -.24 .42 -.25 .31 Z',
  );
  path(
    sketch,
    topLit(sketch, hex('#faf5ea'), 0.46, 0.28),
    'M-.41 .3 C-.42 .38 -.38 .44 -.31 .45 C-.2 .45 -.12 .4 -.11 .31 C-.2 .28 -.33 .28 -.41 .3 Z',
  );
  line(sketch, tone(hex('#a89a8a'), 0.9, 0.5), 0.006, [
    [-0.34, 0.42],
    [-0.2, 0.34],
  ]);
}

function drawQuilt(sketch: Sketch): void {
  const { on, tone, subject } = sketch;
  const cloth = subject.tint ?? hex('#4f6f94');
  path(
    sketch,
    topLit(sketch, cloth, 0.42, 0.02),
    prose`
      M-.2 .33 C-.05 .4 .3 .39 .5 .34 C.56 .32 .58 .25 .58 .1 C.58 .06 .56 .045 .52 .05
      C.3 .09 0 .09 -.24 .06 C-.26 .16 -.25 .27 -.2 .33 Z
    `,
  );
  path(
    sketch,
    topLit(sketch, hex('#f4ede0'), 0.38, 0.06),
    prose`
      M-.22 .33 C-.18 .365 -.12 .375 -.08 .375 C-.13 .27 -.14 .17 -.13 .07 L-.245 .062
      C-.265 .16 -.26 .27 -.22 .33 Z
    `,
  );
  on.strokeStyle = tone(mix(cloth, hex('#ffffff'), 0.45), 1.1, 0.5);
  on.lineWidth = 0.006;
  for (const x of [0.02, 0.17, 0.32, 0.47]) {
    on.beginPath();
    on.moveTo(x, 0.375);
    on.quadraticCurveTo(x - 0.035, 0.22, x - 0.01, 0.08);
    on.stroke();
  }
  for (const y of [0.28, 0.18]) {
    on.beginPath();
    on.moveTo(-0.12, y);
    on.quadraticCurveTo(0.2, y + 0.05, 0.57, y - 0.01);
    on.stroke();
  }
  path(sketch, topLit(sketch, WOOD, 0.4, 0), 'M.54 0 L.54 .33 C.56 .4 .62 .4 .63 .33 L.63 0 Z');
  for (const x of [-0.56, 0.56]) box(sketch, tone(WOOD, 0.6), [x, -0.02], [0.05, 0.06]);
}
