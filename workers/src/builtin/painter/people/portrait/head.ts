import { css, hex, mix } from '../../color.ts';
import {
  both,
  fillOval,
  fillShape,
  glowAt,
  inside,
  points,
  strokeLine,
  trace,
  type Point,
} from '../shape.ts';
import type { Bust } from './bust.ts';

/** The face from the crown to the chin, turned a little to the light. */
export function faceOutline({ build }: Bust): Point[] {
  const { half, jaw, chin, turn } = build;
  const wide = half / 0.35;
  const right: Point[] = [
    [0.1, -0.497],
    [0.2 * wide, -0.462],
    [0.295 * wide, -0.36],
    [0.342 * wide, -0.2],
    [0.349 * wide, -0.03],
    [0.34 * wide, 0.1],
    [0.31 * wide * (0.5 + jaw / 2), 0.23],
    [0.243 * wide * jaw, 0.362],
    [0.15 * wide * chin, 0.462],
    [0.06 * chin, 0.5],
  ];
  // The side towards the light is seen at a slant: a hair narrower, its cheekbone standing out.
  return both(right).map(([x, y]): Point => {
    const low = Math.max(0, y + 0.1);
    return [x > 0 ? x * (1 - turn * 0.7) + turn * low * 0.55 : x + turn * low * 0.8, y];
  });
}

/** Neck, ears and face with their light and shade; the features come after. */
export function paintHead(bust: Bust): void {
  const { on, skin, build } = bust;
  const outline = faceOutline(bust);
  paintEar(bust, -1);
  paintEar(bust, 1);
  fillShape(on, outline, skin.mid);
  inside(on, outline, () => {
    paintPlanes(bust);
    if (bust.person.extras.freckles) paintFreckles(bust);
  });
  if (bust.person.hair.style === 'bald' || bust.person.hair.style === 'receding') {
    inside(on, outline, () => glowAt(on, [0.12, -0.36], 0.2, skin.lit, 0.75));
  }
  on.save();
  trace(on, outline);
  on.lineWidth = 0.006;
  on.strokeStyle = css(skin.dark, 0.4);
  on.stroke();
  on.restore();
  if (bust.person.extras.earrings) paintEarring(bust, -build.half - 0.012);
}

export function paintNeck({ on, skin, build }: Bust): void {
  const n = build.neck;
  const outline = both([
    [n * 0.97, 0.2],
    [n, 0.46],
    [n * 1.08, 0.6],
    [n * 1.7, 0.72],
    [n * 2.4, 0.82],
    [n * 2, 1.1],
  ]);
  fillShape(on, outline, skin.mid);
  inside(on, outline, () => {
    const side = on.createLinearGradient(-n, 0, n * 1.3, 0);
    side.addColorStop(0, css(skin.dark, 0.85));
    side.addColorStop(0.55, css(skin.dark, 0.2));
    side.addColorStop(1, css(skin.lit, 0.5));
    on.fillStyle = side;
    on.fillRect(-1, 0, 2, 1.2);
    // The head throws its shadow on the neck, longer on the side away from the light.
    const shadow = points(
      '-0.5 0.2, 0.36 0.2, 0.24 0.44, 0.1 0.535, -0.06 0.6, -0.22 0.66, -0.5 0.7',
    );
    fillShape(on, shadow, skin.dark, 0.78);
    strokeLine(on, points('0.03 0.78, 0.09 0.83, 0.2 0.8'), skin.dark, 0.012, 0.35);
    strokeLine(on, points('-0.03 0.78, -0.09 0.83, -0.2 0.8'), skin.dark, 0.012, 0.35);
  });
}

function paintEar({ on, skin, build }: Bust, side: 1 | -1): void {
  const x = side * (build.half - (side > 0 ? 0.016 : 0.004));
  const tone = side > 0 ? skin.lit : mix(skin.mid, skin.dark, 0.55);
  const w = side > 0 ? 0.6 : 1;
  const outline = points(
    '-0.02 -0.06, 0.04 -0.075, 0.062 -0.02, 0.045 0.06, 0.02 0.115, -0.02 0.1',
  );
  fillShape(
    on,
    outline.map(([px, py]): Point => [x + side * px * w, py + 0.05]),
    tone,
  );
  const fold = points('0.008 -0.03, 0.036 -0.035, 0.04 0.01, 0.02 0.05');
  strokeLine(
    on,
    fold.map(([px, py]): Point => [x + side * px * w, py + 0.05]),
    skin.dark,
    0.011,
    0.55,
  );
}

function paintPlanes({ on, skin, build, painting, person }: Bust): void {
  const t = build.turn;
  const side = on.createLinearGradient(-0.36, 0.05, 0.36, -0.1);
  side.addColorStop(0, css(skin.dark, 0.92));
  side.addColorStop(0.3, css(skin.dark, 0.42));
  side.addColorStop(0.58, css(skin.dark, 0));
  side.addColorStop(0.72, css(skin.lit, 0.25));
  side.addColorStop(1, css(skin.lit, 0.85));
  on.fillStyle = side;
  on.fillRect(-0.5, -0.6, 1, 1.2);
  // One clear edge of shade from the temple over the cheek to the chin.
  const edge = points(
    `
    -0.6 -0.6, -0.24 -0.5, -0.235 -0.2, -0.262 -0.06, -0.225 0.08, -0.19 0.16,
    -0.16 0.27, -0.13 0.36, -0.1 0.44, -0.03 0.52, -0.6 0.6
  `,
  );
  fillShape(
    on,
    edge.map(([x, y]): Point => [x + t, y]),
    skin.dark,
    0.2,
  );
  // Sockets, cheeks, the plane below the lower lip.
  for (const x of [-0.155, 0.15]) fillOval(on, [x + t, -0.012], [0.1, 0.058], skin.dark, 0.17);
  glowAt(on, [0.2 + t, 0.13], 0.17, mix(skin.lit, hex('#e0705a'), 0.4), 0.42);
  glowAt(on, [-0.2 + t, 0.15], 0.15, mix(skin.mid, hex('#c0503f'), 0.5), 0.3);
  glowAt(on, [0.12 + t, -0.27], 0.26, skin.lit, 0.42);
  glowAt(on, [0.07 + t, 0.45], 0.1, skin.lit, 0.3);
  fillOval(on, [t, 0.392], [0.07, 0.016], skin.dark, 0.2);
  // What the hair throws on the forehead.
  const brow = on.createLinearGradient(0, -0.42, 0, -0.2);
  const haired = person.hair.style !== 'bald' || person.hat;
  brow.addColorStop(0, css(mix(skin.dark, painting.palette.shade, 0.2), haired ? 0.55 : 0));
  brow.addColorStop(1, css(skin.dark, 0));
  on.fillStyle = brow;
  on.fillRect(-0.5, -0.5, 1, 0.3);
}

function paintFreckles({ on, skin, random, build }: Bust): void {
  for (let index = 0; index < 46; index += 1) {
    const side = random() < 0.5 ? -1 : 1;
    const x = side * (0.05 + random() * 0.2) + build.turn;
    const y = 0.08 + random() * 0.13 + (random() - 0.5) * 0.04;
    fillOval(on, [x, y], [0.0055, 0.0045], skin.dark, 0.3 + random() * 0.35);
  }
}

function paintEarring({ on, accent }: Bust, x: number): void {
  const gold = mix(hex('#e0b45a'), accent.lit, 0.15);
  fillOval(on, [x, 0.2], [0.017, 0.026], gold);
  fillOval(on, [x + 0.005, 0.192], [0.005, 0.009], hex('#fff3cf'), 0.8);
}
