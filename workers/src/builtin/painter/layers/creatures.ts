import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf, type Subject, type SubjectKind } from '../scene.ts';
import { cat } from '../subjects/cat.ts';
import { deer } from '../subjects/deer.ts';
import { dog } from '../subjects/dog.ts';
import { fox } from '../subjects/fox.ts';
import { horse } from '../subjects/horse.ts';
import { owl } from '../subjects/owl.ts';
import { wolf } from '../subjects/wolf.ts';
import { paintFigure, type Figure } from '../subjects/figure.ts';
import { person } from '../subjects/people.ts';
import { paintStandingShadow } from '../subjects/shadow.ts';

interface Creature {
  kind: SubjectKind;
  /** Size of one figure unit as a share of the picture's shorter side. */
  size: number;
  figure: (subject: Subject) => Figure;
}

/** Everyone who stands on the ground. A new animal is one line here and its figure. */
const CREATURES: readonly Creature[] = [
  { kind: 'horse', size: 0.27, figure: horse },
  { kind: 'deer', size: 0.27, figure: deer },
  { kind: 'wolf', size: 0.26, figure: wolf },
  { kind: 'fox', size: 0.4, figure: fox },
  { kind: 'dog', size: 0.26, figure: dog },
  { kind: 'person', size: 0.27, figure: person },
  { kind: 'cat', size: 0.22, figure: cat },
];
const MOST = 7;

export function paintCreatures(painting: Painting, random: Random): void {
  const { scene, width, height, unit, layout } = painting;
  if (layout.ground === 'deep') return;
  const present = CREATURES.filter(
    ({ kind }) => subjectOf(scene, kind) && !coveredByPortrait(painting, kind),
  );
  present.forEach((creature, rank) => {
    const subject = subjectOf(scene, creature.kind);
    if (!subject) return;
    const count = Math.min(MOST, subject.count);
    const facing = layout.lightSide;
    for (let index = count - 1; index >= 0; index -= 1) {
      const share = index / Math.max(1, count);
      const size = unit * creature.size * (1 - share * 0.42) * (count > 1 ? 0.86 : 1);
      const spread = (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2);
      const x =
        layout.focus.x +
        facing *
          (rank * width * 0.24 +
            spread * size * 0.95 * between(random, 0.9, 1.15) +
            (count > 1 ? width * 0.13 : 0));
      const y =
        height * (layout.ground === 'space' ? 0.94 : 0.885) -
        share * unit * 0.085 +
        rank * unit * 0.012;
      const backlit = layout.light.visible && scene.time !== 'day' ? 0.62 : 0.3;
      paintStandingShadow(painting, x, y, size);
      paintFigure(painting, random, creature.figure(subject), {
        x,
        y,
        size,
        facing,
        distance: share * 0.2,
        backlit,
      });
    }
  });
  paintOwl(painting, random);
}

function coveredByPortrait({ scene }: Painting, kind: SubjectKind): boolean {
  return kind === 'person' && subjectOf(scene, 'portrait') !== undefined;
}

/** An owl sits on a branch that reaches into the picture. */
function paintOwl(painting: Painting, random: Random): void {
  const subject = subjectOf(painting.scene, 'owl');
  if (!subject) return;
  const { ctx, width, height, unit, layout, palette } = painting;
  const y = height * 0.66;
  const from = layout.lightSide > 0 ? -20 : width + 20;
  ctx.save();
  ctx.strokeStyle = `rgb(${palette.shade.map(Math.round).join(',')})`;
  ctx.lineCap = 'round';
  for (const [reach, lift, thick] of [
    [0.62, 0.02, 0.024],
    [0.48, -0.1, 0.01],
    [0.36, 0.09, 0.008],
  ] as const) {
    ctx.lineWidth = unit * thick;
    ctx.beginPath();
    ctx.moveTo(from, y + unit * 0.06);
    ctx.quadraticCurveTo(
      width * (0.5 - layout.lightSide * 0.3),
      y + unit * 0.045,
      width * (0.5 - layout.lightSide * (0.5 - reach)),
      y + unit * lift,
    );
    ctx.stroke();
  }
  ctx.restore();
  paintFigure(painting, random, owl(subject), {
    x: layout.focus.x,
    y: y + unit * 0.03,
    size: unit * 0.3,
    facing: 1,
    distance: 0,
    backlit: 0.05,
  });
}
