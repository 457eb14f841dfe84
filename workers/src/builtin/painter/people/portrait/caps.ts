import { hex, mix } from '../../color.ts';
import { fillOval, inside, points, strokeLine } from '../shape.ts';
import { tonesOf, type Bust, type Tones } from './bust.ts';
import { felt, shadow } from './felt.ts';

export function cap(bust: Bust, tones: Tones): void {
  const { on, accent } = bust;
  shadow(bust, -0.19);
  const band = points('-0.375 -0.21, -0.38 -0.34, 0 -0.41, 0.375 -0.34, 0.37 -0.21, 0 -0.265');
  felt(
    bust,
    points(
      `
    -0.37 -0.33, -0.5 -0.46, -0.42 -0.58, -0.15 -0.665, 0.1 -0.67, 0.4 -0.59, 0.5 -0.47,
    0.37 -0.33, 0 -0.4
  `,
    ),
    tones,
  );
  felt(bust, band, tonesOf(bust.painting, hex('#1c2233')));
  const peak = points(
    `
    -0.33 -0.235, -0.15 -0.29, 0.12 -0.295, 0.33 -0.235, 0.29 -0.155, 0.08 -0.12,
    -0.1 -0.12, -0.27 -0.155
  `,
  );
  felt(bust, peak, tonesOf(bust.painting, hex('#171b26')));
  strokeLine(
    on,
    points('-0.24 -0.2, -0.05 -0.17, 0.15 -0.175, 0.28 -0.205'),
    hex('#8b93a5'),
    0.012,
    0.5,
  );
  const gold = mix(accent.mid, hex('#e0b45a'), 0.5);
  strokeLine(on, points('-0.36 -0.235, -0.1 -0.285, 0.12 -0.285, 0.36 -0.235'), gold, 0.016, 0.9);
  fillOval(on, [0.03, -0.365], [0.05, 0.042], gold);
  fillOval(on, [0.036, -0.372], [0.02, 0.018], hex('#fff2cc'), 0.7);
}

export function toque(bust: Bust, tones: Tones): void {
  const { on } = bust;
  shadow(bust, -0.25);
  felt(
    bust,
    points(
      `
    -0.34 -0.42, -0.47 -0.58, -0.47 -0.76, -0.33 -0.86, -0.2 -0.9, -0.03 -0.98,
    0.15 -0.93, 0.3 -0.88, 0.45 -0.8, 0.48 -0.62, 0.35 -0.42, 0 -0.45
  `,
    ),
    tones,
  );
  for (const [x, top] of [
    [-0.24, -0.72],
    [-0.1, -0.82],
    [0.06, -0.84],
    [0.22, -0.74],
  ] as const) {
    strokeLine(
      on,
      [
        [x * 0.9, -0.46],
        [x, (top - 0.5) / 2],
        [x * 1.12, top],
      ],
      tones.dark,
      0.016,
      0.32,
    );
  }
  felt(
    bust,
    points('-0.365 -0.25, -0.365 -0.46, 0 -0.515, 0.362 -0.46, 0.362 -0.25, 0 -0.31'),
    tones,
  );
  strokeLine(on, points('-0.36 -0.44, 0 -0.495, 0.36 -0.44'), tones.dark, 0.01, 0.5);
}

export function beret(bust: Bust, tones: Tones): void {
  shadow(bust, -0.28);
  felt(
    bust,
    points(
      `
    -0.36 -0.26, -0.5 -0.36, -0.54 -0.52, -0.38 -0.65, -0.1 -0.69, 0.18 -0.64, 0.35 -0.5,
    0.375 -0.33, 0.33 -0.27, 0.1 -0.36, -0.15 -0.345
  `,
    ),
    tones,
  );
  felt(
    bust,
    points(
      `
    -0.365 -0.23, -0.35 -0.3, -0.1 -0.37, 0.12 -0.385, 0.35 -0.31, 0.362 -0.25,
    0.1 -0.325, -0.12 -0.315
  `,
    ),
    { ...tones, mid: mix(tones.mid, tones.dark, 0.4) },
  );
}

export function beanie(bust: Bust, tones: Tones): void {
  const { on } = bust;
  shadow(bust, -0.2);
  const dome = points(
    `
    -0.38 -0.24, -0.39 -0.42, -0.29 -0.62, -0.08 -0.715, 0.12 -0.71, 0.31 -0.6,
    0.385 -0.42, 0.375 -0.24, 0 -0.3
  `,
  );
  felt(bust, dome, tones);
  inside(on, dome, () => {
    for (let x = -0.4; x < 0.42; x += 0.052) {
      strokeLine(
        on,
        [
          [x, -0.2],
          [x * 0.9, -0.5],
          [x * 0.35, -0.75],
        ],
        tones.dark,
        0.012,
        0.4,
      );
    }
  });
  const fold = points('-0.395 -0.19, -0.4 -0.36, 0 -0.43, 0.395 -0.36, 0.385 -0.19, 0 -0.26');
  felt(bust, fold, tones);
  inside(on, fold, () => {
    for (let x = -0.4; x < 0.42; x += 0.045) {
      strokeLine(
        on,
        [
          [x, -0.16],
          [x * 1.01, -0.45],
        ],
        tones.dark,
        0.011,
        0.45,
      );
    }
  });
}

export function turban(bust: Bust, tones: Tones): void {
  const { on } = bust;
  shadow(bust, -0.23);
  const wrap = points(
    `
    -0.39 -0.2, -0.46 -0.4, -0.37 -0.62, -0.13 -0.75, 0.13 -0.75, 0.36 -0.62, 0.45 -0.4,
    0.38 -0.2, 0.18 -0.31, 0 -0.36, -0.18 -0.3
  `,
  );
  felt(bust, wrap, tones);
  inside(on, wrap, () => {
    for (const k of [0, 1, 2, 3]) {
      strokeLine(
        on,
        [
          [-0.46, -0.24 - k * 0.1],
          [-0.1, -0.46 - k * 0.08],
          [0.34, -0.74 - k * 0.02],
        ],
        tones.dark,
        0.018,
        0.5,
      );
      strokeLine(
        on,
        [
          [0.46, -0.24 - k * 0.1],
          [0.2, -0.4 - k * 0.05],
          [0.02, -0.42 - k * 0.04],
        ],
        tones.dark,
        0.018,
        0.45,
      );
    }
  });
}

export function bandana(bust: Bust, tones: Tones): void {
  felt(
    bust,
    points(
      `
    -0.385 -0.16, -0.395 -0.28, -0.2 -0.39, 0.05 -0.42, 0.28 -0.36, 0.382 -0.26,
    0.372 -0.16, 0.2 -0.26, 0 -0.29, -0.2 -0.26
  `,
    ),
    tones,
  );
}
