import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { paintBrushwork } from '../brushwork.ts';
import { COMPOSITION, type Step } from '../composition.ts';
import { createPainting, pictureSeed, type Painting } from '../painting.ts';
import { parseScene } from '../parse-scene.ts';
import { createRandom, hashText } from '../random.ts';
import { paintLight } from './light.ts';
import type { Moment, Plate } from './moves.ts';
import { FINISH, PARTS, type Part } from './parts.ts';

export interface FilmRequest {
  prompt: string;
  negativePrompt?: string;
  seed: number;
  /** Pixels of a frame. */
  width: number;
  height: number;
  /** Length, and frames of one second. */
  seconds: number;
  fps: number;
}

export interface FilmStep {
  /** Work done so far as a share of the whole, 0..1. */
  progress: number;
  /** WebP, longer side `PREVIEW_SIDE` pixels. */
  preview?: Uint8Array;
  /** Red, green, blue and opacity of each pixel of the next frame. */
  frame?: Uint8Array<ArrayBuffer>;
}

const PREVIEW_SIDE = 448;
const PREVIEW_QUALITY = 70;
/** Frames from one preview to the next. */
const PREVIEW_EVERY = 8;
/** Share of the work that the plates are. */
const PLATES_SHARE = 0.2;
/** The eye's own slow movement, as a share of the shorter side, and the room that it needs. */
const SWAY = 0.008;
const CLOSER = 1 + SWAY * 4;

interface LaidPlate extends Plate {
  part: Part;
}

/**
 * Paints a film: the layers of the picture once, then frame by frame what moves of them. The same
 * request gives the same frames, and the last one leads on to the first.
 */
export function* paintFilm(request: FilmRequest): Generator<FilmStep> {
  const { prompt, width, height, seconds, fps } = request;
  const look = { quality: 'standard', style: 'vivid', seedWords: prompt } as const;
  const painting = createPainting(parseScene({ ...request, ...look }), { width, height }, prompt);
  const seed = pictureSeed(request.seed, prompt);
  const plates: LaidPlate[] = [];
  const scene = painting.scene.backdrop ? PARTS.filter(isIndoors) : PARTS;
  for (const [index, part] of scene.entries()) {
    const canvas = paintPlate(painting, part, seed);
    if (!isBlank(canvas)) {
      plates.push({ part, canvas, name: part.steps[0] ?? '', kept: new Map() });
      painting.ctx.globalCompositeOperation = part.isLight ? 'screen' : 'source-over';
      painting.ctx.drawImage(canvas, 0, 0);
    }
    yield { progress: ((index + 1) / scene.length) * PLATES_SHARE };
  }
  const frames = seconds * fps;
  const turns = (inThreeSeconds: number) => Math.max(1, Math.round((inThreeSeconds * seconds) / 3));
  for (let at = 0; at < frames; at += 1) {
    const canvas = paintFrame(painting, plates, { seed, phase: at / frames, turns });
    const progress = PLATES_SHARE + (1 - PLATES_SHARE) * ((at + 1) / frames);
    const preview = at % PREVIEW_EVERY === 0 && encodePreview(canvas);
    yield { progress, frame: pixelsOf(canvas), ...(preview && { preview }) };
  }
}

/** In a room that stands in for the landscape nothing of that is seen. */
const isIndoors = ({ steps }: Part): boolean => {
  const first = COMPOSITION.findIndex(({ name }) => name === 'backdrop');
  return steps.some((step) => COMPOSITION.findIndex(({ name }) => name === step) >= first);
};

const stepNamed = (name: string): Step | undefined =>
  COMPOSITION.find((step) => step.name === name);

function runStep(painting: Painting, name: string, seed: number): void {
  // The sequence that the same layer has in a picture: it becomes the same here.
  stepNamed(name)?.paint(painting, createRandom(seed ^ hashText(name)));
}

/** Paints some layers by themselves. @param painting what lies below them so far */
function paintPlate(painting: Painting, part: Part, seed: number): Canvas {
  const { width, height, layout } = painting;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const alone = { ...painting, canvas, ctx };
  if (part.isMirror) {
    if (!hasMirror(painting)) return canvas;
    ctx.drawImage(painting.canvas, 0, 0);
  }
  for (const step of part.steps) runStep(alone, step, seed);
  if (part.isMirror) ctx.clearRect(0, 0, width, Math.floor(layout.horizon));
  if (part.isBrushed) paintBrushwork(alone, createRandom(seed ^ hashText('brushwork')));
  return canvas;
}

/** Water, and streets that are wet. */
function hasMirror({ layout, scene }: Painting): boolean {
  if (scene.places.has('street')) return false;
  return layout.ground === 'water' || layout.ground === 'plaza';
}

function isBlank(canvas: Canvas): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 0) return false;
  }
  return true;
}

function paintFrame(
  painting: Painting,
  plates: readonly LaidPlate[],
  { seed, phase, turns }: { seed: number } & Pick<Moment, 'phase' | 'turns'>,
): Canvas {
  const { width, height, unit, layout } = painting;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const moment = { ctx, width, height, unit, horizon: layout.horizon, phase, turns };
  // Where a plate moves away from what is beside it, the picture at rest shows.
  moveCloser(moment, 0);
  ctx.drawImage(painting.canvas, 0, 0);
  for (const plate of plates) {
    ctx.save();
    moveCloser(moment, plate.part.depth);
    plate.part.move(moment, plate);
    ctx.restore();
  }
  ctx.resetTransform();
  paintLight(moment, painting, seed);
  for (const name of FINISH) runStep({ ...painting, canvas, ctx }, name, seed);
  return canvas;
}

/** The eye goes once around a small ellipse: what is near moves more than what is far. */
function moveCloser({ ctx, width, height, unit, phase }: Moment, depth: number): void {
  const angle = phase * Math.PI * 2;
  const x = unit * SWAY * depth * Math.sin(angle);
  const y = unit * SWAY * 0.4 * depth * (1 - Math.cos(angle));
  ctx.setTransform(
    CLOSER,
    0,
    0,
    CLOSER,
    (width * (1 - CLOSER)) / 2 + x,
    (height * (1 - CLOSER)) / 2 + y,
  );
}

function pixelsOf(canvas: Canvas): Uint8Array<ArrayBuffer> {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Uint8Array(data);
}

function encodePreview(canvas: Canvas): Uint8Array {
  const scale = PREVIEW_SIDE / Math.max(canvas.width, canvas.height);
  const small = createCanvas(Math.round(canvas.width * scale), Math.round(canvas.height * scale));
  small.getContext('2d').drawImage(canvas, 0, 0, small.width, small.height);
  return small.encodeSync('webp', PREVIEW_QUALITY);
}
