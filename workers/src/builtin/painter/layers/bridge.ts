import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { hasPlace, subjectOf } from '../scene.ts';
import { paintWall } from '../subjects/masonry.ts';

/** A bridge across the water: stone arches, or towers and cables in a city. */
export function paintBridge(painting: Painting, random: Random): void {
  const { scene, layout, unit } = painting;
  const bridge = subjectOf(scene, 'bridge');
  if (!bridge) return;
  const deck = layout.horizon - unit * 0.095;
  if (hasPlace(scene, 'city', 'sea')) {
    paintSuspension(painting, random, deck, bridge.tint ?? hex('#8a4a3c'));
  } else {
    paintArches(painting, random, deck, bridge.tint ?? hex('#a59a8c'));
  }
}

function paintSuspension(painting: Painting, random: Random, deck: number, color: Rgb): void {
  const { ctx, layout, width, unit } = painting;
  const thick = unit * 0.02;
  const dark = css(against(painting, color, 0.12, 0.5));
  for (const share of [0.27, 0.73]) {
    paintWall(painting, random, {
      x: width * share,
      y: layout.horizon + 2,
      width: unit * 0.026,
      height: unit * 0.34,
      color,
      distance: 0.1,
    });
  }
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
}

function paintArches(painting: Painting, random: Random, deck: number, color: Rgb): void {
  const { ctx, layout, width, unit, palette } = painting;
  const thick = unit * 0.02;
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
