import { hex, mix, type Rgb } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import type { Random } from '../../random.ts';
import type { Person } from '../person.ts';
import { paintFigureHead } from '../portrait/paint-bust.ts';
import { drawingOf, type Context, type Drawing } from './drawing.ts';
import { drawArm, drawLeg } from './limbs.ts';
import { PROPS } from './props.ts';
import { drawFall, drawTorso } from './torso.ts';

/** Height of a head in a figure of height 1. */
const HEAD = 0.142;

/** Draws somebody from head to foot: feet at 0,0, height 1, y up, turned to the right. */
export function drawFigure(painting: Painting, random: Random, person: Person, on: Context): void {
  const drawing = drawingOf(painting, person, on);
  const { stance } = drawing;
  on.save();
  drawLeg(drawing, stance.far, true);
  on.translate(...stance.shift);
  if (!stance.away) drawArm(drawing, stance.farArm, true);
  on.translate(-stance.shift[0], -stance.shift[1]);
  drawLeg(drawing, stance.near, false);
  drawFall(drawing);
  on.translate(...stance.shift);
  drawHead(drawing, random, 'behind');
  drawTorso(drawing);
  drawHead(drawing, random, 'before');
  const hand = stance.farArm.at(-1) ?? [0, 0];
  PROPS[person.pose]?.(painting, on, hand, propColor(person));
  if (stance.away) drawArm(drawing, stance.farArm, true);
  drawArm(drawing, stance.nearArm, false);
  on.restore();
}

function propColor({ dress }: Person): Rgb {
  return mix(hex('#b8303a'), dress.accent, 0.12);
}

function drawHead(
  { on, painting, person, stance }: Drawing,
  random: Random,
  part: 'behind' | 'before',
): void {
  on.save();
  on.translate(stance.lean * 1.25, 0.9);
  on.scale(HEAD, -HEAD);
  const shown = part === 'behind' ? part : stance.away ? 'away' : 'face';
  paintFigureHead(painting, random, person, on, shown);
  on.restore();
}
