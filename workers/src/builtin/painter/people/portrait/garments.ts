import { adjust, css, mix } from '../../color.ts';
import type { Garment } from '../person.ts';
import { both, fillOval, fillShape, inside, points, strokeLine, type Point } from '../shape.ts';
import { type Bust } from './bust.ts';
import {
  pair,
  shirtCollar,
  lapels,
  paintScarf,
  knitCollar,
  standCollar,
  gorget,
  suitRing,
  clasp,
  paintTie,
} from './collars.ts';
import { buttons, inner, crossed, armourPlates, apronBib, epaulettes } from './fronts.ts';

/** Shoulders and what they wear, over the neck. */
export function paintGarment(bust: Bust): void {
  const { garment } = bust.person.dress;
  const { neckline, paint } = GARMENTS[garment];
  const outline = bodyOutline(bust, neckline);
  fillShape(bust.on, outline, bust.cloth.mid);
  inside(bust.on, outline, () => {
    paintFolds(bust);
    paint?.(bust);
    paintSideLight(bust);
  });
  COLLARS[garment]?.(bust);
  if (bust.person.scarf) paintScarf(bust, bust.person.scarf);
}

/** The inside of a collar or hood, behind the neck. */
export function paintBehindNeck(bust: Bust): void {
  const { on, cloth, build } = bust;
  const { garment } = bust.person.dress;
  const n = build.neck;
  if (garment === 'robe' || garment === 'cloak' || garment === 'hoodie') {
    const hood = both([
      [0.05, 0.34],
      [n * 1.7, 0.42],
      [n * 2.5, 0.62],
      [n * 2.9, 0.9],
    ]);
    fillShape(on, hood, mix(cloth.dark, cloth.mid, 0.3));
  } else if (garment === 'coat' || garment === 'uniform' || garment === 'tailored') {
    fillShape(
      on,
      both([
        [0.05, 0.5],
        [n * 1.3, 0.52],
        [n * 1.7, 0.7],
        [n * 1.9, 0.9],
      ]),
      cloth.dark,
    );
  }
}

type Neckline = 'high' | 'round' | 'vee' | 'wide' | 'open';

/** Where the cloth begins: height in the middle and at the side of the neck. */
const NECKLINES: Record<Neckline, { middle: number; side: number; reach: number }> = {
  high: { middle: 0.6, side: 0.57, reach: 1.06 },
  round: { middle: 0.79, side: 0.64, reach: 1.35 },
  vee: { middle: 0.97, side: 0.62, reach: 1.3 },
  wide: { middle: 0.95, side: 0.73, reach: 2.5 },
  open: { middle: 1.05, side: 0.6, reach: 1.2 },
};

function bodyOutline({ build }: Bust, neckline: Neckline): Point[] {
  const { middle, side, reach } = NECKLINES[neckline];
  const { neck, shoulders } = build;
  const s = shoulders;
  return both([
    [0.001, middle],
    [neck * reach * 0.55, middle - (middle - side) * 0.32],
    [neck * reach, side],
    [neck * reach + (s - neck * reach) * 0.42, 0.735],
    [s * 0.8, 0.805],
    [s * 0.94, 0.9],
    [s * 1.02, 1.12],
    [s * 1.08, 1.9],
  ]);
}

function paintFolds({ on, cloth, build, random }: Bust): void {
  for (let index = 0; index < 7; index += 1) {
    const side = index % 2 ? 1 : -1;
    const x = side * (0.16 + random() * build.shoulders * 0.7);
    const line: Point[] = [
      [x * 0.75, 0.82 + random() * 0.1],
      [x * 0.95, 1.1],
      [x * 0.9 + random() * 0.1, 1.5],
    ];
    strokeLine(on, line, cloth.dark, 0.06 + random() * 0.05, 0.1);
    strokeLine(on, line, cloth.dark, 0.012, 0.16);
  }
}

function paintSideLight({ on, cloth, painting }: Bust): void {
  const side = on.createLinearGradient(-0.95, 0.9, 0.95, 0.75);
  side.addColorStop(0, css(cloth.dark, 0.9));
  side.addColorStop(0.45, css(cloth.dark, 0.25));
  side.addColorStop(0.68, css(cloth.lit, 0.08));
  side.addColorStop(1, css(cloth.lit, 0.7));
  on.fillStyle = side;
  on.fillRect(-1.6, 0.3, 3.2, 1.8);
  const low = on.createLinearGradient(0, 0.9, 0, 1.6);
  low.addColorStop(0, css(painting.palette.shade, 0));
  low.addColorStop(1, css(painting.palette.shade, 0.5));
  on.fillStyle = low;
  on.fillRect(-1.6, 0.8, 3.2, 1.3);
}

