import { hex, mix } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { limb, patch } from './parts.ts';

/** A humpback in slow descent, seen from the side; the y axis runs through its middle. */
export function whale(subject: Subject): Figure {
  const color = subject.tint ?? hex('#3f5f78');
  const belly = mix(color, hex('#dfe8ea'), 0.6);
  return {
    color,
    fur: 0,
    parts: [
      patch(
        [
          [0.16, 0.4],
          [0.1, 0.3],
          [-0.03, 0.13],
          [-0.1, 0.1],
          [-0.02, 0.25],
          [0.06, 0.38],
        ],
        { far: true },
      ),
      limb([
        [0.6, 0.475, 0.03],
        [0.52, 0.48, 0.078],
        [0.38, 0.48, 0.12],
        [0.18, 0.48, 0.142],
        [-0.05, 0.49, 0.118],
        [-0.28, 0.53, 0.066],
        [-0.47, 0.585, 0.032],
        [-0.56, 0.62, 0.02],
      ]),
      limb(
        [
          [0.585, 0.445, 0.012],
          [0.46, 0.41, 0.04],
          [0.28, 0.385, 0.045],
          [0.08, 0.395, 0.03],
          [-0.1, 0.425, 0.012],
        ],
        { color: belly },
      ),
      patch([
        [-0.54, 0.6],
        [-0.6, 0.66],
        [-0.66, 0.765],
        [-0.76, 0.8],
        [-0.68, 0.7],
        [-0.665, 0.62],
        [-0.74, 0.545],
        [-0.82, 0.51],
        [-0.7, 0.515],
        [-0.6, 0.565],
        [-0.55, 0.585],
      ]),
      patch([
        [-0.12, 0.59],
        [-0.2, 0.655],
        [-0.25, 0.65],
        [-0.21, 0.6],
        [-0.2, 0.565],
      ]),
      patch([
        [0.3, 0.42],
        [0.22, 0.3],
        [0.1, 0.17],
        [0.02, 0.1],
        [0.03, 0.2],
        [0.1, 0.33],
        [0.2, 0.42],
      ]),
      limb(
        [
          [0.43, 0.452, 0.008],
          [0.44, 0.452, 0.008],
        ],
        { color: hex('#0d151c') },
      ),
    ],
  };
}

/** A fish from above, as one sees a koi in a pond; along the x axis. */
export function koi(subject: Subject, bend: number): Figure {
  const color = subject.tint ?? hex('#f26a2a');
  const pale = hex('#f4e8dc');
  const fin = mix(color, pale, 0.55);
  return {
    color: pale,
    fur: 0,
    parts: [
      patch(
        [
          [0.14, 0.6],
          [0.02, 0.73],
          [-0.06, 0.72],
          [0.04, 0.58],
        ],
        { color: fin },
      ),
      patch(
        [
          [0.14, 0.4],
          [0.02, 0.27],
          [-0.06, 0.28],
          [0.04, 0.42],
        ],
        { color: fin },
      ),
      patch(
        [
          [-0.3, 0.5 + bend * 0.6],
          [-0.42, 0.57 + bend],
          [-0.58, 0.62 + bend * 1.5],
          [-0.5, 0.52 + bend * 1.4],
          [-0.56, 0.4 + bend * 1.5],
          [-0.42, 0.46 + bend],
        ],
        { color: fin },
      ),
      limb([
        [0.36, 0.5, 0.045],
        [0.27, 0.5, 0.085],
        [0.1, 0.5, 0.105],
        [-0.1, 0.5 + bend * 0.15, 0.082],
        [-0.28, 0.5 + bend * 0.5, 0.04],
        [-0.42, 0.5 + bend, 0.018],
      ]),
      limb(
        [
          [0.24, 0.52, 0.06],
          [0.13, 0.51, 0.085],
          [0.03, 0.52, 0.06],
        ],
        { color },
      ),
      limb(
        [
          [-0.08, 0.49 + bend * 0.15, 0.06],
          [-0.18, 0.5 + bend * 0.3, 0.05],
          [-0.25, 0.5 + bend * 0.45, 0.03],
        ],
        { color },
      ),
    ],
  };
}
