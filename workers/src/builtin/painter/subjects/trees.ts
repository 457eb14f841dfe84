import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

export interface Tree {
  x: number;
  /** Foot of the trunk. */
  y: number;
  height: number;
  /** 0 near, 1 lost in the haze. */
  distance: number;
  color?: Rgb;
}

/** A conifer: tiers of drooping branches, each a handful of strokes; snow on them in winter. */
export function paintConifer(painting: Painting, random: Random, tree: Tree): void {
  const { ctx, palette, scene } = painting;
  const { x, y, height, distance } = tree;
  const local =
    tree.color ??
    mix(scene.season === 'autumn' ? hex('#4c5a34') : palette.foliage, hex('#1c3a30'), 0.6);
  const dark = against(painting, local, distance, 0.55);
  const lit = mix(inAir(painting, local, distance, 1.2), palette.glow, 0.16 * (1 - distance));
  const width = height * between(random, 0.17, 0.24);
  ctx.fillStyle = css(dark);
  ctx.beginPath();
  ctx.moveTo(x, y - height);
  const tiers = Math.max(6, Math.min(15, Math.round(height / 12)));
  const edge = (side: number, tier: number) => {
    const t = tier / tiers;
    const reach = width * (0.08 + t) * between(random, 0.75, 1.15);
    ctx.lineTo(x + side * reach, y - height * (1 - t * 0.95) + height * 0.03);
    ctx.lineTo(x + side * reach * 0.5, y - height * (1 - t * 0.95) + height * 0.005);
  };
  for (let tier = 1; tier <= tiers; tier += 1) edge(1, tier);
  ctx.lineTo(x + width * 0.07, y);
  ctx.lineTo(x - width * 0.07, y);
  for (let tier = tiers; tier >= 1; tier -= 1) edge(-1, tier);
  ctx.fill();
  if (height >= 26) paintNeedles(painting, random, tree, width, [dark, lit]);
}

function paintNeedles(
  painting: Painting,
  random: Random,
  { x, y, height, distance }: Tree,
  width: number,
  [dark, lit]: readonly [Rgb, Rgb],
): void {
  const { ctx, palette, scene, layout } = painting;
  const snow = mix(inAir(painting, hex('#f2f6fb'), distance, 1.25), palette.glow, 0.1);
  const snowy = scene.season === 'winter' ? 0.62 : 0;
  const sunny = layout.light.x > x ? 1 : -1;
  const strokes = Math.min(120, height * 0.38) * Math.sqrt(painting.detail);
  ctx.lineCap = 'round';
  for (let index = 0; index < strokes; index += 1) {
    const t = random() ** 0.7;
    const side = random() < 0.62 ? sunny : -sunny;
    const reach = width * (0.05 + t) * random();
    const px = x + side * reach;
    const py = y - height * (1 - t * 0.93) - reach * 0.08;
    const needle = side === sunny ? lit : dark;
    ctx.strokeStyle = css(random() < snowy ? snow : needle, between(random, 0.2, 0.65));
    ctx.lineWidth = height * between(random, 0.006, 0.014);
    ctx.beginPath();
    ctx.moveTo(px - side * width * 0.1, py - height * 0.008);
    ctx.quadraticCurveTo(px, py, px + side * width * 0.13, py + height * 0.02);
    ctx.stroke();
  }
}

/** A leaf tree: a trunk that forks, and clumps of dabs from dark inside to lit outside. */
export function paintLeafTree(painting: Painting, random: Random, tree: Tree): void {
  const { ctx, palette, layout, detail } = painting;
  const { x, height, distance } = tree;
  const bark = against(painting, hex('#4a382f'), distance, 0.6);
  const tips = paintBranches(painting, random, tree, bark);
  const local = tree.color ?? palette.foliage;
  const tones = [
    against(painting, local, distance, 0.5),
    inAir(painting, local, distance, 0.95),
    mix(inAir(painting, local, distance, 1.35), palette.glow, 0.2),
    mix(inAir(painting, mix(local, palette.accent, 0.35), distance, 1.5), palette.light, 0.25),
  ];
  const sun = layout.light.x > x ? 1 : -1;
  const dab = height * 0.017;
  tones.forEach((tone, level) => {
    for (const [tx, ty] of tips) {
      const clump = height * 0.105;
      const count = Math.min(34, 4 + height * 0.05) * (1.2 - level * 0.2) * Math.sqrt(detail);
      for (let index = 0; index < count; index += 1) {
        const angle = random() * Math.PI * 2;
        const from = Math.sqrt(random()) * clump * (1 - level * 0.12);
        const px = tx + Math.cos(angle) * from + sun * level * height * 0.012;
        const py = ty + Math.sin(angle) * from * 0.8 - level * height * 0.016;
        ctx.fillStyle = css(tone, between(random, 0.35, 0.85));
        ctx.beginPath();
        ctx.ellipse(
          px,
          py,
          dab * between(random, 0.6, 1.5),
          dab * between(random, 0.4, 0.9),
          random() * 3,
          0,
          6.3,
        );
        ctx.fill();
      }
    }
  });
}

