import { mix } from '../../color.ts';
import type { Garment } from '../person.ts';
import { tonesOf, type Tones } from '../portrait/bust.ts';
import { both, fillShape, points, strokeLine, type Point } from '../shape.ts';
import type { Drawing } from './drawing.ts';

/** Skirts, robes and coats fall from the waist to where the legs are. */
export function drawFall({ on, person, cloth, stance, bulk, painting }: Drawing): void {
  const { garment } = person.dress;
  const hem = { robe: 0.03, dress: 0.25, cloak: 0.1, coat: 0.3, apron: 0.3 }[String(garment)];
  if (hem === undefined || stance.seated) return;
  const [, kneeFar = [0, 0]] = stance.far;
  const [, kneeNear = [0, 0]] = stance.near;
  const spread = Math.max(0.1, kneeFar[0] - kneeNear[0]) * 0.5;
  const middle = (kneeFar[0] + kneeNear[0]) / 2;
  const flare = (garment === 'dress' ? 0.115 : garment === 'coat' ? 0.045 : 0.075) + spread;
  const swing = person.pose === 'dance' ? 0.09 : 0;
  const w = 0.074 * bulk;
  const outline: Point[] = [
    [-w, 0.6],
    [-w * 1.25, 0.49],
    [middle - flare * 0.8, (0.49 + hem) / 2],
    [middle - flare - swing, hem + 0.015 + swing * 0.7],
    [middle - flare * 0.4, hem - 0.008],
    [middle + flare * 0.4, hem - 0.008],
    [middle + flare + swing * 0.5, hem + 0.015],
    [middle + flare * 0.8, (0.49 + hem) / 2],
    [w * 1.25, 0.49],
    [w, 0.6],
  ];
  const apron = garment === 'apron';
  const color = apron ? tonesOf(painting, person.dress.color) : cloth;
  fillShape(on, outline, mix(color.mid, color.dark, 0.18));
  for (const [at, tone] of [
    [-0.6, color.dark],
    [-0.25, color.dark],
    [0.15, color.dark],
    [0.5, color.lit],
  ] as const) {
    strokeLine(
      on,
      [
        [w * at, 0.53],
        [middle + flare * at * 0.8, (0.5 + hem) / 2],
        [middle + flare * at, hem + 0.02],
      ],
      tone,
      0.012,
      0.4,
    );
  }
}

interface Trunk extends Drawing {
  accent: Tones;
  /** Half widths. */
  waist: number;
  hip: number;
  /** Points of a line or shape on the chest: x moved as the shoulders lean. */
  chest: (text: string) => Point[];
  /** Points on waist and hips: x in shares of the half width. */
  across: (text: string, half: number) => Point[];
}

/** From the shoulders to the hips, and what one sees of the garment on them. */
export function drawTorso(drawing: Drawing): void {
  const { on, person, cloth, stance, bulk, painting } = drawing;
  const { garment, color, accent } = person.dress;
  const woman = person.presents === 'woman';
  const ribs = (woman ? 0.083 : 0.1) * bulk;
  const waist = (woman ? 0.066 : 0.084) * bulk;
  const hip = (woman ? 0.092 : 0.088) * bulk;
  const half: Point[] = [
    [0.034, 0.842],
    [0.07, 0.826],
    [ribs + 0.012, 0.8],
    [ribs, 0.73],
    [waist, 0.62],
    [hip, 0.52],
    [hip * 0.96, 0.452],
    [0.03, 0.442],
  ];
  const leaning = ([x, y]: Point): Point => [x + stance.lean * Math.max(0, (y - 0.46) / 0.36), y];
  fillShape(on, both(half).map(leaning), cloth.mid);
  if (stance.away) return;
  const trunk: Trunk = {
    ...drawing,
    ...{ waist, hip },
    accent: tonesOf(painting, garment === 'apron' ? color : accent),
    chest: (text) => points(text).map(leaning),
    across: (text, reach) => points(text).map(([x, y]): Point => [x * reach, y]),
  };
  (FRONTS[garment] ?? plainFront)(trunk);
}

function opening({ on, accent, chest }: Trunk): void {
  fillShape(on, chest('-0.026 0.825, 0.026 0.825, 0.01 0.6, -0.01 0.6'), accent.mid);
}

function sash({ on, accent, across, waist }: Trunk): void {
  strokeLine(on, across('-1 0.585, 0 0.575, 1 0.585', waist), accent.mid, 0.017);
}

function edge({ on, accent, chest }: Trunk): void {
  strokeLine(on, chest('-0.05 0.82, 0.02 0.66, 0.05 0.47'), accent.mid, 0.016, 0.8);
}

function plainFront({ on, cloth, chest, across, hip }: Trunk): void {
  strokeLine(on, across('-0.95 0.462, 0 0.452, 0.95 0.462', hip), cloth.dark, 0.008, 0.6);
  strokeLine(on, chest('-0.028 0.832, 0 0.812, 0.028 0.832'), cloth.dark, 0.009, 0.7);
}

function plates({ on, cloth, chest, across, waist }: Trunk): void {
  strokeLine(on, across('-1 0.56, 0 0.54, 1 0.56', waist), cloth.dark, 0.007, 0.8);
  strokeLine(on, across('-1 0.64, 0 0.62, 1 0.64', waist), cloth.dark, 0.007, 0.8);
  strokeLine(on, chest('0.02 0.8, 0.03 0.7'), cloth.lit, 0.02, 0.8);
}

const FRONTS: Partial<Record<Garment, (trunk: Trunk) => void>> = {
  apron: ({ on, accent, chest }) => {
    fillShape(on, chest('-0.05 0.74, 0.05 0.74, 0.07 0.46, -0.07 0.46'), accent.mid);
  },
  coat: opening,
  tailored: opening,
  armour: plates,
  spacesuit: ({ on, accent, cloth, across, hip }) => {
    fillShape(on, points('-0.055 0.73, 0.055 0.73, 0.055 0.64, -0.055 0.64'), accent.mid);
    strokeLine(on, across('-1 0.55, 0 0.54, 1 0.55', hip), cloth.dark, 0.012, 0.7);
  },
  robe: (trunk) => {
    sash(trunk);
    edge(trunk);
  },
  dress: sash,
  uniform: sash,
  cloak: edge,
};
