import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Painting } from './painting.ts';

/** Red, green, blue, alpha (each 0..255), written in place: a pixel must not cost an allocation. */
export type Pixel = [number, number, number, number];

export interface FieldBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Computes a box of the picture pixel by pixel and returns it as a canvas. `shade` is called with
 * picture coordinates. `step` is the size of a computed pixel in picture pixels: soft things (sky,
 * clouds, light) need only a coarse field, which is then scaled up smoothly.
 */
export function computeField(
  box: FieldBox,
  step: number,
  shade: (x: number, y: number, pixel: Pixel) => void,
): Canvas {
  const width = Math.max(1, Math.ceil(box.width / step));
  const height = Math.max(1, Math.ceil(box.height / step));
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  const pixel: Pixel = [0, 0, 0, 255];
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    const y = box.y + ((row + 0.5) / height) * box.height;
    for (let column = 0; column < width; column += 1) {
      pixel[3] = 255;
      shade(box.x + ((column + 0.5) / width) * box.width, y, pixel);
      image.data[at] = pixel[0];
      image.data[at + 1] = pixel[1];
      image.data[at + 2] = pixel[2];
      image.data[at + 3] = pixel[3];
      at += 4;
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Computes a box and lays it over the picture. */
export function paintField(
  { ctx, detail }: Painting,
  box: FieldBox,
  softness: number,
  shade: (x: number, y: number, pixel: Pixel) => void,
  blend: SKRSContext2D['globalCompositeOperation'] = 'source-over',
): void {
  const field = computeField(box, detail > 1 ? Math.max(1, softness * 0.6) : softness, shade);
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  ctx.globalCompositeOperation = blend;
  ctx.drawImage(field, box.x, box.y, box.width, box.height);
  ctx.restore();
}
