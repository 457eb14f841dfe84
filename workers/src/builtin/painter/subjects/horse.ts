import { hex, mix, type Rgb } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure, Limb } from './figure.ts';
import { DARK, limb, patch } from './parts.ts';

const WALK_LEGS: readonly Limb[] = [
  limb(
    [
      [0.22, 0.5, 0.075],
      [0.25, 0.36, 0.036],
      [0.24, 0.2, 0.022],
      [0.245, 0.07, 0.02],
      [0.265, 0.025, 0.026],
    ],
    { far: true },
  ),
  limb(
    [
      [-0.27, 0.52, 0.1],
      [-0.22, 0.38, 0.06],
      [-0.27, 0.24, 0.028],
      [-0.24, 0.08, 0.02],
      [-0.22, 0.025, 0.026],
    ],
    { far: true },
  ),
  limb([
    [-0.31, 0.54, 0.12],
    [-0.3, 0.4, 0.075],
    [-0.37, 0.25, 0.032],
    [-0.355, 0.08, 0.022],
    [-0.335, 0.025, 0.028],
  ]),
  limb([
    [0.17, 0.5, 0.085],
    [0.16, 0.35, 0.042],
    [0.155, 0.2, 0.025],
    [0.155, 0.07, 0.021],
    [0.175, 0.025, 0.028],
  ]),
];
const GALLOP_LEGS: readonly Limb[] = [
  limb(
    [
      [0.22, 0.52, 0.075],
      [0.36, 0.46, 0.04],
      [0.46, 0.4, 0.025],
      [0.54, 0.32, 0.02],
      [0.58, 0.29, 0.022],
    ],
    { far: true },
  ),
  limb(
    [
      [-0.27, 0.54, 0.1],
      [-0.38, 0.4, 0.05],
      [-0.5, 0.34, 0.027],
      [-0.58, 0.22, 0.02],
      [-0.63, 0.19, 0.022],
    ],
    { far: true },
  ),
  limb([
    [-0.3, 0.55, 0.12],
    [-0.32, 0.38, 0.065],
    [-0.44, 0.27, 0.03],
    [-0.48, 0.12, 0.022],
    [-0.52, 0.07, 0.024],
  ]),
  limb([
    [0.17, 0.52, 0.085],
    [0.28, 0.4, 0.044],
    [0.38, 0.33, 0.027],
    [0.36, 0.21, 0.021],
    [0.32, 0.16, 0.023],
  ]),
];

export function horse(subject: Subject): Figure {
  const color = subject.tint ?? hex(subject.word === 'unicorn' ? '#efe9e4' : '#6a4428');
  const mane = mix(color, DARK, 0.75);
  const runs = subject.action === 'run';
  const legs = runs ? GALLOP_LEGS : WALK_LEGS;
  const tail: Limb = runs
    ? limb(
        [
          [-0.4, 0.66, 0.03],
          [-0.52, 0.69, 0.05],
          [-0.68, 0.64, 0.05],
          [-0.84, 0.6, 0.008],
        ],
        { color: mane },
      )
    : limb(
        [
          [-0.41, 0.64, 0.03],
          [-0.47, 0.55, 0.045],
          [-0.48, 0.38, 0.045],
          [-0.47, 0.22, 0.01],
        ],
        { color: mane },
      );
  const lean = runs ? 0.06 : 0;
  const low = runs ? -0.05 : 0;
  return {
    color,
    fur: 0.02,
    parts: [
      ...legs.filter(({ far }) => far),
      tail,
      limb([
        [-0.31, 0.61, 0.125],
        [-0.18, 0.6, 0.128],
        [-0.02, 0.585, 0.125],
        [0.12, 0.59, 0.135],
        [0.2, 0.61, 0.12],
      ]),
      limb([
        [0.17, 0.63, 0.125],
        [0.28 + lean, 0.76 + low, 0.085],
        [0.36 + lean, 0.88 + low, 0.062],
        [0.4 + lean, 0.93 + low, 0.055],
      ]),
      limb([
        [0.38 + lean, 0.935 + low, 0.06],
        [0.45 + lean, 0.89 + low, 0.052],
        [0.53 + lean, 0.81 + low, 0.034],
        [0.565 + lean, 0.775 + low, 0.032],
      ]),
      patch(
        [
          [0.375 + lean, 0.97 + low],
          [0.385 + lean, 1.05 + low],
          [0.425 + lean, 0.97 + low],
        ],
        { angular: true },
      ),
      ...(subject.word === 'unicorn' ? [horn(lean, low)] : []),
      ...manes(lean, low, runs, mane),
      ...legs.filter(({ far }) => !far),
    ],
  };
}

function horn(lean: number, low: number): Limb {
  return limb(
    [
      [0.44 + lean, 0.96 + low, 0.02],
      [0.51 + lean, 1.07 + low, 0.012],
      [0.58 + lean, 1.19 + low, 0.002],
    ],
    { color: hex('#f2d88a') },
  );
}

function manes(lean: number, low: number, runs: boolean, color: Rgb): Limb[] {
  return Array.from({ length: 7 }, (_, index) => {
    const t = index / 6;
    const x = 0.37 + lean - t * 0.22;
    const y = 0.985 + low - t * 0.24;
    const back = runs ? 0.17 : 0.055;
    return limb(
      [
        [x, y, 0.028],
        [x - back * 0.5, y - (runs ? -0.005 : 0.05), 0.026],
        [x - back, y - (runs ? 0.02 : 0.12), 0.006],
      ],
      { color },
    );
  });
}
