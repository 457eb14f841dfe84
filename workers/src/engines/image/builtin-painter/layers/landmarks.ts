import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import { subjectOf, type SubjectKind } from '../scene.ts';
import { castle, house, lighthouse, temple, windmill, type Site } from '../subjects/buildings.ts';
import { paintCrag } from '../subjects/masonry.ts';

const LANDMARKS = [
  { kind: 'castle', paint: castle, size: 0.46, crag: true },
  { kind: 'temple', paint: temple, size: 0.4, crag: true },
  { kind: 'windmill', paint: windmill, size: 0.42, crag: false },
  { kind: 'lighthouse', paint: lighthouse, size: 0.46, crag: true },
  { kind: 'house', paint: house, size: 0.25, crag: false },
] as const;

/** Buildings that the eye goes to first, on their rock or on the ground. */
export function paintLandmarks(painting: Painting, random: Random): void {
  const { scene, layout, unit, width, height } = painting;
  const alone = LANDMARKS.filter(({ kind }) => subjectOf(scene, kind)).length === 1;
  let place = 0;
  for (const { kind, paint, size, crag } of LANDMARKS) {
    const subject = subjectOf(scene, kind) ?? villageHouse(painting, kind);
    if (!subject) continue;
    const count = Math.min(crag ? 2 : 6, subject.count);
    for (let index = 0; index < count; index += 1) {
      const step = place + index;
      const x =
        layout.focus.x +
        layout.lightSide * (step * width * 0.23 - (crag && alone ? width * 0.06 : 0));
      const room = (crag ? layout.horizon - unit * 0.13 : layout.horizon) - height * 0.05;
      const scale = Math.min(
        unit * size * (1 - index * 0.18),
        room / (kind === 'castle' ? 1.12 : 0.96),
      );
      const lifted = crag && layout.ground !== 'woods';
      const foot = lifted
        ? layout.horizon + unit * 0.03
        : layout.horizon + (height - layout.horizon) * 0.24;
      const top = lifted ? layout.horizon - unit * 0.13 : foot;
      const site: Site = {
        x,
        y: top + unit * 0.006,
        size: scale,
        distance: layout.ground === 'clouds' ? 0.2 : 0.08 + index * 0.1,
      };
      if (lifted) raiseCrag(painting, random, site, kind, foot);
      paint(painting, random, site, subject);
    }
    place += count;
  }
  if (scene.places.has('cliff') && place === 0) {
    raiseCrag(
      painting,
      random,
      {
        x: layout.focus.x - layout.lightSide * width * 0.2,
        y: layout.horizon - unit * 0.2,
        size: unit * 0.5,
        distance: 0.06,
      },
      'lighthouse',
      layout.horizon + unit * 0.04,
    );
  }
}

function villageHouse({ scene }: Painting, kind: SubjectKind) {
  return kind === 'house' && scene.places.has('village') ? { kind, count: 5 } : undefined;
}

function raiseCrag(
  painting: Painting,
  random: Random,
  site: Site,
  kind: SubjectKind,
  foot: number,
): void {
  const seaside = kind === 'lighthouse';
  // A headland runs out of the picture behind the lighthouse; a castle rock stands free.
  const shift = seaside ? -painting.layout.lightSide * site.size * 0.36 : 0;
  paintCrag(painting, random, {
    x: site.x + shift,
    top: site.y - painting.unit * 0.01,
    topWidth: site.size * (seaside ? 1.25 : 1.0),
    foot: foot + (painting.layout.ground === 'clouds' ? painting.unit * 0.2 : 0),
    footWidth: site.size * (seaside ? 1.75 : 1.7),
    distance: site.distance,
    grass: painting.scene.season !== 'winter' && painting.layout.ground !== 'clouds',
  });
}
