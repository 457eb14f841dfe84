import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, isDark, type Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';

const NEON: readonly [Rgb, ...Rgb[]] = [
  hex('#ff3fa4'),
  hex('#2fe0ff'),
  hex('#a64bff'),
  hex('#ffb13f'),
  hex('#3fffb0'),
];
const LAMPS: readonly [Rgb, ...Rgb[]] = [
  hex('#ffd58a'),
  hex('#ffc06a'),
  hex('#ffe9bf'),
  hex('#cfe2ff'),
];

/** A skyline in four planes; at night its windows are lit and its feet stand in their own glow. */
export function paintCity(painting: Painting, random: Random): void {
  const { scene, ctx, layout, width, unit, palette } = painting;
  if (!scene.places.has('city')) return;
  const neon = scene.moods.has('neon');
  const lamp = neon ? pick(random, NEON) : mix(palette.glow, hex('#ffb86a'), 0.5);
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    if (isDark(painting) || neon) {
      const glow = ctx.createLinearGradient(0, layout.horizon - unit * 0.4, 0, layout.horizon);
      glow.addColorStop(0, css(lamp, 0));
      glow.addColorStop(1, css(lamp, 0.22));
      ctx.fillStyle = glow;
      ctx.fillRect(0, layout.horizon - unit * 0.4, width, unit * 0.4);
    }
    let x = -unit * 0.05;
    while (x < width + unit * 0.05) {
      const wide = unit * between(random, 0.035, 0.085) * (0.7 + near * 0.7);
      const focus = Math.exp(-(((x - layout.focus.x) / (unit * 0.3)) ** 2));
      const tall =
        unit *
        (0.11 + random() ** 2 * 0.26 + focus * 0.2 * (1 - near)) *
        (1.1 - near * 0.45) *
        (layout.horizon / (unit * 0.62)) ** 0.5;
      paintTower(painting, random, x, wide, tall, near, neon);
      x += wide * between(random, 0.9, 1.25 + near * 0.7);
    }
  }
}

function paintTower(
  painting: Painting,
  random: Random,
  x: number,
  wide: number,
  tall: number,
  near: number,
  neon: boolean,
) {
  const { ctx, layout, palette } = painting;
  const distance = 0.72 * (1 - near) ** 1.2;
  const base = layout.horizon;
  const stone = mix(hex('#6d6f80'), hex('#8a6f66'), random());
  const body = against(painting, stone, distance, isDark(painting) ? 0.7 : 0.38);
  const lit = mix(inAir(painting, stone, distance, 1.2), palette.glow, 0.35);
  const sun = layout.light.x > x ? 1 : -1;
  const face = ctx.createLinearGradient(sun > 0 ? x : x + wide, 0, sun > 0 ? x + wide : x, 0);
  face.addColorStop(0, css(body));
  face.addColorStop(0.7, css(mix(body, lit, 0.15)));
  face.addColorStop(1, css(mix(body, lit, isDark(painting) ? 0.25 : 0.65)));
  ctx.fillStyle = face;
  ctx.fillRect(x, base - tall, wide, tall);
  paintTop(painting, random(), x, wide, tall);
  paintWindows(painting, random, { x, wide, tall, distance, neon });
  if (neon && near >= 0.3 && random() < 0.5) paintSign(painting, random, x, wide, tall);
}

/** Shape of the roof: setbacks, a mast, a slant. */
function paintTop(
  { ctx, layout }: Painting,
  shape: number,
  x: number,
  wide: number,
  tall: number,
): void {
  const base = layout.horizon;
  if (shape < 0.35) {
    ctx.fillRect(x + wide * 0.16, base - tall * 1.09, wide * 0.68, tall * 0.1);
    ctx.fillRect(x + wide * 0.32, base - tall * 1.16, wide * 0.36, tall * 0.09);
  }
  if (shape < 0.5 && shape > 0.2) {
    ctx.fillRect(x + wide * 0.48, base - tall * 1.3, Math.max(1, wide * 0.035), tall * 0.32);
  }
  if (shape <= 0.82) return;
  ctx.beginPath();
  ctx.moveTo(x, base - tall + 1);
  ctx.lineTo(x + wide, base - tall - wide * 0.7);
  ctx.lineTo(x + wide, base - tall + 1);
  ctx.fill();
}

function paintSign(
  { ctx, layout, unit }: Painting,
  random: Random,
  x: number,
  wide: number,
  tall: number,
): void {
  const color = pick(random, NEON);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.shadowColor = css(color);
  ctx.shadowBlur = unit * 0.02;
  ctx.fillStyle = css(mix(color, hex('#ffffff'), 0.25), 0.85);
  const left = x + wide * (random() < 0.5 ? 0.1 : 0.8);
  const top = layout.horizon - tall * between(random, 0.7, 0.95);
  ctx.fillRect(left, top, wide * 0.07, tall * between(random, 0.2, 0.55));
  ctx.restore();
}

function isLit(painting: Painting): boolean {
  return isDark(painting) || painting.scene.time === 'dusk';
}

interface Facade {
  x: number;
  wide: number;
  tall: number;
  distance: number;
  neon: boolean;
}

function paintWindows(painting: Painting, random: Random, facade: Facade): void {
  const { ctx, layout, unit, palette } = painting;
  const { x, wide, tall, distance, neon } = facade;
  const dark = neon || isLit(painting);
  const share = dark ? 0.34 : 0.24;
  const cell = unit * 0.0085 * (1.3 - distance * 0.6);
  const columns = Math.floor(wide / cell) - 1;
  const rows = Math.floor(tall / (cell * 1.35)) - 1;
  const lamp = dark ? pick(random, LAMPS) : mix(palette.haze, palette.light, 0.4);
  for (let row = 0; row < rows; row += 1) {
    const floorOn = random() < 0.16 ? 0.9 : share * between(random, 0.3, 1.3);
    for (let column = 0; column < columns; column += 1) {
      if (random() > floorOn) continue;
      const color = neon && random() < 0.25 ? pick(random, NEON) : lamp;
      const alpha = dark ? between(random, 0.35, 0.95) * (1 - distance * 0.55) : 0.25;
      ctx.fillStyle = css(mix(color, palette.haze, distance * 0.5), alpha);
      const top = layout.horizon - tall + (row + 0.8) * cell * 1.35;
      ctx.fillRect(x + (column + 0.7) * cell, top, cell * 0.55, cell * 0.72);
    }
  }
}
