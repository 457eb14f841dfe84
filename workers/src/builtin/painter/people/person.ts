import type { Rgb } from '../color.ts';

export const HAIR_STYLES = [
  'bald',
  'receding',
  'cropped',
  'short',
  'swept',
  'pixie',
  'curly',
  'afro',
  'bob',
  'long',
  'wavy',
  'fringe',
  'bun',
  'ponytail',
  'braid',
  'locs',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'short' | 'full' | 'long';

export type Garment =
  | 'shirt'
  | 'coat'
  | 'robe'
  | 'uniform'
  | 'armour'
  | 'spacesuit'
  | 'knit'
  | 'apron'
  | 'dress'
  | 'cloak'
  | 'tunic'
  | 'hoodie'
  | 'tailored';

export type Hat =
  | 'cap'
  | 'toque'
  | 'pointed'
  | 'straw'
  | 'fedora'
  | 'beret'
  | 'beanie'
  | 'hood'
  | 'crown'
  | 'tricorn'
  | 'helmet'
  | 'globe'
  | 'turban'
  | 'headscarf'
  | 'wreath'
  | 'bandana'
  | 'goggles'
  | 'headphones';

/** Rooms behind somebody; what lies outdoors are places of the scene. */
export type Backdrop =
  | 'studio'
  | 'library'
  | 'kitchen'
  | 'workshop'
  | 'cloister'
  | 'stage'
  | 'cafe'
  | 'greenhouse'
  | 'laboratory'
  | 'hall';

export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'dance'
  | 'sit'
  | 'meditate'
  | 'read'
  | 'ride'
  | 'embrace'
  | 'hands'
  | 'guitar'
  | 'violin'
  | 'fish'
  | 'raise'
  | 'staff'
  | 'sword'
  | 'umbrella'
  | 'watch';

/** Small differences that make a face its own, each 0..1. */
export interface Features {
  width: number;
  jaw: number;
  length: number;
  eyes: number;
  brows: number;
  nose: number;
  mouth: number;
  smile: number;
  turn: number;
}

/** One adult as told and, where nothing is told, as the seed decides: all that drawing needs. */
export interface Person {
  presents: 'woman' | 'man' | 'neutral';
  years: number;
  skin: Rgb;
  hair: { style: HairStyle; color: Rgb };
  beard: { style: Beard; color: Rgb };
  build: 'slim' | 'medium' | 'broad';
  eyes: Rgb;
  /** Work or calling, by its name in the table of roles. */
  role?: string;
  dress: { garment: Garment; color: Rgb; accent: Rgb };
  hat?: { kind: Hat; color: Rgb };
  glasses: 'none' | 'round' | 'square';
  scarf?: Rgb;
  extras: { earrings: boolean; freckles: boolean; eyepatch: boolean };
  features: Features;
  pose: Pose;
}
