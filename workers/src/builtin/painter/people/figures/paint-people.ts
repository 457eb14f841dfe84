import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import type { Random } from '../../random.ts';
import { hasTable, slotOf, tableTop, type Slot } from '../../layers/stage.ts';
import { subjectOf, type SubjectKind } from '../../scene.ts';
import { paintFigure, paintRim } from '../../subjects/figure.ts';
import { horse } from '../../subjects/horse.ts';
import { paintStandingShadow } from '../../subjects/shadow.ts';
import type { Person, Pose } from '../person.ts';
import { drawFigure } from './draw-figure.ts';

/** Height of somebody alone, and of somebody beside other things, as shares of the shorter side. */
const ALONE = 0.56;
const BESIDE = 0.4;
/** The same beside things of their own size, and behind a table. */
const STAGED = 0.5;
const AT_TABLE = 0.74;
/** Sheet of a figure in units of its height: room for arms, hats, umbrellas. */
const WIDE = 1.7;
const TALL = 1.5;
/** Where the feet are on it. */
const FEET = 1.4;
/** A horse's back above the ground, and the size of a horse to its rider. */
const BACK = 0.66;
const HORSE = 1.08;

const LARGE: readonly SubjectKind[] = [
  'castle',
  'lighthouse',
  'temple',
  'windmill',
  'house',
  'ship',
  'whale',
];

interface Place {
  x: number;
  y: number;
  size: number;
  facing: 1 | -1;
}

/** Everyone of the scene from head to foot. */
export function paintPeople(painting: Painting, random: Random): void {
  const { scene, layout } = painting;
  if (subjectOf(scene, 'portrait') || !subjectOf(scene, 'person')) return;
  if (layout.ground === 'deep') return;
  const places = arrange(painting, scene.people);
  scene.people.forEach((person, index) => {
    const place = places[index];
    if (!place) return;
    if (person.pose === 'ride') paintRider(painting, random, person, place);
    else paintPerson(painting, random, person, place);
  });
}

/** Distance between two who hold each other, in shares of their height. */
const APART: Partial<Record<Pose, number>> = { embrace: 0.21, hands: 0.37 };

function arrange(painting: Painting, people: readonly Person[]): Place[] {
  const { unit, layout } = painting;
  const slot = slotOf(painting, 'person');
  const count = people.length;
  const [first] = people;
  const paired = first && APART[first.pose];
  const size = heightOf(painting, first, slot) * (count > 2 ? 0.78 : count > 1 ? 0.92 : 1);
  const facing = layout.lightSide;
  const away = facing > 0 ? -1 : 1;
  const middle = slot?.x ?? middleOf(painting);
  const y = footOf(painting, size);
  return people.map((_, index) => {
    // In a group every other one stands a step back and looks the other way.
    const back = count > 2 ? index % 2 : 0;
    const turned = (paired !== undefined || count > 2) && index % 2 === 1;
    return {
      x: middle + facing * (index - (count - 1) / 2) * size * (paired ?? 0.55),
      y: y - back * unit * 0.02,
      size: size * (1 - back * 0.06),
      facing: turned ? away : facing,
    };
  });
}

function heightOf(painting: Painting, first: Person | undefined, slot: Slot | undefined): number {
  const { unit } = painting;
  if (hasTable(painting)) return unit * AT_TABLE;
  if (first?.pose === 'ride') return unit * BESIDE;
  if (slot) return unit * STAGED * Math.max(0.86, slot.scale);
  return unit * (isBeside(painting) ? BESIDE : ALONE);
}

function isBeside({ scene }: Painting): boolean {
  return LARGE.some((kind) => subjectOf(scene, kind));
}

/** Height of the feet; behind a table one sees people from the hips up. */
function footOf(painting: Painting, size: number): number {
  const { height, layout } = painting;
  if (hasTable(painting)) return tableTop(painting) + size * 0.46;
  return height * (layout.ground === 'space' ? 0.78 : 0.935);
}

