import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { toLab } from '../color.ts';
import { createPlane, type Plane } from './planes.ts';

/** A picture as lightness and two axes of colour (OKLab). */
export interface LabPicture {
  width: number;
  height: number;
  l: Plane;
  a: Plane;
  b: Plane;
}

/** Reads a picture at a longer side of at most `side` pixels. */
export function readLab(picture: Canvas, side: number): LabPicture {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const small = createCanvas(width, height);
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  const l = createPlane(width, height);
  const a = createPlane(width, height);
  const b = createPlane(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const rgb = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0] as const;
    [l.data[at], a.data[at], b.data[at]] = toLab(rgb);
  }
  return { width, height, l, a, b };
}
