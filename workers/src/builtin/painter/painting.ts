import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { luminance, mix, type Rgb } from './color.ts';
import { createLayout, type Layout } from './layout.ts';
import { createNoise, type Noise } from './noise.ts';
import { createPalette, type Palette } from './palette.ts';
import { createRandom, hashText, type Random } from './random.ts';
import type { Scene } from './scene.ts';

/** A picture in the making: what every layer paints on and reads from. */
export interface Painting {
  canvas: Canvas;
  ctx: SKRSContext2D;
  width: number;
  height: number;
  /** The shorter side; sizes are shares of it. */
  unit: number;
  scene: Scene;
  palette: Palette;
  layout: Layout;
  noise: Noise;
  /** A photo of the person it is to show. */
  photo?: Canvas;
  /** Fineness against standard: counts of strokes are multiplied by it. */
  detail: number;
}

/** One step of the picture, back to front. Random numbers come from `random` alone. */
export type Layer = (painting: Painting, random: Random) => void;

/** `width` and `height` in pixels; `prompt` and the scene's seed decide everything that is random. */
export function createPainting(
  scene: Scene,
  { width, height }: { width: number; height: number },
  prompt: string,
  photo?: Canvas,
): Painting {
  const canvas = createCanvas(width, height);
  const seed = pictureSeed(scene.seed, prompt);
  return {
    canvas,
    ctx: canvas.getContext('2d'),
    width,
    height,
    unit: Math.min(width, height),
    scene,
    palette: createPalette(scene, createRandom(seed ^ 0x51ed)),
    layout: createLayout(scene, width, height, createRandom(seed ^ 0x1a7)),
    noise: createNoise(createRandom(seed ^ 0x9e37)),
    ...(photo && { photo }),
    detail: scene.quality === 'hd' ? 1.9 : 1,
  };
}

export function pictureSeed(seed: number, prompt: string): number {
  return (seed ^ hashText(prompt.trim().toLowerCase())) >>> 0;
}

/**
 * Colour that a thing of colour `local` has in the scene: under the ambient light, `lit` times as
 * bright, and lost in the haze by `distance` (0 near, 1 gone).
 */
export function inAir({ palette }: Painting, local: Rgb, distance: number, lit = 1): Rgb {
  const [r, g, b] = palette.ambient;
  const shaded: Rgb = [
    Math.min(255, (local[0] * r * lit) / 255),
    Math.min(255, (local[1] * g * lit) / 255),
    Math.min(255, (local[2] * b * lit) / 255),
  ];
  return mix(shaded, palette.haze, distance);
}

/** A thing against the light: its colour sinks into the shade of the hour. */
export function against(painting: Painting, local: Rgb, distance: number, depth = 0.62): Rgb {
  const { palette } = painting;
  const dark = mix(inAir(painting, local, 0), palette.shade, depth);
  return mix(dark, palette.haze, distance);
}

export function isDark({ palette }: Painting): boolean {
  return luminance(palette.ambient) < 0.47;
}
