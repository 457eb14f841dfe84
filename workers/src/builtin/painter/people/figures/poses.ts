import type { Person, Pose } from '../person.ts';
import type { Point } from '../shape.ts';

/**
 * Somebody of height 1 as joints, y up from the ground, turned to the right. What a pose does not
 * say is as in standing.
 */
export interface Stance {
  /** Hip, knee, foot. */
  far: readonly Point[];
  near: readonly Point[];
  /** Shoulder, elbow, hand. */
  farArm: readonly Point[];
  nearArm: readonly Point[];
  /** What the hips and all above them are moved by; the legs are given where they are. */
  shift: Point;
  /** How far the shoulders are before the hips. */
  lean: number;
  /** Seen from behind. */
  away?: true;
  /** Skirts lie over the legs instead of falling. */
  seated?: true;
}

const STAND: Stance = {
  far: [
    [0.042, 0.5],
    [0.05, 0.27],
    [0.056, 0.03],
  ],
  near: [
    [-0.042, 0.5],
    [-0.05, 0.27],
    [-0.058, 0.03],
  ],
  farArm: [
    [0.094, 0.788],
    [0.122, 0.635],
    [0.12, 0.485],
  ],
  nearArm: [
    [-0.094, 0.788],
    [-0.124, 0.635],
    [-0.122, 0.48],
  ],
  shift: [0, 0],
  lean: 0,
};

const arm = (...joints: Point[]): Point[] => joints;

const SIT: Stance = {
  ...STAND,
  far: arm([0.03, 0.12], [0.23, 0.3], [0.27, 0.03]),
  near: arm([-0.02, 0.12], [0.19, 0.26], [0.31, 0.025]),
  farArm: arm([0.09, 0.785], [0.15, 0.64], [0.24, 0.66]),
  nearArm: arm([-0.09, 0.785], [-0.04, 0.62], [0.17, 0.62]),
  shift: [-0.02, -0.37],
  lean: 0.02,
  seated: true,
};

const STANCES: Record<Pose, Stance> = {
  stand: STAND,
  watch: { ...STAND, away: true },
  walk: {
    ...STAND,
    far: arm([0.03, 0.5], [0.095, 0.285], [0.12, 0.03]),
    near: arm([-0.03, 0.5], [-0.045, 0.27], [-0.165, 0.075]),
    farArm: arm([0.09, 0.785], [0.06, 0.63], [-0.03, 0.52]),
    nearArm: arm([-0.09, 0.785], [-0.05, 0.62], [0.1, 0.53]),
    lean: 0.02,
  },
  run: {
    ...STAND,
    far: arm([0.03, 0.5], [0.18, 0.4], [0.15, 0.17]),
    near: arm([-0.03, 0.5], [-0.08, 0.28], [-0.29, 0.21]),
    farArm: arm([0.1, 0.78], [-0.02, 0.66], [-0.06, 0.76]),
    nearArm: arm([-0.06, 0.78], [0.1, 0.62], [0.25, 0.72]),
    lean: 0.08,
  },
  dance: {
    ...STAND,
    far: arm([0.02, 0.5], [0.012, 0.26], [0.02, 0.01]),
    near: arm([-0.02, 0.5], [-0.17, 0.37], [-0.37, 0.33]),
    farArm: arm([0.09, 0.79], [0.19, 0.93], [0.13, 1.1]),
    nearArm: arm([-0.09, 0.79], [-0.24, 0.84], [-0.38, 0.79]),
    lean: 0.03,
  },
  sit: SIT,
  read: {
    ...SIT,
    farArm: arm([0.09, 0.785], [0.14, 0.62], [0.23, 0.68]),
    nearArm: arm([-0.09, 0.785], [-0.02, 0.6], [0.15, 0.65]),
    lean: 0.04,
  },
  meditate: {
    ...STAND,
    far: arm([0.05, 0.11], [0.25, 0.075], [-0.02, 0.045]),
    near: arm([-0.05, 0.11], [-0.25, 0.075], [0.04, 0.035]),
    farArm: arm([0.094, 0.788], [0.17, 0.63], [0.2, 0.49]),
    nearArm: arm([-0.094, 0.788], [-0.17, 0.63], [-0.2, 0.49]),
    shift: [0, -0.4],
    lean: 0,
    seated: true,
  },
  ride: {
    ...STAND,
    far: arm([0.0, 0.5], [0.1, 0.38], [0.06, 0.2]),
    near: arm([-0.01, 0.5], [0.11, 0.37], [0.055, 0.17]),
    farArm: arm([0.07, 0.785], [0.11, 0.65], [0.24, 0.63]),
    nearArm: arm([-0.08, 0.785], [0.0, 0.63], [0.2, 0.6]),
    lean: 0.02,
    seated: true,
  },
  embrace: {
    ...STAND,
    farArm: arm([0.09, 0.785], [0.17, 0.72], [0.25, 0.74]),
    nearArm: arm([-0.08, 0.785], [0.04, 0.68], [0.2, 0.66]),
    lean: 0.035,
  },
  hands: {
    ...STAND,
    farArm: arm([0.094, 0.788], [0.14, 0.62], [0.185, 0.485]),
  },
  guitar: {
    ...STAND,
    farArm: arm([0.094, 0.788], [0.2, 0.68], [0.27, 0.75]),
    nearArm: arm([-0.094, 0.788], [-0.16, 0.65], [0.01, 0.585]),
  },
  violin: {
    ...STAND,
    farArm: arm([0.095, 0.785], [0.2, 0.71], [0.255, 0.81]),
    nearArm: arm([-0.094, 0.788], [-0.12, 0.68], [0.05, 0.74]),
  },
  fish: {
    ...STAND,
    farArm: arm([0.095, 0.785], [0.14, 0.65], [0.24, 0.64]),
    nearArm: arm([-0.095, 0.785], [-0.06, 0.63], [0.14, 0.58]),
  },
  raise: {
    ...STAND,
    farArm: arm([0.095, 0.79], [0.2, 0.9], [0.24, 1.08]),
    nearArm: arm([-0.095, 0.79], [-0.2, 0.9], [-0.24, 1.08]),
  },
  staff: {
    ...STAND,
    farArm: arm([0.094, 0.788], [0.16, 0.66], [0.235, 0.69]),
  },
  sword: {
    ...STAND,
    farArm: arm([0.094, 0.788], [0.15, 0.64], [0.2, 0.53]),
  },
  umbrella: {
    ...STAND,
    farArm: arm([0.094, 0.788], [0.15, 0.66], [0.125, 0.78]),
  },
};

/** Ways of just standing: a hand on the hip, the weight on one leg, a step forward. */
const EASES: readonly Stance[] = [
  STAND,
  {
    ...STAND,
    far: arm([0.042, 0.5], [0.075, 0.275], [0.07, 0.03]),
    near: arm([-0.042, 0.5], [-0.04, 0.27], [-0.035, 0.03]),
    nearArm: arm([-0.094, 0.788], [-0.175, 0.65], [-0.09, 0.545]),
  },
  {
    ...STAND,
    far: arm([0.038, 0.5], [0.08, 0.28], [0.115, 0.035]),
    farArm: arm([0.094, 0.788], [0.13, 0.64], [0.085, 0.53]),
  },
];

/** The joints of somebody; of those who only stand each has a way of their own. */
export function stanceOf({ pose, features }: Person): Stance {
  if (pose !== 'stand') return STANCES[pose];
  return EASES[Math.floor(features.mouth * EASES.length)] ?? STAND;
}
