import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../color.ts';
import { clamp01 } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

/** Roughness of the water: 0 a mirror, 1 a storm. */
function roughness({ scene }: Painting): number {
  if (scene.weather.has('storm')) return 1;
  if (scene.places.has('garden') || scene.moods.has('calm')) return 0.1;
  if (scene.weather.has('wind')) return 0.7;
  return scene.places.has('sea') || scene.places.has('beach') ? 0.5 : 0.2;
}

/** Water from the horizon down: the mirrored world, broken by ripples, and the path of light. */
export function paintWater(painting: Painting, random: Random): void {
  const { layout } = painting;
  if (layout.ground !== 'water' && layout.ground !== 'plaza') return;
  if (painting.scene.places.has('street')) return;
  paintMirror(painting);
  paintRipples(painting, random);
  if (roughness(painting) > 0.4) paintSwell(painting, random);
  paintGlitter(painting, random);
}

function paintMirror(painting: Painting): void {
  const { ctx, canvas, width, height, layout, palette, unit, noise } = painting;
  const { horizon } = layout;
  const depth = height - horizon;
  const rough = roughness(painting);
  const wet = layout.ground === 'plaza';
  const mirror = createCanvas(width, Math.ceil(Math.min(horizon, depth * 1.25)));
  const on = mirror.getContext('2d');
  on.translate(0, mirror.height);
  on.scale(1, -1);
  on.drawImage(
    canvas,
    0,
    horizon - mirror.height,
    width,
    mirror.height,
    0,
    0,
    width,
    mirror.height,
  );
  const base = ctx.createLinearGradient(0, horizon, 0, height);
  const body = wet ? mix(palette.shade, palette.haze, 0.2) : palette.water;
  base.addColorStop(0, css(mix(body, palette.haze, 0.6)));
  base.addColorStop(0.25, css(mix(body, palette.shade, 0.05)));
  base.addColorStop(1, css(mix(body, palette.shade, 0.55)));
  ctx.fillStyle = base;
  ctx.fillRect(0, horizon, width, depth);
  ctx.save();
  const strip = 2;
  for (let y = 0; y < depth; y += strip) {
    const near = y / depth;
    // Waves look larger the nearer they are; each strip of the mirror is pushed aside by one.
    const wave =
      noise.at(3.3, 26 * Math.log2(1 + near * 9) * (1 + rough)) + 0.5 * noise.at(9.1, y * 0.21);
    const push = wave * unit * (0.0018 + 0.014 * near) * (0.5 + rough);
    const source = Math.min(mirror.height - strip, (y / 1.25) * 1.1 + wave * near * unit * 0.012);
    ctx.globalAlpha = clamp01((wet ? 0.62 : 0.82) - near * (0.25 + rough * 0.35));
    ctx.drawImage(
      mirror,
      0,
      Math.max(0, source),
      width,
      strip,
      push - 12,
      horizon + y,
      width + 24,
      strip + 0.5,
    );
  }
  ctx.restore();
}

function paintRipples(painting: Painting, random: Random): void {
  const { ctx, width, height, layout, palette, unit, detail } = painting;
  const depth = height - layout.horizon;
  const rough = roughness(painting);
  const dark = mix(palette.water, palette.shade, 0.55);
  const bright = mix(palette.water, palette.haze, 0.75);
  const count =
    (900 + rough * 2600) * detail * (width / 1024) * (layout.ground === 'plaza' ? 0.35 : 1);
  ctx.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const near = random() ** 1.5;
    const y = layout.horizon + 2 + near * depth;
    const x = random() * width;
    const length = unit * (0.006 + 0.06 * near) * between(random, 0.4, 1.3);
    const lift = length * between(random, 0.02, 0.1) * (0.4 + rough);
    ctx.strokeStyle = css(random() < 0.55 ? dark : bright, between(random, 0.06, 0.26));
    ctx.lineWidth = unit * (0.0008 + 0.0042 * near) * between(random, 0.5, 1.2);
    ctx.beginPath();
    ctx.moveTo(x - length, y);
    ctx.quadraticCurveTo(x - length * 0.3, y - lift, x, y - lift * 0.2);
    ctx.quadraticCurveTo(x + length * 0.4, y + lift * 0.5, x + length, y);
    ctx.stroke();
  }
}

