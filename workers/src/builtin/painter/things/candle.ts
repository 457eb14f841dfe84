import { hex, mix } from '../color.ts';
import { halo, line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** Three candles of different heights on a brass dish, all alight. */
export const candle: Thing = {
  kind: 'candle',
  seat: 'table',
  size: 0.4,
  width: 0.62,
  most: 1,
  draw(sketch) {
    drawDish(sketch);
    for (const [x, tall, wide] of CANDLES) drawCandle(sketch, x, tall, wide);
  },
};

const CANDLES: readonly (readonly [number, number, number])[] = [
  [-0.14, 0.4, 0.105],
  [0.13, 0.5, 0.1],
  [0.01, 0.26, 0.125],
];

function drawDish(sketch: Sketch): void {
  const { tone } = sketch;
  const brass = hex('#c08a3e');
  oval(sketch, tone(hex('#1a100a'), 0.7, 0.5), [0, -0.005], [0.36, 0.07]);
  oval(sketch, rounded(sketch, brass, -0.33, 0.33), [0, 0.03], [0.33, 0.075]);
  oval(sketch, tone(mix(brass, hex('#3a2410'), 0.45), 0.9), [0, 0.045], [0.29, 0.06]);
  oval(sketch, tone(brass, 1.05), [0, 0.035], [0.27, 0.05]);
}

function drawCandle(sketch: Sketch, x: number, tall: number, wide: number): void {
  const { on, tone, glow, subject } = sketch;
  const wax = subject.tint ?? hex('#f3e3c4');
  const half = wide / 2;
  on.fillStyle = rounded(sketch, wax, x - half, x + half);
  on.beginPath();
  on.moveTo(x - half, 0.05);
  on.lineTo(x - half, tall);
  on.lineTo(x + half, tall);
  on.lineTo(x + half, 0.05);
  on.quadraticCurveTo(x, 0.02, x - half, 0.05);
  on.fill();
  const shine = on.createLinearGradient(0, tall, 0, tall * 0.45);
  shine.addColorStop(0, glow(hex('#ffcf86'), 0.85));
  shine.addColorStop(1, glow(hex('#ff9a4a'), 0));
  on.fillStyle = shine;
  on.fillRect(x - half, tall * 0.45, wide, tall * 0.55);
  oval(sketch, glow(mix(wax, hex('#ffe3a4'), 0.6)), [x, tall], [half, half * 0.3]);
  for (const [dx, drop] of [
    [-0.38, 0.14],
    [0.3, 0.09],
  ] as const) {
    line(sketch, tone(wax, 1.3), wide * 0.11, [
      [x + dx * wide, tall - 0.005],
      [x + dx * wide, tall - drop],
    ]);
  }
  drawFlame(sketch, x, tall + 0.005);
}

function drawFlame(sketch: Sketch, x: number, y: number): void {
  const { on, tone, glow } = sketch;
  line(sketch, tone(hex('#2a1a12'), 0.7), 0.01, [
    [x, y],
    [x + 0.003, y + 0.035],
  ]);
  halo(sketch, hex('#ff9d42'), [x, y + 0.08], 0.5, 0.5);
  halo(sketch, hex('#ffd58a'), [x, y + 0.08], 0.16, 0.7);
  on.save();
  on.translate(x, y + 0.012);
  path(
    sketch,
    glow(hex('#ff9a30')),
    'M0 0 C.055 .02 .04 .08 .004 .165 C-.038 .085 -.055 .02 0 0 Z',
  );
  path(
    sketch,
    glow(hex('#fff0c0')),
    'M0 .01 C.032 .026 .024 .07 .003 .12 C-.022 .07 -.032 .026 0 .01 Z',
  );
  on.restore();
}
