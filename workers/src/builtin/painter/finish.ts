import { createCanvas } from '@napi-rs/canvas';
import { css } from './color.ts';
import { clamp01 } from './noise.ts';
import type { Layer, Painting } from './painting.ts';
import type { Random } from './random.ts';

/** Bright things bleed a little into what surrounds them, as they do in an eye or a lens. */
export const paintBloom: Layer = (painting) => {
  const { ctx, canvas, width, height, scene } = painting;
  const small = createCanvas(Math.ceil(width / 6), Math.ceil(height / 6));
  const on = small.getContext('2d');
  on.drawImage(canvas, 0, 0, small.width, small.height);
  // Squaring the values leaves little but the lights.
  on.globalCompositeOperation = 'multiply';
  on.drawImage(canvas, 0, 0, small.width, small.height);
  const soft = createCanvas(small.width, small.height);
  const blurred = soft.getContext('2d');
  blurred.filter = 'blur(9px)';
  blurred.drawImage(small, 0, 0);
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = scene.moods.has('dreamy') ? 0.42 : scene.time === 'day' ? 0.16 : 0.28;
  ctx.drawImage(soft, 0, 0, width, height);
  ctx.restore();
};

/** Colour grade, vignette and grain in one pass over the pixels. */
export const gradePicture: Layer = (painting, random) => {
  const { ctx, width, height } = painting;
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  const grade = createGrade(painting);
  const grain = createGrain(random);
  const cx = width / 2;
  const cy = height / 2;
  for (let y = 0, at = 0; y < height; y += 1) {
    const dy = ((y - cy) / cy) ** 2;
    for (let x = 0; x < width; x += 1, at += 4) {
      const dx = ((x - cx) / cx) ** 2;
      const edge = dx + dy;
      const shade = edge > 0.7 ? 1 - Math.min(0.42, (edge - 0.7) * 0.25) : 1;
      const speck = grain[((y & 255) << 8) | ((x + (y >> 8) * 97) & 255)] ?? 0;
      const r = data[at] ?? 0;
      const g = data[at + 1] ?? 0;
      const b = data[at + 2] ?? 0;
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      const s = grade.saturation;
      data[at] = (grade.red[toByte(grey + (r - grey) * s)] ?? 0) * shade + speck;
      data[at + 1] = (grade.green[toByte(grey + (g - grey) * s)] ?? 0) * shade + speck;
      data[at + 2] = (grade.blue[toByte(grey + (b - grey) * s)] ?? 0) * shade + speck;
    }
  }
  ctx.putImageData(image, 0, 0);
};

function toByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}

interface Grade {
  saturation: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
}

/** Vivid deepens and saturates; natural opens the shadows and calms the colours. */
function createGrade({ scene }: Painting): Grade {
  const vivid = scene.style === 'vivid';
  let contrast = vivid ? 0.34 : 0.1;
  let saturation = vivid ? 1.2 : 0.82;
  if (scene.moods.has('dramatic')) contrast += 0.16;
  if (scene.moods.has('calm') || scene.moods.has('dreamy')) contrast -= 0.1;
  if (scene.moods.has('melancholic')) saturation *= 0.82;
  if (scene.moods.has('joyful') || scene.moods.has('neon')) saturation *= 1.1;
  const lift = vivid ? 0.006 : 0.035;
  const curve = (tint: number) =>
    Float32Array.from({ length: 256 }, (_, index) => {
      const v = index / 255;
      const s = v * v * (3 - 2 * v);
      const shaped = v + (s - v) * contrast;
      // Shadows lean cool and lights warm: the oldest grade there is.
      const split = tint * (shaped - 0.45) * (vivid ? 0.05 : 0.025);
      return 255 * clamp01(lift + shaped * (1 - lift) + split);
    });
  return { saturation, red: curve(1), green: curve(0.1), blue: curve(-1) };
}

function createGrain(random: Random): Float32Array {
  const size = 256 * 256;
  const raw = Float32Array.from({ length: size }, () => random() + random() - 1);
  // Each speck leans on its neighbour: film grain is soft, sensor noise is not.
  return raw.map((value, index) => (value * 0.65 + (raw[(index + 1) % size] ?? 0) * 0.35) * 7);
}

/** Air over everything: a breath of haze on the horizon, so that the planes sit in one space. */
export const paintAir: Layer = ({ ctx, palette, layout, width, unit, scene }) => {
  if (layout.ground === 'space' || layout.ground === 'deep') return;
  const reach = unit * (scene.weather.has('fog') ? 0.3 : 0.13);
  const alpha = scene.weather.has('fog') ? 0.5 : 0.22;
  const air = ctx.createLinearGradient(0, layout.horizon - reach, 0, layout.horizon + reach * 0.6);
  air.addColorStop(0, css(palette.haze, 0));
  air.addColorStop(0.62, css(palette.haze, alpha));
  air.addColorStop(1, css(palette.haze, 0));
  ctx.fillStyle = air;
  ctx.fillRect(0, layout.horizon - reach, width, reach * 1.6);
};
