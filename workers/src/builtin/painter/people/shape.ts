import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../color.ts';

export type Point = readonly [number, number];

/** An outline as text, "x y, x y": a shape on a line instead of on forty. */
export function points(text: string): Point[] {
  return text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** The right half of a shape, from its top to its foot, and its mirror image. */
export function both(half: readonly Point[]): Point[] {
  return [...half, ...[...half].reverse().map(([x, y]): Point => [-x, y])];
}

/** Makes a smooth closed outline the current path. */
export function trace(on: SKRSContext2D, outline: readonly Point[]): void {
  const count = outline.length;
  const point = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  on.beginPath();
  on.moveTo(...point(0));
  for (let index = 0; index < count; index += 1) {
    const [ax, ay] = point(index - 1);
    const [bx, by] = point(index);
    const [cx, cy] = point(index + 1);
    const [dx, dy] = point(index + 2);
    on.bezierCurveTo(
      bx + (cx - ax) / 6,
      by + (cy - ay) / 6,
      cx - (dx - bx) / 6,
      cy - (dy - by) / 6,
      cx,
      cy,
    );
  }
  on.closePath();
}

/** Makes a smooth open line the current path. */
function traceLine(on: SKRSContext2D, line: readonly Point[]): void {
  const [first] = line;
  if (!first) return;
  on.beginPath();
  on.moveTo(...first);
  for (let index = 0; index < line.length - 1; index += 1) {
    const b = line[index] ?? first;
    const c = line[index + 1] ?? b;
    const a = line[index - 1] ?? b;
    const d = line[index + 2] ?? c;
    on.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    );
  }
}

export function fillShape(
  on: SKRSContext2D,
  outline: readonly Point[],
  color: Rgb,
  alpha = 1,
): void {
  trace(on, outline);
  on.fillStyle = css(color, alpha);
  on.fill();
}

export function strokeLine(
  on: SKRSContext2D,
  line: readonly Point[],
  color: Rgb,
  width: number,
  alpha = 1,
): void {
  traceLine(on, line);
  on.strokeStyle = css(color, alpha);
  on.lineWidth = width;
  on.lineCap = 'round';
  on.lineJoin = 'round';
  on.stroke();
}

export function fillOval(
  on: SKRSContext2D,
  [x, y]: Point,
  [rx, ry]: Point,
  color: Rgb,
  alpha = 1,
): void {
  on.beginPath();
  on.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  on.fillStyle = css(color, alpha);
  on.fill();
}

/** A soft spot of colour, strongest in its middle. */
export function glowAt(
  on: SKRSContext2D,
  [x, y]: Point,
  radius: number,
  color: Rgb,
  alpha: number,
): void {
  const light = on.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, css(color, alpha));
  light.addColorStop(0.5, css(color, alpha * 0.45));
  light.addColorStop(1, css(color, 0));
  on.fillStyle = light;
  on.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Paints inside an outline only. */
export function inside(on: SKRSContext2D, outline: readonly Point[], paint: () => void): void {
  on.save();
  trace(on, outline);
  on.clip();
  paint();
  on.restore();
}
