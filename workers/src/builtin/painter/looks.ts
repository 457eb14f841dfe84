import { createCanvas } from '@napi-rs/canvas';
import { clamp01, smoothstep } from './noise.ts';
import type { Layer, Painting } from './painting.ts';
import type { Look } from './scene.ts';

/** Another medium: the finished picture as if it had been made with other tools. */
export const applyLook: Layer = (painting) => {
  const { look } = painting.scene;
  if (look) LOOKS[look](painting);
};

const LOOKS: Record<Look, (painting: Painting) => void> = {
  watercolour: paintWatercolour,
  ink: paintInk,
  pixels: paintPixels,
  mono: ({ canvas, width, height, ctx }) => {
    ctx.save();
    ctx.filter = 'grayscale(1) contrast(1.06)';
    ctx.drawImage(canvas, 0, 0, width, height);
    ctx.restore();
  },
};

const PAPER = [250, 244, 232] as const;

/** The picture out of focus: what a wet brush would make of it. */
function softened({ canvas, width, height }: Painting, share: number): Uint8ClampedArray {
  const small = createCanvas(Math.ceil(width * share), Math.ceil(height * share));
  const on = small.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.drawImage(canvas, 0, 0, small.width, small.height);
  const soft = createCanvas(width, height);
  const back = soft.getContext('2d');
  back.imageSmoothingQuality = 'high';
  back.drawImage(small, 0, 0, width, height);
  return back.getImageData(0, 0, width, height).data;
}

/** Thin colour on paper: pale, pooled along its edges, and gone towards the margin. */
function paintWatercolour(painting: Painting): void {
  const { ctx, width, height, unit, noise } = painting;
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const wet = softened(painting, Math.min(1, 260 / unit));
  for (let y = 0, at = 0; y < height; y += 1) {
    const rough = (y % 2) * 0.5;
    for (let x = 0; x < width; x += 1, at += 4) {
      const stain = noise.at((x / unit) * 3.1, (y / unit) * 3.1);
      const tooth = noise.at(x * 0.31 + rough, y * 0.29);
      const margin = Math.min(x, y, width - x, height - y) / unit;
      const thin = smoothstep(0.012, 0.02, margin + stain * 0.012) * (0.9 + stain * 0.1);
      for (let channel = 0; channel < 3; channel += 1) {
        const paper = PAPER[channel] ?? 255;
        const sharp = data[at + channel] ?? 0;
        const blurred = wet[at + channel] ?? 0;
        const pooled = Math.min(0, sharp - blurred) * 1.1;
        const colour = 255 - (255 - blurred) * 0.78 + pooled + tooth * 5;
        data[at + channel] = paper + (Math.min(paper, colour) - paper) * thin;
      }
    }
  }
  ctx.putImageData(image, 0, 0);
}

/** Washes of ink in a few depths, and a line wherever the light changes. */
function paintInk(painting: Painting): void {
  const { ctx, width, height, unit, noise } = painting;
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const wet = softened(painting, Math.min(1, 340 / unit));
  const washes = 5;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const light = luma(wet, at);
      const line = clamp01((light - luma(data, at) - 5) / 20);
      const grain =
        noise.at((x / unit) * 30, (y / unit) * 30) * 0.02 +
        noise.at((x / unit) * 4, (y / unit) * 4) * 0.07;
      const deep = clamp01(Math.max(0, 1 - light / 225) ** 1.7 + grain);
      const wash =
        (Math.floor(deep * washes) + smoothstep(0.35, 0.65, (deep * washes) % 1)) / washes;
      const ink = clamp01(wash * 0.86 + line);
      data[at] = 249 - ink * 222;
      data[at + 1] = 242 - ink * 214;
      data[at + 2] = 226 - ink * 182;
    }
  }
  ctx.putImageData(image, 0, 0);
}

function luma(data: Uint8ClampedArray, at: number): number {
  return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
}

/** Pixels along the shorter side. */
const PIXELS = 112;
const DEPTHS = 7;
/** Ordered dither: two neighbouring tones share what lies between them. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

/** Large square pixels in few tones. */
function paintPixels({ ctx, canvas, width, height, unit }: Painting): void {
  const scale = PIXELS / unit;
  const small = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const on = small.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.filter = 'saturate(1.2) contrast(1.1)';
  on.drawImage(canvas, 0, 0, small.width, small.height);
  const image = on.getImageData(0, 0, small.width, small.height);
  const { data } = image;
  const step = 255 / DEPTHS;
  for (let at = 0; at < data.length; at += 4) {
    const index = at / 4;
    const x = index % small.width;
    const y = Math.floor(index / small.width);
    const dither = ((BAYER[(y % 4) * 4 + (x % 4)] ?? 0) / 16 - 0.5) * step * 0.45;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.round(((data[channel] ?? 0) + dither) / step) * step;
    }
  }
  on.putImageData(image, 0, 0);
  ctx.save();
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(small, 0, 0, width, height);
  ctx.restore();
}
