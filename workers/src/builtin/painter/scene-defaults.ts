import { pick } from './random.ts';
import type { Draft } from './scene-draft.ts';
import type { Place, SubjectKind, TimeOfDay } from './scene.ts';

const INDOOR_KINDS: readonly SubjectKind[] = [
  ...(['bookshelf', 'bed', 'sofa', 'lamp', 'fireplace', 'piano', 'guitar', 'violin'] as const),
  ...(['throne', 'book', 'candle', 'cup', 'bowl', 'cake', 'vase', 'clock'] as const),
];

/** Places in which a subject lives when the prompt names none; checked in this order. */
const HABITATS: readonly (readonly [readonly SubjectKind[], Place])[] = [
  [['boat', 'ship', 'lighthouse'], 'sea'],
  [['whale'], 'underwater'],
  [['rocket', 'nebula', 'planet'], 'space'],
  [['fish'], 'garden'],
  [['palm'], 'beach'],
  [['fox', 'wolf', 'deer', 'owl'], 'forest'],
  [['bridge'], 'river'],
  [['castle', 'aurora', 'temple', 'balloon', 'dragon'], 'mountains'],
  [['snowman', 'train', 'airplane'], 'hills'],
  [['market', 'lamppost', 'car'], 'street'],
  [['umbrella', 'robot'], 'city'],
  [INDOOR_KINDS, 'room'],
  [['mushroom', 'pumpkin', 'bear', 'parrot', 'dinosaur', 'sword', 'chest'], 'forest'],
  [['butterfly', 'flower', 'blossom'], 'meadow'],
  [['lion', 'elephant', 'rabbit', 'bicycle'], 'meadow'],
  [['horse', 'windmill', 'tree', 'cat', 'dog', 'house', 'rainbow'], 'meadow'],
];

/** Gives the scene a place where the prompt names none. */
export function addDefaultPlace(draft: Draft, random: () => number): void {
  const habitat = HABITATS.find(([kinds]) => kinds.some((kind) => draft.subjects.has(kind)));
  const choices: readonly [Place, ...Place[]] = [
    'mountains',
    'lake',
    'hills',
    'sea',
    'desert',
    'cloudtop',
  ];
  const place = habitat?.[1] ?? pick(random, choices);
  draft.places.add(place);
  if (place === 'lake') draft.places.add('mountains');
}

/** What shines by itself is seen best when the day goes. */
const DUSKY: readonly SubjectKind[] = [
  'lantern',
  'campfire',
  'candle',
  'fireplace',
  'lamp',
  'lamppost',
];

/** The hour that goes with what is shown, where the prompt names none; the first that fits. */
const HOURS: readonly (readonly [TimeOfDay, (draft: Draft) => boolean])[] = [
  [
    'night',
    ({ subjects }) => subjects.has('aurora') || subjects.has('star') || subjects.has('moon'),
  ],
  ['night', ({ moods }) => moods.has('neon')],
  ['dusk', ({ subjects }) => DUSKY.some((kind) => subjects.has(kind))],
  ['day', ({ moods, subjects }) => moods.has('joyful') || subjects.has('rainbow')],
  ['day', ({ places }) => places.has('garden')],
  ['night', ({ moods, places }) => moods.has('mysterious') || places.has('space')],
];

/** The hour that is named, or one that suits what is shown. */
export function chooseTime(draft: Draft, random: () => number): TimeOfDay {
  // A named hour beats one that only follows from another word ("starry", "sunny").
  const named = draft.times.find((time) => time !== 'day') ?? draft.times[0];
  const fitting = HOURS.find(([, fits]) => fits(draft));
  return named ?? fitting?.[0] ?? pick(random, ['golden', 'sunset', 'sunrise', 'day', 'dusk']);
}
