import { css, hex, mix } from '../color.ts';
import { against, isDark, type Painting } from '../painting.ts';
import type { Building } from './building.ts';
import { paintRoof, paintWall, paintWindow } from './masonry.ts';

export const lighthouse: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const { ctx, palette } = painting;
  const white = hex('#ece4d8');
  paintWall(painting, random, {
    x: x + size * 0.17,
    y,
    width: size * 0.24,
    height: size * 0.12,
    color: white,
    distance,
  });
  paintRoof(painting, {
    x: x + size * 0.17,
    y: y - size * 0.115,
    width: size * 0.29,
    height: size * 0.09,
    color: hex('#8a3f33'),
    distance,
  });
  paintWindow(painting, x + size * 0.2, y - size * 0.06, size * 0.022, size * 0.03, 0.8);
  paintWall(painting, random, {
    x,
    y,
    width: size * 0.18,
    height: size * 0.78,
    color: white,
    distance,
    taper: 0.6,
  });
  for (const [from, to] of [
    [0.16, 0.32],
    [0.5, 0.64],
  ] as const) {
    const at = (h: number) => size * 0.18 * (1 - 0.4 * (h / 0.78));
    paintWall(painting, random, {
      x,
      y: y - size * from,
      width: at(from),
      height: size * (to - from),
      color: tint ?? hex('#b8392e'),
      distance,
      taper: at(to) / at(from),
    });
  }
  paintWall(painting, random, {
    x,
    y: y - size * 0.775,
    width: size * 0.15,
    height: size * 0.022,
    color: hex('#4a4448'),
    distance,
  });
  const lampY = y - size * 0.845;
  ctx.fillStyle = css(mix(hex('#ffe9b0'), palette.glow, 0.2));
  ctx.fillRect(x - size * 0.042, lampY - size * 0.045, size * 0.084, size * 0.09);
  ctx.fillStyle = css(against(painting, hex('#4a4448'), distance, 0.6));
  for (const bar of [-0.042, -0.016, 0.012, 0.036]) {
    ctx.fillRect(x + size * bar, lampY - size * 0.045, size * 0.006, size * 0.09);
  }
  paintRoof(painting, {
    x,
    y: lampY - size * 0.042,
    width: size * 0.12,
    height: size * 0.085,
    color: hex('#8a3f33'),
    distance,
  });
  paintBeam(painting, x, lampY, size);
};

/** The lamp sweeps through the air when there is dusk or weather to show it. */
function paintBeam(painting: Painting, x: number, y: number, size: number): void {
  const { ctx, scene, width, layout } = painting;
  const power =
    isDark(painting) || scene.weather.has('storm') ? 1 : scene.time === 'day' ? 0.15 : 0.5;
  const warm = hex('#ffe8b4');
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const [side, strength] of [
    [layout.lightSide, 0.5],
    [-layout.lightSide, 0.34],
  ] as const) {
    const reach = width * 0.75;
    const beam = ctx.createLinearGradient(x, y, x + side * reach, y);
    beam.addColorStop(0, css(warm, strength * power));
    beam.addColorStop(0.4, css(warm, strength * power * 0.32));
    beam.addColorStop(1, css(warm, 0));
    ctx.fillStyle = beam;
    ctx.filter = `blur(${(size * 0.012).toFixed(1)}px)`;
    ctx.beginPath();
    ctx.moveTo(x, y - size * 0.012);
    ctx.lineTo(x + side * reach, y - size * 0.26);
    ctx.lineTo(x + side * reach, y + size * 0.02);
    ctx.lineTo(x, y + size * 0.012);
    ctx.fill();
  }
  ctx.restore();
  paintWindow(painting, x, y, size * 0.05, size * 0.07, 0.5 + power * 0.5);
}
