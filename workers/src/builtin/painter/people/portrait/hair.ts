import { css, mix } from '../../color.ts';
import { between } from '../../random.ts';
import { fillOval, fillShape, glowAt, inside, points, strokeLine, type Point } from '../shape.ts';
import type { Bust } from './bust.ts';
import { CUTS, KNOT, TAIL } from './hair-cuts.ts';

const STRANDS = 190;

/** Hair that is behind the head: long falls, knots, tails, clouds of curls. */
export function paintBackHair(bust: Bust): void {
  const { on, hair, person } = bust;
  const { style } = person.hair;
  if (style === 'bald') return;
  const back = CUTS[style].back;
  on.save();
  on.scale(bust.build.half / 0.35, 1);
  if (style === 'bun' && !person.hat) paintKnot(bust);
  if (style === 'ponytail') paintFall(bust, TAIL);
  if (style === 'afro') paintCloud(bust);
  if (style === 'locs') paintLocs(bust);
  else if (back) paintFall(bust, back);
  if (back) glowAt(on, [0, 0.45], 0.42, hair.dark, 0.6);
  on.restore();
}

/** Hair around the face, over its edge. */
export function paintFrontHair(bust: Bust): void {
  const { on, hair, person } = bust;
  const { style } = person.hair;
  if (style === 'bald') return;
  const { front, flow } = CUTS[style];
  on.save();
  on.scale(bust.build.half / 0.35, 1);
  for (const outline of front) {
    const soft = style === 'cropped' ? 0.88 : 1;
    fillShape(on, outline, hair.mid, soft);
    inside(on, outline, () => {
      paintMassLight(bust);
      if (flow !== 'curl') paintStrands(bust, outline);
    });
  }
  if (flow === 'curl') paintCurls(bust);
  if (style === 'braid') paintBraid(bust);
  on.restore();
}

function paintMassLight({ on, hair }: Bust): void {
  const side = on.createLinearGradient(-0.42, 0.1, 0.42, -0.35);
  side.addColorStop(0, css(hair.dark, 0.95));
  side.addColorStop(0.42, css(hair.dark, 0.35));
  side.addColorStop(0.7, css(hair.lit, 0.25));
  side.addColorStop(1, css(hair.lit, 0.8));
  on.fillStyle = side;
  on.fillRect(-0.8, -0.9, 1.6, 2.2);
  glowAt(on, [0.17, -0.44], 0.2, hair.lit, 0.7);
}

function paintStrands(bust: Bust, outline: readonly Point[]): void {
  const { on, hair, random, person, painting } = bust;
  const { part, flow } = CUTS[person.hair.style === 'bald' ? 'short' : person.hair.style];
  const count = Math.round(STRANDS * Math.min(1.4, painting.detail));
  for (let index = 0; index < count; index += 1) {
    const end = outline[Math.floor(random() * outline.length)] ?? part;
    const next = outline[Math.floor(random() * outline.length)] ?? end;
    const f = random() * 0.4;
    const to: Point = [
      end[0] + (next[0] - end[0]) * f * 0.3,
      end[1] + between(random, -0.04, 0.06),
    ];
    const from: Point = [
      part[0] + between(random, -0.03, 0.03),
      part[1] + between(random, -0.03, 0.02),
    ];
    const out = 1.18 + random() * 0.16;
    const middle: Point = [
      ((from[0] + to[0]) / 2) * out + (flow === 'wave' ? between(random, -0.03, 0.03) : 0),
      ((from[1] + to[1]) / 2) * (to[1] < -0.1 ? 1.2 : 1.5) - 0.03,
    ];
    const bright = (to[0] + 0.35) / 0.7 + between(random, -0.5, 0.4);
    const tone = bright > 0.75 ? hair.lit : bright > 0.3 ? hair.mid : hair.dark;
    strokeLine(
      on,
      [from, middle, to],
      tone,
      between(random, 0.004, 0.014),
      between(random, 0.25, 0.6),
    );
  }
}

function paintFall(bust: Bust, outline: readonly Point[]): void {
  const { on, hair, random, person } = bust;
  const wave = person.hair.style === 'wavy' ? 0.05 : 0.012;
  fillShape(on, outline, mix(hair.mid, hair.dark, 0.5));
  inside(on, outline, () => {
    const side = on.createLinearGradient(-0.5, 0, 0.5, 0);
    side.addColorStop(0, css(hair.dark, 0.8));
    side.addColorStop(0.5, css(hair.dark, 0.5));
    side.addColorStop(0.8, css(hair.mid, 0.5));
    side.addColorStop(1, css(hair.lit, 0.6));
    on.fillStyle = side;
    on.fillRect(-0.8, -0.8, 1.6, 2.2);
    for (let index = 0; index < 110; index += 1) {
      const x = between(random, -0.52, 0.5);
      const phase = Math.floor(x * 9) + random() * 0.7;
      const line = [0, 1, 2, 3, 4, 5].map((step): Point => [
        x * (0.8 + step * 0.05) + Math.sin(step * 1.7 + phase) * wave,
        -0.45 + step * 0.32,
      ]);
      const tone = x > 0.2 && random() < 0.7 ? hair.lit : random() < 0.5 ? hair.mid : hair.dark;
      strokeLine(on, line, tone, between(random, 0.004, 0.015), between(random, 0.2, 0.5));
    }
  });
}

