import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import type { Subject } from '../scene.ts';

export interface Site {
  x: number;
  y: number;
  /** Height of the whole building in pixels. */
  size: number;
  distance: number;
}

/** Draws a building whose foot stands at the site. */
export type Building = (painting: Painting, random: Random, site: Site, subject: Subject) => void;
