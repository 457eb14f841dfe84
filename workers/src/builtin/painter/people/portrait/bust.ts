import type { SKRSContext2D } from '@napi-rs/canvas';
import { adjust, hex, mix, type Rgb } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import type { Random } from '../../random.ts';
import type { Person } from '../person.ts';

/** A colour as the light of the scene shows it: towards it, in between, away from it. */
export interface Tones {
  lit: Rgb;
  mid: Rgb;
  dark: Rgb;
}

/** Sizes of a head that all its parts share; the unit is its height, the origin its middle. */
export interface Build {
  /** Half the width of the skull. */
  half: number;
  /** Widths at the jaw and chin as shares of the usual ones. */
  jaw: number;
  chin: number;
  /** How far the features are turned to the light. */
  turn: number;
  neck: number;
  shoulders: number;
}

/** A head and shoulders in the making: y down, the light from the right. */
export interface Bust {
  on: SKRSContext2D;
  painting: Painting;
  person: Person;
  random: Random;
  build: Build;
  skin: Tones;
  hair: Tones;
  beard: Tones;
  cloth: Tones;
  accent: Tones;
}

const WHITE: Rgb = [255, 255, 255];

/** Skin keeps its warmth in the dark: a face is never the grey of its hour. */
export function skinTones({ palette }: Painting, local: Rgb): Tones {
  const air = mix(palette.ambient, WHITE, 0.74);
  const blood = mix(local, hex('#c8683f'), 0.12);
  const mid: Rgb = [
    (blood[0] * air[0]) / 255,
    (blood[1] * air[1]) / 255,
    (blood[2] * air[2]) / 255,
  ];
  return {
    lit: mix(adjust(mid, 1.12, 1.12), palette.glow, 0.14),
    mid: adjust(mid, 1, 1.18),
    dark: mix(adjust(mid, 0.66, 1.35), palette.shade, 0.16),
  };
}

/** Cloth and hair keep their own colours at every hour: the light only leans on them. */
export function tonesOf({ palette }: Painting, local: Rgb): Tones {
  const air = mix(palette.ambient, WHITE, 0.62);
  const mid: Rgb = [
    (local[0] * air[0]) / 255,
    (local[1] * air[1]) / 255,
    (local[2] * air[2]) / 255,
  ];
  return {
    lit: mix(adjust(mid, 1.1, 1.02), palette.glow, 0.16),
    mid,
    dark: mix(adjust(mid, 0.66, 0.95), palette.shade, 0.34),
  };
}

export function buildOf({ presents, features, build, years }: Person): Build {
  const { width, jaw, turn } = features;
  const by = { woman: 0, neutral: 0.5, man: 1 }[presents];
  const bulk = { slim: -1, medium: 0, broad: 1 }[build];
  return {
    half: 0.342 + width * 0.024 + by * 0.008 + bulk * 0.008,
    jaw: 0.87 + jaw * 0.12 + by * 0.1 + bulk * 0.045,
    chin: 0.78 + jaw * 0.16 + by * 0.26,
    turn: 0.026 + turn * 0.03,
    neck: 0.162 + by * 0.058 + bulk * 0.014 - (years > 65 ? 0.008 : 0),
    shoulders: 0.71 + by * 0.17 + bulk * 0.07,
  };
}
