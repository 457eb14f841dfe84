import { adjust, css, hex, mix, type Rgb } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import { drawLimb, type Joint } from '../../subjects/figure.ts';
import type { Garment, Person } from '../person.ts';
import { skinTones, tonesOf, type Tones } from '../portrait/bust.ts';
import type { Point } from '../shape.ts';
import { stanceOf, type Stance } from './poses.ts';

export type Context = Painting['ctx'];

/** A figure in the making: y up, its height 1, its colours as the hour shows them. */
export interface Drawing {
  on: Context;
  painting: Painting;
  person: Person;
  stance: Stance;
  skin: Tones;
  cloth: Tones;
  legs: Tones;
  boots: Rgb;
  /** Thickness of limbs, 1 being usual. */
  bulk: number;
}

/** Garments that reach over the legs. */
export const LONG: ReadonlySet<Garment> = new Set(['robe', 'dress', 'cloak']);

export function drawingOf(painting: Painting, person: Person, on: Context): Drawing {
  const { garment, color, accent } = person.dress;
  const suited = garment === 'spacesuit' || garment === 'armour';
  const apron = garment === 'apron';
  const trousers = suited ? color : mix(adjust(accent, 0.42, 0.6), hex('#2a2c38'), 0.6);
  return {
    ...{ on, painting, person },
    stance: stanceOf(person),
    skin: skinTones(painting, person.skin),
    cloth: tonesOf(painting, apron ? accent : color),
    legs: tonesOf(painting, LONG.has(garment) ? color : trousers),
    boots: tonesOf(painting, suited ? adjust(color, 0.8) : hex('#2a211e')).mid,
    bulk:
      { slim: 0.92, medium: 1, broad: 1.13 }[person.build] *
      (garment === 'spacesuit' ? 1.28 : 1) *
      (person.presents === 'woman' ? 0.93 : 1.03),
  };
}

/** A limb along a line; the widths are halves, one for each joint. */
export function drawTube(
  on: Context,
  line: readonly Point[],
  widths: readonly number[],
  color: Rgb,
): void {
  on.fillStyle = css(color);
  drawLimb(
    on,
    line.map(([x, y], index): Joint => [x, y, widths[index] ?? widths[0] ?? 0.02]),
  );
}
