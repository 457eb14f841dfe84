import type { SKRSContext2D } from '@napi-rs/canvas';
import { clamp01, type Noise } from './noise.ts';
import type { Layer } from './painting.ts';
import type { Random } from './random.ts';

/** One coat: how long its strokes are, how well they cover, and which edges it leaves alone. */
interface Coat {
  /** Share of `unit`. */
  size: number;
  alpha: number;
  /** A difference of brightness above which nothing is painted over. */
  edge: number;
}

const COATS: readonly Coat[] = [
  { size: 0.011, alpha: 0.5, edge: 26 },
  { size: 0.0052, alpha: 0.55, edge: 90 },
];

interface Surface {
  ctx: SKRSContext2D;
  width: number;
  height: number;
  unit: number;
  noise: Noise;
  detail: number;
}

/**
 * Paints the picture so far over with its own colours in short strokes: long and loose where it is
 * flat, small and along the edge where it is not. Vector edges and smooth gradients become paint.
 */
export const paintBrushwork: Layer = (painting, random) => paintOver(painting, random, COATS);

/** The same for any surface; where it is transparent nothing is painted. */
export function paintOver(
  { ctx, width, height, unit, noise, detail }: Surface,
  random: Random,
  coats: readonly Coat[],
): void {
  const { data } = ctx.getImageData(0, 0, width, height);
  const lumaAt = (x: number, y: number) => {
    const at = (clampTo(y, height) * width + clampTo(x, width)) * 4;
    return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
  };
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.lineCap = 'round';
  for (const pass of coats) {
    const spacing = (unit * pass.size * 1.5) / Math.sqrt(detail);
    for (let gy = 0; gy < height; gy += spacing) {
      for (let gx = 0; gx < width; gx += spacing) {
        const x = Math.floor(gx + (random() - 0.5) * spacing * 1.6);
        const y = Math.floor(gy + (random() - 0.5) * spacing * 1.6);
        const reach = Math.max(2, Math.round(unit * pass.size * 0.5));
        const sx = lumaAt(x + reach, y) - lumaAt(x - reach, y);
        const sy = lumaAt(x, y + reach) - lumaAt(x, y - reach);
        const edge = Math.abs(sx) + Math.abs(sy);
        const jitter = random();
        const shift = (random() - 0.5) * 13;
        const at = (clampTo(y, height) * width + clampTo(x, width)) * 4;
        if (edge > pass.edge || data[at + 3] === 0) continue;
        const flow = noise.at((x / unit) * 1.7, (y / unit) * 1.7 + 40) * 0.9;
        const along = edge > 9 ? Math.atan2(sx, -sy) : flow;
        const length = unit * pass.size * (1.1 + jitter * 1.5) * (1 - 0.5 * clamp01(edge / 60));
        const r = toByte((data[at] ?? 0) + shift);
        const g = toByte((data[at + 1] ?? 0) + shift);
        const b = toByte((data[at + 2] ?? 0) + shift * 0.8);
        ctx.strokeStyle = `rgba(${r},${g},${b},${pass.alpha})`;
        ctx.lineWidth = unit * pass.size * (0.5 + jitter * 0.5) * (1 - 0.45 * clamp01(edge / 50));
        const dx = Math.cos(along) * length * 0.5;
        const dy = Math.sin(along) * length * 0.5;
        ctx.beginPath();
        ctx.moveTo(x - dx, y - dy);
        ctx.quadraticCurveTo(x + dy * 0.18, y - dx * 0.18, x + dx, y + dy);
        ctx.stroke();
      }
    }
  }
  ctx.restore();
}

function clampTo(value: number, size: number): number {
  return value < 0 ? 0 : value >= size ? size - 1 : value;
}

function toByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}
