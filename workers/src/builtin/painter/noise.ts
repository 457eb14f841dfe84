import { createNoise2D } from 'simplex-noise';
import type { Random } from './random.ts';

/** Smooth noise fields, each about -1..1 except where said. */
export interface Noise {
  at(x: number, y: number): number;
  /** Octaves of noise on one another: clouds, ground, stone. */
  fbm(x: number, y: number, octaves: number): number;
  /** Sharp crests and round valleys, 0..1: mountain rock. */
  ridged(x: number, y: number, octaves: number): number;
}

export function createNoise(random: Random): Noise {
  const at = createNoise2D(random);
  return {
    at,
    fbm(x, y, octaves) {
      let sum = 0;
      let amplitude = 0.55;
      let frequency = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        sum += amplitude * at(x * frequency + octave * 17.3, y * frequency - octave * 9.1);
        amplitude *= 0.5;
        frequency *= 2.03;
      }
      return sum;
    },
    ridged(x, y, octaves) {
      let sum = 0;
      let amplitude = 0.5;
      let frequency = 1;
      let weight = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        const crest = 1 - Math.abs(at(x * frequency + octave * 31.7, y * frequency + octave * 5.9));
        const sharp = crest * crest * weight;
        sum += amplitude * sharp;
        weight = Math.min(1, sharp * 1.6);
        amplitude *= 0.5;
        frequency *= 2.1;
      }
      return sum;
    },
  };
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
