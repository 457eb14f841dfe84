import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, isDark, type Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';

/** A point of a row of houses: depth from us (1 at the edge of the picture), height over the street. */
interface Place {
  depth: number;
  up: number;
}

interface Row {
  side: -1 | 1;
  /** Where all lines of the street meet. */
  eye: { x: number; y: number };
  /** Half the street's width at depth 1, in pixels. */
  half: number;
  unit: number;
}

const WALLS: readonly [Rgb, ...Rgb[]] = [
  hex('#c9835e'),
  hex('#d9b98a'),
  hex('#8f6f66'),
  hex('#b56a5a'),
  hex('#7f8f94'),
  hex('#d2a878'),
];
const CLOTHS: readonly [Rgb, ...Rgb[]] = [
  hex('#b83a34'),
  hex('#2f7a6a'),
  hex('#d9953a'),
  hex('#3a5a92'),
];
const DEPTHS = [1, 1.5, 2.1, 2.9, 4, 5.6, 8];

/** A street of shops that runs away from us between two rows of houses. */
export function paintStreet(painting: Painting, random: Random): void {
  const { scene, layout, width, unit } = painting;
  if (!scene.places.has('street')) return;
  const eye = { x: width * (0.5 + layout.lightSide * 0.04), y: layout.horizon };
  paintPavement(painting, random, eye);
  for (const side of [-1, 1] as const) {
    const half = side < 0 ? eye.x : width - eye.x;
    const row: Row = { side, eye, half: half * 1.02, unit };
    for (let house = DEPTHS.length - 2; house >= 0; house -= 1) {
      paintFacade(painting, random, row, DEPTHS[house] ?? 1, DEPTHS[house + 1] ?? 1);
    }
  }
}

function project({ side, eye, half, unit }: Row, { depth, up }: Place): [number, number] {
  const near = 0.86;
  return [eye.x + (side * half) / (depth * near), eye.y + (unit * (0.3 - up)) / depth];
}

function panel(painting: Painting, row: Row, color: string, near: Place, far: Place): void {
  const { ctx } = painting;
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(...project(row, near));
  ctx.lineTo(...project(row, { depth: near.depth, up: far.up }));
  ctx.lineTo(...project(row, far));
  ctx.lineTo(...project(row, { depth: far.depth, up: near.up }));
  ctx.fill();
}

function paintFacade(painting: Painting, random: Random, row: Row, from: number, to: number): void {
  const { palette, layout } = painting;
  const distance = Math.min(0.7, (from - 1) * 0.13);
  const tall = between(random, 0.85, 1.25);
  const stone = pick(random, WALLS);
  const facing = row.side === -layout.lightSide;
  const lit = mix(
    inAir(painting, stone, distance, facing ? 1.2 : 0.85),
    palette.glow,
    facing ? 0.2 : 0.05,
  );
  const body = facing ? lit : mix(lit, against(painting, stone, distance, 0.6), 0.45);
  panel(painting, row, css(body), { depth: from, up: 0 }, { depth: to, up: tall });
  const eaves = css(mix(body, palette.shade, 0.5));
  panel(painting, row, eaves, { depth: from, up: tall }, { depth: to, up: tall + 0.035 });
  panel(painting, row, eaves, { depth: from, up: 0.375 }, { depth: to, up: 0.392 });
  paintPanes(painting, random, row, { from, to, tall, distance });
  paintShop(painting, random, row, { from, to, tall, distance });
  panel(
    painting,
    row,
    css(palette.shade, 0.4),
    { depth: to * 0.985, up: 0 },
    { depth: to, up: tall },
  );
}

interface House {
  from: number;
  to: number;
  tall: number;
  distance: number;
}

/** Upper windows: two or three across, lit here and there. */
function paintPanes(
  painting: Painting,
  random: Random,
  row: Row,
  { from, to, tall, distance }: House,
) {
  const dark = isDark(painting);
  const frame = css(inAir(painting, hex('#efe6d6'), distance, 1.1));
  for (let floor = 0.45; floor < tall - 0.2; floor += 0.25) {
    for (const across of [0.12, 0.42, 0.72]) {
      const near = along(from, to, across);
      const far = along(from, to, across + 0.17);
      const glows = random() < (dark ? 0.6 : 0.2);
      panel(
        painting,
        row,
        frame,
        { depth: near * 0.995, up: floor - 0.012 },
        { depth: far * 1.005, up: floor + 0.152 },
      );
      const glass = glows
        ? css(mix(hex('#ffc56a'), painting.palette.haze, distance * 0.5))
        : css(mix(against(painting, hex('#4a5a6a'), distance, 0.4), painting.palette.haze, 0.15));
      panel(painting, row, glass, { depth: near, up: floor }, { depth: far, up: floor + 0.14 });
    }
  }
}

