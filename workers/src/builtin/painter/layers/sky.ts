import { mix, ramp, type Rgb } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01 } from '../noise.ts';
import type { Painting } from '../painting.ts';

/** The gradient of the hour, broken up by slow drifts of colour, and the glow around the light. */
export function paintSky(painting: Painting): void {
  const { width, height, palette, layout, noise, unit, scene } = painting;
  const colors = ramp(palette.sky);
  const bottom = Math.min(height, layout.horizon + unit * 0.02);
  const { light } = layout;
  const low = scene.time !== 'day' && scene.time !== 'night';
  const reach = unit * (low ? 0.42 : 0.3);
  const strength = scene.weather.has('storm') ? 0.5 : scene.time === 'night' ? 0.42 : 0.8;
  const warm: Rgb = mix(palette.glow, palette.light, 0.35);
  paintField(painting, { x: 0, y: 0, width, height: bottom }, 3, (x, y, pixel) => {
    const drift = noise.fbm(x / unit / 1.4, (y / unit) * 1.6, 3) * 0.075;
    const [r, g, b] = colors(y / bottom + drift);
    const dx = (x - light.x) / reach;
    const dy = (y - light.y) / reach;
    // Low light spreads along the horizon; high light is round.
    const far = Math.sqrt(dx * dx * (low ? 0.42 : 1) + dy * dy);
    const halo = clamp01(strength * (0.62 * Math.exp(-far * 1.35) + 0.5 * Math.exp(-far * 5)));
    pixel[0] = r + (warm[0] - r) * halo;
    pixel[1] = g + (warm[1] - g) * halo;
    pixel[2] = b + (warm[2] - b) * halo;
  });
}
