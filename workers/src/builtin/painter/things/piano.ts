import { hex, mix } from '../color.ts';
import { box, line, oval, path, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A grand piano with its lid up, and its stool. */
export const piano: Thing = {
  kind: 'piano',
  seat: 'ground',
  size: 0.62,
  width: 1.45,
  most: 1,
  draw(sketch) {
    drawLegs(sketch);
    drawLid(sketch);
    drawBody(sketch);
    drawKeys(sketch);
    drawStool(sketch);
  },
};

const LACQUER = hex('#26222a');

function drawLegs(sketch: Sketch): void {
  const { tone } = sketch;
  for (const x of [-0.42, 0.0, 0.42]) {
    path(
      sketch,
      tone(LACQUER, 0.8),
      `M${x - 0.035} .4 L${x + 0.035} .4 L${x + 0.018} .02 L${x - 0.018} .02 Z`,
    );
    oval(sketch, tone(hex('#c8963a'), 1.1), [x, 0.018], [0.028, 0.018]);
  }
  line(sketch, tone(hex('#c8963a'), 1), 0.014, [
    [-0.12, 0.3],
    [-0.12, 0.06],
  ]);
  line(sketch, tone(hex('#c8963a'), 1), 0.014, [
    [-0.16, 0.06],
    [-0.08, 0.06],
  ]);
}

function drawLid(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const local = subject.tint ?? LACQUER;
  path(sketch, tone(hex('#8a5a2a'), 1.05), 'M-.4 .56 C-.2 .58 .1 .58 .5 .56 L.5 .6 L-.4 .6 Z');
  path(
    sketch,
    topLit(sketch, mix(local, hex('#5a5468'), 0.3), 1.02, 0.56),
    'M-.42 .58 C-.44 .8 -.36 .98 -.18 1.02 C.0 1.04 .1 .86 .26 .84 C.4 .82 .5 .74 .53 .58 Z',
  );
  path(
    sketch,
    tone(hex('#ffffff'), 1.2, 0.13),
    'M-.36 .62 C-.37 .8 -.3 .94 -.2 .97 C-.26 .86 -.3 .74 -.29 .62 Z',
  );
  line(sketch, tone(LACQUER, 0.7), 0.014, [
    [0.36, 0.57],
    [0.27, 0.83],
  ]);
}

function drawBody(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const local = subject.tint ?? LACQUER;
  path(
    sketch,
    topLit(sketch, local, 0.62, 0.34),
    'M-.54 .4 L-.54 .5 C-.5 .56 -.46 .57 -.42 .58 L.53 .58 C.57 .57 .57 .42 .53 .4 C.2 .36 -.2 .36 -.54 .4 Z',
  );
  line(sketch, tone(hex('#ffffff'), 1.1, 0.35), 0.006, [
    [-0.42, 0.575],
    [0.53, 0.575],
  ]);
  line(sketch, tone(hex('#d8a848'), 1.2, 0.8), 0.006, [
    [-0.34, 0.455],
    [0.5, 0.455],
  ]);
  path(sketch, tone(hex('#f4ecd8'), 1.2), 'M-.4 .6 L-.36 .74 L-.2 .74 L-.2 .6 Z');
  for (const y of [0.63, 0.66, 0.69]) {
    line(sketch, tone(hex('#4a4038'), 0.8, 0.6), 0.006, [
      [-0.375, y],
      [-0.22, y],
    ]);
  }
}

function drawKeys(sketch: Sketch): void {
  const { tone } = sketch;
  path(sketch, tone(hex('#f6f0e2'), 1.25), 'M-.6 .44 L-.6 .475 L-.36 .5 L-.36 .462 Z');
  for (let key = 0; key < 12; key += 1) {
    const x = -0.595 + key * 0.02;
    const y = 0.442 + key * 0.0018;
    line(sketch, tone(hex('#2a2622'), 0.8), key % 7 === 2 || key % 7 === 6 ? 0.002 : 0.008, [
      [x, y + 0.012],
      [x + 0.004, y + 0.034],
    ]);
  }
  path(sketch, tone(LACQUER, 0.9), 'M-.62 .4 L-.62 .445 L-.34 .465 L-.34 .4 Z');
}

function drawStool(sketch: Sketch): void {
  const { tone } = sketch;
  for (const x of [-0.8, -0.64]) {
    line(sketch, tone(LACQUER, 0.8), 0.024, [
      [x * 0.98, 0.25],
      [x, 0],
    ]);
  }
  box(sketch, topLit(sketch, hex('#8a2a2e'), 0.31, 0.23), [-0.83, 0.235], [0.23, 0.065], 0.025);
}
