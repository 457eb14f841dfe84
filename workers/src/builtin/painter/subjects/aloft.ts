import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

const CLOTHS: readonly [Rgb, ...Rgb[]] = [
  hex('#d8453c'),
  hex('#e89a3c'),
  hex('#3f7fc4'),
  hex('#8a4fb8'),
  hex('#3f9e86'),
  hex('#e06a94'),
];

/** Hot-air balloons: gored envelopes, round in the light, the far ones in the haze. */
export function paintBalloons(painting: Painting, random: Random): void {
  const { scene, width, layout, unit } = painting;
  const balloons = subjectOf(scene, 'balloon');
  if (!balloons) return;
  const count = Math.min(9, balloons.count);
  for (let index = count - 1; index >= 0; index -= 1) {
    const far = index / Math.max(1, count);
    const size = unit * (index === 0 ? 0.17 : between(random, 0.03, 0.09) * (1.2 - far * 0.5));
    const x = index === 0 ? layout.focus.x : width * between(random, 0.08, 0.92);
    const y = layout.horizon * (index === 0 ? 0.4 : between(random, 0.18, 0.74));
    paintBalloon(
      painting,
      x,
      y,
      size,
      index === 0 ? 0.02 : 0.2 + far * 0.35,
      balloons.tint ?? pick(random, CLOTHS),
    );
  }
}

function paintBalloon(
  painting: Painting,
  x: number,
  y: number,
  size: number,
  distance: number,
  cloth: Rgb,
): void {
  const { ctx, palette, layout } = painting;
  const pale = mix(cloth, hex('#f6e6c8'), 0.75);
  const gores = 9;
  const outline = (from: number, to: number) => {
    ctx.beginPath();
    ctx.moveTo(x, y - size);
    ctx.bezierCurveTo(
      x + from * size * 1.18,
      y - size * 1.02,
      x + from * size * 1.16,
      y + size * 0.28,
      x + from * size * 0.2,
      y + size * 0.98,
    );
    ctx.lineTo(x + to * size * 0.2, y + size * 0.98);
    ctx.bezierCurveTo(
      x + to * size * 1.16,
      y + size * 0.28,
      x + to * size * 1.18,
      y - size * 1.02,
      x,
      y - size,
    );
  };
  for (let gore = 0; gore < gores; gore += 1) {
    const a = Math.sin(((gore / gores) * 2 - 1) * (Math.PI / 2));
    const b = Math.sin((((gore + 1) / gores) * 2 - 1) * (Math.PI / 2));
    const middle = ((a + b) / 2) * layout.lightSide;
    const local = gore % 2 === 0 ? cloth : pale;
    const lit = inAir(painting, local, distance, 0.8 + 0.55 * Math.max(0, middle));
    const tone = ctx.createLinearGradient(0, y - size, 0, y + size);
    tone.addColorStop(0, css(mix(lit, palette.glow, 0.2 + 0.2 * Math.max(0, middle))));
    tone.addColorStop(0.55, css(mix(lit, palette.shade, middle < 0 ? -middle * 0.42 : 0)));
    tone.addColorStop(1, css(mix(against(painting, local, distance, 0.35), palette.glow, 0.12)));
    ctx.fillStyle = tone;
    outline(a, b + 0.01);
    ctx.fill();
  }
  ctx.strokeStyle = css(against(painting, hex('#4a3a2c'), distance, 0.6), 0.7);
  ctx.lineWidth = Math.max(0.6, size * 0.012);
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(x + side * size * 0.19, y + size * 0.98);
    ctx.lineTo(x + side * size * 0.1, y + size * 1.26);
    ctx.stroke();
  }
  ctx.fillStyle = css(against(painting, hex('#6a4a30'), distance, 0.5));
  ctx.beginPath();
  ctx.roundRect(x - size * 0.12, y + size * 1.24, size * 0.24, size * 0.18, size * 0.03);
  ctx.fill();
}

/** Paper lanterns adrift, each a small light of its own. */
export function paintLanterns(painting: Painting, random: Random): void {
  const { ctx, scene, width, layout, unit, height } = painting;
  const lanterns = subjectOf(scene, 'lantern');
  if (!lanterns) return;
  const count = Math.min(40, lanterns.count < 3 ? lanterns.count : lanterns.count * 2);
  for (let index = 0; index < count; index += 1) {
    const near = count === 1 ? 1 : (index / count) ** 2.2;
    const size = unit * (0.006 + 0.036 * near);
    const x = count === 1 ? layout.focus.x : width * between(random, 0.04, 0.96);
    const y = Math.min(height, layout.horizon) * (count === 1 ? 0.55 : between(random, 0.06, 0.95));
    const warm = mix(lanterns.tint ?? hex('#ff9a3c'), hex('#ffd27a'), random() * 0.4);
    ctx.save();
    ctx.globalCompositeOperation = 'screen';
    const glow = ctx.createRadialGradient(x, y, 0, x, y, size * 4.2);
    glow.addColorStop(0, css(warm, 0.5));
    glow.addColorStop(1, css(warm, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(x - size * 5, y - size * 5, size * 10, size * 10);
    ctx.restore();
    const paper = ctx.createLinearGradient(0, y - size, 0, y + size);
    paper.addColorStop(0, css(mix(warm, hex('#7a2f1c'), 0.4)));
    paper.addColorStop(0.7, css(mix(warm, hex('#ffe2a0'), 0.4)));
    paper.addColorStop(1, css(hex('#fff0c4')));
    ctx.fillStyle = paper;
    ctx.beginPath();
    ctx.moveTo(x - size * 0.62, y - size * 0.75);
    ctx.quadraticCurveTo(x, y - size * 1.12, x + size * 0.62, y - size * 0.75);
    ctx.quadraticCurveTo(x + size * 0.72, y + size * 0.2, x + size * 0.44, y + size);
    ctx.quadraticCurveTo(x, y + size * 1.1, x - size * 0.44, y + size);
    ctx.quadraticCurveTo(x - size * 0.72, y + size * 0.2, x - size * 0.62, y - size * 0.75);
    ctx.fill();
  }
}
