import { adjust, hex, mix, type Rgb } from '../../color.ts';
import {
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

/** Heights of the features below the middle of the head. */
const EYES = 0.005;
const NOSE = 0.215;
const MOUTH = 0.318;

/** Brows, eyes, nose and mouth: few shapes, calm. */
export function paintFeatures(bust: Bust): void {
  const eyepatch = bust.person.extras.eyepatch;
  paintNose(bust);
  for (const side of [-1, 1] as const) {
    if (!(eyepatch && side < 0)) paintEye(bust, side);
    paintBrow(bust, side);
  }
  paintMouth(bust);
  paintYears(bust);
  if (eyepatch) paintEyepatch(bust);
}

/** Moves a shape drawn around 0,0 to a feature; the far one is seen at a slant. */
function at(bust: Bust, side: 1 | -1, y: number): (point: Point) => Point {
  const { turn, half } = bust.build;
  const apart = half * 0.437 * (side > 0 ? 0.97 : 1.02);
  const slant = side > 0 ? 0.94 : 1;
  return ([px, py]) => [side * apart + turn * 1.25 + side * px * slant, y + py];
}

function paintEye(bust: Bust, side: 1 | -1): void {
  const { on, skin, person, hair } = bust;
  const { eyes } = person.features;
  const open = 0.0225 + eyes * 0.008 - (person.years > 62 ? 0.004 : 0);
  const long = 0.066 + eyes * 0.008;
  const put = at(bust, side, EYES);
  const almond = points(`-1 0.25, -0.55 -0.62, 0.1 -1, 0.7 -0.55, 1.02 -0.05, 0.55 0.62, -0.2 0.8`);
  const lid = almond.map(([x, y]): Point => put([x * long, y * open]));
  fillShape(on, lid, mix(hex('#f4efe8'), skin.mid, side > 0 ? 0.26 : 0.44));
  const center = put([0.004, -open * 0.08]);
  inside(on, lid, () => {
    const iris = open * 1.22;
    fillOval(on, center, [iris, iris], mix(person.eyes, hex('#1a1412'), 0.35));
    fillOval(on, [center[0], center[1] + 0.004], [iris * 0.78, iris * 0.78], person.eyes);
    fillOval(on, center, [iris * 0.46, iris * 0.46], hex('#120d0d'));
    const shade = points('-1.1 -1.2, 1.1 -1.2, 1.1 -0.3, 0 -0.62, -1.1 -0.2');
    fillShape(
      on,
      shade.map(([x, y]): Point => put([x * long, y * open])),
      skin.dark,
      0.4,
    );
  });
  fillOval(
    on,
    [center[0] + open * 0.38, center[1] - open * 0.36],
    [0.0062, 0.0066],
    hex('#ffffff'),
    0.95,
  );
  const dark = mix(mix(skin.dark, hair.dark, 0.5), hex('#150d0c'), 0.62);
  const woman = person.presents === 'woman';
  const line = points('-1.02 0.28, -0.55 -0.66, 0.1 -1.06, 0.72 -0.6, 1.06 -0.06');
  strokeLine(
    on,
    line.map(([x, y]): Point => put([x * long, y * open])),
    dark,
    woman ? 0.0145 : 0.0105,
  );
  if (woman) {
    strokeLine(on, [put([long * 0.92, -open * 0.2]), put([long * 1.22, -open * 0.62])], dark, 0.01);
  }
  const crease = points('-0.9 -0.62, -0.4 -1.5, 0.2 -1.72, 0.8 -1.25, 1.12 -0.7');
  strokeLine(
    on,
    crease.map(([x, y]): Point => put([x * long, y * open])),
    skin.dark,
    0.008,
    0.6,
  );
  const below = points('-0.5 1.0, 0.1 1.12, 0.7 0.75');
  strokeLine(
    on,
    below.map(([x, y]): Point => put([x * long, y * open])),
    skin.dark,
    0.006,
    0.45,
  );
}

function paintBrow(bust: Bust, side: 1 | -1): void {
  const { on, person, hair, skin } = bust;
  const { brows } = person.features;
  const thick = (person.presents === 'man' ? 0.021 : 0.0145) + brows * 0.008;
  const arch = (person.presents === 'woman' ? 0.022 : 0.011) + (1 - brows) * 0.01;
  const put = at(bust, side, EYES - 0.082 - brows * 0.008);
  const outline: Point[] = [
    [-0.082, -0.001],
    [-0.03, -arch * 0.75],
    [0.03, -arch],
    [0.094, 0.016],
    [0.028, -arch + thick * 0.82],
    [-0.03, -arch * 0.75 + thick],
    [-0.08, thick * 0.95],
  ];
  const bald = person.hair.style === 'bald';
  const color = mix(mix(hair.mid, hair.dark, 0.55), skin.dark, bald ? 0.3 : 0.2);
  fillShape(on, outline.map(put), adjust(color, person.years > 60 ? 1 : 0.8), 0.94);
}

function paintNose({ on, skin, person, build }: Bust): void {
  const t = build.turn;
  const wide = 0.05 + person.features.nose * 0.017 + (person.presents === 'man' ? 0.006 : 0);
  const tip: Point = [t * 2.1, NOSE - 0.03];
  // The side of the nose away from the light, one plane from the brow to the wing.
  const plane: Point[] = [
    [t * 1.3 - 0.045, -0.075],
    [t * 1.5 - 0.018, 0.0],
    [t * 1.9 - 0.012, 0.11],
    [tip[0] - 0.004, tip[1] + 0.01],
    [tip[0] - 0.006, NOSE + 0.018],
    [t * 1.6 - wide, NOSE + 0.012],
    [t * 1.6 - wide - 0.004, NOSE - 0.03],
    [t * 1.5 - 0.04, 0.08],
    [t * 1.2 - 0.052, 0.0],
  ];
  fillShape(on, plane, skin.dark, 0.4);
  strokeLine(
    on,
    [
      [t * 1.75 + 0.008, -0.02],
      [t * 2 + 0.012, 0.1],
      [tip[0] + 0.012, tip[1] - 0.02],
    ],
    skin.lit,
    0.022,
    0.5,
  );
  glowAt(on, [tip[0] + 0.014, tip[1]], 0.045, mix(skin.lit, hex('#ffffff'), 0.25), 0.75);
  const base: Point[] = [
    [t * 1.6 - wide, NOSE],
    [t * 1.7 - wide * 0.55, NOSE + 0.022],
    [tip[0], NOSE + 0.013],
    [t * 1.9 + wide * 0.6, NOSE + 0.02],
    [t * 1.9 + wide * 0.95, NOSE - 0.002],
    [t * 1.9 + wide * 0.5, NOSE + 0.006],
    [tip[0], NOSE + 0.001],
    [t * 1.7 - wide * 0.55, NOSE + 0.004],
  ];
  fillShape(on, base, mix(skin.dark, hex('#4a1f18'), 0.35), 0.72);
  glowAt(on, [tip[0] - 0.03, NOSE + 0.05], 0.075, skin.dark, 0.42);
}

function paintMouth({ on, skin, person, build }: Bust): void {
  const { mouth, smile } = person.features;
  const t = build.turn * 1.45;
  const w = 0.088 + mouth * 0.022 + smile * 0.012;
  const up = 0.007 + smile * 0.027;
  const full = (person.presents === 'woman' ? 0.034 : 0.022) + mouth * 0.007;
  const shaped = (text: string) =>
    points(text).map(([x, y]): Point => [t + x * w * (x > 0 ? 0.93 : 1.03), MOUTH + y]);
  const rose: Rgb = person.presents === 'woman' ? hex('#b0474a') : hex('#a5584c');
  const lips = mix(skin.mid, rose, person.presents === 'woman' ? 0.5 : 0.26);
  const upper =
    `-1 ${-up}, -0.35 ${-full * 0.62}, -0.12 ${-full * 0.78}, 0 ${-full * 0.6}, ` +
    `0.12 ${-full * 0.78}, 0.35 ${-full * 0.62}, 1 ${-up}, 0.4 0.004, 0 0.006, -0.4 0.004`;
  const lower =
    `-0.95 ${-up + 0.002}, -0.4 0.004, 0 0.006, 0.4 0.004, 0.95 ${-up + 0.002}, ` +
    `0.5 ${full * 0.82}, 0 ${full * 1.06}, -0.5 ${full * 0.82}`;
  fillShape(on, shaped(lower), mix(lips, skin.lit, 0.22));
  fillShape(on, shaped(upper), mix(lips, skin.dark, 0.4));
  trace(on, shaped(lower));
  const line = shaped(
    `-1.06 ${-up - 0.002}, -0.5 0.003, -0.1 0.005, 0 0.008, 0.1 0.005, 0.5 0.003, 1.06 ${-up - 0.002}`,
  );
  strokeLine(on, line, mix(skin.dark, hex('#3a1412'), 0.6), 0.0085, 0.85);
  glowAt(on, [t + w * 0.3, MOUTH + full * 0.5], 0.03, hex('#fff0e6'), 0.32);
  for (const x of [-1.12, 1.1]) {
    fillOval(on, [t + x * w, MOUTH - up], [0.012, 0.012], skin.dark, 0.2 + smile * 0.15);
  }
}

/** Lines that years leave: by the mouth, at the eyes, on the forehead. */
function paintYears({ on, skin, person, build }: Bust): void {
  const age = Math.min(1, Math.max(0, (person.years - 38) / 34));
  const t = build.turn * 1.3;
  const line = (text: string, width: number, alpha: number) =>
    strokeLine(
      on,
      points(text).map(([x, y]): Point => [x + t, y]),
      skin.dark,
      width,
      alpha,
    );
  const smile = 0.12 + person.features.smile * 0.2;
  line('-0.082 0.212, -0.125 0.265, -0.142 0.32', 0.01, smile + age * 0.42);
  line('0.08 0.212, 0.118 0.262, 0.133 0.315', 0.009, smile + age * 0.34);
  if (age <= 0.1) return;
  line('-0.235 0.05, -0.17 0.072, -0.1 0.06', 0.008, age * 0.42);
  line('0.23 0.05, 0.165 0.07, 0.1 0.058', 0.008, age * 0.36);
  line('0.245 -0.01, 0.275 -0.026', 0.006, age * 0.5);
  line('0.246 0.012, 0.28 0.018', 0.006, age * 0.5);
  line('-0.15 -0.232, 0 -0.245, 0.15 -0.232', 0.007, age * 0.32);
  line('-0.12 -0.272, 0 -0.284, 0.13 -0.272', 0.007, age * 0.26);
  line('-0.012 -0.095, -0.016 -0.06', 0.007, age * 0.4);
}

function paintEyepatch(bust: Bust): void {
  const { on } = bust;
  const put = at(bust, -1, EYES);
  const black = hex('#1b1719');
  strokeLine(on, [[-0.36, -0.16], put([0, -0.03]), [0.3, -0.3]], black, 0.022);
  fillShape(
    on,
    points('-0.09 -0.05, 0 -0.072, 0.085 -0.045, 0.07 0.05, 0 0.085, -0.075 0.045').map(put),
    black,
  );
  strokeLine(on, points('-0.05 -0.035, 0 -0.05, 0.05 -0.03').map(put), hex('#5a5258'), 0.007, 0.6);
}
