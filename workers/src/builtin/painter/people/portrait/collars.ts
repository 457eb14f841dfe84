import { css, hex, mix, type Rgb } from '../../color.ts';
import { both, fillOval, fillShape, inside, points, strokeLine, type Point } from '../shape.ts';
import { tonesOf, type Bust, type Tones } from './bust.ts';

export const flip = (outline: readonly Point[]): Point[] => outline.map(([x, y]): Point => [-x, y]);

/** The same on both sides, the one away from the light darker. */
export function pair(
  { on }: Bust,
  outline: readonly Point[],
  { lit, mid, dark }: Tones,
  line = 0.35,
): void {
  for (const [shape, color] of [
    [flip(outline), mix(mid, dark, 0.45)],
    [outline, mix(mid, lit, 0.35)],
  ] as const) {
    fillShape(on, shape, color);
    strokeLine(on, [...shape, ...shape.slice(0, 1)], dark, 0.008, line);
  }
}

export function shirtCollar(bust: Bust, tones: Tones): void {
  const n = bust.build.neck;
  const collar: Point[] = [
    [n * 0.96, 0.54],
    [n * 1.32, 0.58],
    [n * 1.55, 0.74],
    [n * 0.95, 0.9],
    [0.02, 0.75],
    [n * 0.6, 0.66],
  ];
  pair(bust, collar, tones);
}

export function lapels(bust: Bust, tones: Tones): void {
  const n = bust.build.neck;
  const lapel: Point[] = [
    [n * 1.12, 0.56],
    [n * 1.75, 0.66],
    [n * 2.3, 0.95],
    [n * 1.85, 1.02],
    [n * 2.0, 1.1],
    [0.05, 1.62],
    [0.02, 1.5],
    [n * 0.75, 0.95],
  ];
  pair(bust, lapel, tones);
}

export function paintScarf(bust: Bust, color: Rgb): void {
  const { on, build } = bust;
  const tones = tonesOf(bust.painting, color);
  const n = build.neck;
  fillShape(
    on,
    points('0.1 0.8, 0.2 0.85, 0.26 1.2, 0.24 1.5, 0.06 1.5, 0.05 1.1'),
    mix(tones.mid, tones.dark, 0.3),
  );
  const loop = both([
    [0.001, 0.58],
    [n * 0.8, 0.53],
    [n * 1.5, 0.5],
    [n * 1.95, 0.62],
    [n * 1.6, 0.78],
    [n * 0.8, 0.87],
    [0.02, 0.9],
  ]);
  fillShape(on, loop, tones.mid);
  inside(on, loop, () => {
    const side = on.createLinearGradient(-0.3, 0, 0.32, 0);
    side.addColorStop(0, css(tones.dark, 0.9));
    side.addColorStop(1, css(tones.lit, 0.7));
    on.fillStyle = side;
    on.fillRect(-0.5, 0.4, 1, 0.6);
    for (const y of [0.6, 0.68, 0.77]) {
      strokeLine(
        on,
        [
          [-n * 1.9, y - 0.06],
          [0, y + 0.06],
          [n * 1.9, y - 0.07],
        ],
        tones.dark,
        0.014,
        0.45,
      );
    }
  });
}

export function knitCollar({ on, cloth, build }: Bust): void {
  const n = build.neck;
  const roll = both([
    [0.001, 0.535],
    [n * 0.75, 0.52],
    [n * 1.16, 0.47],
    [n * 1.3, 0.58],
    [n * 1.25, 0.69],
    [n * 0.7, 0.76],
    [0.02, 0.78],
  ]);
  fillShape(on, roll, cloth.mid);
  inside(on, roll, () => {
    const side = on.createLinearGradient(-n * 1.3, 0, n * 1.3, 0);
    side.addColorStop(0, css(cloth.dark, 0.95));
    side.addColorStop(1, css(cloth.lit, 0.7));
    on.fillStyle = side;
    on.fillRect(-0.5, 0.3, 1, 0.6);
    for (let x = -n * 1.2; x < n * 1.3; x += 0.034) {
      strokeLine(
        on,
        [
          [x, 0.46],
          [x * 0.97, 0.8],
        ],
        cloth.dark,
        0.007,
        0.4,
      );
    }
  });
}

export function standCollar(bust: Bust): void {
  const n = bust.build.neck;
  pair(
    bust,
    [
      [0.012, 0.63],
      [n * 0.7, 0.575],
      [n * 1.14, 0.5],
      [n * 1.36, 0.64],
      [n * 0.8, 0.76],
      [0.012, 0.79],
    ],
    bust.cloth,
  );
}

export function gorget(bust: Bust): void {
  const n = bust.build.neck;
  const { on, cloth } = bust;
  const ring = both([
    [0.001, 0.62],
    [n * 0.8, 0.585],
    [n * 1.2, 0.5],
    [n * 1.5, 0.62],
    [n * 1.8, 0.76],
    [n * 0.9, 0.9],
    [0.02, 0.94],
  ]);
  fillShape(on, ring, cloth.mid);
  inside(on, ring, () => {
    const side = on.createLinearGradient(-n * 1.6, 0, n * 1.6, 0);
    for (const [at, color] of [
      [0, cloth.dark],
      [0.35, cloth.mid],
      [0.6, mix(cloth.lit, hex('#ffffff'), 0.4)],
      [0.75, cloth.mid],
      [1, cloth.lit],
    ] as const) {
      side.addColorStop(at, css(color));
    }
    on.fillStyle = side;
    on.fillRect(-0.6, 0.4, 1.2, 0.6);
    strokeLine(
      on,
      [
        [-n * 1.6, 0.66],
        [0, 0.8],
        [n * 1.6, 0.66],
      ],
      cloth.dark,
      0.012,
      0.7,
    );
  });
}

export function suitRing(bust: Bust): void {
  const { on, cloth, accent } = bust;
  on.beginPath();
  on.ellipse(0, 0.72, 0.47, 0.16, 0, 0, Math.PI);
  on.lineWidth = 0.1;
  on.strokeStyle = css(mix(cloth.mid, cloth.dark, 0.35));
  on.stroke();
  on.lineWidth = 0.02;
  on.strokeStyle = css(accent.mid);
  on.stroke();
}

export function clasp({ on, accent, cloth, build }: Bust): void {
  const n = build.neck;
  const edge: Point[] = [
    [n * 1.25, 0.58],
    [n * 2.3, 0.68],
    [n * 2.9, 1.0],
    [0.5, 1.7],
    [0.26, 1.7],
    [n * 1.3, 1.1],
    [0.02, 0.86],
  ];
  for (const [shape, color] of [
    [flip(edge), cloth.dark],
    [edge, mix(cloth.mid, cloth.lit, 0.4)],
  ] as const) {
    fillShape(on, shape, color);
  }
  fillOval(on, [0, 0.86], [0.055, 0.055], accent.mid);
  fillOval(on, [0.015, 0.845], [0.018, 0.018], hex('#ffffff'), 0.6);
}

export function paintTie({ on, accent, cloth }: Bust): void {
  const color = mix(accent.dark, cloth.mid, 0.4);
  fillShape(on, points('-0.045 0.77, 0.045 0.77, 0.035 0.85, -0.035 0.85'), color);
  fillShape(
    on,
    points('-0.03 0.85, 0.03 0.85, 0.075 1.5, 0 1.6, -0.075 1.5'),
    mix(color, cloth.dark, 0.25),
  );
}
