import { hex, mix } from '../color.ts';
import type { Subject } from '../scene.ts';
import type { Figure } from './figure.ts';
import { limb } from './parts.ts';

/** A traveller in a long coat, seen from behind, looking into the picture. */
export function person(subject: Subject): Figure {
  const coat = subject.tint ?? hex('#4a3a44');
  const hair = hex('#2b1f1e');
  const boots = mix(coat, hex('#15100f'), 0.75);
  return {
    color: coat,
    fur: 0.012,
    parts: [
      limb(
        [
          [0.05, 0.3, 0.045],
          [0.058, 0.16, 0.036],
          [0.062, 0.03, 0.028],
          [0.075, 0.016, 0.02],
        ],
        { color: boots, far: true },
      ),
      limb(
        [
          [-0.05, 0.3, 0.045],
          [-0.052, 0.16, 0.036],
          [-0.055, 0.03, 0.028],
          [-0.068, 0.016, 0.02],
        ],
        { color: boots },
      ),
      limb([
        [0.108, 0.745, 0.038],
        [0.145, 0.62, 0.034],
        [0.15, 0.5, 0.029],
        [0.138, 0.43, 0.024],
      ]),
      limb([
        [-0.108, 0.745, 0.038],
        [-0.145, 0.62, 0.034],
        [-0.152, 0.5, 0.029],
        [-0.142, 0.43, 0.024],
      ]),
      {
        outline: [
          [-0.1, 0.795],
          [-0.115, 0.7],
          [-0.095, 0.58],
          [-0.115, 0.42],
          [-0.15, 0.235],
          [-0.07, 0.222],
          [0.02, 0.212],
          [0.1, 0.226],
          [0.165, 0.25],
          [0.125, 0.42],
          [0.098, 0.58],
          [0.115, 0.7],
          [0.1, 0.795],
          [0.045, 0.83],
          [-0.045, 0.83],
        ],
      },
      limb(
        [
          [0, 0.8, 0.045],
          [0, 0.865, 0.038],
        ],
        { color: mix(coat, hex('#8a5f4a'), 0.4) },
      ),
      limb(
        [
          [-0.07, 0.825, 0.03],
          [0, 0.838, 0.036],
          [0.07, 0.825, 0.03],
        ],
        { color: mix(coat, hex('#a8402f'), 0.5) },
      ),
      limb(
        [
          [0, 0.905, 0.056],
          [0, 0.935, 0.06],
        ],
        { color: hair },
      ),
      limb(
        [
          [0, 0.93, 0.055],
          [0.008, 0.86, 0.05],
          [0.012, 0.8, 0.035],
        ],
        { color: hair },
      ),
    ],
  };
}
