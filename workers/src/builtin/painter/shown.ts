import { groundOf, type Ground } from './layout.ts';
import { hasPlace, type Place, type Scene, type Subject, type SubjectKind } from './scene.ts';
import { THING_WORDS } from './thing-words.ts';

/** Everything that lives or shines above the water is out of sight under it. */
const SEEN_UNDER_WATER: ReadonlySet<SubjectKind> = new Set([
  ...(['whale', 'fish', 'portrait', 'chest', 'sword'] as const),
  ...(['castle', 'temple', 'house', 'lighthouse'] as const),
]);

/** Subjects that only some scenes have room for; all others are shown wherever they are named. */
const NEEDS: Partial<Record<SubjectKind, (scene: Scene, ground: Ground) => boolean>> = {
  boat: (_scene, ground) => ground === 'water',
  ship: (_scene, ground) => ground === 'water',
  fish: (_scene, ground) => ground === 'water' || ground === 'deep',
  whale: (_scene, ground) => ground === 'water' || ground === 'deep',
  flower: showsFlowers,
  sun: ({ time }) => time !== 'night',
  moon: ({ time }) => time === 'night' || time === 'dusk',
  cloud: (_scene, ground) => ground !== 'space' && ground !== 'woods',
  tree: (_scene, ground) => ground !== 'space',
  palm: (_scene, ground) => ground !== 'space',
};

/** A portrait fills the picture; only what flies far behind it is seen. */
const THING_KINDS: ReadonlySet<string> = new Set(Object.keys(THING_WORDS));
const IN_THE_SKY: ReadonlySet<SubjectKind> = new Set(['rocket', 'airplane']);

function isPortrait({ subjects }: Scene): boolean {
  return subjects.some(({ kind }) => kind === 'portrait');
}

/** Tells if a subject that was named can be seen in the scene it stands in. */
export function isShown(scene: Scene, kind: SubjectKind): boolean {
  const ground = groundOf(scene);
  if (ground === 'deep' && !SEEN_UNDER_WATER.has(kind)) return false;
  if (!scene.subjects.some((subject) => subject.kind === kind)) return false;
  if (isPortrait(scene) && THING_KINDS.has(kind) && !IN_THE_SKY.has(kind)) return false;
  return NEEDS[kind]?.(scene, ground) ?? true;
}

/** Places that another place leaves no room for. */
const HIDDEN: Partial<Record<Ground, readonly Place[]>> = {
  clouds: ['sea', 'forest', 'desert', 'garden', 'meadow', 'lake', 'river', 'hills'],
  plaza: ['forest', 'desert', 'garden', 'meadow', 'hills'],
  sand: ['forest', 'garden', 'meadow', 'river', 'hills'],
  water: ['desert'],
};
const HIDDEN_BY_THE_SEA: readonly Place[] = ['forest', 'meadow', 'hills'];

/** Tells if a place that was named can be made out beside the others. */
export function isPlaceShown(scene: Scene, place: Place): boolean {
  const ground = groundOf(scene);
  if (ground === 'deep') return place === 'underwater';
  if (hasPlace(scene, 'sea', 'beach') && HIDDEN_BY_THE_SEA.includes(place)) return false;
  return !HIDDEN[ground]?.includes(place);
}

/** Who is ever painted doing what; a word of action about anybody else changes nothing. */
const ACTORS: Record<NonNullable<Subject['action']>, readonly SubjectKind[]> = {
  run: ['horse', 'wolf'],
  sit: ['cat', 'owl'],
  fly: ['bird', 'butterfly', 'balloon', 'lantern', 'rocket', 'airplane', 'dragon'],
  howl: ['wolf'],
};

/** Tells if somebody in the scene is seen doing this. */
export function isDone(scene: Scene, action: NonNullable<Subject['action']>): boolean {
  return scene.subjects.some(
    (subject) =>
      subject.action === action &&
      ACTORS[action].includes(subject.kind) &&
      isShown(scene, subject.kind),
  );
}

function showsFlowers(scene: Scene, ground: Ground): boolean {
  if (scene.subjects.some(({ kind }) => kind === 'vase')) return true;
  if (scene.places.has('room')) return false;
  if (scene.season === 'winter') return false;
  if (ground === 'grass') return !scene.places.has('city');
  return ground === 'water' && hasPlace(scene, 'lake', 'garden', 'river');
}
