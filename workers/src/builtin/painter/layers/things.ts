import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf, type Subject } from '../scene.ts';
import { paintStandingShadow } from '../subjects/shadow.ts';
import { paintSketch } from '../things/sketch.ts';
import type { Thing } from '../things/thing.ts';
import { THINGS } from '../things/things.ts';
import { slotOf, tableTop } from './stage.ts';

/** Things on the ground, behind people and animals. */
export function paintThings(painting: Painting, random: Random): void {
  paintSeated(painting, random, 'ground');
}

/** Things on the table, in front of all that stands on the floor. */
export function paintTableThings(painting: Painting, random: Random): void {
  paintSeated(painting, random, 'table');
}

/** Things in the air. */
export function paintFlyers(painting: Painting, random: Random): void {
  const { layout, unit, width, height } = painting;
  for (const thing of THINGS.filter(({ seat }) => seat === 'air')) {
    const subject = subjectOf(painting.scene, thing.kind);
    if (!subject) continue;
    const count = Math.min(thing.most ?? 3, subject.count);
    for (let index = count - 1; index >= 0; index -= 1) {
      const far = index / Math.max(1, count);
      const sky = layout.ground === 'space' ? height : layout.horizon;
      paintSketch(
        painting,
        random,
        subject,
        {
          x: width * 0.5 - layout.lightSide * width * (0.2 - index * 0.3),
          y: sky * between(random, 0.56, 0.62) - index * unit * 0.1,
          size: unit * thing.size * (1 - far * 0.6),
          facing: layout.lightSide,
          distance: 0.04 + far * 0.25,
        },
        thing.draw,
      );
    }
  }
}

function paintSeated(painting: Painting, random: Random, seat: Thing['seat']): void {
  for (const thing of THINGS) {
    const subject = thing.seat === seat ? subjectOf(painting.scene, thing.kind) : undefined;
    if (subject) paintRow(painting, random, thing, subject);
  }
}

function paintRow(painting: Painting, random: Random, thing: Thing, subject: Subject): void {
  const { unit, height, layout } = painting;
  const slot = slotOf(painting, thing.kind);
  if (!slot) return;
  const count = Math.min(thing.most ?? 3, subject.count);
  const onTable = thing.seat === 'table';
  const foot = onTable ? tableTop(painting) + height * 0.075 : height * 0.895;
  for (let index = count - 1; index >= 0; index -= 1) {
    const size = unit * thing.size * slot.scale * (1 - index * (onTable ? 0.06 : 0.14));
    const aside = (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2);
    const at = {
      x: slot.x + aside * size * thing.width * 0.62 * between(random, 0.95, 1.05),
      y: foot - index * unit * (onTable ? 0.012 : 0.035) + (aside < 0 ? unit * 0.012 : 0),
      size,
      facing: layout.lightSide,
      distance: index * 0.05,
    };
    paintStandingShadow(painting, at.x, at.y, size * thing.width * 0.75);
    paintSketch(painting, random, subject, at, thing.draw);
  }
}
