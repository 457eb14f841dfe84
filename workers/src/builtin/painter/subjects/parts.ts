import { hex } from '../color.ts';
import type { Joint, Limb, Patch } from './figure.ts';

/** Parts of which figures are built, and two colours that most of them share. */
export const WHITE = hex('#efe6d8');
export const DARK = hex('#2a211c');

export function limb(joints: readonly Joint[], more: Omit<Limb, 'joints'> = {}): Limb {
  return { joints, ...more };
}

export function patch(outline: Patch['outline'], more: Omit<Patch, 'outline'> = {}): Patch {
  return { outline, ...more };
}
