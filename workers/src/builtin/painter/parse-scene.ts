import type { ImageQuality, ImageStyle } from '@vesper/core/contract/image';
import { peopleInScene } from './people/people-in-scene.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { readWords, type Meaning, type Reading } from './read-words.ts';
import { isShown } from './shown.ts';
import type { Place, Scene, Subject, SubjectKind } from './scene.ts';
import { addDefaultPlace, chooseTime } from './scene-defaults.ts';
import type { Draft } from './scene-draft.ts';
import { hasHomelyThing, keepsBackdrop, takeInHand } from './things-and-people.ts';

export interface SceneRequest {
  prompt: string;
  negativePrompt?: string;
  /** Words and seed of the portrait of the character it is to show. */
  portrait?: { prompt: string; seed: number };
  /** Words that stand for these where chance decides; the prompt by default. */
  seedWords?: string;
  quality: ImageQuality;
  style: ImageStyle;
  seed: number;
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
    look: undefined,
  };
  let last: Subject | undefined;
  for (const reading of readings) {
    if (!reading.negated) last = addReading(draft, reading, last);
  }
  const random = createRandom(hashText(request.seedWords ?? request.prompt) ^ request.seed);
  const shown = settle(draft, request, hasPerson, random);
  const scene: Scene = {
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
    ...(draft.look && { look: draft.look }),
    tints: looseTints,
    ...shown,
  };
  // What cannot be seen is no part of the picture, and is told to be left out.
  return { ...scene, subjects: scene.subjects.filter(({ kind }) => isShown(scene, kind)) };
}

/** Fills what the prompt leaves open: who is shown, and where. */
function settle(
  draft: Draft,
  request: SceneRequest,
  hasPerson: boolean,
  random: Random,
): Pick<Scene, 'people' | 'backdrop'> {
  if (draft.places.size === 0 && hasHomelyThing(draft)) addDefaultPlace(draft, random);
  const { people, backdrop } = hasPerson
    ? { people: [], backdrop: undefined }
    : { backdrop: undefined, ...peopleInScene(request, draft) };
  takeInHand(draft, people);
  if (draft.places.size === 0) addDefaultPlace(draft, random);
  if (draft.places.has('room')) lightHearth(draft);
  return { people, ...(backdrop && keepsBackdrop(draft, request.prompt) && { backdrop }) };
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
    else addTold(draft, meaning, named);
  }
  return named;
}

/** Nobody makes a campfire on the floorboards. */
function lightHearth({ subjects }: Draft): void {
  const fire = subjects.get('campfire');
  if (!fire) return;
  subjects.delete('campfire');
  subjects.set('fireplace', { ...fire, kind: 'fireplace' });
}

function addPlace(draft: Draft, { tint }: Reading, place: Place): void {
  draft.places.add(place);
  if (tint) draft.placeTints.set(place, tint);
}

type Told = Exclude<Meaning, { type: 'subject' | 'place' }>;
/** Traits are read where people are read. */
type Circumstance = Exclude<Told, { type: 'action' | 'trait' }>;

function addTold(draft: Draft, meaning: Told, last: Subject | undefined): void {
  if (meaning.type === 'trait') return;
  if (meaning.type !== 'action') addCircumstance(draft, meaning);
  else if (last) last.action ??= meaning.value;
}

function addCircumstance(draft: Draft, meaning: Circumstance): void {
  switch (meaning.type) {
    case 'time':
      draft.times.push(meaning.value);
      break;
    case 'season':
      draft.season ??= meaning.value;
      break;
    case 'weather':
      draft.weather.add(meaning.value);
      break;
    case 'look':
      draft.look ??= meaning.value;
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
  const subject: Subject = known ?? { kind, count, word: reading.word };
  subject.count = Math.max(subject.count, count);
  if (reading.tint) subject.tint ??= reading.tint;
  draft.subjects.set(kind, subject);
  if (kind === 'snowman') draft.season ??= 'winter';
  return subject;
}
