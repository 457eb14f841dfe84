import { hex, mix } from '../color.ts';
import { between } from '../random.ts';
import { box, line, oval, path, ring, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A steam engine with its tender and a carriage, under its own cloud. */
export const train: Thing = {
  kind: 'train',
  seat: 'ground',
  size: 0.72,
  width: 1.3,
  most: 1,
  draw(sketch) {
    drawRails(sketch);
    drawSmoke(sketch);
    drawCarriage(sketch);
    drawEngine(sketch);
    for (const x of [0.0, 0.15, 0.3]) drawWheel(sketch, x, 0.066);
    for (const x of [0.44, -0.22, -0.34, -0.52, -0.66]) drawWheel(sketch, x, 0.045);
    line(sketch, sketch.tone(hex('#b8bcc0'), 1.2), 0.014, [
      [0, 0.075],
      [0.3, 0.075],
    ]);
  },
};

function drawRails(sketch: Sketch): void {
  const { tone } = sketch;
  for (let sleeper = -0.8; sleeper < 0.8; sleeper += 0.07) {
    box(sketch, tone(hex('#4a342a'), 0.8), [sleeper, -0.022], [0.035, 0.022]);
  }
  box(sketch, tone(hex('#8a8a90'), 1), [-0.8, -0.004], [1.6, 0.012]);
}

function drawSmoke({ on, glow, random, painting }: Sketch): void {
  for (let puff = 26; puff >= 0; puff -= 1) {
    const t = puff / 26;
    const x = 0.4 - t * 0.95 + between(random, -0.03, 0.03);
    const y = 0.5 + Math.sqrt(t) * 0.3 + between(random, -0.04, 0.05);
    const r = 0.05 + t * 0.13;
    const light = on.createRadialGradient(x + 0.02, y + r * 0.4, 0, x, y, r);
    light.addColorStop(
      0,
      glow(mix(painting.palette.cloudLit, hex('#fff8f0'), 0.4), 0.9 * (1 - t * 0.7)),
    );
    light.addColorStop(0.5, glow(painting.palette.cloudLit, 0.5 * (1 - t * 0.7)));
    light.addColorStop(1, glow(painting.palette.cloudShade, 0));
    on.fillStyle = light;
    on.beginPath();
    on.arc(x, y, r, 0, 6.3);
    on.fill();
  }
}

function drawEngine(sketch: Sketch): void {
  const { tone, subject, glow } = sketch;
  const paint = subject.tint ?? hex('#2a4a3a');
  const brass = tone(hex('#d8a848'), 1.25);
  box(sketch, tone(hex('#7a1f1c'), 1), [-0.13, 0.09], [0.66, 0.035]);
  box(sketch, topLit(sketch, paint, 0.34, 0.13), [0.02, 0.13], [0.46, 0.19], 0.03);
  for (const x of [0.13, 0.24, 0.35]) box(sketch, brass, [x, 0.13], [0.008, 0.19]);
  box(sketch, topLit(sketch, hex('#2a2a2e'), 0.32, 0.13), [0.45, 0.125], [0.035, 0.2], 0.015);
  path(
    sketch,
    topLit(sketch, hex('#26262a'), 0.5, 0.3),
    'M.375 .31 L.39 .44 L.37 .5 L.47 .5 L.45 .44 L.455 .31 Z',
  );
  box(sketch, brass, [0.366, 0.49], [0.108, 0.018], 0.008);
  path(sketch, brass, 'M.2 .31 C.2 .38 .28 .38 .28 .31 Z');
  path(sketch, tone(paint, 0.9), 'M-.16 .1 L-.16 .44 L.05 .44 L.05 .1 Z');
  path(sketch, topLit(sketch, hex('#3a3a3e'), 0.5, 0.42), 'M-.2 .43 C-.1 .5 .02 .49 .08 .43 Z');
  box(sketch, glow(hex('#ffd58a')), [-0.115, 0.29], [0.05, 0.1], 0.01);
  box(sketch, glow(hex('#ffd58a')), [-0.045, 0.29], [0.05, 0.1], 0.01);
  path(sketch, tone(hex('#7a1f1c'), 1), 'M.49 .12 L.6 .005 L.47 .005 L.44 .1 Z');
  oval(sketch, brass, [0.5, 0.27], [0.026, 0.036]);
  oval(sketch, glow(hex('#fff2c4')), [0.508, 0.27], [0.018, 0.028]);
}

function drawCarriage(sketch: Sketch): void {
  const { tone, glow } = sketch;
  box(sketch, tone(hex('#2a2a2e'), 0.9), [-0.42, 0.07], [0.24, 0.04]);
  box(sketch, topLit(sketch, hex('#2a4a3a'), 0.28, 0.1), [-0.4, 0.1], [0.2, 0.14], 0.012);
  path(sketch, tone(hex('#1a1718'), 0.9), 'M-.39 .24 C-.36 .3 -.24 .3 -.21 .24 Z');
  box(sketch, topLit(sketch, hex('#8a3428'), 0.4, 0.08), [-0.8, 0.09], [0.36, 0.29], 0.012);
  box(sketch, topLit(sketch, hex('#5a4038'), 0.42, 0.36), [-0.8, 0.365], [0.375, 0.04], 0.02);
  box(sketch, tone(hex('#e8c070'), 1.1, 0.8), [-0.8, 0.19], [0.36, 0.01]);
  for (const x of [-0.77, -0.69, -0.61, -0.53]) {
    box(sketch, glow(hex('#ffdf9a'), 0.95), [x, 0.22], [0.055, 0.1], 0.01);
  }
}

function drawWheel(sketch: Sketch, x: number, r: number): void {
  const { tone } = sketch;
  oval(sketch, tone(hex('#201c1e'), 0.8), [x, r + 0.006], [r, r]);
  ring(
    sketch,
    rounded(sketch, hex('#a8342c'), x - r, x + r),
    0.014,
    [x, r + 0.006],
    [r * 0.74, r * 0.74],
  );
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = (spoke / 5) * Math.PI;
    line(sketch, tone(hex('#a8342c'), 1), 0.008, [
      [x - Math.cos(angle) * r * 0.7, r + 0.006 - Math.sin(angle) * r * 0.7],
      [x + Math.cos(angle) * r * 0.7, r + 0.006 + Math.sin(angle) * r * 0.7],
    ]);
  }
}