function paintKnot(bust: Bust): void {
  const { on, hair } = bust;
  const { at, size } = KNOT;
  fillOval(on, at, size, hair.mid);
  glowAt(on, [at[0] + 0.06, at[1] - 0.04], 0.12, hair.lit, 0.7);
  for (const [turn, reach] of [
    [0.1, 0.95],
    [0.5, 0.72],
    [0.9, 0.45],
  ] as const) {
    const line = [0, 1, 2, 3, 4].map((step): Point => {
      const angle = turn + (step / 4) * 3.6;
      return [at[0] + Math.cos(angle) * size[0] * reach, at[1] + Math.sin(angle) * size[1] * reach];
    });
    strokeLine(on, line, hair.dark, 0.01, 0.6);
  }
}

function paintCloud(bust: Bust): void {
  const { on, hair, random } = bust;
  fillOval(on, [0, -0.22], [0.62, 0.56], mix(hair.mid, hair.dark, 0.5));
  for (let index = 0; index < 420; index += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const x = Math.cos(angle) * 0.63 * reach;
    const y = -0.22 + Math.sin(angle) * 0.57 * reach;
    curl(bust, [x, y], between(random, 0.016, 0.036));
  }
}

/** One curl: a small arc, brighter where it faces the light. */
function curl({ on, hair, random }: Bust, [x, y]: Point, size: number): void {
  const bright = x * 1.1 - y * 0.7 + between(random, -0.35, 0.3);
  const tone = bright > 0.32 ? hair.lit : bright > 0.02 ? hair.mid : hair.dark;
  const turn = random() * 6.3;
  on.beginPath();
  on.arc(x, y, size, turn, turn + 3.9);
  on.strokeStyle = css(tone, 0.85);
  on.lineWidth = size * 0.62;
  on.lineCap = 'round';
  on.stroke();
}

/** Curls along the hairline and around the crown; those at the temples where hair is no cloud. */
function paintCurls(bust: Bust): void {
  const { random, person } = bust;
  const afro = person.hair.style === 'afro';
  const count = afro ? 70 : 150;
  const [low, high] = afro ? [0.86, 1.1] : [0.82, 1.22];
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI * (1.02 + random() * 0.96);
    const reach = between(random, low, high);
    const x = Math.cos(angle) * 0.355 * reach;
    const y = -0.07 + Math.sin(angle) * 0.46 * reach;
    curl(bust, [x, y], between(random, 0.022, 0.045));
  }
  if (afro) return;
  paintTemples(bust, -1);
  paintTemples(bust, 1);
  for (let index = 0; index < 14; index += 1) {
    curl(bust, [between(random, -0.27, 0.24), between(random, -0.345, -0.27)], 0.033);
  }
}

function paintTemples(bust: Bust, side: 1 | -1): void {
  const { on, hair, person, random } = bust;
  const foot = person.presents === 'woman' ? 0.3 : 0.06;
  for (let y = -0.2; y < foot; y += 0.05) {
    fillOval(on, [side * 0.372, y], [0.05, 0.05], side > 0 ? hair.mid : hair.dark);
  }
  for (let index = 0; index < 26; index += 1) {
    const x = side * between(random, 0.335, 0.425);
    curl(bust, [x, between(random, -0.15, foot)], 0.03);
  }
}

function paintLocs({ on, hair, random }: Bust): void {
  for (let index = 0; index < 34; index += 1) {
    const t = index / 33 - 0.5;
    const x = t * 0.86;
    const long = between(random, 0.7, 0.98);
    const line: Point[] = [
      [x * 0.5, -0.5 + Math.abs(t) * 0.3],
      [x * 1.02, -0.1],
      [x * 1.1, 0.35],
      [x * 1.12 + between(random, -0.03, 0.03), long],
    ];
    strokeLine(on, line, t > 0.2 ? hair.mid : hair.dark, 0.044);
    strokeLine(on, line, t > 0.2 ? hair.lit : hair.mid, 0.014, 0.6);
  }
}

/** Falls over the shoulder on the side of the light: strands that cross, narrowing to a ribbon. */
function paintBraid({ on, hair, accent, build }: Bust): void {
  const middle = (t: number): Point => [
    0.405 + Math.sin(t * 2.6) * 0.045 - t * (0.36 - build.neck) * 0.5,
    -0.02 + t,
  ];
  const leaf = points('-0.1 -0.7, 0.55 -0.75, 1.02 -0.25, 0.85 0.45, 0.1 0.95, -0.35 0.6, -0.3 0');
  const count = 11;
  for (let index = 0; index < count; index += 1) {
    const t = index / count;
    const side = index % 2 ? 1 : -1;
    const w = 0.084 - Math.max(0, t - 0.45) * 0.06;
    const [cx, cy] = middle(t);
    const outline = leaf.map(([px, py]): Point => [cx + side * px * w, cy + py * w]);
    fillShape(
      on,
      outline,
      side > 0 ? mix(hair.mid, hair.lit, 0.5) : mix(hair.mid, hair.dark, 0.15),
    );
    for (const inner of [0.75, 0.5]) {
      const line = outline.slice(1, 5).map(([x, y]): Point => [cx + (x - cx) * inner, y]);
      strokeLine(on, line, side > 0 ? hair.lit : hair.dark, 0.006, 0.5);
    }
    strokeLine(on, outline.slice(2, 6), hair.dark, 0.008, 0.6);
  }
  const [x, y] = middle(1);
  fillShape(
    on,
    points('-0.03 -0.03, 0.03 -0.03, 0.045 0.06, 0.01 0.12, -0.035 0.07').map(([px, py]): Point => [
      x + px,
      y + py,
    ]),
    hair.mid,
  );
  strokeLine(
    on,
    [
      [x - 0.035, y - 0.025],
      [x + 0.035, y - 0.025],
    ],
    accent.mid,
    0.026,
  );
}
