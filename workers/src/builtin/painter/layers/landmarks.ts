import type { Ground } from '../layout.ts';
import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import { subjectOf, type Subject, type SubjectKind } from '../scene.ts';
import type { Building, Site } from '../subjects/building.ts';
import { castle } from '../subjects/castle.ts';
import { house } from '../subjects/house.ts';
import { lighthouse } from '../subjects/lighthouse.ts';
import { temple } from '../subjects/temple.ts';
import { windmill } from '../subjects/windmill.ts';
import { paintCrag } from '../subjects/masonry.ts';

interface Landmark {
  kind: SubjectKind;
  paint: Building;
  /** Height as a share of the picture's shorter side, roofs not counted. */
  size: number;
  /** Its height with roofs, in units of its size: what must fit under the upper edge. */
  reach: number;
  /** Stands on a rock of its own, where there is room for one. */
  crag?: true;
}

const LANDMARKS: readonly Landmark[] = [
  { kind: 'castle', paint: castle, size: 0.46, reach: 1.12, crag: true },
  { kind: 'temple', paint: temple, size: 0.4, reach: 1, crag: true },
  { kind: 'windmill', paint: windmill, size: 0.42, reach: 1 },
  { kind: 'lighthouse', paint: lighthouse, size: 0.46, reach: 0.98, crag: true },
  { kind: 'house', paint: house, size: 0.25, reach: 1 },
];
const CRAG_HEIGHT = 0.13;
/** Haze in front of a building, where it is more than on a clear day. */
const AIR: Partial<Record<Ground, number>> = { clouds: 0.2, deep: 0.5 };

/** Buildings that the eye goes to first, on their rock or on the ground. */
export function paintLandmarks(painting: Painting, random: Random): void {
  const { scene, layout, unit, width } = painting;
  let order = 0;
  for (const landmark of LANDMARKS) {
    const subject = subjectOf(scene, landmark.kind) ?? villageHouse(painting, landmark.kind);
    const count = Math.min(landmark.crag ? 2 : 6, subject?.count ?? 0);
    for (let index = 0; index < count && subject; index += 1) {
      paintLandmark(painting, random, landmark, subject, order + index);
    }
    order += count;
  }
  if (!scene.places.has('cliff') || order > 0) return;
  const x = layout.focus.x - layout.lightSide * width * 0.2;
  const bare: Site = { x, y: layout.horizon - unit * 0.2, size: unit * 0.5, distance: 0.06 };
  raiseCrag(painting, random, bare, true);
}

function paintLandmark(
  painting: Painting,
  random: Random,
  { kind, paint, size, reach, crag }: Landmark,
  subject: Subject,
  order: number,
): void {
  const { layout, unit, width, height } = painting;
  const sunken = layout.ground === 'deep';
  const lifted = crag && layout.ground !== 'woods' && !sunken;
  const lying = sunken ? height * 0.88 : layout.horizon + (height - layout.horizon) * 0.24;
  const top = lifted ? layout.horizon - unit * CRAG_HEIGHT : lying;
  const aside = lifted && order === 0 ? width * 0.05 : -order * width * 0.23;
  const site: Site = {
    x: layout.focus.x - layout.lightSide * aside,
    y: top + unit * 0.006,
    size: Math.min(
      unit * size * 0.85 ** order * (kind === 'house' && subject.count > 1 ? 0.62 : 1),
      (top - height * 0.05) / reach,
    ),
    distance: (AIR[layout.ground] ?? 0.08) + order * 0.08,
  };
  if (lifted) raiseCrag(painting, random, site, kind === 'lighthouse');
  paint(painting, random, site, subject);
}

function villageHouse({ scene }: Painting, kind: SubjectKind): Subject | undefined {
  return kind === 'house' && scene.places.has('village') ? { kind, count: 5 } : undefined;
}

/** A castle rock stands free; a headland runs out of the picture behind its lighthouse. */
function raiseCrag(painting: Painting, random: Random, site: Site, headland: boolean): void {
  const { layout, unit, scene } = painting;
  const above = layout.ground === 'clouds';
  paintCrag(painting, random, {
    x: site.x - (headland ? layout.lightSide * site.size * 0.36 : 0),
    top: site.y - unit * 0.01,
    topWidth: site.size * (headland ? 1.25 : 1),
    foot: layout.horizon + unit * (above ? 0.23 : 0.03),
    footWidth: site.size * (headland ? 1.75 : 1.7),
    distance: site.distance,
    grass: scene.season !== 'winter' && !above,
  });
}
