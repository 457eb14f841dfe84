import { layMark } from './lay-mark.ts';
import type { RgbPixels } from './luminance.ts';

/** A picture and the tile that it is to carry. */
export interface MarkOrder {
  picture: RgbPixels;
  tile: Float32Array;
}

/** Lays a mark over pixels; in a thread these are a copy of its own. */
export function mark({ picture, tile }: MarkOrder): RgbPixels {
  layMark(picture, tile);
  return picture;
}
