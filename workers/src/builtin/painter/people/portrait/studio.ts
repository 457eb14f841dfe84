import { adjust, css, hex, mix, type Rgb } from '../../color.ts';
import { between, pick } from '../../random.ts';
import { fillOval, strokeLine, type Point } from '../shape.ts';
import { type Room, wall } from './room.ts';

type Harmony = readonly [far: string, near: string, light: string];
const HARMONIES: readonly [Harmony, ...Harmony[]] = [
  ['#3f6470', '#1f3640', '#e3b073'],
  ['#b9875a', '#6d4430', '#f3d9a6'],
  ['#5d4a6b', '#2e2440', '#e2a48f'],
  ['#6f7f62', '#37442f', '#ead9a0'],
  ['#a85f4c', '#552a2a', '#f0c39a'],
  ['#3d4f7a', '#1c2544', '#d9b7c4'],
  ['#8c9aa0', '#46545c', '#f1e3c8'],
  ['#b56f7c', '#5b2f44', '#f5d3b6'],
  ['#c9a24e', '#7a5426', '#fbe7b5'],
  ['#2f5a52', '#16302f', '#d8c58a'],
];

/** Paint on a board, one of a dozen harmonies, with a disc of light behind the head. */
export function studio(room: Room): void {
  const { on, random, wide, tone, light } = room;
  const [far, near, disc] = pick(random, HARMONIES);
  wall(room, far, near);
  pick(random, [paintDisc, paintArch, paintPane, paintSlope])(
    room,
    mix(tone(hex(disc)), light, 0.2),
  );
  for (let index = 0; index < 90; index += 1) {
    const from: Point = [random() * wide, random()];
    const color = random() < 0.5 ? tone(hex(far)) : tone(hex(near));
    const slope = between(random, -0.05, 0.05);
    const long = between(random, 0.06, 0.2);
    strokeLine(
      on,
      [from, [from[0] + long, from[1] + slope]],
      adjust(color, between(random, 0.9, 1.2)),
      0.02,
      0.16,
    );
  }
}

/** What the light draws on the wall of a studio. */
function paintDisc({ on, random, wide }: Room, color: Rgb): void {
  const r = between(random, 0.24, 0.4);
  fillOval(
    on,
    [wide * between(random, 0.34, 0.68), between(random, 0.3, 0.46)],
    [r, r],
    color,
    0.75,
  );
}

function paintArch({ on, random, wide }: Room, color: Rgb): void {
  const w = between(random, 0.26, 0.34);
  const x = wide * between(random, 0.42, 0.6);
  fillOval(on, [x, 0.4], [w, w], color, 0.7);
  on.fillStyle = css(color, 0.7);
  on.fillRect(x - w, 0.4, w * 2, 0.7);
}

function paintPane({ on, wide }: Room, color: Rgb): void {
  for (const [x, y] of [
    [0.56, 0.06],
    [0.76, 0.02],
    [0.56, 0.36],
    [0.76, 0.32],
  ] as const) {
    const pane: Point[] = [
      [wide * x, y],
      [wide * (x + 0.17), y - 0.03],
      [wide * (x + 0.13), y + 0.24],
      [wide * (x - 0.04), y + 0.27],
    ];
    on.beginPath();
    pane.forEach(([px, py], index) => (index ? on.lineTo(px, py) : on.moveTo(px, py)));
    on.fillStyle = css(color, 0.72);
    on.fill();
  }
}

function paintSlope({ on, random, wide }: Room, color: Rgb): void {
  const y = between(random, 0.35, 0.6);
  on.beginPath();
  on.moveTo(0, y + 0.3);
  on.quadraticCurveTo(wide * 0.55, y + 0.15, wide, y - 0.3);
  on.lineTo(wide, 1);
  on.lineTo(0, 1);
  on.fillStyle = css(color, 0.55);
  on.fill();
}
