import { css, hex, mix } from '../color.ts';
import { against, inAir, isDark, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import type { Building } from './building.ts';
import { paintWall, paintWindow } from './masonry.ts';

export const house: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const { ctx, palette, scene } = painting;
  const wood = tint ?? hex('#8a5f40');
  const winter = scene.season === 'winter';
  const wide = size * 1.05;
  const tall = size * 0.42;
  paintWall(painting, random, {
    x: x - wide * 0.24,
    y: y - tall,
    width: size * 0.11,
    height: size * 0.58,
    color: hex('#8b7d74'),
    distance,
  });
  paintWall(painting, random, { x, y, width: wide, height: tall, color: wood, distance });
  const log = against(painting, wood, distance, 0.75);
  for (let row = 1; row < 8; row += 1) {
    ctx.fillStyle = css(log, 0.5);
    ctx.fillRect(x - wide / 2, y - (tall * row) / 8, wide, size * 0.008);
  }
  const roof = winter ? hex('#eef3fa') : hex('#5a4038');
  const slope = ctx.createLinearGradient(0, y - size * 0.95, 0, y - tall);
  slope.addColorStop(0, css(mix(inAir(painting, roof, distance, 1.25), palette.glow, 0.22)));
  slope.addColorStop(1, css(against(painting, roof, distance, winter ? 0.2 : 0.5)));
  ctx.fillStyle = slope;
  ctx.beginPath();
  ctx.moveTo(x - wide * 0.62, y - tall * 0.92);
  ctx.quadraticCurveTo(x - wide * 0.5, y - tall * 1.3, x - wide * 0.36, y - size * 0.9);
  ctx.quadraticCurveTo(x, y - size * 0.965, x + wide * 0.36, y - size * 0.9);
  ctx.quadraticCurveTo(x + wide * 0.5, y - tall * 1.3, x + wide * 0.62, y - tall * 0.92);
  ctx.quadraticCurveTo(x, y - tall * (winter ? 0.82 : 0.9), x - wide * 0.62, y - tall * 0.92);
  ctx.fill();
  const glow = isDark(painting) ? 1 : 0.65;
  for (const dx of [-0.3, 0.3]) {
    paintWindow(painting, x + dx * wide, y - tall * 0.5, size * 0.15, size * 0.15, glow);
    ctx.fillStyle = css(log);
    ctx.fillRect(
      x + dx * wide - size * 0.005,
      y - tall * 0.5 - size * 0.075,
      size * 0.01,
      size * 0.15,
    );
    ctx.fillRect(
      x + dx * wide - size * 0.075,
      y - tall * 0.5 - size * 0.005,
      size * 0.15,
      size * 0.01,
    );
  }
  ctx.fillStyle = css(against(painting, hex('#5a3020'), distance, 0.5));
  ctx.beginPath();
  ctx.roundRect(x - size * 0.075, y - tall * 0.72, size * 0.15, tall * 0.73, [
    size * 0.03,
    size * 0.03,
    0,
    0,
  ]);
  ctx.fill();
  paintWindow(painting, x, y - tall * 0.5, size * 0.05, size * 0.05, glow * 0.8);
  paintSmoke(painting, random, x - wide * 0.24, y - size * 1.0, size);
};

function paintSmoke(
  { ctx, palette, layout }: Painting,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const tone = mix(palette.haze, palette.light, 0.3);
  for (let puff = 0; puff < 26; puff += 1) {
    const t = puff / 26;
    const px = x - layout.lightSide * t * t * size * 0.5 + between(random, -0.03, 0.03) * size;
    const py = y - t * size * 0.85;
    const reach = size * (0.045 + t * 0.12);
    const soft = ctx.createRadialGradient(px, py, 0, px, py, reach);
    soft.addColorStop(0, css(tone, 0.26 * (1 - t)));
    soft.addColorStop(1, css(tone, 0));
    ctx.fillStyle = soft;
    ctx.fillRect(px - reach, py - reach, reach * 2, reach * 2);
  }
}