/** The shop on the ground floor: a lit window, a door, and an awning that reaches into the street. */
function paintShop(
  painting: Painting,
  random: Random,
  row: Row,
  { from, to, distance }: House,
): void {
  const { palette } = painting;
  const wood = css(against(painting, pick(random, CLOTHS), distance, 0.35));
  panel(
    painting,
    row,
    wood,
    { depth: along(from, to, 0.05), up: 0.03 },
    { depth: along(from, to, 0.95), up: 0.365 },
  );
  const warm = mix(hex('#ffd28a'), palette.haze, distance * 0.4);
  const near = along(from, to, 0.12);
  panel(
    painting,
    row,
    css(warm, 0.95),
    { depth: near, up: 0.09 },
    { depth: along(from, to, 0.58), up: 0.29 },
  );
  panel(
    painting,
    row,
    css(mix(warm, hex('#8a4a2a'), 0.35)),
    { depth: along(from, to, 0.68), up: 0.03 },
    { depth: along(from, to, 0.86), up: 0.3 },
  );
  for (const bar of [0.26, 0.42]) {
    panel(
      painting,
      row,
      wood,
      { depth: along(from, to, bar), up: 0.09 },
      { depth: along(from, to, bar + 0.02), up: 0.29 },
    );
  }
  paintAwning(painting, row, pick(random, CLOTHS), { from, to, tall: 0, distance });
}

function paintAwning(
  painting: Painting,
  row: Row,
  cloth: Rgb,
  { from, to, distance }: House,
): void {
  const { ctx, palette } = painting;
  const out = row.side * -row.half * 0.09;
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const a = along(from, to, 0.06 + (stripe / stripes) * 0.88);
    const b = along(from, to, 0.06 + ((stripe + 1) / stripes) * 0.88);
    const local = stripe % 2 === 0 ? cloth : hex('#f2e8d6');
    ctx.fillStyle = css(mix(inAir(painting, local, distance, 1.2), palette.glow, 0.14));
    const [ax, ay] = project(row, { depth: a, up: 0.37 });
    const [bx, by] = project(row, { depth: b, up: 0.37 });
    const [cx, cy] = project(row, { depth: b, up: 0.29 });
    const [dx, dy] = project(row, { depth: a, up: 0.29 });
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.lineTo(bx, by);
    ctx.lineTo(cx + out / b, cy);
    ctx.lineTo(dx + out / a, dy);
    ctx.fill();
  }
}

/** Depths are not even on the picture: halfway along a wall lies nearer to its far end. */
function along(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function paintPavement(painting: Painting, random: Random, eye: { x: number; y: number }): void {
  const { ctx, width, height, palette, unit, detail } = painting;
  const stone = hex('#9a8f8a');
  const far = inAir(painting, stone, 0.35, 1.15);
  const near = against(painting, stone, 0, 0.45);
  const ground = ctx.createLinearGradient(0, eye.y, 0, height);
  ground.addColorStop(0, css(mix(far, palette.glow, 0.3)));
  ground.addColorStop(0.4, css(mix(far, near, 0.55)));
  ground.addColorStop(1, css(near));
  ctx.fillStyle = ground;
  ctx.fillRect(0, eye.y, width, height - eye.y);
  const wet = painting.scene.weather.has('rain') || painting.scene.moods.has('neon');
  for (let index = 0; index < 1500 * detail * (width / 1024); index += 1) {
    const deep = random() ** 1.7;
    const y = eye.y + (height - eye.y) * deep + unit * 0.004;
    const x = random() * width;
    const wide = unit * (0.003 + 0.03 * deep);
    const sheen = wet ? palette.glow : mix(far, palette.light, 0.25);
    ctx.fillStyle = css(
      random() < 0.4 ? sheen : palette.shade,
      between(random, 0.05, wet ? 0.3 : 0.2),
    );
    ctx.beginPath();
    ctx.ellipse(x, y, wide, wide * 0.3, 0, 0, 6.3);
    ctx.fill();
  }
}
