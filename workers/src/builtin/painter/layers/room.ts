import { createCanvas } from '@napi-rs/canvas';
import { paintOver } from '../brushwork.ts';
import { css, hex, mix, type Rgb } from '../color.ts';
import { isDark, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { paintFall } from './weather.ts';

type Context = Painting['ctx'];

interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FLOOR = 0.735;
const COATS = [
  { size: 0.013, alpha: 0.4, edge: 22 },
  { size: 0.006, alpha: 0.45, edge: 80 },
];

/** A room around the land: a wall with a window in it, a floor, and the light that comes in. */
export function paintRoom(painting: Painting, random: Random): void {
  if (!painting.layout.indoors) return;
  const { ctx, width, height, layout, unit, noise, detail } = painting;
  paintFall(painting, random);
  const opening = windowOf(painting);
  const canvas = createCanvas(width, height);
  const on = canvas.getContext('2d');
  const wall = wallColor(painting);
  paintWall(painting, random, on, wall);
  paintFloor(painting, random, on);
  paintDaylight(painting, on, opening);
  on.globalCompositeOperation = 'destination-out';
  on.fillRect(opening.x, opening.y, opening.width, opening.height);
  on.globalCompositeOperation = 'source-over';
  paintOver({ ctx: on, width, height, unit, noise, detail }, random, COATS);
  on.clearRect(opening.x, opening.y, opening.width, opening.height);
  paintFrame(painting, on, opening);
  paintCurtains(painting, random, on, opening);
  ctx.drawImage(canvas, 0, 0);
  // The pane: a breath of the room's own light over the world outside.
  ctx.fillStyle = css(painting.palette.glow, isDark(painting) ? 0.04 : 0.02);
  ctx.fillRect(opening.x, opening.y, opening.width, layout.horizon);
}

function windowOf({ width, height, unit, layout }: Painting): Opening {
  const wide = Math.min(width * 0.46, unit * 0.62);
  const middle = (layout.focus.x + layout.light.x) / 2 + layout.lightSide * width * 0.03;
  return { x: middle - wide / 2, y: height * 0.095, width: wide, height: height * 0.5 };
}

function wallColor({ palette, scene }: Painting): Rgb {
  const paper = scene.placeTints.get('room') ?? hex('#c9a98c');
  return mix(mix(paper, palette.ambient, 0.3), palette.shade, scene.time === 'night' ? 0.5 : 0.28);
}

function paintWall(
  { width, height, palette, unit, layout }: Painting,
  random: Random,
  on: Context,
  wall: Rgb,
) {
  const floor = height * FLOOR;
  const light = on.createRadialGradient(
    layout.light.x,
    height * 0.4,
    unit * 0.1,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.75,
  );
  light.addColorStop(0, css(mix(wall, palette.glow, 0.3)));
  light.addColorStop(0.45, css(wall));
  light.addColorStop(1, css(mix(wall, palette.shade, 0.6)));
  on.fillStyle = light;
  on.fillRect(0, 0, width, height);
  // Wainscot: boards under a rail, so that the wall has a foot.
  const rail = floor - height * 0.11;
  const wood = mix(wall, hex('#5a3a28'), 0.5);
  const board = on.createLinearGradient(0, rail, 0, floor);
  board.addColorStop(0, css(wood));
  board.addColorStop(1, css(mix(wood, palette.shade, 0.45)));
  on.fillStyle = board;
  on.fillRect(0, rail, width, floor - rail);
  on.fillStyle = css(mix(wood, palette.glow, 0.3));
  on.fillRect(0, rail, width, unit * 0.006);
  for (let x = 0; x < width; x += unit * 0.052) {
    on.fillStyle = css(palette.shade, between(random, 0.2, 0.4));
    on.fillRect(x, rail + unit * 0.008, unit * 0.003, floor - rail);
  }
}

function paintFloor({ width, height, palette, unit }: Painting, random: Random, on: Context): void {
  const top = height * FLOOR;
  const wood = mix(mix(hex('#8a5a38'), palette.ambient, 0.25), palette.shade, 0.3);
  const fill = on.createLinearGradient(0, top, 0, height);
  fill.addColorStop(0, css(mix(wood, palette.shade, 0.3)));
  fill.addColorStop(0.5, css(wood));
  fill.addColorStop(1, css(mix(wood, palette.shade, 0.5)));
  on.fillStyle = fill;
  on.fillRect(0, top, width, height - top);
  on.fillStyle = css(palette.shade, 0.5);
  on.fillRect(0, top, width, unit * 0.005);
  for (let plank = -9; plank <= 9; plank += 1) {
    on.strokeStyle = css(palette.shade, between(random, 0.25, 0.5));
    on.lineWidth = unit * 0.0026;
    on.beginPath();
    on.moveTo(width / 2 + plank * unit * 0.085, top);
    on.lineTo(width / 2 + plank * unit * 0.19, height);
    on.stroke();
  }
}

/** Light through the panes lies on the floor as a slanted patch; at night it is but a shimmer. */
function paintDaylight(
  { width, height, palette, layout, scene }: Painting,
  on: Context,
  opening: Opening,
) {
  const top = height * FLOOR;
  const lean = -layout.lightSide * width * 0.12;
  const strength = scene.time === 'night' ? 0.14 : scene.weather.size > 0 ? 0.2 : 0.42;
  on.save();
  on.globalCompositeOperation = 'screen';
  const glow = on.createLinearGradient(0, top, 0, height);
  glow.addColorStop(0, css(palette.glow, strength));
  glow.addColorStop(1, css(palette.glow, 0));
  on.fillStyle = glow;
  for (const half of [0, 1]) {
    const left = opening.x + (opening.width / 2) * half;
    const right = left + opening.width * 0.46;
    on.beginPath();
    on.moveTo(left + lean * 0.3, top);
    on.lineTo(right + lean * 0.3, top);
    on.lineTo(right + lean * 1.8, height);
    on.lineTo(left + lean * 1.8, height);
    on.fill();
  }
  on.restore();
}

function paintFrame(
  { palette, unit }: Painting,
  on: Context,
  { x, y, width, height }: Opening,
): void {
  const wood = mix(mix(hex('#e8dcc8'), palette.ambient, 0.35), palette.shade, 0.3);
  const bar = unit * 0.012;
  on.strokeStyle = css(wood);
  on.lineWidth = bar * 1.7;
  on.strokeRect(x, y, width, height);
  on.lineWidth = bar * 0.75;
  on.beginPath();
  on.moveTo(x + width / 2, y);
  on.lineTo(x + width / 2, y + height);
  for (const row of [1 / 3, 2 / 3]) {
    on.moveTo(x, y + height * row);
    on.lineTo(x + width, y + height * row);
  }
  on.stroke();
  on.strokeStyle = css(palette.shade, 0.35);
  on.lineWidth = bar * 0.3;
  on.strokeRect(x + bar * 0.8, y + bar * 0.8, width - bar * 1.6, height - bar * 1.6);
  const sill = on.createLinearGradient(0, y + height, 0, y + height + bar * 3.4);
  sill.addColorStop(0, css(mix(wood, palette.glow, 0.35)));
  sill.addColorStop(0.5, css(wood));
  sill.addColorStop(1, css(mix(wood, palette.shade, 0.6)));
  on.fillStyle = sill;
  on.fillRect(x - bar * 3, y + height, width + bar * 6, bar * 3.2);
}

/** Two lengths of cloth in folds, drawn aside. */
function paintCurtains(
  { palette, unit, scene }: Painting,
  random: Random,
  on: Context,
  { x, y, width, height }: Opening,
): void {
  const cloth = mix(
    mix(scene.tints[0] ?? hex('#a8573f'), palette.ambient, 0.25),
    palette.shade,
    0.3,
  );
  const foot = y + height * 1.24;
  const top = y - unit * 0.035;
  for (const side of [-1, 1]) {
    const inner = side < 0 ? x + width * 0.06 : x + width * 0.94;
    const reach = unit * 0.12;
    for (let fold = 0; fold < 9; fold += 1) {
      const t = fold / 9;
      const left = inner + side * reach * t;
      const tone = on.createLinearGradient(left, 0, left + (side * reach) / 8, 0);
      const swing = between(random, 0.85, 1.1);
      tone.addColorStop(0, css(mix(cloth, palette.glow, 0.22 * swing * (1 - t))));
      tone.addColorStop(0.6, css(cloth));
      tone.addColorStop(1, css(mix(cloth, palette.shade, 0.5)));
      on.fillStyle = tone;
      on.beginPath();
      on.moveTo(left - side, top);
      on.lineTo(left + (side * reach) / 7, top);
      on.quadraticCurveTo(
        left + side * reach * 0.32 * (1 - t),
        y + height * 0.7,
        left + (side * reach) / 6.5,
        foot,
      );
      on.lineTo(left - side * reach * 0.03, foot);
      on.quadraticCurveTo(left + side * reach * 0.26 * (1 - t), y + height * 0.7, left - side, top);
      on.fill();
    }
  }
  on.fillStyle = css(mix(hex('#6a4a34'), palette.shade, 0.3));
  on.fillRect(x - unit * 0.15, top - unit * 0.008, width + unit * 0.3, unit * 0.014);
}
