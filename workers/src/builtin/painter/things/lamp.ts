import { hex } from '../color.ts';
import { halo, line, oval, path, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A standard lamp, lit. */
export const lamp: Thing = {
  kind: 'lamp',
  seat: 'ground',
  size: 0.8,
  width: 0.36,
  most: 2,
  draw(sketch) {
    const { on, tone, glow, subject } = sketch;
    const shade = subject.tint ?? hex('#f0c884');
    halo(sketch, hex('#ffbe6a'), [0, 0.82], 0.75, 0.55);
    oval(sketch, topLit(sketch, hex('#8a6230'), 0.05, -0.02), [0, 0.015], [0.12, 0.03]);
    line(sketch, tone(hex('#a87a3a'), 1.2), 0.02, [
      [0, 0.02],
      [0, 0.75],
    ]);
    line(sketch, tone(hex('#d8b060'), 1.2), 0.005, [
      [0.06, 0.72],
      [0.06, 0.6],
    ]);
    const light = on.createLinearGradient(0, 0.96, 0, 0.7);
    light.addColorStop(0, glow(shade));
    light.addColorStop(0.6, glow(hex('#ffe2a8')));
    light.addColorStop(1, glow(hex('#fff3d4')));
    path(sketch, light, 'M-.1 .96 L.1 .96 L.19 .71 C.1 .69 -.1 .69 -.19 .71 Z');
    drawPleats(sketch);
  },
};

function drawPleats(sketch: Sketch): void {
  for (const share of [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]) {
    line(sketch, sketch.tone(hex('#a8642a'), 0.9, 0.28), 0.006, [
      [share * 0.1, 0.955],
      [share * 0.185, 0.705],
    ]);
  }
}
