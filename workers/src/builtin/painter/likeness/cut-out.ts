import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { clamp01, smoothstep } from '../noise.ts';
import { findHead, type Head } from './find-head.ts';
import { readLab, type LabPicture } from './lab-picture.ts';
import { findPerson } from './person-mask.ts';
import { boxBlur, BoxSums, createPlane, sample, scalePlane, type Plane } from './planes.ts';

/** Side of the picture in which a person is looked for; an outline needs no more. */
const SEARCH_SIDE = 176;
/** Side of the picture to whose edges the outline is fitted. */
const MATTE_SIDE = 640;
const CONFIDENCE_MIN = 0.22;
/** The share of a face that is there when it is one: of what only looks like it, pieces are missing. */
const FACE_MIN = 0.86;
/** Half the width of what is too thin to be a part of somebody, in pixels of the search. */
const THREAD = 2;

export interface CutOut {
  /** The photo, transparent where the person is not. */
  picture: Canvas;
  /** The face in it. */
  head: Head;
}

/** Cuts a person out of their photo. @returns null when no outline was found that one could show. */
export function cutOut(photo: Canvas): CutOut | null {
  const small = readLab(photo, SEARCH_SIDE);
  const head = findHead(small);
  if (head.confidence < CONFIDENCE_MIN) return null;
  const mask = keepPiece(findPerson(small, head), head);
  if (!isPlausible(mask, head)) return null;
  const scale = photo.width / small.width;
  const matte = fitToEdges(readLab(photo, MATTE_SIDE), mask);
  return {
    picture: withAlpha(photo, matte),
    head: { ...head, x: head.x * scale, y: head.y * scale, radius: head.radius * scale },
  };
}

/** The one piece that holds the face, without holes and without threads to what is not the person. */
function keepPiece(mask: Plane, head: Head): Plane {
  const { width, height } = mask;
  const isIn = boxBlur(mask, THREAD).data.map((it) => (it > 0.52 ? 1 : 0));
  const start = Math.round(head.y) * width + Math.round(head.x);
  const piece = flood(isIn, 1, width, [start]);
  const edge = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    return (x === 0 || x === width - 1 || y === 0) && piece[at] !== 1;
  });
  const open = flood(piece, 0, width, edge);
  const filled = createPlane(width, height, (at) => (open[at] === 1 ? 0 : 1));
  const near = boxBlur(filled, THREAD + 1);
  return createPlane(width, height, (at) => {
    if (piece[at] !== 1 && filled.data[at] === 1) return 1;
    return (near.data[at] ?? 0) > 0.12 ? (mask.data[at] ?? 0) : 0;
  });
}

/** 1 for everything of this `value` that hangs together with `starts`. */
function flood(
  values: ArrayLike<number>,
  value: number,
  width: number,
  starts: number[],
): Uint8Array {
  const reached = new Uint8Array(values.length);
  const stack = starts.filter((at) => values[at] === value);
  for (const at of stack) reached[at] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const next = [at - width, at + width, x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1];
    for (const other of next) {
      if (other < 0 || other >= values.length || reached[other] === 1) continue;
      if (values[other] !== value) continue;
      reached[other] = 1;
      stack.push(other);
    }
  }
  return reached;
}

/** A person neither fills the photo nor leaks along its upper edges, and has a body where it shows one. */
function isPlausible(mask: Plane, head: Head): boolean {
  const { width, height } = mask;
  const { x, y, radius } = head;
  const sums = new BoxSums(mask);
  const area = sums.mean(0, 0, width, height);
  const face = (Math.PI * 0.75 * radius ** 2) / (width * height);
  const upper = Math.max(1, Math.min(height * 0.45, y));
  const top = sums.mean(0, 0, width, 1);
  const sides = sums.mean(0, 0, 1, upper) / 2 + sums.mean(width - 1, 0, width, upper) / 2;
  const body = sums.mean(x - radius, y + radius * 1.5, x + radius, y + radius * 2.6);
  const hasBody = body > 0.5 || y + radius * 1.8 > height;
  const isFilled = area < face * 1.15 || area > 0.86;
  const leaks = top > 0.45 || sides > 0.3;
  return hasBody && !isFilled && !leaks && coverage(mask, head) > FACE_MIN;
}

/** The share of the oval of the face that belongs to the person. */
function coverage(mask: Plane, { x: hx, y: hy, radius }: Head): number {
  let sum = 0;
  let count = 1e-6;
  mask.data.forEach((share, at) => {
    const dx = ((at % mask.width) - hx) / (radius * 0.75);
    const dy = (Math.floor(at / mask.width) - hy) / radius;
    if (Math.hypot(dx, dy) > 1) return;
    sum += share;
    count += 1;
  });
  return sum / count;
}

/**
 * Moves a coarse outline to the edges of the picture and feathers it as they are: the guided filter
 * (K. He, J. Sun, X. Tang, 2010), with lightness as the guide.
 */
function fitToEdges({ width, height, l, a, b }: LabPicture, mask: Plane): Plane {
  const guide = createPlane(
    width,
    height,
    (at) => (l.data[at] ?? 0) + (a.data[at] ?? 0) * 1.2 + (b.data[at] ?? 0) * 1.2,
  );
  const rough = scalePlane(mask, width, height);
  const radius = Math.max(2, Math.round(Math.max(width, height) / 90));
  const product = (p: Plane, q: Plane) =>
    createPlane(width, height, (at) => (p.data[at] ?? 0) * (q.data[at] ?? 0));
  const meanGuide = boxBlur(guide, radius);
  const meanMask = boxBlur(rough, radius);
  const both = boxBlur(product(guide, rough), radius);
  const squares = boxBlur(product(guide, guide), radius);
  const slope = createPlane(width, height, (at) => {
    const mean = meanGuide.data[at] ?? 0;
    const variance = (squares.data[at] ?? 0) - mean * mean;
    return ((both.data[at] ?? 0) - mean * (meanMask.data[at] ?? 0)) / (variance + 0.0006);
  });
  const offset = createPlane(
    width,
    height,
    (at) => (meanMask.data[at] ?? 0) - (slope.data[at] ?? 0) * (meanGuide.data[at] ?? 0),
  );
  const meanSlope = boxBlur(slope, radius);
  const meanOffset = boxBlur(offset, radius);
  return createPlane(width, height, (at) => {
    const value = (meanSlope.data[at] ?? 0) * (guide.data[at] ?? 0) + (meanOffset.data[at] ?? 0);
    // A little inside of the outline: what is left of the background there would shine.
    return smoothstep(0.3, 0.86, clamp01(value));
  });
}

function withAlpha(photo: Canvas, matte: Plane): Canvas {
  const { width, height } = photo;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(photo, 0, 0);
  const image = ctx.getImageData(0, 0, width, height);
  const scale = matte.width / width;
  for (let y = 0, at = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      image.data[at] = 255 * sample(matte, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
