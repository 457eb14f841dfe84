import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { ImageSize } from '@vesper/core/contract/image';
import { COMPOSITION, type Step } from './composition.ts';
import { createPainting, pictureSeed, type Painting } from './painting.ts';
import { parseScene, type SceneRequest } from './parse-scene.ts';
import { createRandom, hashText } from './random.ts';
import type { Scene } from './scene.ts';

export interface PictureRequest extends SceneRequest {
  size: ImageSize;
  /** Share of the size that is painted and then enlarged. Default 1. */
  scale?: number;
  /** A photo of the person the picture is to show. */
  photo?: Canvas;
  /** Words and seed of the picture whose composition is to be kept. */
  basis?: { prompt: string; seed: number };
}

export interface PictureStep {
  /** Work done so far as a share of the whole, 0..1. */
  progress: number;
  /** WebP, longer side `PREVIEW_SIDE` pixels. */
  preview?: Uint8Array;
  /** PNG in exactly the size asked for; with the last step only. */
  png?: Uint8Array;
}

const PREVIEW_SIDE = 448;
const PREVIEW_QUALITY = 72;
/** Encoding the PNG, in the units of `Step.work`. */
const ENCODING_WORK = 38;

/** Paints a picture layer by layer; each step is one finished layer. */
export function* paintPicture(request: PictureRequest): Generator<PictureStep> {
  const { basis = request } = request;
  const composed = { ...request, seed: basis.seed, seedWords: basis.prompt };
  const scene = parseScene(composed, Boolean(request.photo));
  const [width = 1024, height = 1024] = request.size.split('x').map(Number);
  const { scale = 1 } = request;
  const painted = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const painting = createPainting(scene, painted, basis.prompt, request.photo);
  const seed = pictureSeed(request.seed, basis.prompt);
  const steps = stepsOf(scene, Boolean(request.photo));
  const whole = steps.reduce((sum, step) => sum + step.work, ENCODING_WORK);
  let done = 0;
  for (const step of steps) {
    // Each layer has its own sequence: adding a layer does not repaint the others.
    step.paint(painting, createRandom(seed ^ hashText(step.name)));
    done += step.work;
    const preview = step.preview && encodePreview(painting);
    yield { progress: done / whole, ...(preview && { preview }) };
  }
  yield { progress: 1, png: resized(painting.canvas, width, height).encodeSync('png') };
}

/** In a room nothing of the landscape is seen: its layers are left out. */
function stepsOf({ backdrop }: Scene, hasPhoto: boolean): Step[] {
  const first = backdrop ? COMPOSITION.findIndex(({ name }) => name === 'backdrop') : 0;
  return COMPOSITION.slice(first).filter(({ needsPhoto }) => !needsPhoto || hasPhoto);
}

function encodePreview({ canvas, width, height }: Painting): Uint8Array {
  const scale = PREVIEW_SIDE / Math.max(width, height);
  const small = resized(canvas, Math.round(width * scale), Math.round(height * scale));
  return small.encodeSync('webp', PREVIEW_QUALITY);
}

function resized(canvas: Canvas, width: number, height: number): Canvas {
  if (canvas.width === width && canvas.height === height) return canvas;
  const copy = createCanvas(width, height);
  const ctx = copy.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, width, height);
  return copy;
}