type Tip = readonly [number, number];

function paintBranches(painting: Painting, random: Random, tree: Tree, bark: Rgb): Tip[] {
  const { ctx } = painting;
  const tips: Tip[] = [];
  ctx.strokeStyle = css(bark);
  ctx.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, level: number) => {
    const bend = between(random, -0.15, 0.15);
    const ex = x + Math.cos(angle + bend) * length;
    const ey = y - Math.sin(angle + bend) * length;
    ctx.lineWidth = Math.max(0.7, tree.height * 0.055 * 0.58 ** level);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.5,
      y - Math.sin(angle) * length * 0.5,
      ex,
      ey,
    );
    ctx.stroke();
    if (level >= 1) tips.push([ex, ey]);
    if (level >= 3 || length < 3) return;
    const forks = level === 0 ? 4 : random() < 0.5 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const spread = (fork / (forks - 1) - 0.5) * (level === 0 ? 1.9 : 1.25);
      grow(
        ex,
        ey,
        angle + bend - spread + between(random, -0.18, 0.18),
        length * between(random, 0.56, 0.78),
        level + 1,
      );
    }
  };
  grow(tree.x, tree.y, Math.PI / 2 + between(random, -0.08, 0.08), tree.height * 0.36, 0);
  return tips;
}

/** A palm leaning out of its sand. */
export function paintPalm(painting: Painting, random: Random, tree: Tree, lean: number): void {
  const { ctx, palette } = painting;
  const { x, y, height, distance } = tree;
  const bark = against(painting, hex('#5a4636'), distance, 0.7);
  const leaf = against(painting, mix(palette.foliage, hex('#2f6a3a'), 0.5), distance, 0.6);
  const topX = x + lean * height * 0.34;
  const topY = y - height;
  ctx.strokeStyle = css(bark);
  ctx.lineCap = 'round';
  for (let step = 0; step < 26; step += 1) {
    const t = step / 26;
    const at = (k: number): Tip => [x + (topX - x) * k ** 1.7, y + (topY - y) * k];
    const [ax, ay] = at(t);
    const [bx, by] = at(t + 1 / 26);
    ctx.lineWidth = height * (0.042 - t * 0.022) * (1 + 0.12 * (step % 2));
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.lineTo(bx, by);
    ctx.stroke();
  }
  const fronds = 13;
  for (let frond = 0; frond < fronds; frond += 1) {
    const angle =
      (frond / (fronds - 1)) * Math.PI * 1.3 - Math.PI * 0.15 + between(random, -0.1, 0.1);
    paintFrond(
      painting,
      random,
      topX,
      topY,
      angle,
      height * between(random, 0.34, 0.46),
      mix(leaf, palette.glow, random() * 0.22),
    );
  }
}

function paintFrond(
  { ctx }: Painting,
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  color: Rgb,
) {
  const ex = x + Math.cos(angle) * length;
  const ey =
    y - Math.sin(angle) * length * 0.78 + length * (0.3 + 0.22 * Math.abs(Math.cos(angle)));
  const mx = x + Math.cos(angle) * length * 0.55;
  const my = y - Math.sin(angle) * length * 0.72 - length * 0.1;
  ctx.strokeStyle = css(color);
  ctx.lineWidth = length * 0.02;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(mx, my, ex, ey);
  ctx.stroke();
  ctx.lineWidth = length * 0.014;
  for (let index = 2; index < 30; index += 1) {
    const t = index / 30;
    const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * ex;
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * ey;
    const hang =
      length * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.15)) * between(random, 0.8, 1.1);
    for (const side of [-0.28, 0.42]) {
      ctx.beginPath();
      ctx.moveTo(px, py);
      ctx.quadraticCurveTo(
        px + (ex - x) * 0.05,
        py + hang * 0.35,
        px + (ex - x) * 0.09 + side * hang * 0.5,
        py + hang * (0.6 + Math.abs(side)),
      );
      ctx.stroke();
    }
  }
}
