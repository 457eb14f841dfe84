import { adjust, mix } from '../../color.ts';
import type { Garment } from '../person.ts';
import type { Point } from '../shape.ts';
import { drawTube, LONG, type Drawing } from './drawing.ts';

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

export function drawLeg(drawing: Drawing, line: readonly Point[], far: boolean): void {
  const { on, person, legs, skin, bulk, stance } = drawing;
  const bare = person.dress.garment === 'dress' && !stance.seated;
  const tone = bare ? skin : legs;
  const color = far ? mix(tone.mid, tone.dark, 0.55) : tone.mid;
  drawTube(on, line, [0.058 * bulk, 0.041 * bulk, 0.026 * bulk], color);
  drawFoot(drawing, line, far, bare);
}

function drawFoot(
  { on, person, boots, bulk }: Drawing,
  line: readonly Point[],
  far: boolean,
  bare: boolean,
): void {
  const { garment } = person.dress;
  const color = far ? adjust(boots, 0.8) : boots;
  const [knee = [0, 0], foot = [0, 0]] = line.slice(-2);
  const flat = Math.abs(foot[0] - knee[0]) < 0.16;
  const pointed = person.pose === 'dance';
  const toe: Point = flat ? [foot[0] + 0.052, foot[1] - 0.012] : [foot[0] + 0.01, foot[1] - 0.05];
  const end: Point = pointed ? [foot[0] * 1.08, foot[1] - 0.008] : toe;
  drawTube(on, [foot, end], [0.027 * bulk, 0.017 * bulk], color);
  const booted = !bare && !pointed && garment !== 'spacesuit' && !LONG.has(garment);
  if (!booted) return;
  drawTube(on, [between(foot, knee, 0.4), foot], [0.033 * bulk, 0.028 * bulk], color);
}

const SLEEVELESS: ReadonlySet<Garment> = new Set(['dress', 'tunic']);
const WIDE_SLEEVED: ReadonlySet<Garment> = new Set(['robe', 'cloak']);

export function drawArm(drawing: Drawing, line: readonly Point[], far: boolean): void {
  const { on, person, cloth, skin, bulk, stance } = drawing;
  const bare = SLEEVELESS.has(person.dress.garment);
  const tone = bare ? skin : cloth;
  const [shoulder = [0, 0], elbow = shoulder, hand = elbow] = line.map(([x, y]): Point => [
    x + stance.lean * ((y - 0.5) / 0.3),
    y,
  ]);
  drawTube(on, [hand, hand], [0.022, 0.022], far ? mix(skin.mid, skin.dark, 0.5) : skin.mid);
  const cuff = (WIDE_SLEEVED.has(person.dress.garment) ? 0.042 : 0.023) * bulk;
  const color = far ? mix(tone.mid, tone.dark, 0.5) : mix(tone.mid, tone.lit, 0.12);
  const sleeve = [shoulder, elbow, between(elbow, hand, 0.86)];
  drawTube(on, sleeve, [0.036 * bulk, 0.03 * bulk, cuff], color);
  if (!bare) return;
  const cap: Point = [shoulder[0] * 1.04, shoulder[1] - 0.03];
  drawTube(on, [shoulder, cap], [0.037 * bulk, 0.035 * bulk], far ? cloth.dark : cloth.mid);
}
