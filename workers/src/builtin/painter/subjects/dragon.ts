import { hex, mix, type Rgb } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure, Limb, Patch } from './figure.ts';
import { limb, patch } from './parts.ts';

/** A dragon on the ground, wings raised, the neck in a curve, seen from the side. */
export function dragon(subject: Subject): Figure {
  const color = subject.tint ?? hex('#9a2f2a');
  const belly = mix(color, hex('#f0c890'), 0.55);
  const skin = mix(color, hex('#e88a4a'), 0.35);
  return {
    color,
    fur: 0,
    parts: [
      wing(mix(skin, hex('#000000'), 0.35), 0.1, true),
      ...legs(true),
      ...tail(color),
      body(),
      limb(
        [
          [-0.18, 0.25, 0.05],
          [0, 0.215, 0.065],
          [0.16, 0.25, 0.06],
          [0.28, 0.4, 0.05],
          [0.305, 0.56, 0.035],
        ],
        { color: belly },
      ),
      ...neckAndHead(color),
      ...legs(false),
      wing(skin, 0, false),
      ...bones(color),
    ],
  };
}

function body(): Limb {
  return limb([
    [-0.32, 0.34, 0.1],
    [-0.2, 0.32, 0.135],
    [0, 0.31, 0.15],
    [0.14, 0.34, 0.135],
    [0.24, 0.46, 0.085],
    [0.27, 0.58, 0.062],
    [0.25, 0.72, 0.052],
    [0.28, 0.82, 0.05],
  ]);
}

function tail(color: Rgb): (Limb | Patch)[] {
  return [
    limb([
      [-0.28, 0.33, 0.1],
      [-0.45, 0.25, 0.065],
      [-0.6, 0.14, 0.045],
      [-0.75, 0.1, 0.03],
      [-0.86, 0.17, 0.018],
      [-0.87, 0.26, 0.008],
    ]),
    patch(
      [
        [-0.87, 0.24],
        [-0.96, 0.3],
        [-0.86, 0.42],
        [-0.79, 0.29],
      ],
      { angular: true, color: mix(color, hex('#000000'), 0.3) },
    ),
  ];
}

function legs(far: boolean): Limb[] {
  const x = far ? 0.09 : 0;
  return [
    limb(
      [
        [-0.24 + x, 0.32, 0.1],
        [-0.17 + x, 0.2, 0.06],
        [-0.26 + x, 0.09, 0.035],
        [-0.23 + x, 0.02, 0.03],
        [-0.15 + x, 0.014, 0.02],
      ],
      { far },
    ),
    limb(
      [
        [0.13 + x, 0.3, 0.07],
        [0.17 + x, 0.18, 0.045],
        [0.14 + x, 0.07, 0.03],
        [0.16 + x, 0.02, 0.027],
        [0.24 + x, 0.014, 0.018],
      ],
      { far },
    ),
  ];
}

function neckAndHead(color: Rgb): (Limb | Patch)[] {
  const horn = hex('#e8d8b4');
  const spines = [
    [0.2, 0.79],
    [0.185, 0.68],
    [0.19, 0.57],
    [0.14, 0.47],
  ] as const;
  return [
    ...spines.map(([x, y]) =>
      patch(
        [
          [x + 0.03, y + 0.045],
          [x - 0.055, y + 0.03],
          [x + 0.02, y - 0.03],
        ],
        { angular: true, color: mix(color, hex('#000000'), 0.4) },
      ),
    ),
    limb([
      [0.26, 0.85, 0.066],
      [0.34, 0.86, 0.06],
      [0.44, 0.825, 0.04],
      [0.53, 0.805, 0.03],
    ]),
    limb(
      [
        [0.3, 0.81, 0.035],
        [0.4, 0.775, 0.022],
        [0.49, 0.762, 0.014],
      ],
      { color: mix(color, hex('#000000'), 0.25) },
    ),
    limb([
      [0.52, 0.82, 0.018],
      [0.54, 0.832, 0.013],
    ]),
    ...[0, 0.05].map((x) =>
      limb(
        [
          [0.27 + x, 0.9, 0.02],
          [0.2 + x, 0.97, 0.014],
          [0.12 + x, 1.01, 0.004],
        ],
        { color: horn },
      ),
    ),
    limb(
      [
        [0.385, 0.868, 0.014],
        [0.388, 0.868, 0.014],
      ],
      { color: hex('#ffd23f') },
    ),
    limb(
      [
        [0.39, 0.868, 0.006],
        [0.39, 0.87, 0.006],
      ],
      { color: hex('#1a0f0a') },
    ),
  ];
}

/** A bat's wing: one bent arm, the skin hung between its fingers in scallops. */
function wing(color: Rgb, shift: number, far: boolean): Patch {
  const outline = [
    [0.1, 0.42],
    [0.06, 0.72],
    [-0.08, 1.08],
    [-0.2, 1.2],
    [-0.38, 1.18],
    [-0.86, 0.92],
    [-0.64, 0.86],
    [-0.72, 0.62],
    [-0.46, 0.68],
    [-0.46, 0.48],
    [-0.22, 0.54],
    [-0.12, 0.4],
  ] as const;
  return patch(
    outline.map(([x, y]) => [x + shift * 1.4, y + shift * 0.3]),
    { color, far, angular: true },
  );
}

function bones(color: Rgb): Limb[] {
  const dark = mix(color, hex('#000000'), 0.3);
  const wrist = [-0.2, 1.19, 0.022] as const;
  const tips = [
    [-0.86, 0.92],
    [-0.72, 0.62],
    [-0.46, 0.48],
  ] as const;
  return [
    limb([[0.08, 0.42, 0.05], [0.05, 0.72, 0.035], [-0.08, 1.07, 0.026], wrist], { color: dark }),
    ...tips.map(([x, y]) =>
      limb([wrist, [(wrist[0] + x) / 2 - 0.02, (wrist[1] + y) / 2 + 0.05, 0.013], [x, y, 0.004]], {
        color: dark,
      }),
    ),
  ];
}
