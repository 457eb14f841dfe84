import { css } from '../color.ts';
import type { Painting } from '../painting.ts';

/** The soft shadow that ties a standing thing to its ground, falling away from the light. */
export function paintStandingShadow(
  { ctx, palette, layout }: Painting,
  x: number,
  y: number,
  size: number,
) {
  const lean = ((x - layout.light.x) / Math.max(size, Math.abs(x - layout.light.x))) * size * 0.22;
  ctx.save();
  ctx.translate(x + lean, y);
  ctx.scale(1, 0.15);
  const shadow = ctx.createRadialGradient(0, 0, 0, 0, 0, size * 0.62);
  shadow.addColorStop(0, css(palette.shade, 0.62));
  shadow.addColorStop(0.6, css(palette.shade, 0.3));
  shadow.addColorStop(1, css(palette.shade, 0));
  ctx.fillStyle = shadow;
  ctx.fillRect(-size, -size, size * 2, size * 2);
  ctx.restore();
}
