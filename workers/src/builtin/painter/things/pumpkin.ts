import { hex, mix } from '../color.ts';
import { halo, line, oval, path, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A ripe pumpkin; as a jack-o'-lantern it has a face and a light inside. */
export const pumpkin: Thing = {
  kind: 'pumpkin',
  seat: 'ground',
  size: 0.34,
  width: 0.85,
  most: 5,
  draw(sketch) {
    drawRibs(sketch);
    if (/jack/.test(sketch.subject.word ?? '')) drawFace(sketch);
  },
};

function drawRibs(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const skin = subject.tint ?? hex('#e8822a');
  for (const [x, half, lit] of [
    [-0.27, 0.13, 0.8],
    [0.27, 0.13, 0.8],
    [-0.15, 0.17, 0.95],
    [0.15, 0.17, 0.95],
    [0, 0.17, 1.08],
  ] as const) {
    oval(
      sketch,
      rounded(sketch, mix(skin, hex('#5a2408'), 1.08 - lit), x - half, x + half),
      [x, 0.28],
      [half, 0.285],
    );
  }
  path(
    sketch,
    tone(hex('#5a7a34'), 0.95),
    'M-.05 .53 C-.03 .58 -.05 .66 -.1 .7 L-.04 .72 C.02 .67 .04 .6 .06 .53 Z',
  );
  line(sketch, tone(hex('#7a9a44'), 1), 0.014, [
    [0.05, 0.56],
    [0.16, 0.6],
    [0.2, 0.55],
  ]);
}

function drawFace(sketch: Sketch): void {
  const { glow } = sketch;
  const light = glow(hex('#ffe08a'));
  halo(sketch, hex('#ffb03a'), [0, 0.28], 0.55, 0.5);
  path(
    sketch,
    light,
    'M-.2 .32 L-.06 .34 L-.14 .44 Z M.2 .32 L.06 .34 L.14 .44 Z M-.035 .25 L.035 .25 L0 .31 Z',
  );
  path(sketch, light, 'M-.24 .2 C-.12 .1 .12 .1 .24 .2 C.18 .06 -.18 .06 -.24 .2 Z');
}
