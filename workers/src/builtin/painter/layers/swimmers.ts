import { css, hex, mix } from '../color.ts';
import { against, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { drawLimb, drawPatch, paintFigure, type Joint } from '../subjects/figure.ts';
import { whale } from '../subjects/sea-life.ts';

/** Whales and shoals in the deep, and drifting motes for scale. */
export function paintSwimmers(painting: Painting, random: Random): void {
  if (painting.layout.ground === 'water') paintBreach(painting, random);
  if (painting.layout.ground !== 'deep') return;
  paintWhales(painting, random);
  paintShoal(painting, random);
  paintMotes(painting, random);
}

/** Seen from above the water a whale leaps out of it. */
function paintBreach(painting: Painting, random: Random): void {
  const { ctx, scene, layout, width, height, unit, palette } = painting;
  const named = subjectOf(scene, 'whale');
  if (!named) return;
  // Ships lie at the focus: a whale keeps its distance from them.
  const vessel = subjectOf(scene, 'ship') ?? subjectOf(scene, 'boat');
  const x = vessel ? width * (0.5 - layout.lightSide * 0.36) : layout.focus.x;
  const y = layout.horizon + (height - layout.horizon) * 0.34;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, y);
  ctx.clip();
  paintFigure(painting, random, whale(named), {
    x: x + layout.lightSide * unit * 0.07,
    y: y + unit * 0.1,
    size: unit * (vessel ? 0.4 : 0.56),
    facing: layout.lightSide,
    distance: 0.05,
    backlit: 0.3,
    rotate: -layout.lightSide * 0.85,
  });
  ctx.restore();
  const foam = mix(palette.light, palette.haze, 0.3);
  for (let drop = 0; drop < 240; drop += 1) {
    const aside = between(random, -1, 1);
    const rise = random() ** 2 * (1 - Math.abs(aside));
    ctx.fillStyle = css(foam, between(random, 0.15, 0.6));
    ctx.beginPath();
    ctx.ellipse(
      x + aside * unit * 0.2,
      y - rise * unit * 0.12,
      unit * 0.006 * random() + 1,
      unit * 0.004 * random() + 0.6,
      0,
      0,
      6.3,
    );
    ctx.fill();
  }
}

function paintWhales(painting: Painting, random: Random): void {
  const { scene, layout, width, height, unit } = painting;
  const named = subjectOf(scene, 'whale');
  if (!named) return;
  for (let index = Math.min(4, named.count) - 1; index >= 0; index -= 1) {
    paintFigure(painting, random, whale(named), {
      x: width * (0.5 - layout.lightSide * 0.04) - layout.lightSide * index * unit * 0.24,
      y: height * (0.62 - index * 0.12) + unit * 0.22,
      size: unit * (0.48 - index * 0.15),
      facing: layout.lightSide,
      distance: 0.08 + index * 0.2,
      backlit: 0.3,
      rotate: -layout.lightSide * 0.16,
    });
  }
}

const FISH_BODY: readonly Joint[] = [
  [0.5, 0, 0.02],
  [0.3, 0, 0.15],
  [0, 0, 0.19],
  [-0.3, 0, 0.08],
  [-0.42, 0, 0.03],
];
const FISH_TAIL = [
  [-0.36, 0],
  [-0.62, 0.2],
  [-0.54, 0],
  [-0.62, -0.2],
] as const;

function paintShoal(painting: Painting, random: Random): void {
  const { scene, layout, width, height, unit, ctx, palette } = painting;
  const named = subjectOf(scene, 'fish');
  if (scene.refused.has('fish')) return;
  const alone = named?.count === 1;
  const count = alone ? 1 : (named?.count ?? 10) * 4;
  const scale = unit * (alone ? 0.18 : shoalScale(painting));
  const color = mix(
    against(painting, named?.tint ?? hex('#2c4a60'), 0.1, 0.35),
    palette.water,
    0.2,
  );
  for (let index = 0; index < count; index += 1) {
    const angle = random() * Math.PI * 2;
    const from = alone ? 0 : Math.sqrt(random());
    const size = scale * between(random, 0.7, 1.3);
    ctx.save();
    ctx.translate(
      width * (0.5 + layout.lightSide * 0.22 + Math.cos(angle) * from * 0.2),
      height * (0.52 + Math.sin(angle) * from * 0.13),
    );
    ctx.rotate(between(random, -0.2, 0.2));
    ctx.scale(size * layout.lightSide, -size);
    ctx.fillStyle = css(mix(color, palette.water, random() * 0.4), 0.92);
    drawLimb(ctx, FISH_BODY);
    drawPatch(ctx, { outline: FISH_TAIL });
    ctx.restore();
  }
}

/** Beside a whale fish are small. */
function shoalScale({ scene }: Painting): number {
  return subjectOf(scene, 'whale') ? 0.018 : 0.045;
}

function paintMotes({ ctx, palette, width, height, unit, detail }: Painting, random: Random): void {
  for (let index = 0; index < 240 * detail; index += 1) {
    ctx.fillStyle = css(palette.light, between(random, 0.05, 0.4));
    ctx.beginPath();
    ctx.arc(random() * width, random() * height, unit * between(random, 0.0006, 0.0024), 0, 6.3);
    ctx.fill();
  }
}