/** Where somebody stands who shares the ground with nobody else. */
function middleOf(painting: Painting): number {
  const { scene, layout, width } = painting;
  const facing = layout.lightSide;
  if (subjectOf(scene, 'parrot') ?? subjectOf(scene, 'owl')) return width * (0.5 + facing * 0.2);
  if (scene.backdrop) return width * 0.5;
  if (isBeside(painting)) return layout.focus.x + facing * width * 0.3;
  return width * (0.5 - facing * (subjectOf(scene, 'planet') ? 0.2 : 0.1));
}

function paintPerson(painting: Painting, random: Random, person: Person, place: Place): void {
  const { ctx, layout } = painting;
  const floating = layout.ground === 'space';
  if (!floating) paintStandingShadow(painting, place.x, place.y, place.size * 0.42);
  const sheet = drawSheet(painting, random, person, place);
  ctx.save();
  ctx.translate(place.x, place.y);
  if (floating) ctx.rotate(-0.22 * place.facing);
  ctx.drawImage(sheet, -sheet.width / 2, -place.size * FEET);
  ctx.restore();
}

function drawSheet(painting: Painting, random: Random, person: Person, place: Place): Canvas {
  const { size, facing, x, y } = place;
  const canvas = createCanvas(Math.ceil(size * WIDE), Math.ceil(size * TALL));
  const on = canvas.getContext('2d');
  on.setTransform(size * facing, 0, 0, -size, canvas.width / 2, size * FEET);
  drawFigure(painting, random, person, on);
  on.setTransform(1, 0, 0, 1, 0, 0);
  lightFigure(painting, on, place, canvas);
  if (person.pose === 'embrace') silhouette(painting, on, canvas);
  paintRim(painting, canvas, { x, y: y - size / 2, size: size * 0.3 }, canvas.width);
  return canvas;
}

/** Light from its side, shade from the other and from below. */
function lightFigure(
  { palette, layout, scene }: Painting,
  on: Painting['ctx'],
  { size }: Place,
  { width, height }: Canvas,
): void {
  const side = layout.lightSide;
  const backlit = layout.light.visible && scene.time !== 'day' ? 0.34 : 0.16;
  on.globalCompositeOperation = 'source-atop';
  const middle = width / 2;
  const form = on.createLinearGradient(
    middle + side * size * 0.22,
    0,
    middle - side * size * 0.22,
    0,
  );
  form.addColorStop(0, css(palette.glow, 0.26));
  form.addColorStop(0.45, css(palette.glow, 0));
  form.addColorStop(0.55, css(palette.shade, 0));
  form.addColorStop(1, css(palette.shade, 0.5));
  on.fillStyle = form;
  on.fillRect(0, 0, width, height);
  const low = on.createLinearGradient(0, size * (FEET - 0.9), 0, size * FEET);
  low.addColorStop(0, css(palette.shade, backlit * 0.4));
  low.addColorStop(1, css(palette.shade, backlit + 0.24));
  on.fillStyle = low;
  on.fillRect(0, 0, width, height);
  on.globalCompositeOperation = 'source-over';
}

/** Two who kiss are alone with the evening: an outline against the light. */
function silhouette({ palette }: Painting, on: Painting['ctx'], { width, height }: Canvas): void {
  on.globalCompositeOperation = 'source-atop';
  on.fillStyle = css(palette.shade, 0.84);
  on.fillRect(0, 0, width, height);
  on.globalCompositeOperation = 'source-over';
}

/** A horse and who sits on it: the far leg of the rider is behind the horse and not seen. */
function paintRider(painting: Painting, random: Random, person: Person, place: Place): void {
  const { layout, scene } = painting;
  const size = place.size * HORSE;
  const mount = subjectOf(scene, 'horse') ?? { kind: 'horse', count: 1 };
  paintStandingShadow(painting, place.x, place.y, size);
  const backlit = layout.light.visible && scene.time !== 'day' ? 0.5 : 0.25;
  const at = { x: place.x, y: place.y, size, facing: place.facing, distance: 0, backlit };
  paintFigure(painting, random, horse(mount), at);
  const seat = { ...place, size: place.size * 0.82 };
  const sheet = drawSheet(painting, random, person, seat);
  const y = place.y - size * BACK + seat.size * 0.47;
  const x = place.x - place.facing * size * 0.06;
  painting.ctx.drawImage(sheet, x - sheet.width / 2, y - seat.size * FEET);
}
