import { hex, mix } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { DARK, limb } from './parts.ts';

/** A bear walking, heavy in the shoulder. */
export function bear(subject: Subject): Figure {
  const white = subject.word === 'polar-bear';
  const color = subject.tint ?? (white ? hex('#ece6da') : hex('#6a4428'));
  const muzzle = mix(color, hex('#e8cfa8'), 0.45);
  return {
    color,
    fur: 0.05,
    parts: [
      limb(
        [
          [0.24, 0.4, 0.09],
          [0.28, 0.22, 0.07],
          [0.27, 0.07, 0.06],
          [0.31, 0.035, 0.045],
        ],
        { far: true },
      ),
      limb(
        [
          [-0.26, 0.36, 0.11],
          [-0.2, 0.2, 0.075],
          [-0.24, 0.07, 0.06],
          [-0.2, 0.035, 0.045],
        ],
        { far: true },
      ),
      limb([
        [-0.36, 0.42, 0.15],
        [-0.22, 0.43, 0.19],
        [-0.02, 0.44, 0.2],
        [0.16, 0.48, 0.205],
        [0.26, 0.5, 0.15],
      ]),
      limb([
        [0.24, 0.5, 0.15],
        [0.36, 0.53, 0.12],
        [0.43, 0.54, 0.11],
      ]),
      limb([
        [0.44, 0.55, 0.12],
        [0.5, 0.54, 0.1],
      ]),
      limb(
        [
          [0.52, 0.51, 0.065],
          [0.61, 0.48, 0.05],
          [0.64, 0.48, 0.042],
        ],
        { color: muzzle },
      ),
      limb(
        [
          [0.655, 0.5, 0.024],
          [0.66, 0.49, 0.022],
        ],
        { color: DARK },
      ),
      limb([
        [0.38, 0.66, 0.045],
        [0.37, 0.68, 0.04],
      ]),
      limb(
        [
          [0.47, 0.66, 0.04],
          [0.47, 0.675, 0.036],
        ],
        { far: true },
      ),
      limb(
        [
          [0.535, 0.575, 0.014],
          [0.537, 0.575, 0.014],
        ],
        { color: DARK },
      ),
      limb([
        [-0.46, 0.44, 0.04],
        [-0.52, 0.42, 0.03],
      ]),
      limb([
        [-0.36, 0.36, 0.13],
        [-0.36, 0.2, 0.085],
        [-0.41, 0.07, 0.066],
        [-0.35, 0.035, 0.05],
      ]),
      limb([
        [0.14, 0.4, 0.12],
        [0.12, 0.22, 0.085],
        [0.09, 0.07, 0.066],
        [0.14, 0.035, 0.05],
      ]),
    ],
  };
}
