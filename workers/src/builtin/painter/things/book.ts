import { hex, mix, type Rgb } from '../color.ts';
import { between } from '../random.ts';
import { line, oval, path, poly, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

const COVERS: readonly Rgb[] = [
  hex('#8a2f2c'),
  hex('#2f5a6a'),
  hex('#b8863a'),
  hex('#3f6a48'),
  hex('#5a3a6a'),
];

/** A pile of old books, and one that lies open before it. */
export const book: Thing = {
  kind: 'book',
  seat: 'table',
  size: 0.34,
  width: 1.1,
  most: 1,
  draw(sketch) {
    drawPile(sketch);
    drawOpen(sketch);
  },
};

function drawPile(sketch: Sketch): void {
  const { on, tone, random, subject } = sketch;
  let foot = 0.02;
  for (let index = 0; index < 4; index += 1) {
    const cover = subject.tint ?? COVERS[(index * 2 + 1) % COVERS.length] ?? hex('#8a2f2c');
    const thick = between(random, 0.075, 0.105);
    const left = -0.5 + between(random, -0.02, 0.05);
    const right = left + between(random, 0.5, 0.58);
    on.fillStyle = rounded(sketch, cover, left, right);
    on.beginPath();
    on.roundRect(left, foot, right - left, thick, 0.018);
    on.fill();
    const [page, edge] = [tone(hex('#efe2c6'), 1.1), tone(hex('#9a8462'), 0.9, 0.6)];
    poly(sketch, page, [
      [left + 0.05, foot + 0.014],
      [right + 0.004, foot + 0.014],
      [right + 0.004, foot + thick - 0.014],
      [left + 0.05, foot + thick - 0.014],
    ]);
    for (const share of [0.35, 0.55, 0.75]) {
      line(sketch, edge, 0.003, [
        [left + 0.06, foot + thick * share],
        [right, foot + thick * share],
      ]);
    }
    on.fillStyle = rounded(sketch, cover, left - 0.01, left + 0.07);
    on.fillRect(left, foot, 0.055, thick);
    line(sketch, tone(hex('#e8c878'), 1.2, 0.8), 0.006, [
      [left + 0.028, foot + 0.014],
      [left + 0.028, foot + thick - 0.014],
    ]);
    foot += thick + 0.004;
  }
}

function drawOpen(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const cover = subject.tint ?? hex('#6a3426');
  const paper = topLit(sketch, hex('#f6ecd6'), 0.22, -0.08);
  path(sketch, tone(cover, 0.8), 'M-.14 -.085 L.72 -.085 L.63 .14 L-.03 .14 Z');
  oval(sketch, tone(mix(cover, hex('#000000'), 0.5), 0.6, 0.5), [0.29, -0.09], [0.46, 0.025]);
  path(sketch, paper, 'M.29 -.06 C.2 .0 .02 -.02 -.11 -.065 L-.01 .155 C.08 .19 .24 .18 .3 .13 Z');
  path(sketch, paper, 'M.29 -.06 C.4 .0 .56 -.02 .69 -.065 L.61 .155 C.5 .19 .36 .18 .3 .13 Z');
  path(sketch, tone(hex('#8a7350'), 0.8, 0.5), 'M.275 -.05 L.305 -.05 L.312 .13 L.29 .13 Z');
  for (let row = 0; row < 7; row += 1) {
    const y = 0.125 - row * 0.024;
    const lean = row * 0.011;
    const ink = tone(hex('#5a4a3a'), 0.8, 0.55);
    line(sketch, ink, 0.005, [
      [0.03 - lean, y + 0.022],
      [0.15 - lean * 0.5, y + 0.026],
      [0.26 - lean * 0.1, y],
    ]);
    line(sketch, ink, 0.005, [
      [0.34 + lean * 0.1, y],
      [0.45 + lean * 0.5, y + 0.026],
      [0.56 + lean, y + 0.022],
    ]);
  }
}
