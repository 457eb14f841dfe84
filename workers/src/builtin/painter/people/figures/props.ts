import { css, hex, mix, type Rgb } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import { drawLimb } from '../../subjects/figure.ts';
import type { Pose } from '../person.ts';
import { fillOval, fillShape, points, strokeLine, type Point } from '../shape.ts';
import { tonesOf } from '../portrait/bust.ts';

type Context = Painting['ctx'];

/** A thing in somebody's hands: `hand` is the far one; y up, the unit their height. */
type Prop = (painting: Painting, on: Context, hand: Point, color: Rgb) => void;

function wood(painting: Painting, color = '#7a4f2e') {
  return tonesOf(painting, hex(color));
}

function guitar(painting: Painting, on: Context): void {
  const body = wood(painting, '#b06a30');
  const neck = wood(painting, '#4a2f20');
  strokeLine(on, points('0.06 0.6, 0.33 0.775'), neck.mid, 0.02);
  strokeLine(on, points('0.32 0.768, 0.365 0.8'), neck.dark, 0.03);
  fillShape(
    on,
    points(
      `
    -0.13 0.55, -0.1 0.64, -0.02 0.65, 0.03 0.62, 0.09 0.655, 0.12 0.61, 0.08 0.545,
    0.03 0.545, -0.01 0.48, -0.09 0.475
  `,
    ),
    body.mid,
  );
  fillShape(
    on,
    points('-0.06 0.62, -0.02 0.64, 0.03 0.61, 0.09 0.645, 0.11 0.61, 0.07 0.57, 0.0 0.57'),
    body.lit,
    0.6,
  );
  fillOval(on, [0.02, 0.585], [0.024, 0.024], hex('#2a1a12'));
  strokeLine(on, points('-0.07 0.535, 0.34 0.785'), hex('#efe6d8'), 0.003, 0.7);
}

function violin(painting: Painting, on: Context): void {
  const body = wood(painting, '#9a4a24');
  fillShape(
    on,
    points(
      `
    0.03 0.775, 0.06 0.815, 0.1 0.805, 0.13 0.825, 0.165 0.815, 0.16 0.785, 0.12 0.775,
    0.09 0.755, 0.05 0.755
  `,
    ),
    body.mid,
  );
  strokeLine(on, points('0.14 0.803, 0.27 0.825'), wood(painting, '#2f2018').mid, 0.012);
  strokeLine(on, points('-0.02 0.66, 0.22 0.92'), hex('#e8dcc8'), 0.005, 0.9);
}

function book(painting: Painting, on: Context, [x, y]: Point): void {
  const cover = tonesOf(painting, hex('#8a3a34'));
  const paper = tonesOf(painting, hex('#f2ead8'));
  const [cx, cy] = [x - 0.02, y + 0.01];
  fillShape(
    on,
    points('-0.085 0.065, 0 0.03, 0.085 0.065, 0.085 -0.035, 0 -0.07, -0.085 -0.035').map(
      ([px, py]): Point => [cx + px, cy + py],
    ),
    cover.mid,
  );
  for (const side of [-1, 1]) {
    on.beginPath();
    on.moveTo(cx, cy + 0.035);
    on.lineTo(cx + side * 0.078, cy + 0.068);
    on.lineTo(cx + side * 0.078, cy - 0.02);
    on.lineTo(cx, cy - 0.055);
    on.fillStyle = css(side > 0 ? paper.lit : paper.mid);
    on.fill();
  }
}

function rod(painting: Painting, on: Context, [x, y]: Point): void {
  strokeLine(
    on,
    [
      [x - 0.12, y - 0.09],
      [x, y],
      [x + 0.33, y + 0.36],
      [x + 0.44, y + 0.42],
    ],
    wood(painting).mid,
    0.011,
  );
  strokeLine(
    on,
    [
      [x + 0.44, y + 0.42],
      [x + 0.48, y + 0.05],
      [x + 0.5, -0.02],
    ],
    hex('#efe6d8'),
    0.003,
    0.75,
  );
}

function staff(painting: Painting, on: Context, [x]: Point): void {
  const tones = wood(painting);
  drawIn(on, tones.mid, [
    [x + 0.01, 0, 0.011],
    [x - 0.005, 0.5, 0.013],
    [x + 0.005, 1.02, 0.014],
  ]);
  const top: Point = [x + 0.005, 1.07];
  const light = on.createRadialGradient(...top, 0, ...top, 0.17);
  light.addColorStop(0, 'rgba(190,225,255,0.75)');
  light.addColorStop(1, 'rgba(150,190,255,0)');
  on.fillStyle = light;
  on.fillRect(top[0] - 0.2, top[1] - 0.2, 0.4, 0.4);
  fillOval(on, top, [0.03, 0.03], hex('#e4f3ff'));
}

function sword(painting: Painting, on: Context, [x, y]: Point): void {
  const steel = tonesOf(painting, hex('#cfd6de'));
  on.beginPath();
  on.moveTo(x - 0.016, y - 0.03);
  on.lineTo(x + 0.016, y - 0.03);
  on.lineTo(x + 0.012, 0.06);
  on.lineTo(x, 0.01);
  on.lineTo(x - 0.012, 0.06);
  on.fillStyle = css(steel.lit);
  on.fill();
  strokeLine(
    on,
    [
      [x, y - 0.04],
      [x, 0.05],
    ],
    steel.dark,
    0.005,
    0.6,
  );
  strokeLine(
    on,
    [
      [x - 0.065, y - 0.03],
      [x + 0.065, y - 0.03],
    ],
    hex('#c9a24e'),
    0.018,
  );
  strokeLine(
    on,
    [
      [x, y - 0.03],
      [x, y + 0.06],
    ],
    wood(painting).dark,
    0.02,
  );
  fillOval(on, [x, y + 0.07], [0.018, 0.018], hex('#c9a24e'));
}

function umbrella(painting: Painting, on: Context, [x, y]: Point, color: Rgb): void {
  const silk = tonesOf(painting, color);
  const cx = x - 0.06;
  strokeLine(
    on,
    [
      [x, y - 0.06],
      [x - 0.01, y + 0.05],
      [cx, 1.2],
    ],
    hex('#2a2422'),
    0.011,
  );
  on.beginPath();
  on.moveTo(cx - 0.33, 1.0);
  on.bezierCurveTo(cx - 0.3, 1.24, cx + 0.3, 1.24, cx + 0.33, 1.0);
  for (const step of [2, 1, 0, -1, -2]) {
    const to = cx + (step - 0.5) * 0.132;
    on.quadraticCurveTo(to + 0.066, 1.045, to, 1.0);
  }
  on.fillStyle = css(silk.mid);
  on.fill();
  for (const [reach, tone] of [
    [-0.2, silk.dark],
    [-0.066, silk.dark],
    [0.066, silk.lit],
    [0.2, silk.lit],
  ] as const) {
    strokeLine(
      on,
      [
        [cx, 1.178],
        [cx + reach * 0.75, 1.13],
        [cx + reach, 1.01],
      ],
      tone,
      0.008,
      0.7,
    );
  }
  strokeLine(
    on,
    [
      [cx, 1.17],
      [cx, 1.215],
    ],
    hex('#2a2422'),
    0.01,
  );
}

function drawIn(
  on: Context,
  color: Rgb,
  joints: readonly (readonly [number, number, number])[],
): void {
  on.fillStyle = css(mix(color, color, 0));
  drawLimb(on, joints);
}

export const PROPS: Partial<Record<Pose, Prop>> = {
  guitar,
  violin,
  read: book,
  fish: rod,
  staff,
  sword,
  umbrella,
};
