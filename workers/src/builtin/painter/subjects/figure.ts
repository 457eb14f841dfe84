import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

/** A point of a limb: x to the right, y up from the ground, and the half width there. */
export type Joint = readonly [x: number, y: number, radius: number];

/**
 * A living thing as limbs: tubes that swell and taper along their joints. The union of the tubes is
 * the outline, so that it stays anatomically sound whatever the pose. The whole figure is about one
 * unit tall or long and faces right.
 */
export interface Limb {
  joints: readonly Joint[];
  /** Its own colour, else that of the figure. */
  color?: Rgb;
  /** Behind the body: darker. */
  far?: boolean;
}

/** A closed outline of smooth curves, for what is no tube: ears, fins, wings, cloaks. */
export interface Patch {
  outline: readonly (readonly [number, number])[];
  /** Corners stay sharp where this is set. */
  angular?: boolean;
  color?: Rgb;
  far?: boolean;
}

export interface Figure {
  color: Rgb;
  parts: readonly (Limb | Patch)[];
  /** Length of its fur as a share of its size; 0 for smooth things. */
  fur: number;
}

export interface Placing {
  x: number;
  /** Ground under the feet. */
  y: number;
  /** Pixels per unit of the figure. */
  size: number;
  /** 1 faces right, -1 left. */
  facing: 1 | -1;
  distance: number;
  /** Degree to which it stands against the light, 0..1. */
  backlit: number;
  rotate?: number;
}

const MARGIN = 0.75;

/** Draws a figure with form light, fur and a rim from the side of the light, and its soft shadow. */
export function paintFigure(painting: Painting, random: Random, figure: Figure, at: Placing): void {
  const { ctx } = painting;
  const side = Math.ceil(at.size * (1 + MARGIN * 2));
  const canvas = createCanvas(side, side);
  const on = canvas.getContext('2d');
  on.setTransform(at.size * at.facing, 0, 0, -at.size, side / 2, side - at.size * (MARGIN - 0.2));
  drawParts(painting, on, figure, at);
  paintFur(on, painting, random, figure, at);
  on.setTransform(1, 0, 0, 1, 0, 0);
  paintFormLight(painting, on, at, side);
  paintRim(painting, canvas, at, side);
  ctx.save();
  ctx.translate(at.x, at.y);
  if (at.rotate) ctx.rotate(at.rotate);
  ctx.drawImage(canvas, -side / 2, -side + at.size * (MARGIN - 0.2));
  ctx.restore();
}

function drawParts(painting: Painting, on: SKRSContext2D, figure: Figure, at: Placing): void {
  for (const part of figure.parts) {
    const local = part.color ?? figure.color;
    const color = bodyColor(painting, local, at, part.far ? 0.72 : 1);
    on.fillStyle = css(color);
    on.strokeStyle = css(color);
    if ('joints' in part) drawLimb(on, part.joints);
    else drawPatch(on, part);
  }
}

function bodyColor(painting: Painting, local: Rgb, at: Placing, lit: number): Rgb {
  const open = inAir(painting, local, at.distance, lit * 1.05);
  return mix(open, against(painting, local, at.distance, 0.86), at.backlit * (lit < 1 ? 1 : 0.94));
}

/** Fills a tube along a smooth curve through the joints. */
export function drawLimb(on: SKRSContext2D, joints: readonly Joint[]): void {
  const points = smooth(joints);
  on.beginPath();
  for (const [x, y, r] of points) {
    on.moveTo(x + r, y);
    on.arc(x, y, Math.max(r, 0.001), 0, Math.PI * 2);
  }
  on.fill();
  const left: (readonly [number, number])[] = [];
  const right: (readonly [number, number])[] = [];
  points.forEach(([x, y, r], index) => {
    const before = points[Math.max(0, index - 1)] ?? [x, y, r];
    const after = points[Math.min(points.length - 1, index + 1)] ?? [x, y, r];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    left.push([x - (dy / length) * r, y + (dx / length) * r]);
    right.push([x + (dy / length) * r, y - (dx / length) * r]);
  });
  on.beginPath();
  [...left, ...right.reverse()].forEach(([x, y], index) => {
    if (index === 0) on.moveTo(x, y);
    else on.lineTo(x, y);
  });
  on.fill();
}

/** Catmull-Rom through the joints, eight points to a stretch. */
function smooth(joints: readonly Joint[]): Joint[] {
  const result: Joint[] = [];
  for (let index = 0; index < joints.length - 1; index += 1) {
    const b = joints[index];
    const c = joints[index + 1];
    if (!b || !c) continue;
    const a = joints[index - 1] ?? b;
    const d = joints[index + 2] ?? c;
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8;
      result.push([
        spline(a[0], b[0], c[0], d[0], t),
        spline(a[1], b[1], c[1], d[1], t),
        Math.max(0, spline(a[2], b[2], c[2], d[2], t)),
      ]);
    }
  }
  const last = joints.at(-1);
  return last ? [...result, last] : result;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t2 * t)
  );
}

