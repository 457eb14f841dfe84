import { css, hex, mix, type Rgb } from '../color.ts';
import type { Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';
import type { SubjectKind } from '../scene.ts';

type Colors = readonly [Rgb, ...Rgb[]];

const GAMUTS: readonly [Colors, ...Colors[]] = [
  [hex('#d8352f'), hex('#f2b632'), hex('#2a4f9e'), hex('#1c1c22'), hex('#2f8f86'), hex('#e88a4a')],
  [hex('#e2573c'), hex('#f4cf6a'), hex('#3f7fb0'), hex('#26223a'), hex('#8a4f9a'), hex('#7fb08a')],
  [hex('#c42f4a'), hex('#efc04a'), hex('#20639b'), hex('#173f5f'), hex('#3caea3'), hex('#f08a6a')],
];
const PAPERS: Colors = [hex('#f0e4cc'), hex('#efe2d2'), hex('#e8dfc8')];

/** What stands in the distance: alone it would be hidden by a whole sheet of shapes. */
const BEHIND: readonly SubjectKind[] = [
  ...(['castle', 'lighthouse', 'temple', 'windmill', 'house', 'bridge', 'tree', 'palm'] as const),
  ...(['sun', 'moon', 'star', 'cloud', 'aurora', 'rainbow', 'planet', 'nebula'] as const),
  ...(['lightning', 'bird', 'balloon', 'rocket', 'airplane', 'flower', 'owl'] as const),
];

/**
 * Circles, beams, arcs and chequers in balance about one large disc. Over a landscape it is a veil
 * of shapes; alone it is the whole picture.
 */
export function paintAbstract(painting: Painting, random: Random): void {
  const { scene, ctx } = painting;
  if (!scene.places.has('abstract')) return;
  const veil = scene.places.size > 1 || scene.subjects.some(({ kind }) => BEHIND.includes(kind));
  const colors: Colors = scene.tints[0]
    ? [scene.tints[0], ...scene.tints.slice(1), ...GAMUTS[0]]
    : pick(random, GAMUTS);
  if (!veil) paintGround(painting, random, colors);
  ctx.save();
  ctx.globalAlpha = veil ? 0.62 : 0.94;
  paintBeams(painting, random, colors);
  paintDisc(painting, random, colors);
  paintTriangles(painting, random, colors);
  paintChequers(painting, random, colors);
  paintArcs(painting, random, colors);
  paintDots(painting, random, colors);
  paintLines(painting, random);
  ctx.restore();
}

function paintGround(
  { ctx, width, height, unit, noise }: Painting,
  random: Random,
  colors: Colors,
): void {
  ctx.fillStyle = css(pick(random, PAPERS));
  ctx.fillRect(0, 0, width, height);
  for (let stain = 0; stain < 16; stain += 1) {
    const x = random() * width;
    const y = random() * height;
    const r = unit * between(random, 0.16, 0.42);
    const soft = ctx.createRadialGradient(x, y, 0, x, y, r);
    soft.addColorStop(0, css(pick(random, colors), 0.2));
    soft.addColorStop(1, css(pick(random, colors), 0));
    ctx.fillStyle = soft;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  for (let speck = 0; speck < 2600; speck += 1) {
    const x = random() * width;
    const y = random() * height;
    const dark = noise.at((x / unit) * 8, (y / unit) * 8) > 0;
    ctx.fillStyle = dark ? 'rgba(70,50,30,0.07)' : 'rgba(255,255,255,0.12)';
    ctx.fillRect(x, y, unit * 0.003, unit * 0.003);
  }
}

/** Long wedges of thin colour across the whole sheet. */
function paintBeams({ ctx, width, height, unit }: Painting, random: Random, colors: Colors): void {
  for (let beam = 0; beam < 5; beam += 1) {
    const x = width * random();
    const y = height * random();
    const angle = between(random, -1.2, 1.2);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.fillStyle = css(pick(random, colors), between(random, 0.18, 0.4));
    ctx.beginPath();
    ctx.moveTo(-unit * 0.9, 0);
    ctx.lineTo(unit * 0.9, -unit * between(random, 0.05, 0.16));
    ctx.lineTo(unit * 0.9, unit * between(random, 0.02, 0.12));
    ctx.fill();
    ctx.restore();
  }
}

/** The heart of the picture: rings in a halo. */
function paintDisc(
  { ctx, width, height, unit, layout }: Painting,
  random: Random,
  colors: Colors,
): void {
  const discs = [
    [layout.focus.x, height * between(random, 0.28, 0.42), unit * 0.2],
    [width * between(random, 0.6, 0.85), height * between(random, 0.6, 0.8), unit * 0.1],
    [width * between(random, 0.1, 0.3), height * between(random, 0.7, 0.86), unit * 0.075],
  ] as const;
  for (const [x, y, r] of discs) {
    const halo = ctx.createRadialGradient(x, y, r * 0.8, x, y, r * 1.55);
    halo.addColorStop(0, css(pick(random, colors), 0.55));
    halo.addColorStop(1, css(pick(random, colors), 0));
    ctx.fillStyle = halo;
    ctx.fillRect(x - r * 2, y - r * 2, r * 4, r * 4);
    const turn = Math.floor(random() * colors.length);
    [1, 0.82, 0.6, 0.42, 0.2].forEach((share, ring) => {
      ctx.fillStyle = css(colors[(turn + ring * 2) % colors.length] ?? colors[0]);
      ctx.beginPath();
      ctx.arc(x + r * 0.06 * ring, y - r * 0.04 * ring, r * share, 0, 6.3);
      ctx.fill();
    });
  }
}

function paintTriangles(
  { ctx, width, height, unit }: Painting,
  random: Random,
  colors: Colors,
): void {
  for (let index = 0; index < 7; index += 1) {
    const size = unit * between(random, 0.06, 0.26);
    ctx.save();
    ctx.translate(width * between(random, 0.08, 0.92), height * between(random, 0.12, 0.92));
    ctx.rotate(random() * 6.3);
    const local = pick(random, colors);
    const fill = ctx.createLinearGradient(0, -size, 0, size);
    fill.addColorStop(0, css(local, 0.95));
    fill.addColorStop(1, css(mix(local, hex('#fff4e0'), 0.45), 0.55));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(0, -size);
    ctx.lineTo(size * between(random, 0.3, 0.7), size * 0.6);
    ctx.lineTo(-size * 0.5, size * 0.5);
    ctx.fill();
    ctx.restore();
  }
}

function paintChequers(
  { ctx, width, height, unit }: Painting,
  random: Random,
  colors: Colors,
): void {
  for (const across of [0.2, 0.74]) {
    ctx.save();
    ctx.translate(
      width * (across + between(random, -0.06, 0.06)),
      height * between(random, 0.2, 0.8),
    );
    ctx.rotate(between(random, -0.6, 0.6));
    ctx.transform(1, 0, between(random, -0.4, 0.4), 1, 0, 0);
    const cell = unit * between(random, 0.02, 0.032);
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 5; column += 1) {
        ctx.fillStyle = (row + column) % 2 === 0 ? css(hex('#1c1c22')) : css(pick(random, colors));
        ctx.fillRect(column * cell, row * cell, cell, cell);
      }
    }
    ctx.restore();
  }
}

