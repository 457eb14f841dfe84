import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { paintConifer, paintLeafTree, paintPalm } from '../subjects/trees.ts';

/** The trees that the prompt names. */
export function paintNamedTrees(painting: Painting, random: Random): void {
  const { ground } = painting.layout;
  if (ground === 'deep' || ground === 'space') return;
  if (ground !== 'woods') paintTrees(painting, random);
  paintPalms(painting, random);
}

function paintTrees(painting: Painting, random: Random): void {
  const { scene, width, height, layout, unit } = painting;
  const tree = subjectOf(scene, 'tree');
  if (!tree) return;
  const count = Math.min(9, tree.count);
  const paint = scene.season === 'winter' ? paintConifer : paintLeafTree;
  for (let index = count - 1; index >= 0; index -= 1) {
    const far = index / count;
    const side = index % 2 === 0 ? 1 : -1;
    const aside = width * (0.5 + side * between(random, 0.14, 0.46));
    paint(painting, random, {
      x: count === 1 ? layout.focus.x : aside,
      y: layout.horizon + (height - layout.horizon) * (0.45 - far * 0.34),
      height: unit * (0.46 - far * 0.26),
      distance: far * 0.45,
      ...(tree.tint && { color: tree.tint }),
    });
  }
}

function paintPalms(painting: Painting, random: Random): void {
  const { scene, width, height, layout, unit } = painting;
  const palms = subjectOf(scene, 'palm');
  if (!palms) return;
  const side = layout.lightSide;
  for (let index = 0; index < Math.max(2, Math.min(6, palms.count)); index += 1) {
    const inset = width * (0.06 + index * 0.1);
    const tree = {
      x: side > 0 ? inset : width - inset,
      y: height * (0.93 - index * 0.02),
      height: unit * between(random, 0.42, 0.6),
      distance: 0,
    };
    paintPalm(painting, random, tree, side * between(random, 0.5, 1));
  }
}