export function drawPatch(on: SKRSContext2D, { outline, angular }: Patch): void {
  on.beginPath();
  const count = outline.length;
  const point = (index: number) => outline[(index + count) % count] ?? [0, 0];
  const [startX, startY] = point(0);
  on.moveTo(startX, startY);
  for (let index = 0; index < count; index += 1) {
    const [ax, ay] = point(index - 1);
    const [bx, by] = point(index);
    const [cx, cy] = point(index + 1);
    const [dx, dy] = point(index + 2);
    if (angular) on.lineTo(cx, cy);
    else {
      on.bezierCurveTo(
        bx + (cx - ax) / 6,
        by + (cy - ay) / 6,
        cx - (dx - bx) / 6,
        cy - (dy - by) / 6,
        cx,
        cy,
      );
    }
  }
  on.fill();
}

function paintFur(
  on: SKRSContext2D,
  painting: Painting,
  random: Random,
  figure: Figure,
  at: Placing,
) {
  if (figure.fur <= 0) return;
  on.lineCap = 'round';
  on.lineWidth = figure.fur * 0.11;
  for (const part of figure.parts) {
    if (!('joints' in part)) continue;
    const tones = [0.7, 0.9, 1.25].map((lit) =>
      bodyColor(painting, part.color ?? figure.color, at, lit * (part.far ? 0.72 : 1)),
    );
    const points = smooth(part.joints);
    for (const [index, point] of points.entries()) {
      const after = points[index + 1] ?? points[index - 1] ?? point;
      const along = Math.atan2(after[1] - point[1], after[0] - point[0]);
      const count = Math.ceil((4 + point[2] * 90) * painting.detail);
      for (let hair = 0; hair < count; hair += 1) {
        paintHair(on, random, point, along, figure.fur, tones);
      }
    }
  }
}

/** One hair, lying along the limb and leaning outwards, bright above and dark below. */
function paintHair(
  on: SKRSContext2D,
  random: Random,
  [x, y, r]: Joint,
  along: number,
  fur: number,
  tones: readonly Rgb[],
) {
  const across = between(random, -1, 1);
  const px = x - Math.sin(along) * r * across * 0.98;
  const py = y + Math.cos(along) * r * across * 0.98;
  const lean = along + across * 0.55 + between(random, -0.2, 0.2);
  const length = fur * between(random, 0.5, 1.2) * (0.4 + Math.min(1, r * 12) * 0.6);
  const tone = tones[across > 0.25 ? 2 : across < -0.35 ? 0 : 1];
  if (!tone) return;
  on.strokeStyle = css(tone, between(random, 0.2, 0.6));
  on.beginPath();
  on.moveTo(px, py);
  on.lineTo(px + Math.cos(lean) * length, py + Math.sin(lean) * length);
  on.stroke();
}

export function paintFormLight(
  { palette, layout }: Painting,
  on: SKRSContext2D,
  at: Placing,
  side: number,
) {
  on.globalCompositeOperation = 'source-atop';
  const ground = on.createLinearGradient(0, side * 0.3, 0, side);
  ground.addColorStop(0, css(palette.glow, 0.1));
  ground.addColorStop(0.5, css(palette.shade, 0.05));
  ground.addColorStop(1, css(palette.shade, 0.5));
  on.fillStyle = ground;
  on.fillRect(0, 0, side, side);
  const lightX = layout.light.x < at.x ? 0 : side;
  const form = on.createLinearGradient(lightX, side * 0.2, side - lightX, side * 0.7);
  form.addColorStop(0.15, css(palette.glow, 0.3 - at.backlit * 0.12));
  form.addColorStop(0.5, css(palette.glow, 0));
  form.addColorStop(0.85, css(palette.shade, 0.34));
  on.fillStyle = form;
  on.fillRect(0, 0, side, side);
}

/** A line of light where the outline turns towards the sun: the outline minus itself, shifted. */
export function paintRim(
  { palette, layout }: Painting,
  canvas: Canvas,
  at: { x: number; y: number; size: number },
  side: number,
): void {
  const away = Math.hypot(layout.light.x - at.x, layout.light.y - at.y) || 1;
  const width = Math.max(1.4, Math.min(4.2, at.size * 0.016));
  const dx = ((layout.light.x - at.x) / away) * width;
  const dy = ((layout.light.y - at.y) / away) * width - width * 0.35;
  const rim = createCanvas(canvas.width, canvas.height);
  const on = rim.getContext('2d');
  on.drawImage(canvas, 0, 0);
  on.globalCompositeOperation = 'source-in';
  on.fillStyle = css(mix(palette.glow, palette.light, 0.4), layout.light.visible ? 0.8 : 0.4);
  on.fillRect(0, 0, side, canvas.height);
  on.globalCompositeOperation = 'destination-out';
  on.filter = `blur(${(width * 0.55).toFixed(1)}px)`;
  on.drawImage(canvas, -dx, -dy);
  const ctx = canvas.getContext('2d');
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(rim, 0, 0);
  ctx.restore();
}
