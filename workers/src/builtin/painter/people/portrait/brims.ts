import { hex, mix } from '../../color.ts';
import { points, strokeLine } from '../shape.ts';
import { tonesOf, type Bust, type Tones } from './bust.ts';
import { felt, shadow } from './felt.ts';

export function pointed(bust: Bust, tones: Tones): void {
  const { on, accent } = bust;
  shadow(bust, -0.2);
  felt(
    bust,
    points(
      `
    -0.36 -0.3, -0.27 -0.62, -0.12 -0.95, 0.04 -1.2, 0.2 -1.3, 0.3 -1.24, 0.19 -1.12,
    0.2 -0.9, 0.3 -0.6, 0.36 -0.3, 0 -0.25
  `,
    ),
    tones,
  );
  felt(
    bust,
    points(
      `
    -0.64 -0.2, -0.42 -0.36, 0 -0.42, 0.42 -0.36, 0.62 -0.22, 0.42 -0.2, 0.1 -0.2,
    -0.2 -0.195, -0.44 -0.17
  `,
    ),
    tones,
  );
  felt(
    bust,
    points('-0.355 -0.33, -0.34 -0.41, 0 -0.465, 0.34 -0.41, 0.355 -0.335, 0 -0.38'),
    accent,
  );
  strokeLine(on, points('-0.14 -0.72, 0.02 -0.76, 0.2 -0.74'), tones.dark, 0.016, 0.5);
}

function brimmed(crown: string, brim: string, ribbon: string) {
  return (bust: Bust, tones: Tones): void => {
    shadow(bust, -0.2);
    felt(bust, points(crown), tones);
    felt(
      bust,
      points(ribbon),
      tonesOf(bust.painting, mix(bust.person.hat?.color ?? hex('#333333'), hex('#241a16'), 0.7)),
    );
    felt(bust, points(brim), tones);
    strokeLine(bust.on, points(brim).slice(0, 5), tones.lit, 0.008, 0.6);
  };
}

export const straw = brimmed(
  '-0.36 -0.3, -0.36 -0.5, -0.25 -0.66, 0 -0.7, 0.25 -0.66, 0.36 -0.5, 0.36 -0.3',
  `
    -0.74 -0.2, -0.5 -0.34, -0.2 -0.4, 0.2 -0.4, 0.5 -0.34, 0.73 -0.22, 0.5 -0.2,
    0.2 -0.225, -0.2 -0.225, -0.5 -0.18
  `,
  '-0.365 -0.34, -0.362 -0.46, 0 -0.51, 0.362 -0.46, 0.365 -0.34, 0 -0.38',
);

export const fedora = brimmed(
  `
    -0.35 -0.3, -0.34 -0.54, -0.24 -0.7, -0.1 -0.72, 0.02 -0.67, 0.15 -0.73, 0.27 -0.69,
    0.34 -0.54, 0.35 -0.3
  `,
  `
    -0.55 -0.24, -0.4 -0.33, 0 -0.385, 0.4 -0.33, 0.54 -0.26, 0.4 -0.215, 0.1 -0.205,
    -0.2 -0.205, -0.42 -0.2
  `,
  '-0.36 -0.34, -0.352 -0.45, 0 -0.5, 0.352 -0.45, 0.36 -0.34, 0 -0.38',
);

export function tricorn(bust: Bust, tones: Tones): void {
  const { on } = bust;
  shadow(bust, -0.2);
  felt(
    bust,
    points('-0.3 -0.35, -0.26 -0.6, -0.05 -0.72, 0.14 -0.7, 0.28 -0.58, 0.31 -0.35'),
    tones,
  );
  const brim = points(
    `
    -0.66 -0.4, -0.5 -0.34, -0.3 -0.22, 0 -0.17, 0.3 -0.22, 0.5 -0.34, 0.65 -0.42,
    0.56 -0.58, 0.34 -0.53, 0.14 -0.49, 0 -0.56, -0.14 -0.49, -0.34 -0.53, -0.57 -0.57
  `,
  );
  felt(bust, brim, tones);
  strokeLine(
    on,
    points('-0.57 -0.57, -0.34 -0.53, -0.14 -0.49, 0 -0.56, 0.14 -0.49, 0.34 -0.53, 0.56 -0.58'),
    tonesOf(bust.painting, hex('#d8b25a')).lit,
    0.016,
    0.95,
  );
}
