import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { hasPlace, subjectOf } from '../scene.ts';
import { paintConifer, paintLeafTree } from '../subjects/trees.ts';

/** Trees on a far shore or slope, row behind row, each deeper in the haze. */
export function paintTreeLine(painting: Painting, random: Random): void {
  if (!growsTrees(painting)) return;
  const rows = painting.scene.places.has('forest') ? 4 : 2;
  for (let row = 0; row < rows; row += 1) paintRow(painting, random, row, row / rows);
}

function paintRow(painting: Painting, random: Random, row: number, near: number): void {
  const { scene, layout, width, unit, height, noise } = painting;
  const land = layout.ground !== 'water';
  const dense = scene.places.has('forest');
  const base = layout.horizon + (land ? (height - layout.horizon) * (0.02 + near * 0.24) : 2);
  const tall = unit * (0.045 + near * (land ? 0.1 : 0.035)) * (dense ? 1.15 : 0.9);
  const count = (dense ? 46 : 30) * (width / 1024) * (1 - near * 0.4);
  for (let index = 0; index < count; index += 1) {
    const x = (index + random()) * (width / count);
    // Clearings: a wood is not a fence, and the light must stay free.
    const gap = noise.at((x / unit) * 2.2 + row * 9, row * 5);
    if (gap < (dense ? -0.55 : -0.05)) continue;
    if (Math.abs(x - layout.light.x) < unit * 0.16 * near) continue;
    const paint = random() < leafyShare(painting) ? paintLeafTree : paintConifer;
    paint(painting, random, {
      x,
      y: base + between(random, -0.3, 0.5) * tall * 0.14,
      height: tall * between(random, 0.55, 1.25),
      distance: 0.62 - near * 0.46,
    });
  }
}

function leafyShare({ scene }: Painting): number {
  if (scene.season === 'winter' || scene.places.has('mountains')) return 0;
  return scene.season === 'autumn' ? 0.6 : 0.35;
}

function growsTrees({ scene, layout }: Painting): boolean {
  if (scene.refused.has('tree') || scene.refused.has('forest') || hasPlace(scene, 'city')) {
    return false;
  }
  if (layout.ground === 'water') return hasPlace(scene, 'lake', 'river', 'waterfall', 'garden');
  if (layout.ground !== 'grass' && layout.ground !== 'snow') return false;
  const wooded = hasPlace(scene, 'forest', 'mountains', 'village', 'hills');
  return wooded || subjectOf(scene, 'house') !== undefined;
}
