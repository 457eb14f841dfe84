import type { Painting } from '../painting.ts';
import type { SubjectKind } from '../scene.ts';
import { THINGS } from '../things/things.ts';

/** Place of one subject among the others that share its ground. */
export interface Slot {
  /** Middle, in pixels. */
  x: number;
  /** Share of its own size, smaller where many stand together. */
  scale: number;
}

/** Width of those who are drawn by other layers, as a share of the picture's shorter side. */
const OTHERS: Partial<Record<SubjectKind, number>> = {
  horse: 0.34,
  deer: 0.26,
  wolf: 0.26,
  fox: 0.34,
  dog: 0.26,
  person: 0.24,
  cat: 0.2,
  dragon: 0.56,
  dinosaur: 0.58,
  bear: 0.42,
  lion: 0.44,
  elephant: 0.48,
  rabbit: 0.2,
  campfire: 0.2,
};
/** Small enough to sit on a table among what lies there. */
const TABLE_GUESTS: readonly SubjectKind[] = ['cat', 'rabbit'];
/** So wide that beside the focus they would leave the picture. */
const WIDE: readonly SubjectKind[] = ['dragon', 'dinosaur', 'bear', 'lion', 'elephant', 'rabbit'];
const GAP = 0.045;
const USED = 0.94;
/** What lies on a table may come nearer when there is little of it. */
const LARGEST_ON_TABLE = 1.35;

/** True when something lies on a table, which then runs along the lower edge. */
export function hasTable({ scene }: Painting): boolean {
  return THINGS.some(
    ({ kind, seat }) => seat === 'table' && scene.subjects.some((each) => each.kind === kind),
  );
}

/** True for all that needs something under its feet; `living` counts people and animals too. */
export function standsOnGround(kind: SubjectKind, living: boolean): boolean {
  const thing = THINGS.find((each) => each.kind === kind);
  if (thing) return thing.seat === 'ground';
  return living && kind !== 'campfire' && OTHERS[kind] !== undefined;
}

/** Height of the table top's far edge. */
export function tableTop({ height }: Painting): number {
  return height * 0.76;
}

export function sitsOnTable(painting: Painting, kind: SubjectKind): boolean {
  return TABLE_GUESTS.includes(kind) && hasTable(painting);
}

/**
 * Gives everyone on the ground, or on the table, a place beside the others, in the order of the
 * prompt. Undefined for those who keep the place they always had: a picture without any thing in
 * it is laid out as before.
 */
export function slotOf(painting: Painting, kind: SubjectKind): Slot | undefined {
  const { width, unit, layout } = painting;
  const onTable = seatOf(painting, kind) === 'table';
  const row = rowOf(painting, onTable ? 'table' : 'ground');
  if (!hasTable(painting) && !isStaged(row.map((each) => each.kind))) return undefined;
  const total = row.reduce((sum, each) => sum + each.width + GAP, -GAP);
  const most = onTable && !isShared(painting) ? LARGEST_ON_TABLE : 1;
  const scale = Math.min(most, ((width / unit) * USED) / total);
  const facing = layout.lightSide;
  const room = Math.max(0, width / unit - total);
  const aside = row.length === 1 ? loneShift(painting, onTable) * room : 0;
  let along = -total / 2 + aside;
  for (const each of row) {
    if (each.kind === kind) {
      return { x: width / 2 + facing * (along + each.width / 2) * scale * unit, scale };
    }
    along += each.width + GAP;
  }
  return undefined;
}

/** True when somebody is behind the table. */
function isShared(painting: Painting): boolean {
  return hasTable(painting) && rowOf(painting, 'ground').length > 0;
}

/** One alone stands a little off the middle; who stands behind a table, where it is free. */
function loneShift(painting: Painting, onTable: boolean): number {
  if (!isShared(painting)) return -0.1;
  if (onTable) return -0.4;
  // Between two things on the table the middle is free.
  return rowOf(painting, 'table').length === 2 ? 0 : 0.22;
}

/** A lone fire or one of the first animals keeps its place beside the focus. */
function isStaged(row: readonly SubjectKind[]): boolean {
  if (row.some((kind) => isThing(kind) || WIDE.includes(kind))) return true;
  return row.length > 1 && (row.includes('campfire') || row.includes('person'));
}

function isThing(kind: SubjectKind): boolean {
  return THINGS.some((thing) => thing.kind === kind);
}

function seatOf(painting: Painting, kind: SubjectKind): 'ground' | 'table' | undefined {
  if (sitsOnTable(painting, kind)) return 'table';
  const seat = THINGS.find((thing) => thing.kind === kind)?.seat;
  if (seat) return seat === 'air' ? undefined : seat;
  return OTHERS[kind] ? 'ground' : undefined;
}

function rowOf(
  painting: Painting,
  seat: 'ground' | 'table',
): { kind: SubjectKind; width: number }[] {
  const rides = painting.scene.people.some(({ pose }) => pose === 'ride');
  return painting.scene.subjects
    .filter(({ kind }) => seatOf(painting, kind) === seat && !(rides && kind === 'horse'))
    .map(({ kind, count }) => {
      const thing = THINGS.find((each) => each.kind === kind);
      const one = thing ? thing.width * thing.size : (OTHERS[kind] ?? 0);
      const many = Math.min(count, thing?.most ?? 3) - 1;
      return { kind, width: one * (1 + many * 0.55) };
    });
}
