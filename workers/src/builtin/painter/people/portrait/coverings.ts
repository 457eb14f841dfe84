import { css, hex, mix } from '../../color.ts';
import { fillOval, fillShape, glowAt, points, strokeLine } from '../shape.ts';
import { tonesOf, type Bust, type Tones } from './bust.ts';
import { felt, shadow } from './felt.ts';

export function hood(bust: Bust, tones: Tones): void {
  shadow(bust, -0.24);
  felt(
    bust,
    points(
      `
    -0.3 0.62, -0.47 0.4, -0.54 0.08, -0.51 -0.28, -0.36 -0.58, -0.06 -0.74, 0.24 -0.66,
    0.45 -0.4, 0.5 -0.05, 0.47 0.32, 0.34 0.6, 0.36 0.3, 0.385 0.05, 0.36 -0.18,
    0.25 -0.36, 0.05 -0.43, -0.16 -0.39, -0.31 -0.25, -0.385 -0.02, -0.38 0.3
  `,
    ),
    tones,
  );
}

export function hoodBehind({ on }: Bust, { dark }: Tones): void {
  fillShape(
    on,
    points(
      '-0.42 0.7, -0.52 0.1, -0.46 -0.36, -0.2 -0.64, 0.15 -0.64, 0.4 -0.4, 0.48 0.0, 0.4 0.7',
    ),
    mix(dark, hex('#000000'), 0.3),
  );
}

export function helmet(bust: Bust, tones: Tones): void {
  const { on } = bust;
  const steel = { ...tones, lit: mix(tones.lit, hex('#ffffff'), 0.3) };
  shadow(bust, -0.18);
  felt(
    bust,
    points(
      `
    -0.4 0.3, -0.42 0.0, -0.42 -0.3, -0.3 -0.56, 0 -0.68, 0.28 -0.57, 0.405 -0.3,
    0.4 0.0, 0.375 0.3, 0.3 0.24, 0.315 -0.02, 0.3 -0.14, 0.12 -0.2, -0.1 -0.2,
    -0.3 -0.14, -0.325 0.0, -0.31 0.24
  `,
    ),
    steel,
  );
  strokeLine(on, points('0.02 -0.67, 0.04 -0.4, 0.035 -0.16'), steel.dark, 0.03, 0.5);
  strokeLine(on, points('-0.3 -0.13, -0.1 -0.19, 0.12 -0.19, 0.3 -0.13'), steel.lit, 0.014, 0.8);
}

export function globeBehind({ on }: Bust, { dark, mid }: Tones): void {
  fillOval(on, [0, 0.02], [0.66, 0.72], mix(mid, dark, 0.3));
  fillOval(on, [0.01, 0.02], [0.575, 0.635], mix(dark, hex('#0d1622'), 0.65));
}

export function globe({ on, painting }: Bust): void {
  on.save();
  on.beginPath();
  on.ellipse(0.01, 0.02, 0.57, 0.63, 0, 0, Math.PI * 2);
  on.clip();
  glowAt(on, [0.32, -0.32], 0.34, painting.palette.glow, 0.34);
  on.restore();
  on.lineCap = 'round';
  for (const [reach, from, to, width, alpha] of [
    [0.52, -1.15, -0.35, 0.035, 0.55],
    [0.52, -0.2, 0.02, 0.03, 0.4],
    [0.55, 2.3, 3.1, 0.016, 0.3],
  ] as const) {
    on.beginPath();
    on.ellipse(0.01, 0.02, reach, reach * 1.1, 0, from, to);
    on.strokeStyle = css(hex('#ffffff'), alpha);
    on.lineWidth = width;
    on.stroke();
  }
}

export function headscarf(bust: Bust, tones: Tones): void {
  const { on } = bust;
  shadow(bust, -0.26);
  felt(
    bust,
    points(
      `
    -0.34 0.98, -0.42 0.6, -0.45 0.2, -0.44 -0.25, -0.32 -0.52, -0.06 -0.63, 0.2 -0.58,
    0.38 -0.38, 0.43 -0.05, 0.42 0.4, 0.38 0.7, 0.3 1.0, 0.05 0.86, 0.2 0.5, 0.31 0.25,
    0.335 0.0, 0.29 -0.24, 0.12 -0.38, -0.1 -0.38, -0.28 -0.25, -0.335 0.0, -0.32 0.26,
    -0.2 0.5, -0.02 0.62, 0.02 0.8, -0.1 0.95
  `,
    ),
    tones,
  );
  strokeLine(on, points('-0.3 0.3, -0.14 0.58, 0.1 0.72'), tones.dark, 0.02, 0.5);
  strokeLine(on, points('0.36 0.1, 0.3 0.45, 0.08 0.75'), tones.dark, 0.018, 0.45);
}

export function goggles(bust: Bust, tones: Tones): void {
  const { on } = bust;
  shadow(bust, -0.24);
  felt(
    bust,
    points(
      `
    -0.385 0.12, -0.4 -0.1, -0.4 -0.32, -0.3 -0.52, -0.04 -0.62, 0.24 -0.55, 0.38 -0.34,
    0.385 -0.1, 0.36 0.12, 0.335 0.0, 0.32 -0.18, 0.14 -0.26, -0.12 -0.26, -0.31 -0.18,
    -0.34 0.0
  `,
    ),
    tones,
  );
  strokeLine(on, points('-0.4 -0.3, -0.1 -0.37, 0.12 -0.37, 0.385 -0.3'), hex('#2a211c'), 0.05);
  for (const x of [-0.15, 0.16]) {
    fillOval(on, [x, -0.37], [0.135, 0.1], hex('#4a3a2c'));
    fillOval(on, [x, -0.37], [0.105, 0.074], tonesOf(bust.painting, hex('#6f97a3')).mid);
    fillOval(on, [x + 0.03, -0.395], [0.04, 0.022], hex('#ffffff'), 0.55);
  }
}

export function headphones(bust: Bust, tones: Tones): void {
  const { on } = bust;
  strokeLine(
    on,
    points('-0.42 0.02, -0.43 -0.25, -0.3 -0.55, 0 -0.67, 0.3 -0.55, 0.42 -0.25, 0.4 0.02'),
    tones.mid,
    0.055,
  );
  strokeLine(on, points('0.1 -0.66, 0.3 -0.55, 0.41 -0.28'), tones.lit, 0.018, 0.8);
  felt(
    bust,
    points('-0.47 -0.1, -0.39 -0.13, -0.35 0.03, -0.37 0.18, -0.46 0.16, -0.5 0.03'),
    tones,
  );
  felt(bust, points('0.44 -0.1, 0.37 -0.13, 0.345 0.03, 0.36 0.18, 0.44 0.16, 0.47 0.03'), tones);
}
