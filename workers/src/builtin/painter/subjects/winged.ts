import { css, hex, mix, type Rgb } from '../color.ts';
import { against, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf, type SubjectKind } from '../scene.ts';
import { drawLimb, drawPatch } from './figure.ts';

/** Birds on the wing: a loose skein that shrinks into the distance, each in its own wing beat. */
export function paintBirds(painting: Painting, random: Random): void {
  const birds = subjectOf(painting.scene, 'bird');
  if (birds) {
    const scale = birds.count === 1 ? 0.15 : 0.05;
    paintFlock(painting, random, birds.count, scale, birds.tint ?? hex('#3a3a42'));
  } else if (isOpenSky(painting) && random() < 0.5) {
    paintFlock(painting, random, 5, 0.024, hex('#3a3a42'));
  }
}

/** `scale` is the size of the nearest bird as a share of the picture's shorter side. */
function paintFlock(painting: Painting, random: Random, count: number, scale: number, local: Rgb) {
  const { layout, width, unit } = painting;
  const cx = width * (0.5 - layout.lightSide * between(random, 0.02, 0.12));
  const cy = layout.horizon * between(random, 0.34, 0.5);
  const color = against(painting, local, 0.12, 0.6);
  for (let index = 0; index < count; index += 1) {
    const row = Math.ceil(index / 2);
    const side = index % 2 === 0 ? 1 : -1;
    paintBird(painting, {
      x: cx + side * row * unit * scale * between(random, 0.7, 1.5),
      y: cy + row * unit * 0.022 * between(random, 0.2, 2.2) - side * unit * 0.012,
      size: unit * scale * (1 - Math.min(0.55, row * 0.05)) * between(random, 0.8, 1.15),
      beat: between(random, -0.35, 1),
      tilt: between(random, -0.15, 0.15),
      color,
    });
  }
}

/** Distant birds are an ornament for an open sky, never in front of something named. */
function isOpenSky({ scene, layout }: Painting): boolean {
  if (scene.refused.has('bird') || scene.time === 'night' || scene.weather.size > 0) return false;
  if (layout.ground !== 'water' && layout.ground !== 'grass') return false;
  if (scene.places.has('waterfall') || scene.places.has('city')) return false;
  return scene.subjects.every(({ kind }) => BESIDE_BIRDS.has(kind));
}

const BESIDE_BIRDS: ReadonlySet<SubjectKind> = new Set([
  'boat',
  'ship',
  'sun',
  'flower',
  'horse',
  'deer',
]);

interface Bird {
  x: number;
  y: number;
  size: number;
  /** -1 wings down, 1 wings up. */
  beat: number;
  tilt: number;
  color: Rgb;
}

function paintBird({ ctx, layout, palette }: Painting, bird: Bird): void {
  ctx.save();
  ctx.translate(bird.x, bird.y);
  ctx.rotate(bird.tilt);
  ctx.scale(bird.size * layout.lightSide, -bird.size);
  ctx.fillStyle = css(bird.color);
  const lift = bird.beat * 0.55;
  drawPatch(ctx, {
    outline: [
      [0.12, 0.03],
      [-0.08, 0.26 + lift * 0.5],
      [-0.42, 0.42 + lift],
      [-0.78, 0.3 + lift * 1.2],
      [-0.5, 0.27 + lift * 0.8],
      [-0.28, 0.1 + lift * 0.3],
      [-0.14, -0.03],
    ],
  });
  ctx.fillStyle = css(mix(bird.color, palette.glow, 0.14));
  drawPatch(ctx, {
    outline: [
      [0.16, 0.04],
      [0.26, 0.26 + lift * 0.6],
      [0.2, 0.46 + lift * 1.05],
      [-0.02, 0.62 + lift * 1.35],
      [0.06, 0.4 + lift * 0.8],
      [0, 0.16 + lift * 0.3],
      [-0.1, 0],
    ],
  });
  ctx.fillStyle = css(bird.color);
  drawLimb(ctx, [
    [0.42, 0.05, 0.012],
    [0.33, 0.06, 0.04],
    [0.18, 0.02, 0.062],
    [-0.05, 0, 0.06],
    [-0.24, -0.01, 0.03],
  ]);
  drawPatch(ctx, {
    outline: [
      [-0.2, 0.02],
      [-0.44, 0.06],
      [-0.47, -0.02],
      [-0.42, -0.08],
      [-0.2, -0.03],
    ],
  });
  ctx.restore();
}

/** Butterflies among the flowers, wings lit through. */
export function paintButterflies(painting: Painting, random: Random): void {
  const { scene, width, height, unit, layout } = painting;
  const butterflies = subjectOf(scene, 'butterfly');
  if (!butterflies) return;
  for (let index = 0; index < butterflies.count; index += 1) {
    const main = index === 0;
    const color =
      butterflies.tint ?? hex(['#f08a2e', '#4f8fe0', '#f2c84a', '#c05ad0'][index % 4] ?? '#f08a2e');
    const x = main ? layout.focus.x : width * between(random, 0.1, 0.9);
    const y = main ? height * 0.56 : height * between(random, 0.36, 0.82);
    paintButterfly(
      painting,
      x,
      y,
      unit * (main ? 0.2 : between(random, 0.035, 0.09)),
      between(random, -0.5, 0.3),
      color,
    );
  }
}

function paintButterfly(
  { ctx, palette }: Painting,
  x: number,
  y: number,
  size: number,
  tilt: number,
  color: Rgb,
) {
  const edge = mix(color, palette.shade, 0.86);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  for (const [stretch, bright] of [
    [0.62, 0.75],
    [-1, 1],
  ] as const) {
    ctx.save();
    ctx.scale(size * stretch, -size);
    for (const wing of [
      {
        outline: [
          [0.02, -0.02],
          [0.2, -0.06],
          [0.4, -0.18],
          [0.36, -0.4],
          [0.2, -0.46],
          [0.06, -0.26],
        ],
      },
      {
        outline: [
          [0.01, 0.02],
          [0.14, 0.3],
          [0.42, 0.52],
          [0.6, 0.46],
          [0.56, 0.2],
          [0.4, 0],
          [0.16, -0.04],
        ],
      },
    ] as const) {
      ctx.fillStyle = css(edge);
      drawPatch(ctx, { outline: wing.outline });
      const glow = ctx.createRadialGradient(0.05, 0, 0, 0.1, 0.04, 0.58);
      glow.addColorStop(0, css(mix(color, palette.shade, 0.35)));
      glow.addColorStop(0.45, css(mix(color, palette.light, 0.3 * bright)));
      glow.addColorStop(1, css(mix(color, palette.shade, 0.25)));
      ctx.fillStyle = glow;
      drawPatch(ctx, { outline: wing.outline.map(([px, py]) => [px * 0.86 + 0.012, py * 0.86]) });
      ctx.strokeStyle = css(edge, 0.75);
      ctx.lineWidth = 0.009;
      for (const [px, py] of wing.outline.slice(1, 5)) {
        ctx.beginPath();
        ctx.moveTo(0, 0);
        ctx.quadraticCurveTo(px * 0.5, py * 0.42, px * 0.9, py * 0.9);
        ctx.stroke();
      }
    }
    ctx.restore();
  }
  ctx.scale(size, -size);
  ctx.fillStyle = css(edge);
  drawLimb(ctx, [
    [0, 0.15, 0.018],
    [0, 0.06, 0.026],
    [0, -0.1, 0.02],
    [0, -0.26, 0.007],
  ]);
  ctx.restore();
}
