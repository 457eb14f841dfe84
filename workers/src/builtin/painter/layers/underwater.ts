import { css, hex, mix } from '../color.ts';
import { paintField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

/** Below the surface: light breaking through in shafts, blue depth, rock and weed below. */
export function paintUnderwater(painting: Painting, random: Random): void {
  const { layout, width, height, palette, noise, unit } = painting;
  if (layout.ground !== 'deep') return;
  const tint = palette.water;
  const surface = mix(hex('#bdf3ef'), mix(palette.light, palette.glow, 0.3), 0.45);
  const middle = mix(hex('#1d86a8'), tint, 0.5);
  const deep = mix(hex('#04152e'), palette.shade, 0.35);
  const lx = layout.light.x;
  paintField(painting, { x: 0, y: 0, width, height }, 2.2, (x, y, pixel) => {
    const depth = y / height;
    const dx = (x - lx) / unit;
    const spread = dx / (depth + 0.35);
    const beams = smoothstep(
      0.05,
      0.8,
      noise.at(spread * 3.4, 2) * 0.55 + noise.at(spread * 8.5, 7) * 0.4 + 0.25,
    );
    const shaft = beams * Math.exp(-depth * 2.1) * Math.exp(-spread * spread * 0.45);
    const caustic = noise.ridged(
      ((x / unit) * 2.6) / (depth * 6 + 0.35),
      Math.log(depth + 0.03) * 2.4,
      3,
    );
    const top = Math.exp(-depth * 8.5) * (0.3 + caustic * 1.05);
    const near = Math.exp(-Math.hypot(dx, depth * 1.1) * 2.3);
    const bright = clamp01(shaft * 0.55 + top * 0.85 + near * 0.62);
    const dark = smoothstep(0.1, 1.02, depth + noise.fbm((x / unit) * 1.4, depth * 2, 3) * 0.07);
    for (let channel = 0; channel < 3; channel += 1) {
      const body = (middle[channel] ?? 0) + ((deep[channel] ?? 0) - (middle[channel] ?? 0)) * dark;
      pixel[channel] = body + ((surface[channel] ?? 0) - body) * bright;
    }
  });
  paintSeabed(painting, random, deep, middle);
}

function paintSeabed(
  painting: Painting,
  random: Random,
  deep: ReturnType<typeof hex>,
  middle: ReturnType<typeof hex>,
) {
  const { ctx, width, height, unit, noise } = painting;
  for (let row = 0; row < 3; row += 1) {
    const near = row / 2;
    const base = height * (0.84 + near * 0.09);
    const color = mix(mix(middle, deep, 0.62), deep, near);
    ctx.fillStyle = css(color);
    ctx.beginPath();
    ctx.moveTo(-4, height + 4);
    const crestAt = (x: number) =>
      base -
      unit *
        (0.05 + 0.12 * Math.abs(x / width - 0.5)) *
        (0.6 + noise.fbm((x / unit) * 2.2 + row * 9, row, 4));
    for (let x = -4; x <= width + 6; x += 4) ctx.lineTo(x, crestAt(x));
    ctx.lineTo(width + 6, height + 4);
    ctx.fill();
    ctx.strokeStyle = css(mix(color, middle, 0.12));
    ctx.lineCap = 'round';
    for (let weed = 0; weed < 70; weed += 1) {
      const x = random() * width;
      const tall = unit * between(random, 0.02, 0.1) * (0.5 + near);
      const sway = between(random, -0.4, 0.4) * tall;
      ctx.lineWidth = unit * between(random, 0.0015, 0.005);
      ctx.beginPath();
      ctx.moveTo(x, crestAt(x) + 4);
      ctx.bezierCurveTo(
        x + sway,
        crestAt(x) - tall * 0.4,
        x - sway,
        crestAt(x) - tall * 0.7,
        x + sway,
        crestAt(x) - tall,
      );
      ctx.stroke();
    }
  }
}
