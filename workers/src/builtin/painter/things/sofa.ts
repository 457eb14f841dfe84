import { hex, mix } from '../color.ts';
import { box, line, oval, path, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A deep sofa with cushions; asked for as a chair it is an armchair. */
export const sofa: Thing = {
  kind: 'sofa',
  seat: 'ground',
  size: 0.56,
  width: 1.2,
  most: 2,
  draw(sketch) {
    const single = /chair/.test(sketch.subject.word ?? '');
    drawSeat(sketch, single ? 0.32 : 0.56, single ? 1 : 2);
  },
};

function drawSeat(sketch: Sketch, half: number, seats: number): void {
  const { tone, subject } = sketch;
  const cloth = subject.tint ?? hex('#3f7a78');
  const deep = mix(cloth, hex('#000000'), 0.35);
  for (const x of [-half * 0.9, half * 0.82]) {
    path(sketch, tone(hex('#5a3420'), 0.9), `M${x} .1 h.05 l-.012 -.1 h-.026 Z`);
  }
  path(sketch, topLit(sketch, cloth, 0.68, 0.2), backOutline(half));
  const wide = (half * 1.64) / seats;
  for (let seat = 0; seat < seats; seat += 1) {
    const left = -half * 0.82 + seat * wide;
    box(
      sketch,
      topLit(sketch, mix(cloth, hex('#ffffff'), 0.06), 0.64, 0.3),
      [left + 0.01, 0.3],
      [wide - 0.02, 0.32],
      0.06,
    );
    box(
      sketch,
      topLit(sketch, mix(cloth, hex('#ffffff'), 0.12), 0.34, 0.2),
      [left + 0.005, 0.2],
      [wide - 0.01, 0.14],
      0.05,
    );
  }
  box(sketch, topLit(sketch, deep, 0.22, 0.06), [-half * 0.98, 0.08], [half * 1.96, 0.14], 0.03);
  for (const side of [-1, 1]) {
    const x = side * half * 0.98;
    box(sketch, topLit(sketch, cloth, 0.46, 0.06), [x - 0.07, 0.08], [0.14, 0.34], 0.05);
    oval(
      sketch,
      topLit(sketch, mix(cloth, hex('#ffffff'), 0.1), 0.5, 0.32),
      [x, 0.42],
      [0.085, 0.075],
    );
    oval(sketch, tone(deep, 0.9, 0.6), [x, 0.42], [0.05, 0.044]);
  }
  const pillow = hex('#d8923f');
  const at = -half * 0.5;
  path(sketch, topLit(sketch, pillow, 0.58, 0.3), pillowOutline(at));
  line(sketch, tone(mix(pillow, hex('#ffffff'), 0.6), 1.1, 0.7), 0.008, [
    [at - 0.06, 0.36],
    [at - 0.03, 0.53],
  ]);
}

function backOutline(half: number): string {
  const [inner, outer] = [half * 0.6, half * 0.8];
  return [
    `M${-half} .18 L${-half} .52 C${-half} .66 ${-outer} .68 ${-inner} .68`,
    `L${inner} .68 C${outer} .68 ${half} .66 ${half} .52 L${half} .18 Z`,
  ].join(' ');
}

function pillowOutline(at: number): string {
  const [left, right] = [at - 0.12, at + 0.12];
  return [
    `M${left} .34 C${at - 0.1} .42 ${left} .5 ${at - 0.08} .55`,
    `C${at} .52 ${at + 0.06} .54 ${right} .52 C${at + 0.1} .45 ${at + 0.11} .38 ${at + 0.1} .33`,
    `C${at} .35 ${at - 0.06} .33 ${left} .34 Z`,
  ].join(' ');
}
