import { hex, mix } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { DARK, limb, patch } from './parts.ts';

/** A macaw in profile on its branch, the long tail hanging below. */
export function parrot(subject: Subject): Figure {
  const color = subject.tint ?? hex('#d2332c');
  const wing = subject.tint ? mix(color, hex('#1f5f9e'), 0.45) : hex('#2f6fc4');
  const gold = subject.tint ? mix(color, hex('#f4e08a'), 0.5) : hex('#f2c23a');
  return {
    color,
    fur: 0.03,
    parts: [
      limb(
        [
          [-0.14, 0.16, 0.06],
          [-0.22, -0.12, 0.05],
          [-0.28, -0.42, 0.015],
        ],
        { color: wing },
      ),
      limb([
        [-0.1, 0.16, 0.05],
        [-0.15, -0.1, 0.045],
        [-0.18, -0.34, 0.014],
      ]),
      limb([
        [-0.08, 0.14, 0.12],
        [-0.02, 0.32, 0.175],
        [0.04, 0.5, 0.165],
        [0.08, 0.64, 0.13],
      ]),
      limb([
        [0.1, 0.74, 0.145],
        [0.13, 0.77, 0.14],
      ]),
      limb(
        [
          [-0.06, 0.56, 0.1],
          [-0.12, 0.38, 0.115],
          [-0.16, 0.16, 0.07],
          [-0.2, -0.04, 0.015],
        ],
        { color: wing },
      ),
      limb(
        [
          [-0.06, 0.54, 0.07],
          [-0.1, 0.42, 0.09],
          [-0.13, 0.32, 0.05],
        ],
        { color: gold },
      ),
      limb([
        [-0.05, 0.58, 0.075],
        [-0.07, 0.52, 0.08],
        [-0.09, 0.47, 0.05],
      ]),
      limb(
        [
          [0.2, 0.75, 0.075],
          [0.22, 0.73, 0.07],
        ],
        { color: hex('#f6efe2') },
      ),
      patch(
        [
          [0.2, 0.85],
          [0.31, 0.83],
          [0.38, 0.74],
          [0.36, 0.6],
          [0.3, 0.67],
          [0.22, 0.7],
        ],
        { color: hex('#efe2c4') },
      ),
      patch(
        [
          [0.24, 0.69],
          [0.31, 0.66],
          [0.29, 0.6],
          [0.22, 0.63],
        ],
        { color: DARK },
      ),
      limb(
        [
          [0.18, 0.79, 0.026],
          [0.182, 0.79, 0.026],
        ],
        { color: hex('#f8f0d8') },
      ),
      limb(
        [
          [0.184, 0.79, 0.015],
          [0.186, 0.79, 0.015],
        ],
        { color: DARK },
      ),
      limb(
        [
          [-0.02, 0.14, 0.03],
          [0.0, 0.05, 0.024],
          [0.05, 0.03, 0.018],
        ],
        { color: hex('#5a5258') },
      ),
      limb(
        [
          [0.05, 0.16, 0.03],
          [0.07, 0.06, 0.024],
          [0.12, 0.03, 0.018],
        ],
        { color: hex('#5a5258') },
      ),
    ],
  };
}
