import { css, hex, mix } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { paintConifer } from '../subjects/trees.ts';
import { paintCrag, paintWall } from '../subjects/masonry.ts';

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

/** A bridge across the water: stone arches, or towers and cables in a city. */
export function paintBridge(painting: Painting, random: Random): void {
  const { ctx, scene, layout, width, unit, palette } = painting;
  const bridge = subjectOf(scene, 'bridge');
  if (!bridge) return;
  const color = bridge.tint ?? (scene.places.has('city') ? hex('#8a4a3c') : hex('#a59a8c'));
  const deck = layout.horizon - unit * 0.095;
  const thick = unit * 0.02;
  const dark = css(against(painting, color, 0.12, 0.5));
  if (scene.places.has('city') || scene.places.has('sea')) {
    for (const share of [0.27, 0.73])
      paintWall(painting, random, {
        x: width * share,
        y: layout.horizon + 2,
        width: unit * 0.026,
        height: unit * 0.34,
        color,
        distance: 0.1,
      });
    ctx.strokeStyle = dark;
    const cableAt = (x: number) => {
      const t = (x / width - 0.5) / 0.23;
      return (
        deck -
        unit * 0.245 * (Math.abs(t) <= 1 ? t * t : Math.max(0, 1 - (Math.abs(t) - 1) * 0.9)) -
        unit * 0.01
      );
    };
    for (let x = 0; x < width; x += unit * 0.012) {
      ctx.lineWidth = unit * 0.0012;
      ctx.beginPath();
      ctx.moveTo(x, deck);
      ctx.lineTo(x, cableAt(x));
      ctx.stroke();
    }
    ctx.lineWidth = unit * 0.005;
    ctx.beginPath();
    for (let x = 0; x <= width; x += 4) ctx.lineTo(x, cableAt(x));
    ctx.stroke();
    ctx.fillStyle = dark;
    ctx.fillRect(0, deck, width, thick * 0.7);
    return;
  }
  const arches = Math.max(3, Math.round(width / (unit * 0.26)));
  const span = width / arches;
  const stone = ctx.createLinearGradient(0, deck - thick, 0, layout.horizon);
  stone.addColorStop(0, css(mix(inAir(painting, color, 0.12, 1.25), palette.glow, 0.28)));
  stone.addColorStop(0.4, css(inAir(painting, color, 0.12, 0.9)));
  stone.addColorStop(1, css(against(painting, color, 0.12, 0.55)));
  ctx.fillStyle = stone;
  ctx.beginPath();
  ctx.moveTo(0, deck - thick);
  ctx.quadraticCurveTo(width / 2, deck - thick - unit * 0.05, width, deck - thick);
  ctx.lineTo(width, layout.horizon + 2);
  for (let arch = arches - 1; arch >= 0; arch -= 1) {
    const right = (arch + 0.9) * span;
    const left = (arch + 0.1) * span;
    ctx.lineTo(right, layout.horizon + 2);
    ctx.bezierCurveTo(
      right,
      deck + thick * 0.2,
      left,
      deck + thick * 0.2,
      left,
      layout.horizon + 2,
    );
  }
  ctx.lineTo(0, layout.horizon + 2);
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (let index = 0; index < 900; index += 1) {
    ctx.fillStyle = css(random() < 0.5 ? palette.shade : palette.glow, between(random, 0.04, 0.14));
    ctx.fillRect(
      random() * width,
      deck - unit * 0.07 + random() * unit * 0.17,
      unit * between(random, 0.008, 0.022),
      unit * 0.007,
    );
  }
  ctx.restore();
}