function paintArcs({ ctx, width, height, unit }: Painting, random: Random, colors: Colors): void {
  ctx.lineCap = 'butt';
  for (let index = 0; index < 9; index += 1) {
    const x = width * between(random, 0.06, 0.94);
    const y = height * between(random, 0.1, 0.92);
    const from = random() * 6.3;
    const r = unit * between(random, 0.03, 0.13);
    ctx.lineWidth = unit * between(random, 0.004, 0.016);
    for (let echo = 0; echo < 1 + (index % 3); echo += 1) {
      ctx.strokeStyle = css(echo === 0 ? hex('#1c1c22') : pick(random, colors));
      ctx.beginPath();
      ctx.arc(x, y, r + echo * ctx.lineWidth * 1.9, from, from + between(random, 1.4, 3.4));
      ctx.stroke();
    }
  }
}

function paintDots({ ctx, width, height, unit }: Painting, random: Random, colors: Colors): void {
  for (let index = 0; index < 24; index += 1) {
    const r = unit * between(random, 0.006, 0.026);
    const x = width * between(random, 0.05, 0.95);
    const y = height * between(random, 0.05, 0.95);
    ctx.fillStyle = css(pick(random, colors));
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 6.3);
    ctx.fill();
    if (index % 3 > 0) continue;
    ctx.strokeStyle = css(hex('#1c1c22'));
    ctx.lineWidth = unit * 0.0024;
    ctx.beginPath();
    ctx.arc(x, y, r * 1.6, 0, 6.3);
    ctx.stroke();
  }
}

/** Black lines hold it together: a few long ones, a bundle, a wave. */
function paintLines({ ctx, width, height, unit }: Painting, random: Random): void {
  ctx.strokeStyle = css(hex('#1c1c22'));
  ctx.lineCap = 'round';
  for (let line = 0; line < 8; line += 1) {
    ctx.lineWidth = unit * between(random, 0.002, 0.008);
    ctx.beginPath();
    ctx.moveTo(width * random(), height * random());
    ctx.lineTo(width * random(), height * random());
    ctx.stroke();
  }
  const x = width * between(random, 0.3, 0.7);
  const y = height * between(random, 0.55, 0.85);
  ctx.lineWidth = unit * 0.0028;
  for (let line = 0; line < 6; line += 1) {
    ctx.beginPath();
    ctx.moveTo(x - unit * 0.2, y + line * unit * 0.014);
    ctx.lineTo(x + unit * 0.2, y - unit * 0.06 + line * unit * 0.02);
    ctx.stroke();
  }
  ctx.lineWidth = unit * 0.005;
  ctx.beginPath();
  for (let step = 0; step <= 60; step += 1) {
    ctx.lineTo(
      width * (0.1 + step / 150),
      height * 0.16 + Math.sin(step * 0.5) * unit * 0.02 * (1 + step / 60),
    );
  }
  ctx.stroke();
}
