import { css, hex, mix } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { paintConifer } from '../subjects/trees.ts';
import { paintCrag } from '../subjects/masonry.ts';

/** A fall between two crags: thousands of threads of water, and the mist it raises. */
export function paintWaterfall(painting: Painting, random: Random): void {
  const { ctx, scene, layout, width, unit, palette, detail } = painting;
  if (!scene.places.has('waterfall')) return;
  const x = layout.focus.x + layout.lightSide * width * 0.06;
  const top = layout.horizon * 0.34;
  const foot = layout.horizon + unit * 0.02;
  const wide = unit * 0.13;
  paintCrag(painting, random, {
    x,
    top,
    topWidth: unit * 0.95,
    foot,
    footWidth: unit * 1.25,
    distance: 0.2,
    grass: true,
  });
  for (let tree = 0; tree < 34; tree += 1) {
    const tx = x + between(random, -0.47, 0.47) * unit * 0.95;
    if (Math.abs(tx - x) < wide * 0.6) continue;
    paintConifer(painting, random, {
      x: tx,
      y: top + unit * between(random, 0, 0.035),
      height: unit * between(random, 0.05, 0.13),
      distance: 0.22,
    });
  }
  const bright = mix(hex('#f3f8fa'), palette.light, 0.35);
  const dim = mix(inAir(painting, hex('#a9c4d4'), 0.15, 1), palette.haze, 0.2);
  ctx.fillStyle = css(dim, 0.85);
  ctx.beginPath();
  ctx.moveTo(x - wide * 0.42, top + unit * 0.004);
  ctx.bezierCurveTo(
    x - wide * 0.5,
    top + unit * 0.1,
    x - wide * 0.55,
    foot - unit * 0.1,
    x - wide * 0.66,
    foot,
  );
  ctx.lineTo(x + wide * 0.66, foot);
  ctx.bezierCurveTo(
    x + wide * 0.52,
    foot - unit * 0.1,
    x + wide * 0.5,
    top + unit * 0.1,
    x + wide * 0.42,
    top + unit * 0.004,
  );
  ctx.fill();
  ctx.lineCap = 'round';
  for (let index = 0; index < 700 * detail; index += 1) {
    const across = between(random, -0.5, 0.5);
    const t = random();
    const y = top + (foot - top) * t;
    const length = unit * between(random, 0.015, 0.075);
    const px = x + across * wide * (0.86 + t * 0.42);
    ctx.strokeStyle = css(
      random() < 0.72 ? bright : against(painting, hex('#5a7888'), 0.2, 0.3),
      between(random, 0.12, 0.5),
    );
    ctx.lineWidth = unit * between(random, 0.0009, 0.0032);
    ctx.beginPath();
    ctx.moveTo(px, y);
    ctx.lineTo(px + across * length * 0.12, Math.min(foot, y + length));
    ctx.stroke();
  }
  for (let puff = 0; puff < 34; puff += 1) {
    const px = x + between(random, -1.5, 1.5) * wide;
    const py = foot - random() ** 2 * unit * 0.1;
    const size = unit * between(random, 0.03, 0.09);
    const mist = ctx.createRadialGradient(px, py, 0, px, py, size);
    mist.addColorStop(0, css(bright, 0.16));
    mist.addColorStop(1, css(bright, 0));
    ctx.fillStyle = mist;
    ctx.fillRect(px - size, py - size, size * 2, size * 2);
  }
}
