import { hex, mix } from '../color.ts';
import { halo, line, oval, path, ring, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A rocket on its way up, slanted, on a tongue of fire. */
export const rocket: Thing = {
  kind: 'rocket',
  seat: 'air',
  size: 0.52,
  width: 0.6,
  most: 3,
  draw(sketch) {
    const { on } = sketch;
    on.save();
    on.translate(0, 0.15);
    on.rotate(-0.5);
    on.translate(0, -0.12);
    drawFire(sketch);
    drawHull(sketch);
    on.restore();
  },
};

function drawFire(sketch: Sketch): void {
  const { on, glow } = sketch;
  halo(sketch, hex('#ff8a3a'), [0, -0.08], 0.42, 0.6);
  on.save();
  on.filter = 'blur(2px)';
  path(
    sketch,
    glow(hex('#ff7a2a'), 0.85),
    'M-.1 .06 C-.13 -.1 -.05 -.26 0 -.42 C.05 -.26 .13 -.1 .1 .06 Z',
  );
  path(
    sketch,
    glow(hex('#ffc04a'), 0.95),
    'M-.07 .06 C-.08 -.06 -.03 -.18 0 -.27 C.03 -.18 .08 -.06 .07 .06 Z',
  );
  path(
    sketch,
    glow(hex('#fff6d8')),
    'M-.04 .06 C-.045 -.02 -.015 -.1 0 -.14 C.015 -.1 .045 -.02 .04 .06 Z',
  );
  on.restore();
}

function drawHull(sketch: Sketch): void {
  const { tone, glow, subject } = sketch;
  const fins = subject.tint ?? hex('#c8382e');
  const hull = hex('#e6e8ea');
  path(
    sketch,
    rounded(sketch, fins, -0.3, -0.08),
    'M-.12 .36 C-.24 .28 -.29 .14 -.27 .0 C-.22 .07 -.16 .1 -.1 .1 Z',
  );
  path(
    sketch,
    rounded(sketch, fins, 0.08, 0.3),
    'M.12 .36 C.24 .28 .29 .14 .27 .0 C.22 .07 .16 .1 .1 .1 Z',
  );
  path(sketch, tone(hex('#4a4c52'), 0.9), 'M-.09 .09 L-.11 .03 L.11 .03 L.09 .09 Z');
  path(
    sketch,
    rounded(sketch, hull, -0.17, 0.17),
    'M-.1 .08 C-.19 .28 -.19 .54 -.115 .7 L.115 .7 C.19 .54 .19 .28 .1 .08 Z',
  );
  path(
    sketch,
    rounded(sketch, fins, -0.12, 0.12),
    'M-.122 .69 C-.09 .8 -.04 .87 0 .92 C.04 .87 .09 .8 .122 .69 Z',
  );
  line(sketch, tone(mix(hull, hex('#30343a'), 0.5), 0.9, 0.6), 0.008, [
    [-0.16, 0.26],
    [0.16, 0.26],
  ]);
  for (const [y, r] of [
    [0.55, 0.068],
    [0.38, 0.046],
  ] as const) {
    oval(sketch, tone(hex('#8a8f96'), 0.9), [0, y], [r, r]);
    oval(sketch, glow(hex('#7fd0f0')), [0, y], [r * 0.74, r * 0.74]);
    oval(sketch, glow(hex('#e8fbff'), 0.8), [r * 0.2, y + r * 0.25], [r * 0.25, r * 0.18]);
    ring(sketch, tone(fins, 1), 0.01, [0, y], [r * 1.05, r * 1.05]);
  }
  path(sketch, tone(fins, 0.85), 'M-.026 .34 L.026 .34 L.02 -.02 L-.02 -.02 Z');
}
