import { css, mix } from '../color.ts';
import { computeField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';

/** The disc of the sun or the moon, with its halo. */
export function paintSunOrMoon(painting: Painting): void {
  const { ctx, layout, palette, scene } = painting;
  const { light } = layout;
  if (!light.visible || layout.ground === 'deep' || scene.refused.has(light.kind)) return;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const reach = light.radius * 6;
  const halo = ctx.createRadialGradient(
    light.x,
    light.y,
    light.radius * 0.8,
    light.x,
    light.y,
    reach,
  );
  halo.addColorStop(0, css(mix(palette.glow, palette.light, 0.5), 0.55));
  halo.addColorStop(0.3, css(palette.glow, 0.2));
  halo.addColorStop(1, css(palette.glow, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(light.x - reach, light.y - reach, reach * 2, reach * 2);
  ctx.restore();
  if (light.kind === 'moon') paintMoon(painting);
  else paintSun(painting);
}

function paintSun({ ctx, layout, palette }: Painting): void {
  const { x, y, radius } = layout.light;
  const disc = ctx.createRadialGradient(x, y, 0, x, y, radius * 1.12);
  disc.addColorStop(0, css(palette.light));
  disc.addColorStop(0.82, css(mix(palette.light, palette.glow, 0.2)));
  disc.addColorStop(0.93, css(mix(palette.light, palette.glow, 0.45), 0.8));
  disc.addColorStop(1, css(palette.glow, 0));
  ctx.fillStyle = disc;
  ctx.fillRect(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4);
}

function paintMoon({ ctx, layout, palette, noise }: Painting): void {
  const { x, y, radius } = layout.light;
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const sea = mix(palette.light, palette.haze, 0.42);
  const field = computeField(box, 0.75, (px, py, pixel) => {
    const dx = (px - x) / radius;
    const dy = (py - y) / radius;
    const from = Math.sqrt(dx * dx + dy * dy);
    const maria = smoothstep(-0.15, 0.5, noise.fbm(dx * 1.3 + 4, dy * 1.3 + 8, 5));
    const limb = 1 - 0.22 * from ** 4;
    const shade = clamp01(maria * 0.75);
    for (let channel = 0; channel < 3; channel += 1) {
      const bright = palette.light[channel] ?? 0;
      pixel[channel] = (bright + ((sea[channel] ?? 0) - bright) * shade) * limb;
    }
    pixel[3] = 255 * smoothstep(1, 0.965, from);
  });
  ctx.drawImage(field, box.x, box.y, box.width, box.height);
}