/** Rolling waves with lit crests, each a band of its own across the water. */
function paintSwell(painting: Painting, random: Random): void {
  const { ctx, width, height, layout, palette, unit, noise } = painting;
  const depth = height - layout.horizon;
  const rough = roughness(painting);
  const rows = 9;
  for (let row = 1; row < rows; row += 1) {
    const near = (row / rows) ** 1.7;
    const y = layout.horizon + near * depth * 0.92;
    const tall = unit * (0.003 + 0.05 * near) * rough;
    const offset = random() * 50;
    const crestAt = (x: number) =>
      y - tall * (0.5 + 0.9 * noise.fbm((x / unit) * (4.2 - 2.8 * near) + offset, row, 3));
    ctx.beginPath();
    ctx.moveTo(0, y + tall * 2);
    for (let x = 0; x <= width + 6; x += 6) ctx.lineTo(x, crestAt(x));
    ctx.lineTo(width, y + tall * 2);
    const face = ctx.createLinearGradient(0, y - tall * 1.1, 0, y + tall * 2);
    const lit = mix(palette.water, palette.glow, 0.22);
    face.addColorStop(0, css(mix(lit, palette.light, 0.2), 0.55));
    face.addColorStop(0.25, css(palette.water, 0.55));
    face.addColorStop(0.7, css(mix(palette.water, palette.shade, 0.6), 0.4));
    face.addColorStop(1, css(palette.shade, 0));
    ctx.fillStyle = face;
    ctx.fill();
    paintFoam(painting, random, near, crestAt);
  }
}

function paintFoam(
  painting: Painting,
  random: Random,
  near: number,
  crestAt: (x: number) => number,
) {
  const { ctx, width, palette, unit, noise, detail } = painting;
  const rough = roughness(painting);
  const foam = mix(palette.light, palette.haze, 0.45);
  const count = 160 * rough * detail * (width / 1024);
  for (let index = 0; index < count; index += 1) {
    const x = random() * width;
    const crest = crestAt(x);
    if (noise.at((x / unit) * 3 + near * 40, near * 9) < 0.25 - rough * 0.3) continue;
    const drop = random() ** 2;
    ctx.strokeStyle = css(foam, (1 - drop) * between(random, 0.1, 0.5));
    ctx.lineWidth = unit * (0.0007 + 0.0028 * near);
    const length = unit * (0.004 + 0.022 * near) * between(random, 0.4, 1.2);
    const y = crest + drop * unit * (0.002 + 0.03 * near);
    ctx.beginPath();
    ctx.moveTo(x - length, y + length * 0.12);
    ctx.quadraticCurveTo(x, y - length * 0.06, x + length, y + length * 0.16);
    ctx.stroke();
  }
}

/** The sun's or moon's road: sparks that crowd below the light and spread as they come near. */
function paintGlitter(painting: Painting, random: Random): void {
  const { ctx, height, layout, palette, unit, detail, scene } = painting;
  const { light } = layout;
  if (!light.visible || scene.weather.has('storm')) return;
  const depth = height - layout.horizon;
  const low = clamp01(light.y / layout.horizon);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const count = 900 * detail * (0.4 + low * 0.6);
  for (let index = 0; index < count; index += 1) {
    const near = random() ** 1.4;
    const spread = light.radius * (0.7 + near * 2.6);
    const lean = (random() + random() + random() - 1.5) / 1.5;
    const x = light.x + lean * spread;
    const y = layout.horizon + 1 + near * depth * 0.96;
    const length = unit * (0.003 + 0.02 * near) * between(random, 0.3, 1);
    ctx.strokeStyle = css(
      mix(palette.glow, palette.light, random()),
      (1 - Math.abs(lean)) * between(random, 0.15, 0.8),
    );
    ctx.lineWidth = unit * (0.0009 + 0.0034 * near);
    ctx.beginPath();
    ctx.moveTo(x - length, y);
    ctx.lineTo(x + length, y);
    ctx.stroke();
  }
  ctx.restore();
}
