import { createCanvas, Path2D } from '@napi-rs/canvas';
import { css, luminance, mix, type Rgb } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import type { Subject } from '../scene.ts';
import { drawLimb, drawPatch, paintFormLight, paintRim, type Joint } from '../subjects/figure.ts';

type Point = readonly [x: number, y: number];
type Context = Painting['ctx'];
type Fill = Context['fillStyle'];

/**
 * One thing being drawn, in coordinates of its own: x to the right and y up from where it stands,
 * one unit about its height. Colours are those of the thing itself; the sketch puts them into the
 * light of the scene.
 */
export interface Sketch {
  on: Context;
  painting: Painting;
  random: Random;
  subject: Subject;
  /** 1 when the light comes from the right in the coordinates of the thing. */
  light: 1 | -1;
  tone(local: Rgb, lit?: number, alpha?: number): string;
  /** A colour that shines by itself. */
  glow(local: Rgb, alpha?: number): string;
}

export interface Standing {
  x: number;
  y: number;
  size: number;
  /** 1 as drawn, -1 mirrored. */
  facing: 1 | -1;
  distance: number;
}

/** Room around a thing for what reaches beyond its unit, as a share of its size. */
const MARGIN = 0.8;
/** Share of its own colour that a thing keeps in coloured light: a yellow car at night is yellow. */
const OWN_COLOR = 0.42;

/** Draws a thing on a sheet of its own, gives it the light of the scene and sets it down. */
export function paintSketch(
  painting: Painting,
  random: Random,
  subject: Subject,
  at: Standing,
  draw: (sketch: Sketch) => void,
): void {
  const side = Math.ceil(at.size * (1 + MARGIN * 2));
  const foot = at.size * 0.35;
  const canvas = createCanvas(side, side);
  const on = canvas.getContext('2d');
  on.setTransform(at.size * at.facing, 0, 0, -at.size, side / 2, side - foot);
  on.lineCap = 'round';
  on.lineJoin = 'round';
  const brightness = 0.3 + luminance(painting.palette.ambient) * 0.95;
  const own = (local: Rgb, lit: number): Rgb => {
    const [r, g, b] = local;
    const share = brightness * lit;
    const full: Rgb = [
      Math.min(255, r * share),
      Math.min(255, g * share),
      Math.min(255, b * share),
    ];
    return mix(full, painting.palette.haze, at.distance);
  };
  const backlit = painting.layout.indoors ? 0.06 : 0.16;
  draw({
    on,
    painting,
    random,
    subject,
    light: painting.layout.lightSide === at.facing ? 1 : -1,
    tone: (local, lit = 1, alpha = 1) => {
      const open = mix(inAir(painting, local, at.distance, lit * 1.12), own(local, lit), OWN_COLOR);
      return css(mix(open, against(painting, local, at.distance, 0.8), backlit), alpha);
    },
    glow: (local, alpha = 1) => css(mix(local, painting.palette.haze, at.distance * 0.6), alpha),
  });
  on.setTransform(1, 0, 0, 1, 0, 0);
  paintFormLight(painting, on, { ...at, backlit: 0.7 }, side);
  on.globalCompositeOperation = 'source-over';
  if (!painting.layout.indoors) paintRim(painting, canvas, { ...at, size: at.size * 0.5 }, side);
  painting.ctx.drawImage(canvas, at.x - side / 2, at.y - side + foot);
}

/** Closed outline with sharp corners. */
export function poly({ on }: Sketch, color: Fill, outline: readonly Point[]): void {
  on.fillStyle = color;
  drawPatch(on, { outline, angular: true });
}

/** Closed outline of smooth curves. */
export function blob({ on }: Sketch, color: Fill, outline: readonly Point[]): void {
  on.fillStyle = color;
  drawPatch(on, { outline });
}

/** A tube that swells and tapers along its joints. */
export function tube({ on }: Sketch, color: Fill, joints: readonly Joint[]): void {
  on.fillStyle = color;
  drawLimb(on, joints);
}

/** An outline as in SVG. */
export function path({ on }: Sketch, color: Fill, outline: string): void {
  on.fillStyle = color;
  on.fill(new Path2D(outline));
}

export function oval({ on }: Sketch, color: Fill, [x, y]: Point, [rx, ry]: Point, turn = 0): void {
  on.fillStyle = color;
  on.beginPath();
  on.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  on.fill();
}

/** A box from its lower left corner. */
export function box(
  { on }: Sketch,
  color: Fill,
  [x, y]: Point,
  [width, height]: Point,
  radius = 0,
): void {
  on.fillStyle = color;
  on.beginPath();
  on.roundRect(x, y, width, height, radius);
  on.fill();
}

export function line({ on }: Sketch, color: Fill, width: number, points: readonly Point[]): void {
  on.strokeStyle = color;
  on.lineWidth = width;
  on.beginPath();
  points.forEach(([x, y]) => on.lineTo(x, y));
  on.stroke();
}

export function ring(
  { on }: Sketch,
  color: Fill,
  width: number,
  [x, y]: Point,
  [rx, ry]: Point,
  [from, to]: Point = [0, Math.PI * 2],
): void {
  on.strokeStyle = color;
  on.lineWidth = width;
  on.beginPath();
  on.ellipse(x, y, rx, ry, 0, from, to);
  on.stroke();
}

/** Paints what is round from left to right: dark on the far side, bright towards the light. */
export function rounded(sketch: Sketch, local: Rgb, left: number, right: number) {
  const { on, light } = sketch;
  const [dark, bright] = light > 0 ? [left, right] : [right, left];
  const fill = on.createLinearGradient(dark, 0, bright, 0);
  fill.addColorStop(0, sketch.tone(local, 0.5));
  fill.addColorStop(0.3, sketch.tone(local, 0.72));
  fill.addColorStop(0.72, sketch.tone(local, 1.2));
  fill.addColorStop(0.86, sketch.tone(local, 1.4));
  fill.addColorStop(1, sketch.tone(local, 1.05));
  return fill;
}

/** The same from the top down: bright where the sky falls on it. */
export function topLit({ on, tone }: Sketch, local: Rgb, top: number, bottom: number) {
  const fill = on.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, tone(local, 1.4));
  fill.addColorStop(0.45, tone(local, 0.95));
  fill.addColorStop(1, tone(local, 0.5));
  return fill;
}

/** Light around something that shines. */
export function halo({ on, glow }: Sketch, local: Rgb, [x, y]: Point, reach: number, alpha = 0.5) {
  on.save();
  on.globalCompositeOperation = 'lighter';
  const light = on.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, glow(local, alpha));
  light.addColorStop(0.35, glow(local, alpha * 0.35));
  light.addColorStop(1, glow(local, 0));
  on.fillStyle = light;
  on.beginPath();
  on.arc(x, y, reach, 0, Math.PI * 2);
  on.fill();
  on.restore();
}
