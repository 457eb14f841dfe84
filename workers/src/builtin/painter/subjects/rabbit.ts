import { hex, mix } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { DARK, limb, WHITE } from './parts.ts';

/** A rabbit sitting up, ears raised. */
export function rabbit(subject: Subject): Figure {
  const color = subject.tint ?? hex('#a88560');
  const inner = mix(color, hex('#eab0a4'), 0.6);
  return {
    color,
    fur: 0.04,
    parts: [
      limb(
        [
          [0.1, 0.72, 0.05],
          [0.02, 0.88, 0.052],
          [-0.03, 1.02, 0.02],
        ],
        { far: true },
      ),
      limb(
        [
          [-0.3, 0.16, 0.075],
          [-0.33, 0.18, 0.07],
        ],
        { color: WHITE },
      ),
      limb([
        [-0.14, 0.2, 0.2],
        [-0.06, 0.28, 0.2],
        [0.06, 0.4, 0.15],
        [0.12, 0.5, 0.11],
      ]),
      limb([
        [-0.16, 0.16, 0.15],
        [-0.1, 0.14, 0.15],
      ]),
      limb([
        [-0.14, 0.05, 0.045],
        [0.06, 0.045, 0.045],
        [0.1, 0.045, 0.04],
      ]),
      limb([
        [0.1, 0.36, 0.07],
        [0.15, 0.2, 0.045],
        [0.16, 0.05, 0.04],
        [0.2, 0.04, 0.034],
      ]),
      limb(
        [
          [0.06, 0.38, 0.06],
          [0.12, 0.34, 0.07],
          [0.16, 0.42, 0.06],
        ],
        { color: mix(color, WHITE, 0.5) },
      ),
      limb([
        [0.14, 0.62, 0.125],
        [0.21, 0.61, 0.115],
        [0.27, 0.585, 0.08],
      ]),
      limb(
        [
          [0.27, 0.555, 0.06],
          [0.31, 0.56, 0.045],
        ],
        { color: mix(color, WHITE, 0.55) },
      ),
      limb(
        [
          [0.34, 0.6, 0.016],
          [0.345, 0.595, 0.015],
        ],
        { color: mix(DARK, inner, 0.4) },
      ),
      limb([
        [0.16, 0.72, 0.052],
        [0.11, 0.9, 0.056],
        [0.09, 1.06, 0.02],
      ]),
      limb(
        [
          [0.155, 0.76, 0.026],
          [0.115, 0.9, 0.03],
          [0.1, 1.02, 0.01],
        ],
        { color: inner },
      ),
      limb(
        [
          [0.235, 0.655, 0.024],
          [0.237, 0.655, 0.024],
        ],
        { color: DARK },
      ),
      limb(
        [
          [0.243, 0.663, 0.007],
          [0.244, 0.663, 0.007],
        ],
        { color: hex('#ffffff') },
      ),
    ],
  };
}
