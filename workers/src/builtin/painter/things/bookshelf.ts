import { hex, mix } from '../color.ts';
import { between } from '../random.ts';
import { box, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

const SPINES = [
  '#8a2f2c',
  '#2f5a6a',
  '#b8863a',
  '#3f6a48',
  '#5a3a6a',
  '#c8a878',
  '#3a3f5a',
  '#a8583a',
] as const;
const SHELVES = 5;

/** A tall shelf full of books, with here and there a small thing between them. */
export const bookshelf: Thing = {
  kind: 'bookshelf',
  seat: 'ground',
  size: 0.74,
  width: 0.72,
  most: 2,
  draw(sketch) {
    drawCase(sketch);
    for (let shelf = 0; shelf < SHELVES; shelf += 1) drawShelf(sketch, 0.06 + shelf * 0.19);
  },
};

function drawCase(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const wood = subject.tint ?? hex('#7a4a2a');
  box(sketch, rounded(sketch, wood, -0.38, 0.38), [-0.36, 0], [0.72, 1.03], 0.01);
  box(sketch, tone(mix(wood, hex('#150b06'), 0.7), 0.7), [-0.32, 0.05], [0.64, 0.94]);
  box(sketch, topLit(sketch, wood, 1.08, 1.0), [-0.39, 1.01], [0.78, 0.05], 0.012);
}

function drawShelf(sketch: Sketch, foot: number): void {
  const { random, tone, subject } = sketch;
  let x = -0.315;
  while (x < 0.28) {
    const wide = between(random, 0.022, 0.048);
    const tall = between(random, 0.1, 0.152);
    const local = hex(SPINES[Math.floor(random() * SPINES.length)] ?? '#8a2f2c');
    if (random() < 0.06) {
      oval(
        sketch,
        rounded(sketch, hex('#c8a050'), x, x + 0.07),
        [x + 0.035, foot + 0.05],
        [0.034, 0.04],
      );
      x += 0.08;
    } else if (random() < 0.1) {
      path(
        sketch,
        tone(local, 0.9),
        `M${x} ${foot} l${wide} 0 l.05 ${tall * 0.95} l${-wide} .008 Z`,
      );
      x += wide + 0.056;
    } else {
      box(sketch, rounded(sketch, local, x - 0.01, x + wide), [x, foot], [wide, tall], 0.005);
      box(
        sketch,
        tone(hex('#e8cf98'), 1.1, 0.65),
        [x + wide * 0.2, foot + tall * 0.72],
        [wide * 0.6, 0.008],
      );
      box(
        sketch,
        tone(hex('#e8cf98'), 1.1, 0.65),
        [x + wide * 0.2, foot + tall * 0.2],
        [wide * 0.6, 0.005],
      );
      x += wide + 0.002;
    }
  }
  box(
    sketch,
    topLit(sketch, subject.tint ?? hex('#8a5632'), foot, foot - 0.022),
    [-0.335, foot - 0.022],
    [0.67, 0.024],
  );
}
