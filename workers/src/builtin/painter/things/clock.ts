import { hex, mix } from '../color.ts';
import { box, line, oval, path, ring, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A mantel clock: an arched case of dark wood, a pale face, brass feet. */
export const clock: Thing = {
  kind: 'clock',
  seat: 'table',
  size: 0.42,
  width: 0.78,
  most: 3,
  draw(sketch) {
    drawCase(sketch);
    drawFace(sketch);
  },
};

function drawCase(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const wood = subject.tint ?? hex('#6a3a24');
  oval(sketch, tone(hex('#1a100a'), 0.6, 0.5), [0, 0], [0.42, 0.05]);
  for (const x of [-0.3, 0.3]) oval(sketch, tone(hex('#d0a04a'), 1.2), [x, 0.025], [0.055, 0.035]);
  box(
    sketch,
    rounded(sketch, mix(wood, hex('#000000'), 0.25), -0.4, 0.4),
    [-0.39, 0.04],
    [0.78, 0.09],
    0.015,
  );
  path(
    sketch,
    rounded(sketch, wood, -0.35, 0.35),
    'M-.34 .12 L-.34 .5 C-.34 .94 .34 .94 .34 .5 L.34 .12 Z',
  );
  path(
    sketch,
    tone(mix(wood, hex('#2a140a'), 0.4), 0.8),
    'M-.27 .15 L-.27 .5 C-.27 .84 .27 .84 .27 .5 L.27 .15 Z',
  );
  oval(sketch, rounded(sketch, hex('#d0a04a'), -0.05, 0.05), [0, 0.86], [0.04, 0.05]);
}

function drawFace(sketch: Sketch): void {
  const { tone } = sketch;
  const middle = [0, 0.5] as const;
  oval(sketch, rounded(sketch, hex('#d6a64e'), -0.27, 0.27), middle, [0.265, 0.265]);
  oval(sketch, tone(hex('#f6ecd8'), 1.2), middle, [0.232, 0.232]);
  ring(sketch, tone(hex('#b89a6a'), 0.9, 0.6), 0.006, middle, [0.15, 0.15]);
  const ink = tone(hex('#2a2020'), 0.7);
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    const long = hour % 3 === 0 ? 0.05 : 0.026;
    line(sketch, ink, hour % 3 === 0 ? 0.016 : 0.009, [
      [Math.sin(angle) * 0.21, 0.5 + Math.cos(angle) * 0.21],
      [Math.sin(angle) * (0.21 - long), 0.5 + Math.cos(angle) * (0.21 - long)],
    ]);
  }
  line(sketch, ink, 0.018, [
    [0, 0.5],
    [-0.085, 0.585],
  ]);
  line(sketch, ink, 0.012, [
    [0, 0.5],
    [0.07, 0.668],
  ]);
  oval(sketch, tone(hex('#b8862e'), 1.1), middle, [0.018, 0.018]);
}
