import { css, hex, mix, type Rgb } from '../color.ts';
import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

/** Lightning behind the land: a bolt that forks, and the cloud it lights. */
export function paintLightning(painting: Painting, random: Random): void {
  const { ctx, scene, layout, width, unit } = painting;
  if (
    !subjectOf(scene, 'lightning') &&
    !(scene.weather.has('storm') && !scene.refused.has('lightning'))
  ) {
    return;
  }
  if (layout.ground === 'deep') return;
  const x = width * (0.5 + layout.lightSide * between(random, 0.16, 0.3));
  const color = hex('#e8ecff');
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const flash = ctx.createRadialGradient(
    x,
    layout.horizon * 0.25,
    0,
    x,
    layout.horizon * 0.3,
    unit * 0.55,
  );
  flash.addColorStop(0, css(hex('#b9c4ff'), 0.6));
  flash.addColorStop(0.4, css(hex('#8f9ae8'), 0.2));
  flash.addColorStop(1, css(hex('#8f9ae8'), 0));
  ctx.fillStyle = flash;
  ctx.fillRect(0, 0, width, layout.horizon);
  ctx.strokeStyle = css(color, 0.95);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.shadowColor = css(hex('#a9b4ff'));
  ctx.shadowBlur = unit * 0.02;
  const bolt = (
    fromX: number,
    fromY: number,
    toY: number,
    thick: number,
    lean: number,
    depth: number,
  ) => {
    let px = fromX;
    let py = fromY;
    const steps = 26;
    for (let step = 0; step < steps; step += 1) {
      const nx = px + (random() - 0.5 + lean) * unit * 0.03;
      const ny = py + (toY - fromY) / steps;
      ctx.lineWidth = thick * (1 - (step / steps) * 0.6);
      ctx.beginPath();
      ctx.moveTo(px, py);
      ctx.lineTo(nx, ny);
      ctx.stroke();
      if (depth < 2 && random() < 0.13) {
        bolt(
          nx,
          ny,
          ny + (toY - ny) * between(random, 0.3, 0.7),
          thick * 0.5,
          lean + between(random, -0.6, 0.6),
          depth + 1,
        );
      }
      px = nx;
      py = ny;
    }
  };
  bolt(x, layout.horizon * 0.16, layout.horizon, unit * 0.0042, 0, 0);
  ctx.restore();
}

/** Rain or snow in front of everything; seen from a room it falls outside, and is painted there. */
export function paintWeather(painting: Painting, random: Random): void {
  if (!painting.layout.indoors) paintFall(painting, random);
}

/** Rain or snow in three depths. */
export function paintFall(painting: Painting, random: Random): void {
  const { scene, layout } = painting;
  if (layout.ground === 'deep' || layout.ground === 'space') return;
  if (scene.weather.has('rain')) paintRain(painting, random);
  const flakes = scene.weather.has('snow')
    ? 1
    : scene.season === 'winter' && !scene.refused.has('snow')
      ? 0.35
      : 0;
  if (flakes > 0) paintSnow(painting, random, flakes);
}

function paintRain(
  { ctx, width, height, palette, unit, detail, scene }: Painting,
  random: Random,
): void {
  const lean = scene.weather.has('wind') || scene.weather.has('storm') ? 0.34 : 0.12;
  const tone = mix(palette.haze, hex('#eef4ff'), 0.6);
  ctx.save();
  ctx.lineCap = 'round';
  for (let index = 0; index < 1300 * detail * (width / 1024); index += 1) {
    const near = random() ** 2;
    const x = random() * width * 1.2;
    const y = random() * height;
    const length = unit * (0.012 + 0.05 * near);
    ctx.strokeStyle = css(tone, between(random, 0.06, 0.24) * (1 - near * 0.35));
    ctx.lineWidth = unit * (0.0007 + 0.0013 * near);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x - length * lean, y + length);
    ctx.stroke();
  }
  ctx.restore();
}

function paintSnow(
  { ctx, width, height, unit, detail, palette }: Painting,
  random: Random,
  amount: number,
): void {
  const white = mix(hex('#ffffff'), palette.glow, 0.1);
  for (let index = 0; index < 900 * amount * detail * (width / 1024); index += 1) {
    const near = random() ** 3;
    const size = unit * (0.0011 + 0.0075 * near);
    const x = random() * width;
    const y = random() * height;
    const flake = ctx.createRadialGradient(x, y, 0, x, y, size);
    const alpha = between(random, 0.45, 0.95) * (1 - near * 0.55);
    flake.addColorStop(0, css(white, alpha));
    flake.addColorStop(0.5, css(white, alpha * 0.75));
    flake.addColorStop(1, css(white, 0));
    ctx.fillStyle = flake;
    ctx.fillRect(x - size, y - size, size * 2, size * 2);
  }
}

/** Leaves or petals carried by the air. */
export function paintDrift(painting: Painting, random: Random): void {
  const { ctx, scene, width, height, unit, palette, layout } = painting;
  const color = driftColor(painting);
  if (!color || layout.indoors || layout.ground === 'deep' || layout.ground === 'space') return;
  const count = scene.weather.has('wind') ? 130 : 55;
  for (let index = 0; index < count; index += 1) {
    const near = random() ** 3;
    const size = unit * (0.0028 + 0.009 * near);
    ctx.fillStyle = css(
      mix(color, random() < 0.4 ? palette.glow : palette.shade, between(random, 0.05, 0.3)),
      between(random, 0.5, 0.9),
    );
    ctx.beginPath();
    ctx.ellipse(
      random() * width,
      height * between(random, 0.12, 0.98),
      size * 1.3,
      size * 0.55,
      random() * 6.3,
      0,
      6.3,
    );
    ctx.fill();
  }
}

function driftColor({ scene, palette }: Painting): Rgb | undefined {
  if (scene.season === 'autumn') return palette.accent;
  const blossom = subjectOf(scene, 'blossom');
  return blossom || scene.season === 'spring' ? (blossom?.tint ?? hex('#f7bcd0')) : undefined;
}
