import { hex, mix } from '../color.ts';
import { box, halo, line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A sword driven into a stone. */
export const sword: Thing = {
  kind: 'sword',
  seat: 'ground',
  size: 0.5,
  width: 0.7,
  most: 2,
  draw(sketch) {
    halo(sketch, hex('#bfe0ff'), [0, 0.55], 0.42, 0.28);
    drawBlade(sketch);
    drawHilt(sketch);
    drawStone(sketch);
  },
};

function drawBlade(sketch: Sketch): void {
  const { tone, light } = sketch;
  const steel = hex('#c8d2da');
  path(sketch, tone(steel, light > 0 ? 0.75 : 1.35), 'M-.048 .74 L-.036 .12 L0 .1 L0 .74 Z');
  path(sketch, tone(steel, light > 0 ? 1.4 : 0.75), 'M.048 .74 L.036 .12 L0 .1 L0 .74 Z');
  line(sketch, tone(hex('#ffffff'), 1.4, 0.8), 0.006, [
    [0, 0.72],
    [0, 0.2],
  ]);
}

function drawHilt(sketch: Sketch): void {
  const { tone, glow } = sketch;
  const gold = hex('#d8a844');
  path(
    sketch,
    rounded(sketch, gold, -0.2, 0.2),
    'M-.2 .775 C-.1 .755 .1 .755 .2 .775 L.2 .735 C.1 .715 -.1 .715 -.2 .735 Z',
  );
  for (const x of [-0.2, 0.2]) oval(sketch, tone(gold, 1.2), [x, 0.755], [0.032, 0.032]);
  box(sketch, rounded(sketch, hex('#4a2a20'), -0.03, 0.03), [-0.027, 0.765], [0.054, 0.17]);
  for (const y of [0.79, 0.82, 0.85, 0.88, 0.91]) {
    line(sketch, tone(gold, 1, 0.8), 0.007, [
      [-0.027, y],
      [0.027, y + 0.014],
    ]);
  }
  oval(sketch, tone(gold, 1.2), [0, 0.96], [0.044, 0.044]);
  oval(sketch, glow(sketch.subject.tint ?? hex('#3f8fe0')), [0, 0.96], [0.024, 0.024]);
  oval(sketch, glow(sketch.subject.tint ?? hex('#3f8fe0')), [0, 0.752], [0.022, 0.022]);
}

function drawStone(sketch: Sketch): void {
  const { tone, random } = sketch;
  const rock = hex('#7d7a78');
  path(
    sketch,
    rounded(sketch, rock, -0.36, 0.36),
    'M-.36 0 L-.31 .13 L-.2 .24 L-.06 .28 L.1 .265 L.24 .2 L.33 .1 L.37 0 Z',
  );
  path(sketch, tone(rock, 1.35, 0.55), 'M-.2 .24 L-.06 .28 L.1 .265 L.02 .2 L-.14 .18 Z');
  path(
    sketch,
    tone(mix(rock, hex('#000000'), 0.5), 0.8, 0.5),
    'M-.14 .18 L.02 .2 L-.02 .0 L-.2 0 Z',
  );
  line(sketch, tone(hex('#2a2624'), 0.7), 0.016, [
    [-0.045, 0.272],
    [0.045, 0.272],
  ]);
  for (let tuft = 0; tuft < 26; tuft += 1) {
    const x = -0.36 + random() * 0.72;
    line(sketch, tone(hex('#5a8a3c'), 0.9), 0.009, [
      [x, -0.01],
      [x + (random() - 0.5) * 0.05, 0.03 + random() * 0.05],
    ]);
  }
}
