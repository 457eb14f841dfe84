import { hex } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { limb, patch } from './parts.ts';

/** Seated, seen from behind and a little to the side, tail around the paws. */
export function cat(subject: Subject): Figure {
  const color = subject.tint ?? hex('#3b3540');
  return {
    color,
    fur: 0.03,
    parts: [
      limb([
        [0, 0.16, 0.2],
        [0.005, 0.3, 0.185],
        [0.015, 0.45, 0.145],
        [0.02, 0.58, 0.105],
        [0.02, 0.66, 0.08],
      ]),
      limb([
        [-0.12, 0.07, 0.085],
        [-0.06, 0.05, 0.07],
        [0.02, 0.045, 0.055],
      ]),
      limb([
        [0.13, 0.07, 0.085],
        [0.06, 0.05, 0.07],
      ]),
      limb([
        [0.02, 0.75, 0.118],
        [0.03, 0.76, 0.118],
      ]),
      limb([
        [-0.06, 0.74, 0.06],
        [0.03, 0.72, 0.09],
        [0.11, 0.74, 0.06],
      ]),
      patch(
        [
          [-0.085, 0.81],
          [-0.075, 0.97],
          [0.01, 0.865],
        ],
        { angular: true },
      ),
      patch(
        [
          [0.04, 0.865],
          [0.125, 0.97],
          [0.135, 0.81],
        ],
        { angular: true },
      ),
      limb([
        [0.16, 0.06, 0.042],
        [0.3, 0.03, 0.04],
        [0.42, 0.05, 0.036],
        [0.46, 0.12, 0.03],
        [0.43, 0.17, 0.02],
      ]),
    ],
  };
}
