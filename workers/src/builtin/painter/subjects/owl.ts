import { hex, mix } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { DARK, limb, patch, WHITE } from './parts.ts';

/** Perched, facing us. */
export function owl(subject: Subject): Figure {
  const color = subject.tint ?? hex('#7a6248');
  const disc = mix(color, WHITE, 0.55);
  return {
    color,
    fur: 0.05,
    parts: [
      limb([
        [0, -0.12, 0.05],
        [0, 0.06, 0.12],
        [0, 0.1, 0.13],
      ]),
      limb([
        [0, 0.16, 0.17],
        [0, 0.34, 0.235],
        [0, 0.52, 0.215],
        [0, 0.66, 0.19],
      ]),
      limb(
        [
          [0, 0.2, 0.11],
          [0, 0.35, 0.15],
          [0, 0.5, 0.13],
        ],
        { color: mix(color, WHITE, 0.35) },
      ),
      limb([
        [-0.2, 0.56, 0.05],
        [-0.24, 0.36, 0.075],
        [-0.17, 0.12, 0.03],
      ]),
      limb([
        [0.2, 0.56, 0.05],
        [0.24, 0.36, 0.075],
        [0.17, 0.12, 0.03],
      ]),
      limb([
        [-0.06, 0.74, 0.17],
        [0.06, 0.74, 0.17],
      ]),
      patch(
        [
          [-0.2, 0.82],
          [-0.2, 1.0],
          [-0.06, 0.89],
        ],
        { angular: true },
      ),
      patch(
        [
          [0.2, 0.82],
          [0.2, 1.0],
          [0.06, 0.89],
        ],
        { angular: true },
      ),
      limb(
        [
          [-0.085, 0.74, 0.088],
          [-0.08, 0.73, 0.088],
        ],
        { color: disc },
      ),
      limb(
        [
          [0.085, 0.74, 0.088],
          [0.08, 0.73, 0.088],
        ],
        { color: disc },
      ),
      limb(
        [
          [-0.085, 0.745, 0.042],
          [-0.085, 0.744, 0.042],
        ],
        { color: hex('#f0a52e') },
      ),
      limb(
        [
          [0.085, 0.745, 0.042],
          [0.085, 0.744, 0.042],
        ],
        { color: hex('#f0a52e') },
      ),
      limb(
        [
          [-0.083, 0.745, 0.024],
          [-0.083, 0.744, 0.024],
        ],
        { color: DARK },
      ),
      limb(
        [
          [0.083, 0.745, 0.024],
          [0.083, 0.744, 0.024],
        ],
        { color: DARK },
      ),
      patch(
        [
          [-0.025, 0.71],
          [0.025, 0.71],
          [0, 0.63],
        ],
        { angular: true, color: hex('#3a3028') },
      ),
    ],
  };
}
