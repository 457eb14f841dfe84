import { clamp01, smoothstep } from '../noise.ts';
import { learnColors } from './color-mixture.ts';
import type { Head } from './find-head.ts';
import type { LabPicture } from './lab-picture.ts';
import { createPlane, type Plane } from './planes.ts';

/** Rounds of learning the colours of person and background from the mask so far. */
const ROUNDS = 3;
const SMOOTHING_ROUNDS = 14;
const SMOOTHING = 1.5;

/** Signed distance to the outline of a head on shoulders, in radii of the head; inside is positive. */
function bodyAt({ x: hx, y: hy, radius }: Head, x: number, y: number): number {
  const dx = Math.abs(x - hx) / radius;
  const dy = (y - hy) / radius;
  // The face with the hair around and above it.
  const head = 1 - Math.hypot(dx / 1.12, (dy + 0.16) / 1.42);
  const neck = Math.min(0.52 - dx, dy);
  const slope = 0.55 + smoothstep(1.15, 2.2, dy) * 1.75 + clamp01((dy - 2.2) / 4) * 0.5;
  const shoulders = Math.min((slope - dx) * 0.8, (dy - 1.15) * 0.9);
  return Math.max(head, neck * 0.8, shoulders);
}

/**
 * Finds the pixels of a person, 0 to 1: what the shape of a head on shoulders suggests, corrected
 * by the colours of what is inside and outside of it, and by neighbours that look alike belonging
 * together. The idea of GrabCut (C. Rother et al., 2004), solved by mean field instead of by cuts.
 */
export function findPerson(picture: LabPicture, head: Head): Plane {
  const { width, height } = picture;
  const shape = createPlane(width, height, (_, x, y) => bodyAt(head, x, y));
  const chin = head.y + head.radius * 1.2;
  // Arms go anywhere: below the chin colours may overrule the shape.
  const least = createPlane(width, height, (_, __, y) =>
    y > head.y + head.radius * 1.3 ? -2 : -3.4,
  );
  const prior = shape.data.map((d, at) =>
    clampTo(d * 5, least.data[at] ?? -3, at < chin * width ? 1.3 : 2.2),
  );
  const certain = shape.data.map((_, at) => certainty(head, at, width));
  let mask = createPlane(width, height, (at) => sigmoid((prior[at] ?? 0) + (certain[at] ?? 0)));
  const links = linksOf(picture);
  const isHead = (at: number) => at < chin * width;
  for (let round = 0; round < ROUNDS; round += 1) {
    const outside = createPlane(width, height, (at) => 1 - (mask.data[at] ?? 0));
    const behind = learnColors(picture, outside, 7);
    const news = noveltyOf(behind, outside);
    // Face and clothes have colours of their own: a white shirt makes no white wall a head.
    const within = (isPart: (at: number) => boolean) =>
      createPlane(width, height, (at) => (isPart(at) ? (mask.data[at] ?? 0) * (news[at] ?? 0) : 0));
    const face = learnColors(picture, within(isHead), 5);
    const body = learnColors(
      picture,
      within((at) => !isHead(at)),
      6,
    );
    const belief = prior.map((value, at) => {
      const person = (isHead(at) ? face : body).data[at] ?? 0;
      const color = clampTo(person - (behind.data[at] ?? 0), -4.5, 4.5);
      return value + color * 0.85 + (certain[at] ?? 0);
    });
    mask = settle(belief, mask, links);
  }
  return mask;
}

/** Distance of each pixel from the background's colours: 0 for a usual one, 1 for none of them. */
function noveltyOf(behind: Plane, outside: Plane): Float32Array {
  let sum = 0;
  let weight = 1e-6;
  outside.data.forEach((share, at) => {
    sum += share * (behind.data[at] ?? 0);
    weight += share;
  });
  const usual = sum / weight;
  return behind.data.map((value) => sigmoid((usual - 3 - value) * 1.4) + 0.01);
}

/** The middle of the face and what is under it is the person, and what is beside the top of the head is not. */
function certainty({ x: hx, y: hy, radius }: Head, at: number, width: number): number {
  const dx = ((at % width) - hx) / radius;
  const dy = (Math.floor(at / width) - hy) / radius;
  if (Math.hypot(dx / 0.55, dy / 0.8) < 1) return 8;
  if (dy > 0 && Math.abs(dx) < 0.36 + Math.max(0, dy - 1.2) * 0.16) return 4.5;
  return dy < 0.9 && Math.abs(dx) > 2.3 ? -4 : 0;
}

interface Links {
  width: number;
  right: Float32Array;
  down: Float32Array;
}

/** Bond between two neighbours: weaker where their colours differ more than is usual. */
function linksOf({ width, height, l, a, b }: LabPicture): Links {
  const difference = (at: number, other: number) =>
    ((l.data[at] ?? 0) - (l.data[other] ?? 0)) ** 2 * 0.5 +
    ((a.data[at] ?? 0) - (a.data[other] ?? 0)) ** 2 * 3 +
    ((b.data[at] ?? 0) - (b.data[other] ?? 0)) ** 2 * 3;
  const right = createPlane(width, height, (at, x) => (x + 1 < width ? difference(at, at + 1) : 9));
  const down = createPlane(width, height, (at, _, y) =>
    y + 1 < height ? difference(at, at + width) : 9,
  );
  const usual = right.data.reduce((sum, it) => sum + Math.min(it, 0.2), 0) / right.data.length;
  const weigh = (it: number) => (it === 9 ? 0 : Math.exp(-it / (2 * usual + 1e-6)));
  return { width, right: right.data.map(weigh), down: down.data.map(weigh) };
}

function settle(belief: Float32Array, from: Plane, { width, right, down }: Links): Plane {
  let mask = from;
  for (let round = 0; round < SMOOTHING_ROUNDS; round += 1) {
    const { data } = mask;
    const opinion = (at: number) => (data[at] ?? 0.5) * 2 - 1;
    mask = createPlane(from.width, from.height, (at) => {
      const neighbours =
        (right[at] ?? 0) * opinion(at + 1) +
        (right[at - 1] ?? 0) * opinion(at - 1) +
        (down[at] ?? 0) * opinion(at + width) +
        (down[at - width] ?? 0) * opinion(at - width);
      return sigmoid((belief[at] ?? 0) + SMOOTHING * neighbours);
    });
  }
  return mask;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function clampTo(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