interface Cut {
  neckline: Neckline;
  /** Drawn inside the outline of the body. */
  paint?: (bust: Bust) => void;
}

const GARMENTS: Record<Garment, Cut> = {
  shirt: { neckline: 'vee', paint: (bust) => buttons(bust, 0, 1.08, adjust(bust.cloth.mid, 0.7)) },
  coat: { neckline: 'open', paint: (bust) => inner(bust, bust.accent) },
  robe: { neckline: 'round', paint: crossed },
  uniform: {
    neckline: 'high',
    paint: (bust) => {
      epaulettes(bust);
      for (const x of [-0.14, 0.14]) buttons(bust, x, 0.95);
    },
  },
  armour: { neckline: 'high', paint: armourPlates },
  spacesuit: {
    neckline: 'high',
    paint: ({ on, accent }) => {
      fillShape(on, points('-0.2 1.12, 0.2 1.12, 0.2 1.5, -0.2 1.5'), accent.mid, 0.85);
      strokeLine(on, points('-0.6 0.86, -0.5 1.4'), accent.mid, 0.05);
      strokeLine(on, points('0.6 0.86, 0.5 1.4'), accent.mid, 0.05);
    },
  },
  knit: {
    neckline: 'high',
    paint: ({ on, cloth }) => {
      for (let x = -0.9; x < 0.9; x += 0.075) {
        strokeLine(
          on,
          [
            [x * 0.8, 0.7],
            [x, 1.1],
            [x * 1.02, 1.7],
          ],
          cloth.dark,
          0.012,
          0.22,
        );
      }
    },
  },
  apron: { neckline: 'round', paint: apronBib },
  dress: { neckline: 'wide' },
  cloak: { neckline: 'round' },
  tunic: { neckline: 'vee' },
  hoodie: { neckline: 'round' },
  tailored: { neckline: 'open', paint: (bust) => inner(bust, bust.accent) },
};

const COLLARS: Partial<Record<Garment, (bust: Bust) => void>> = {
  shirt: (bust) => shirtCollar(bust, bust.cloth),
  coat: (bust) => {
    shirtCollar(bust, bust.accent);
    lapels(bust, bust.cloth);
  },
  tailored: (bust) => {
    shirtCollar(bust, bust.accent);
    if (bust.person.presents !== 'woman') paintTie(bust);
    lapels(bust, bust.cloth);
  },
  uniform: standCollar,
  armour: gorget,
  spacesuit: suitRing,
  knit: knitCollar,
  apron: (bust) => shirtCollar(bust, bust.cloth),
  cloak: clasp,
  dress: ({ on, accent, build }) => {
    const n = build.neck;
    strokeLine(
      on,
      [
        [-n * 1.25, 0.68],
        [-0.06, 0.86],
        [0, 0.875],
        [0.06, 0.86],
        [n * 1.25, 0.68],
      ],
      accent.mid,
      0.008,
      0.9,
    );
    fillOval(on, [0, 0.895], [0.02, 0.024], accent.lit);
  },
  tunic: ({ on, cloth, build }) => {
    const n = build.neck * 1.3;
    strokeLine(
      on,
      [
        [-n, 0.62],
        [-n * 0.5, 0.86],
        [0, 0.97],
        [n * 0.5, 0.86],
        [n, 0.62],
      ],
      cloth.dark,
      0.03,
      0.8,
    );
  },
  hoodie: (bust) => {
    const { on, cloth, accent, build } = bust;
    const n = build.neck;
    pair(
      bust,
      [
        [0.01, 0.86],
        [n * 0.9, 0.74],
        [n * 1.3, 0.56],
        [n * 1.9, 0.62],
        [n * 2.1, 0.78],
        [n, 1.0],
      ],
      cloth,
    );
    for (const x of [-0.06, 0.06]) {
      strokeLine(
        on,
        [
          [x, 0.9],
          [x * 1.3, 1.3],
        ],
        accent.mid,
        0.016,
      );
    }
  },
};
