import { css, hex } from '../color.ts';
import type { Painting } from '../painting.ts';
import { subjectOf } from '../scene.ts';

const BANDS = ['#e84a4a', '#f0923a', '#f2d648', '#5cc46a', '#46a0e0', '#5a5ad0', '#8c4cc0'];

/** A soft bow opposite the light, fading at its feet. */
export function paintRainbow(painting: Painting): void {
  const { ctx, scene, layout, width, unit } = painting;
  if (!subjectOf(scene, 'rainbow')) return;
  const cx = width * (0.5 - layout.lightSide * 0.12);
  const cy = layout.horizon + unit * 0.18;
  const outer = Math.min(width * 0.52, layout.horizon * 0.98);
  const band = unit * 0.009;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.filter = `blur(${(unit * 0.004).toFixed(1)}px)`;
  ctx.lineWidth = band * 1.5;
  BANDS.forEach((color, index) => {
    const fade = ctx.createLinearGradient(0, cy - outer, 0, layout.horizon);
    fade.addColorStop(0, css(hex(color), 0.42));
    fade.addColorStop(0.6, css(hex(color), 0.34));
    fade.addColorStop(1, css(hex(color), 0.08));
    ctx.strokeStyle = fade;
    ctx.beginPath();
    ctx.arc(cx, cy, outer - index * band, Math.PI, Math.PI * 2);
    ctx.stroke();
  });
  ctx.restore();
}
