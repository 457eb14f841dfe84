import type { ThingKind } from '../thing-words.ts';
import type { Sketch } from './sketch.ts';

/** Something that is drawn by itself and stood on the floor, on a table or in the air. */
export interface Thing {
  kind: ThingKind;
  /** On what it is seen: the ground, a table top, or nothing. */
  seat: 'ground' | 'table' | 'air';
  /** Pixels per unit of its drawing as a share of the picture's shorter side. */
  size: number;
  /** Width of its drawing in its own units: the room it needs beside others. */
  width: number;
  /** Most that are drawn of it. */
  most?: number;
  draw: (sketch: Sketch) => void;
}
