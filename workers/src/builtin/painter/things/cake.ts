import { hex, mix } from '../color.ts';
import { halo, line, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A cake of two tiers with icing that runs, berries and lit candles, on a foot of glass. */
export const cake: Thing = {
  kind: 'cake',
  seat: 'table',
  size: 0.46,
  width: 0.86,
  most: 1,
  draw(sketch) {
    drawStand(sketch);
    const chocolate = sketch.subject.word === 'chocolate-cake';
    const crumb = chocolate ? hex('#4a2a1c') : hex('#e9b98f');
    drawTier(sketch, crumb, [0.36, 0.16, 0.24]);
    drawTier(sketch, crumb, [0.24, 0.4, 0.2]);
    for (const x of [-0.13, 0, 0.13]) drawTaper(sketch, x);
  },
};

function drawStand(sketch: Sketch): void {
  const { tone } = sketch;
  const glass = hex('#dfe6ea');
  oval(sketch, tone(hex('#1a100a'), 0.6, 0.5), [0, 0], [0.26, 0.045]);
  path(
    sketch,
    rounded(sketch, glass, -0.2, 0.2),
    'M-.2 .01 C-.05 .03 -.05 .08 -.06 .12 L.06 .12 C.05 .08 .05 .03 .2 .01 Z',
  );
  oval(sketch, rounded(sketch, glass, -0.44, 0.44), [0, 0.14], [0.44, 0.08]);
}

type Tier = readonly [half: number, foot: number, tall: number];

function drawTier(sketch: Sketch, crumb: ReturnType<typeof hex>, [half, foot, tall]: Tier): void {
  const { on, tone, subject } = sketch;
  const icing = subject.tint ?? hex('#fbeff0');
  const flat = half * 0.19;
  on.fillStyle = rounded(sketch, crumb, -half, half);
  on.beginPath();
  on.moveTo(-half, foot + tall);
  on.lineTo(-half, foot);
  on.ellipse(0, foot, half, flat, 0, Math.PI, Math.PI * 2);
  on.lineTo(half, foot + tall);
  on.fill();
  line(sketch, tone(mix(icing, crumb, 0.3), 1.1, 0.9), 0.02, curve(half, foot + tall * 0.42, flat));
  on.fillStyle = rounded(sketch, icing, -half, half);
  on.beginPath();
  on.moveTo(-half * 1.02, foot + tall);
  const drips = 11;
  for (let drip = 0; drip <= drips; drip += 1) {
    const x = -half * 1.02 + (2.04 * half * drip) / drips;
    const sag = flat * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
    const long = tall * (drip % 2 === 0 ? 0.16 : 0.42 + 0.14 * Math.sin(drip * 2.3));
    on.quadraticCurveTo(
      x - half / drips,
      foot + tall - sag - long,
      x,
      foot + tall - sag - tall * 0.12,
    );
  }
  on.lineTo(half * 1.02, foot + tall);
  on.fill();
  oval(
    sketch,
    topLit(sketch, icing, foot + tall + flat, foot + tall - flat * 1.6),
    [0, foot + tall],
    [half * 1.02, flat],
  );
  for (let berry = 0; berry < 9; berry += 1) {
    const angle = Math.PI + (Math.PI * (berry + 0.5)) / 9;
    const at = [
      Math.cos(angle) * half * 0.88,
      foot + tall + Math.sin(angle) * flat * 0.8 + 0.02,
    ] as const;
    oval(sketch, rounded(sketch, hex('#c22a3a'), at[0] - 0.03, at[0] + 0.03), at, [0.03, 0.03]);
    oval(sketch, tone(hex('#ffffff'), 1.2, 0.5), [at[0] + 0.008, at[1] + 0.012], [0.007, 0.006]);
  }
}

function curve(half: number, y: number, flat: number): [number, number][] {
  return Array.from({ length: 13 }, (_, index) => {
    const x = -half + (half * 2 * index) / 12;
    return [x, y - flat * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))];
  });
}

function drawTaper(sketch: Sketch, x: number): void {
  const { on, tone, glow } = sketch;
  const top = 0.78;
  line(sketch, tone(hex('#7ab8d8'), 1.2), 0.022, [
    [x, 0.6],
    [x, top],
  ]);
  halo(sketch, hex('#ffb050'), [x, top + 0.04], 0.2, 0.5);
  on.save();
  on.translate(x, top);
  path(
    sketch,
    glow(hex('#ffb040')),
    'M0 0 C.028 .012 .022 .045 .002 .085 C-.02 .045 -.028 .012 0 0 Z',
  );
  path(
    sketch,
    glow(hex('#fff2c8')),
    'M0 .004 C.014 .012 .012 .034 .001 .056 C-.01 .034 -.014 .012 0 .004 Z',
  );
  on.restore();
}
