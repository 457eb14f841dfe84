import { prose } from '../../../wrapped.ts';
import { hex, mix, type Rgb } from '../color.ts';
import { between } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

const BLOOMS: readonly Rgb[] = [hex('#d8506a'), hex('#f2c4a8'), hex('#f4ead8'), hex('#8a6ac0')];

/** A full bunch of flowers in a vase of clay. */
export const vase: Thing = {
  kind: 'vase',
  seat: 'table',
  size: 0.46,
  width: 0.8,
  most: 2,
  draw(sketch) {
    drawLeaves(sketch);
    drawBlooms(sketch);
    drawVase(sketch);
  },
};

function drawVase(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const clay = subject.tint ?? hex('#4f7f8f');
  oval(sketch, tone(hex('#1a100a'), 0.6, 0.5), [0, 0], [0.24, 0.045]);
  path(
    sketch,
    rounded(sketch, clay, -0.21, 0.21),
    prose`
      M-.11 0 C-.26 .1 -.24 .27 -.1 .36 C-.07 .4 -.08 .43 -.115 .46 L.115 .46
      C.08 .43 .07 .4 .1 .36 C.24 .27 .26 .1 .11 0 Z
    `,
  );
  oval(sketch, tone(clay, 1.25), [0, 0.46], [0.118, 0.026]);
  oval(sketch, tone(hex('#1a2a2e'), 0.7), [0, 0.458], [0.095, 0.018]);
  sketch.on.strokeStyle = tone(mix(clay, hex('#fff4e0'), 0.7), 1.1, 0.7);
  sketch.on.lineWidth = 0.012;
  for (const y of [0.1, 0.29]) {
    sketch.on.beginPath();
    sketch.on.moveTo(-0.185, y + 0.015);
    sketch.on.quadraticCurveTo(0, y - 0.035, 0.185, y + 0.015);
    sketch.on.stroke();
  }
}

function drawLeaves(sketch: Sketch): void {
  const { on, tone, random } = sketch;
  for (let stem = 0; stem < 13; stem += 1) {
    const lean = (stem - 6) / 6;
    const tip = [lean * 0.38, 0.98 - lean * lean * 0.3] as const;
    const green = tone(mix(hex('#3f6a38'), hex('#8fae5a'), random()), 0.9);
    on.strokeStyle = green;
    on.lineWidth = 0.012;
    on.beginPath();
    on.moveTo(lean * 0.04, 0.44);
    on.quadraticCurveTo(lean * 0.1, 0.7, tip[0], tip[1]);
    on.stroke();
    for (const share of [0.45, 0.7]) {
      const at = [lean * 0.3 * share + 0.02, 0.46 + (tip[1] - 0.46) * share] as const;
      oval(sketch, green, at, [0.1, 0.03], lean * -1.2 + between(random, 0.6, 1.6));
    }
  }
}

function drawBlooms(sketch: Sketch): void {
  const { random, painting } = sketch;
  const named = subjectOf(painting.scene, 'flower');
  for (let index = 0; index < 19; index += 1) {
    const angle = index * 2.4;
    const out = Math.sqrt(index / 19);
    const local = named?.tint ?? BLOOMS[index % BLOOMS.length] ?? hex('#d8506a');
    const at = [Math.cos(angle) * out * 0.36, 0.82 + Math.sin(angle) * out * 0.24] as const;
    drawBloom(
      sketch,
      at,
      between(random, 0.075, 0.105),
      named?.word === 'sunflower' ? hex('#f2b82e') : local,
    );
  }
}

function drawBloom(sketch: Sketch, [x, y]: readonly [number, number], r: number, local: Rgb): void {
  const { tone, random } = sketch;
  const turn = random() * 6;
  for (const [reach, lit, count] of [
    [1, 0.78, 7],
    [0.68, 1.02, 6],
    [0.4, 1.28, 4],
  ] as const) {
    for (let petal = 0; petal < count; petal += 1) {
      const angle = turn + reach * 3 + (petal / count) * Math.PI * 2;
      const at = [
        x + Math.cos(angle) * r * reach * 0.55,
        y + Math.sin(angle) * r * reach * 0.5,
      ] as const;
      oval(
        sketch,
        tone(local, lit * between(random, 0.92, 1.08)),
        at,
        [r * reach * 0.52, r * reach * 0.4],
        angle,
      );
    }
  }
  oval(sketch, tone(mix(local, hex('#f2c04a'), 0.65), 1.1), [x, y], [r * 0.2, r * 0.18]);
}
