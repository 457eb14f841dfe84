import type { ImageQuality, ImageStyle } from '@vesper/core/contract/image';
import type { Rgb } from './color.ts';
import { createRandom, hashText, pick } from './random.ts';
import { readWords, type Meaning, type Reading } from './read-words.ts';
import type {
  Mood,
  Place,
  Scene,
  Season,
  Subject,
  SubjectKind,
  TimeOfDay,
  Weather,
} from './scene.ts';

export interface SceneRequest {
  prompt: string;
  negativePrompt?: string;
  quality: ImageQuality;
  style: ImageStyle;
  seed: number;
}

interface Draft {
  places: Set<Place>;
  placeTints: Map<Place, Rgb>;
  subjects: Map<SubjectKind, Subject>;
  refused: Set<string>;
  times: TimeOfDay[];
  season: Season | undefined;
  weather: Set<Weather>;
  moods: Set<Mood>;
}

const MAX_COUNT = 40;
const PLURAL_COUNT: Partial<Record<SubjectKind, number>> = {
  bird: 9,
  fish: 7,
  butterfly: 7,
  balloon: 5,
  lantern: 16,
  tree: 7,
  flower: 40,
  planet: 3,
  boat: 3,
};

/** A person who is there already is not painted once more. */
const PEOPLE: readonly SubjectKind[] = ['person', 'portrait'];

/**
 * Turns the words of a prompt into what is to be drawn. The same words give the same scene.
 * @param hasPerson a photo of somebody is to be painted into it
 */
export function parseScene(request: SceneRequest, hasPerson = false): Scene {
  const { readings, looseTints } = readWords(request.prompt);
  const refused = refusedWords(readings, request.negativePrompt ?? '');
  const draft: Draft = {
    places: new Set(),
    placeTints: new Map(),
    subjects: new Map(),
    refused,
    times: [],
    season: undefined,
    weather: new Set(),
    moods: new Set(),
  };
  let last: Subject | undefined;
  for (const reading of readings) {
    if (!reading.negated) last = addReading(draft, reading, last);
  }
  const random = createRandom(hashText(request.prompt) ^ request.seed);
  if (draft.places.size === 0) addDefaultPlace(draft, random);
  return {
    seed: request.seed,
    style: request.style,
    quality: request.quality,
    places: draft.places,
    placeTints: draft.placeTints,
    subjects: [...draft.subjects.values()].filter(
      ({ kind }) => !(hasPerson && PEOPLE.includes(kind)),
    ),
    refused,
    time: chooseTime(draft, random),
    ...(draft.season && { season: draft.season }),
    weather: draft.weather,
    moods: draft.moods,
    tints: looseTints,
  };
}

function refusedWords(readings: readonly Reading[], negativePrompt: string): Set<string> {
  const negative = readWords(negativePrompt).readings;
  const unwanted = [...readings.filter(({ negated }) => negated), ...negative];
  return new Set(unwanted.flatMap(({ meanings }) => meanings.map(({ value }) => value)));
}

function addReading(
  draft: Draft,
  reading: Reading,
  last: Subject | undefined,
): Subject | undefined {
  let named = last;
  for (const meaning of reading.meanings) {
    if (draft.refused.has(meaning.value)) continue;
    if (meaning.type === 'subject') named = addSubject(draft, reading, meaning.value);
    else if (meaning.type === 'place') addPlace(draft, reading, meaning.value);
    else addCircumstance(draft, meaning, named);
  }
  return named;
}

function addPlace(draft: Draft, { tint }: Reading, place: Place): void {
  draft.places.add(place);
  if (tint) draft.placeTints.set(place, tint);
}

type Circumstance = Exclude<Meaning, { type: 'subject' | 'place' }>;

function addCircumstance(draft: Draft, meaning: Circumstance, last: Subject | undefined): void {
  switch (meaning.type) {
    case 'action':
      if (last) last.action ??= meaning.value;
      break;
    case 'time':
      draft.times.push(meaning.value);
      break;
    case 'season':
      draft.season ??= meaning.value;
      break;
    case 'weather':
      draft.weather.add(meaning.value);
      break;
    case 'mood':
      draft.moods.add(meaning.value);
      break;
  }
}

function addSubject(draft: Draft, reading: Reading, kind: SubjectKind): Subject {
  const asked = reading.count ?? (reading.plural ? (PLURAL_COUNT[kind] ?? 3) : 1);
  // "a flock of birds" is one flock: the plural noun keeps the count of the word before it.
  const count = Math.min(MAX_COUNT, Math.max(1, reading.word === 'couple' ? 2 : asked));
  const known = draft.subjects.get(kind);
  const subject: Subject = known ?? { kind, count };
  subject.count = Math.max(subject.count, count);
  if (reading.tint) subject.tint ??= reading.tint;
  draft.subjects.set(kind, subject);
  return subject;
}

/** Places in which a subject lives when the prompt names none; checked in this order. */
const HABITATS: readonly (readonly [readonly SubjectKind[], Place])[] = [
  [['whale'], 'underwater'],
  [['boat', 'ship', 'lighthouse'], 'sea'],
  [['nebula', 'planet'], 'space'],
  [['fish'], 'garden'],
  [['palm'], 'beach'],
  [['fox', 'wolf', 'deer', 'owl'], 'forest'],
  [['bridge'], 'river'],
  [['castle', 'aurora', 'temple', 'balloon'], 'mountains'],
  [['butterfly', 'flower', 'blossom'], 'meadow'],
  [['horse', 'windmill', 'tree', 'cat', 'dog', 'house', 'rainbow'], 'meadow'],
];

function addDefaultPlace(draft: Draft, random: () => number): void {
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

/** The hour that goes with what is shown, where the prompt names none; the first that fits. */
const HOURS: readonly (readonly [TimeOfDay, (draft: Draft) => boolean])[] = [
  [
    'night',
    ({ subjects }) => subjects.has('aurora') || subjects.has('star') || subjects.has('moon'),
  ],
  ['night', ({ moods }) => moods.has('neon')],
  ['dusk', ({ subjects }) => subjects.has('lantern') || subjects.has('campfire')],
  ['day', ({ moods, subjects }) => moods.has('joyful') || subjects.has('rainbow')],
  ['day', ({ places }) => places.has('garden')],
  ['night', ({ moods, places }) => moods.has('mysterious') || places.has('space')],
];

function chooseTime(draft: Draft, random: () => number): TimeOfDay {
  // A named hour beats one that only follows from another word ("starry", "sunny").
  const named = draft.times.find((time) => time !== 'day') ?? draft.times[0];
  const fitting = HOURS.find(([, fits]) => fits(draft));
  return named ?? fitting?.[0] ?? pick(random, ['golden', 'sunset', 'sunrise', 'day', 'dusk']);
}
