import { hex, mix, type Rgb } from '../../color.ts';
import { both, fillOval, fillShape, points, strokeLine, type Point } from '../shape.ts';
import { tonesOf, type Bust, type Tones } from './bust.ts';
import { flip, pair } from './collars.ts';

export function buttons(
  { on, accent }: Bust,
  x: number,
  from: number,
  color: Rgb = accent.mid,
): void {
  for (let y = from; y < 1.6; y += 0.17) {
    fillOval(on, [x, y], [0.024, 0.024], color);
    fillOval(on, [x + 0.006, y - 0.007], [0.009, 0.009], hex('#ffffff'), 0.6);
  }
}

/** What shows in the opening of a coat: a shirt of the accent's colour. */
export function inner(bust: Bust, tones: Tones): void {
  const n = bust.build.neck;
  fillShape(
    bust.on,
    both([
      [0.001, 0.83],
      [n * 0.6, 0.72],
      [n * 1.25, 0.6],
      [n * 1.7, 0.9],
      [0.06, 1.7],
    ]),
    tones.mid,
  );
}

export function crossed(bust: Bust): void {
  const { on, accent, build } = bust;
  const n = build.neck;
  const left: Point[] = [
    [-n * 1.35, 0.56],
    [-n * 0.9, 0.7],
    [0.05, 1.02],
    [0.3, 1.6],
    [0.16, 1.7],
    [-0.1, 1.15],
    [-n * 1.7, 0.72],
  ];
  fillShape(on, flip(left), mix(accent.mid, accent.lit, 0.3));
  fillShape(on, left, accent.mid);
  strokeLine(on, left, accent.dark, 0.009, 0.6);
}

export function armourPlates(bust: Bust): void {
  const { on, cloth, accent, build } = bust;
  const s = build.shoulders;
  const plate: Point[] = [
    [s * 0.42, 0.8],
    [s * 0.75, 0.735],
    [s * 1.1, 0.9],
    [s * 1.18, 1.3],
    [s * 0.8, 1.25],
    [s * 0.55, 1.05],
  ];
  pair(bust, plate, cloth, 0.8);
  for (const y of [0.98, 1.12]) {
    for (const side of [-1, 1]) {
      strokeLine(
        on,
        [
          [side * s * 0.52, y + 0.03],
          [side * s * 0.85, y - 0.02],
          [side * s * 1.12, y + 0.07],
        ],
        cloth.dark,
        0.012,
        0.7,
      );
    }
  }
  strokeLine(on, points('0 0.85, 0 1.7'), cloth.dark, 0.012, 0.6);
  strokeLine(on, points('0.02 0.85, 0.02 1.7'), cloth.lit, 0.01, 0.7);
  fillShape(on, points('-0.09 1.1, 0.09 1.1, 0.09 1.22, 0 1.32, -0.09 1.22'), accent.mid, 0.9);
}

export function apronBib(bust: Bust): void {
  const { on, accent } = bust;
  const apron = tonesOf(bust.painting, bust.person.dress.color);
  const bib = both(points('0.001 1.02, 0.27 1.0, 0.31 1.7'));
  fillShape(on, bib, apron.mid);
  for (const side of [-1, 1]) {
    const strap: Point[] = [
      [side * 0.22, 1.04],
      [side * 0.2, 0.85],
      [side * 0.19, 0.68],
    ];
    strokeLine(on, strap, side > 0 ? apron.mid : apron.dark, 0.06);
  }
  strokeLine(on, points('-0.27 1.02, 0.27 1.02'), accent.dark, 0.012, 0.5);
}

export function epaulettes(bust: Bust): void {
  const s = bust.build.shoulders;
  const gold = mix(bust.accent.mid, bust.accent.lit, 0.2);
  if (bust.person.dress.accent[0] < 180) return;
  pair(
    bust,
    [
      [s * 0.62, 0.755],
      [s * 0.92, 0.83],
      [s * 0.98, 0.92],
      [s * 0.66, 0.83],
    ],
    { lit: gold, mid: gold, dark: bust.accent.dark },
  );
}
