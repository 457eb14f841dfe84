import { css, mix } from '../../color.ts';
import { between } from '../../random.ts';
import { fillShape, inside, points, strokeLine, type Point } from '../shape.ts';
import type { Bust } from './bust.ts';
import { faceOutline } from './head.ts';

const FULL = `
    -0.345 0.0, -0.325 0.1, -0.25 0.2, -0.13 0.255, 0 0.262, 0.13 0.255, 0.25 0.2,
    0.32 0.1, 0.342 0.0, 0.352 0.16, 0.325 0.36, 0.24 0.53, 0.1 0.62, -0.08 0.62,
    -0.24 0.54, -0.33 0.37, -0.355 0.16
  `;
const LONG = `
    -0.345 0.0, -0.325 0.1, -0.25 0.2, -0.13 0.255, 0 0.262, 0.13 0.255, 0.25 0.2,
    0.32 0.1, 0.342 0.0, 0.36 0.2, 0.36 0.45, 0.29 0.72, 0.17 0.96, 0.03 1.1, -0.12 0.98,
    -0.27 0.74, -0.36 0.46, -0.365 0.2
  `;
const SHORT = `
    -0.342 0.0, -0.325 0.14, -0.235 0.25, -0.13 0.262, 0 0.262, 0.13 0.262, 0.235 0.25,
    0.32 0.14, 0.34 0.0, 0.345 0.14, 0.312 0.31, 0.22 0.455, 0.1 0.525, -0.08 0.525,
    -0.22 0.46, -0.318 0.31, -0.35 0.14
  `;
const GOATEE = `
    -0.115 0.262, 0 0.25, 0.115 0.262, 0.135 0.34, 0.12 0.47, 0.04 0.565, -0.04 0.565,
    -0.12 0.47, -0.135 0.34
  `;
/** What stays free of hair: the lips and a little skin around them. */
const LIPS = '-0.085 0.3, 0 0.285, 0.085 0.3, 0.08 0.345, 0 0.366, -0.08 0.345';
const MOUSTACHE = `
    0 0.243, 0.06 0.238, 0.12 0.27, 0.165 0.315, 0.15 0.338, 0.08 0.315, 0 0.3,
    -0.08 0.315, -0.15 0.338, -0.165 0.315, -0.12 0.27, -0.06 0.238
  `;

/** The beard, under the mouth and around it; drawn before the mouth. */
export function paintBeard(bust: Bust): void {
  const { on, person, beard, skin, build } = bust;
  const { style } = person.beard;
  if (style === 'none' || style === 'moustache') return;
  if (style === 'stubble') {
    inside(on, faceOutline(bust), () => {
      fillShape(on, moved(bust, SHORT), mix(beard.dark, skin.dark, 0.5), 0.26);
    });
    return;
  }
  const outline = moved(bust, { short: SHORT, goatee: GOATEE, full: FULL, long: LONG }[style]);
  fillShape(on, outline, beard.mid, style === 'short' ? 0.9 : 1);
  inside(on, outline, () => {
    const side = on.createLinearGradient(-0.36, 0.3, 0.36, 0.2);
    side.addColorStop(0, css(beard.dark, 0.9));
    side.addColorStop(0.5, css(beard.dark, 0.25));
    side.addColorStop(1, css(beard.lit, 0.7));
    on.fillStyle = side;
    on.fillRect(-0.5, -0.1, 1, 1.4);
    paintHairs(bust, style === 'long' ? 1.05 : 0.62);
  });
  fillShape(on, moved(bust, LIPS), mix(skin.mid, skin.dark, 0.4), 0.95);
  if (build.neck > 0) paintWhiskers(bust);
}

/** The moustache, over the upper lip. */
export function paintMoustache(bust: Bust): void {
  const { style } = bust.person.beard;
  if (style !== 'none' && style !== 'stubble') paintWhiskers(bust);
}

function moved({ build }: Bust, text: string): Point[] {
  const wide = (build.half / 0.35) * (0.45 + build.jaw * 0.55);
  return points(text).map(([x, y]): Point => {
    const low = Math.min(1, Math.max(0, (y - 0.05) / 0.2));
    return [x * (build.half / 0.35) * (1 - low) + x * wide * low + build.turn * 1.3 * low, y];
  });
}

function paintHairs({ on, beard, random, build }: Bust, foot: number): void {
  for (let index = 0; index < 170; index += 1) {
    const x = between(random, -0.34, 0.34);
    const top = between(random, 0.02, 0.4);
    const sway = between(random, -0.03, 0.03);
    const to: Point = [
      x * 0.72 + sway + build.turn,
      Math.min(foot + 0.1, top + between(random, 0.12, 0.34)),
    ];
    const bright = x + between(random, -0.25, 0.25);
    const tone = bright > 0.12 ? beard.lit : bright > -0.12 ? beard.mid : beard.dark;
    strokeLine(
      on,
      [[x, top], [(x + to[0]) / 2 + sway * 0.6, (top + to[1]) / 2], to],
      tone,
      between(random, 0.004, 0.012),
      0.5,
    );
  }
}

function paintWhiskers(bust: Bust): void {
  const { on, beard } = bust;
  const outline = moved(bust, MOUSTACHE);
  fillShape(on, outline, beard.mid);
  inside(on, outline, () => {
    for (let index = 0; index < 26; index += 1) {
      const t = index / 25 - 0.5;
      const x = t * 0.34 + bust.build.turn * 1.3;
      const tone = index % 3 === 0 ? beard.lit : index % 3 === 1 ? beard.dark : beard.mid;
      strokeLine(
        on,
        [
          [x * 0.35, 0.24],
          [x, 0.335],
        ],
        tone,
        0.008,
        0.5,
      );
    }
  });
}
