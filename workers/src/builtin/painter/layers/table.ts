import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color.ts';
import { hasPlace } from '../scene.ts';
import { inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { hasTable, standsOnGround, tableTop } from './stage.ts';

/** The table that things lie on: boards along the lower edge. */
export function paintTable(painting: Painting, random: Random): void {
  if (painting.layout.ground === 'deep' || !hasTable(painting)) return;
  paintBoards(painting, random, tableTop(painting), hex('#8a5632'));
}

/** A landing at the water for things that cannot swim. */
export function paintLanding(painting: Painting, random: Random): void {
  if (needsLanding(painting)) {
    paintBoards(painting, random, painting.height * 0.82, hex('#7d6a58'));
  }
}

/** On open water nothing but boats can stand. */
function needsLanding({ scene, layout }: Painting): boolean {
  if (layout.ground !== 'water' || hasPlace(scene, 'beach', 'garden')) return false;
  const open = !hasPlace(scene, 'lake', 'river');
  return scene.subjects.some(({ kind }) => standsOnGround(kind, open));
}

function paintBoards(
  painting: Painting,
  random: Random,
  top: number,
  wood: ReturnType<typeof hex>,
) {
  const { ctx, width, height, palette, unit, layout, detail } = painting;
  const sheet = createCanvas(width, Math.ceil(height - top));
  const on = sheet.getContext('2d');
  const lit = mix(inAir(painting, wood, 0, 1.35), palette.glow, 0.2);
  const body = inAir(painting, wood, 0, 0.95);
  const dark = mix(body, palette.shade, 0.6);
  const deep = sheet.height;
  const fill = on.createLinearGradient(0, 0, 0, deep);
  fill.addColorStop(0, css(lit));
  fill.addColorStop(0.4, css(body));
  fill.addColorStop(1, css(dark));
  on.fillStyle = fill;
  on.fillRect(0, 0, width, deep);
  on.lineCap = 'round';
  for (let index = 0; index < 900 * detail * (width / 1024); index += 1) {
    const near = random();
    const y = near ** 1.4 * deep;
    const x = random() * width;
    const length = unit * between(random, 0.03, 0.16) * (0.4 + near);
    on.strokeStyle = css(random() < 0.45 ? lit : dark, between(random, 0.05, 0.2));
    on.lineWidth = unit * between(random, 0.001, 0.004) * (0.4 + near);
    on.beginPath();
    on.moveTo(x - length, y);
    on.quadraticCurveTo(x, y + between(random, -0.004, 0.004) * unit, x + length, y);
    on.stroke();
  }
  for (const share of [0.16, 0.42, 0.78]) {
    on.fillStyle = css(palette.shade, 0.42);
    on.fillRect(0, deep * share, width, unit * 0.0035 * (0.6 + share));
    on.fillStyle = css(palette.glow, 0.16);
    on.fillRect(0, deep * share + unit * 0.004, width, unit * 0.002);
  }
  const pool = on.createRadialGradient(layout.light.x, 0, 0, layout.light.x, 0, unit * 0.55);
  pool.addColorStop(0, css(palette.glow, 0.34));
  pool.addColorStop(1, css(palette.glow, 0));
  on.fillStyle = pool;
  on.fillRect(0, 0, width, deep);
  ctx.fillStyle = css(palette.shade, 0.35);
  ctx.fillRect(0, top - unit * 0.006, width, unit * 0.008);
  ctx.drawImage(sheet, 0, top);
  ctx.fillStyle = css(mix(lit, palette.light, 0.3), 0.8);
  ctx.fillRect(0, top, width, Math.max(1, unit * 0.0025));
}
