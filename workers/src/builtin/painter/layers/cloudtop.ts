import { css, mix } from '../color.ts';
import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

const ROWS = 15;

/** A sea of clouds seen from above: rows of round heads, lit on the light's side, hazy far away. */
export function paintCloudtop(painting: Painting, random: Random): void {
  const { ctx, layout, width, height, palette, unit, noise } = painting;
  if (layout.ground !== 'clouds') return;
  const fold = mix(palette.cloudShade, palette.shade, 0.1);
  const base = ctx.createLinearGradient(0, layout.horizon - unit * 0.03, 0, height);
  base.addColorStop(0, css(palette.haze, 0));
  base.addColorStop(0.14, css(mix(palette.haze, fold, 0.3)));
  base.addColorStop(1, css(fold));
  ctx.fillStyle = base;
  ctx.fillRect(0, layout.horizon - unit * 0.03, width, height);
  for (let row = 0; row < ROWS; row += 1) {
    const near = row / (ROWS - 1);
    const y = layout.horizon + (height - layout.horizon) * near ** 1.5 * 1.05;
    const size = unit * (0.022 + 0.12 * near);
    const count = Math.ceil((width / size) * 2.2);
    for (let index = 0; index < count; index += 1) {
      const x = ((index + random()) / count) * (width + size * 2) - size;
      // Banks and gaps, so that the rows do not read as rows.
      const bank = noise.fbm((x / unit) * (2.4 - near * 1.3) + 20, row * 0.4, 3);
      paintHead(
        painting,
        x,
        y - bank * size * 1.5,
        size * between(random, 0.45, 1) * (1 + bank * 0.5),
        near,
      );
    }
  }
}

function paintHead(
  { ctx, palette, layout, width }: Painting,
  x: number,
  y: number,
  size: number,
  near: number,
) {
  const sunny = Math.exp(-Math.abs(x - layout.light.x) / (width * 0.32));
  const far = (1 - near) ** 2 * 0.7;
  const lit = mix(mix(palette.cloudLit, palette.light, 0.1 + sunny * 0.35), palette.haze, far);
  const shade = mix(mix(palette.cloudShade, palette.glow, sunny * 0.25), palette.haze, far);
  const sun = layout.light.x > x ? 1 : -1;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1.25, 0.72);
  const form = ctx.createRadialGradient(sun * size * 0.25, -size * 0.45, size * 0.05, 0, 0, size);
  form.addColorStop(0, css(lit, 0.85));
  form.addColorStop(0.45, css(mix(lit, shade, 0.55), 0.7));
  form.addColorStop(0.8, css(shade, 0.4));
  form.addColorStop(1, css(shade, 0));
  ctx.fillStyle = form;
  ctx.fillRect(-size, -size, size * 2, size * 2);
  ctx.restore();
}
