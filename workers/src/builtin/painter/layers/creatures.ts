import type { Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { hasPlace, subjectOf, type Scene, type Subject, type SubjectKind } from '../scene.ts';
import { bear } from '../subjects/bear.ts';
import { cat } from '../subjects/cat.ts';
import { deer } from '../subjects/deer.ts';
import { dinosaur } from '../subjects/dinosaur.ts';
import { dog } from '../subjects/dog.ts';
import { dragon } from '../subjects/dragon.ts';
import { elephant } from '../subjects/elephant.ts';
import { fox } from '../subjects/fox.ts';
import { horse } from '../subjects/horse.ts';
import { lion } from '../subjects/lion.ts';
import { owl } from '../subjects/owl.ts';
import { parrot } from '../subjects/parrot.ts';
import { rabbit } from '../subjects/rabbit.ts';
import { wolf } from '../subjects/wolf.ts';
import { paintFigure, type Figure } from '../subjects/figure.ts';
import { paintStandingShadow } from '../subjects/shadow.ts';
import { hasTable, sitsOnTable, slotOf, tableTop } from './stage.ts';

interface Creature {
  kind: SubjectKind;
  /** Size of one figure unit as a share of the picture's shorter side. */
  size: number;
  figure: (subject: Subject) => Figure;
  /** How far it sinks into its own shade; 1 unless its colours matter more than its outline. */
  backlit?: number;
}

/** Everyone who stands on the ground. A new animal is one line here and its figure. */
const CREATURES: readonly Creature[] = [
  { kind: 'dragon', size: 0.36, backlit: 0.5, figure: dragon },
  { kind: 'dinosaur', size: 0.4, backlit: 0.5, figure: dinosaur },
  { kind: 'elephant', size: 0.42, backlit: 0.5, figure: elephant },
  { kind: 'bear', size: 0.36, backlit: 0.5, figure: bear },
  { kind: 'lion', size: 0.34, backlit: 0.5, figure: lion },
  { kind: 'horse', size: 0.27, figure: horse },
  { kind: 'deer', size: 0.27, figure: deer },
  { kind: 'wolf', size: 0.26, figure: wolf },
  { kind: 'fox', size: 0.4, figure: fox },
  { kind: 'dog', size: 0.26, figure: dog },
  { kind: 'cat', size: 0.22, figure: cat },
  { kind: 'rabbit', size: 0.22, figure: rabbit },
];
const MOST = 7;

export function paintCreatures(painting: Painting, random: Random): void {
  const { scene, layout } = painting;
  if (layout.ground === 'deep') return;
  const present = CREATURES.filter(({ kind }) => subjectOf(scene, kind) && !isRidden(scene, kind));
  present.forEach((creature, rank) => paintHerd(painting, random, creature, rank));
  paintPerched(painting, random, 'owl', owl);
  paintPerched(painting, random, 'parrot', parrot);
}

interface Herd {
  /** Where the first of them stands. */
  x: number;
  y: number;
  /** Pixels to a figure unit of the nearest. */
  size: number;
  count: number;
  aloft: boolean;
  backlit: number;
}

/** Places all of one kind; `rank` is how many kinds stand before it. */
function placeHerd(painting: Painting, creature: Creature, subject: Subject, rank: number): Herd {
  const { width, unit, layout } = painting;
  const count = Math.min(MOST, subject.count);
  const slot = slotOf(painting, creature.kind);
  const aloft = creature.kind === 'dragon' && subject.action === 'fly';
  const size = unit * creature.size * (slot?.scale ?? 1) * (aloft || count > 1 ? 0.8 : 1);
  const backlit = backlight(painting) * (creature.backlit ?? 1);
  const shared = { size, count, aloft, backlit };
  // Beside the focus, where a castle may stand below it.
  if (aloft) {
    return { ...shared, x: width / 2 + width * 0.16 * layout.lightSide, y: layout.horizon * 0.62 };
  }
  const foot = footOf(painting, creature.kind);
  if (slot) return { ...shared, x: slot.x, y: foot };
  const aside = rank * width * 0.24 + (count > 1 ? width * 0.13 : 0);
  return { ...shared, x: layout.focus.x + layout.lightSide * aside, y: foot + rank * unit * 0.012 };
}

/** Paints all of one kind, those further back first. */
function paintHerd(painting: Painting, random: Random, creature: Creature, rank: number): void {
  const { scene, unit, layout } = painting;
  const subject = subjectOf(scene, creature.kind);
  if (!subject) return;
  const herd = placeHerd(painting, creature, subject, rank);
  const facing = layout.lightSide;
  for (let index = herd.count - 1; index >= 0; index -= 1) {
    const share = index / herd.count;
    const size = herd.size * (1 - share * 0.42);
    const spread = (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2);
    const x = herd.x + facing * spread * size * 0.95 * between(random, 0.9, 1.15);
    const y = herd.y - share * unit * 0.085;
    if (!herd.aloft) paintStandingShadow(painting, x, y, size);
    const at = { x, y, size, facing, distance: share * 0.2, backlit: herd.backlit };
    paintFigure(painting, random, creature.figure(subject), at);
  }
}

/** Height of the feet: on the table, behind it, or on the ground in front of us. */
function footOf(painting: Painting, kind: SubjectKind): number {
  const { height, layout, scene } = painting;
  if (sitsOnTable(painting, kind)) return tableTop(painting) + height * 0.06;
  if (hasTable(painting)) return tableTop(painting) + height * 0.01;
  if (layout.ground === 'water' && hasPlace(scene, 'garden', 'lake', 'river')) {
    return height * 0.955;
  }
  return height * (layout.ground === 'space' ? 0.94 : 0.885);
}

function backlight({ layout, scene }: Painting): number {
  if (layout.indoors) return 0.16;
  return layout.light.visible && scene.time !== 'day' ? 0.62 : 0.3;
}

/** A horse with a rider is painted with who rides it. */
function isRidden({ people }: Scene, kind: SubjectKind): boolean {
  return kind === 'horse' && people.some(({ pose }) => pose === 'ride');
}

/** Owls and parrots sit on a branch that reaches into the picture. */
function paintPerched(
  painting: Painting,
  random: Random,
  kind: SubjectKind,
  bird: (subject: Subject) => Figure,
): void {
  const subject = subjectOf(painting.scene, kind);
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
  paintFigure(painting, random, bird(subject), {
    x: layout.focus.x,
    y: y + unit * 0.03,
    size: unit * 0.3,
    facing: 1,
    distance: 0,
    backlit: 0.05,
  });
}
