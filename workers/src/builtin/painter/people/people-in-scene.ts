import { hex, type Rgb } from '../color.ts';
import { createRandom, hashText, pick, type Random } from '../random.ts';
import type { Place, Season, Subject, SubjectKind, TimeOfDay, Weather } from '../scene.ts';
import { has, tell } from './find-words.ts';
import type { Backdrop, Person, Pose } from './person.ts';
import { readBackdrop, readPeople, roleOf } from './read-people.ts';
import type { Role } from './roles.ts';

/** The part of a scene under construction that people have a say in. */
interface Draft {
  places: Set<Place>;
  subjects: Map<SubjectKind, Subject>;
  placeTints: Map<Place, Rgb>;
  times: TimeOfDay[];
  weather: ReadonlySet<Weather>;
  season: Season | undefined;
}

interface Request {
  prompt: string;
  seed: number;
  negativePrompt?: string;
  /** Words and seed of the portrait of the character it is to show. */
  portrait?: { prompt: string; seed: number };
}

const ANIMALS: readonly SubjectKind[] = [
  'cat',
  'dog',
  'horse',
  'fox',
  'wolf',
  'deer',
  'owl',
  'bird',
  'dragon',
  'dinosaur',
  'bear',
  'lion',
  'elephant',
  'rabbit',
  'parrot',
  'robot',
];
/** Where somebody stands of whom no place is told. */
const OPEN: readonly [Place, ...Place[]] = ['meadow', 'hills', 'beach', 'mountains', 'forest'];
/** Named, they are to be seen behind somebody. */
const SKIES: readonly SubjectKind[] = ['aurora', 'moon', 'star', 'rainbow', 'planet', 'nebula'];
const LOOKS =
  'hair, haired, beard, bearded, moustache, eyes, eyed, freckles, glasses, spectacles, earrings, wrinkles';
/** What is done with the whole body is not shown in a portrait. */
const SEEN_IN_A_PORTRAIT: readonly Pose[] = ['stand', 'watch', 'staff', 'sword'];

interface Shown {
  people: Person[];
  backdrop?: Backdrop;
}

/** Reads the people of a prompt, decides if it is a portrait, and gives them a place to be. */
export function peopleInScene(request: Request, draft: Draft): Shown {
  const { prompt, seed } = request;
  const { subjects } = draft;
  if (isOfAnimal(prompt, subjects)) subjects.delete('portrait');
  const alone = subjects.has('portrait');
  if (!alone && !subjects.has('person')) return { people: [] };
  const people = recognised(readPeople(withRefusals(request), seed, alone), request);
  const [first, ...others] = people;
  if (first && others.length === 0 && describesFace(prompt, first)) {
    subjects.set('portrait', { kind: 'portrait', count: 1 });
  }
  const person = subjects.get('person');
  if (person) person.count = people.length;
  const room = readBackdrop(prompt);
  if (room) return { people, backdrop: room };
  const backdrop = settle(draft, roleOf(first), createRandom(hashText(prompt) ^ seed));
  return { people, ...(backdrop && { backdrop }) };
}

/** The first one has the face of the portrait, where there is one; what they do is as told. */
function recognised(people: Person[], { portrait }: Request): Person[] {
  const [first, ...others] = people;
  if (!portrait || !first) return people;
  const [known = first] = readPeople(portrait.prompt, portrait.seed, true);
  return [{ ...known, pose: first.pose }, ...others];
}

/** Gives people without a place the one of their calling: a room for a portrait, else ground. */
function settle(draft: Draft, role: Role | undefined, random: Random): Backdrop | undefined {
  const { subjects, places } = draft;
  if (role?.name === 'astronaut' && landOnMoon(draft)) return undefined;
  if (!subjects.has('portrait')) giveGround(draft);
  if (places.size > 0 || SKIES.some((kind) => subjects.has(kind))) return undefined;
  if (!role?.place) return roomOf(draft, role, random);
  places.add(role.place);
  return undefined;
}

function roomOf(draft: Draft, role: Role | undefined, random: Random): Backdrop | undefined {
  if (draft.subjects.has('portrait')) return role?.backdrop ?? 'studio';
  if (role?.backdrop === 'stage') return 'stage';
  draft.places.add(openPlace(draft, random));
  return undefined;
}

function openPlace({ weather, season }: Draft, random: Random): Place {
  const place = pick(random, OPEN);
  if (weather.has('rain')) return 'street';
  return season === 'winter' ? 'hills' : place;
}

/** What is not wanted, said as a prompt says it: "no beard, no hat". */
function withRefusals({ prompt, negativePrompt }: Request): string {
  const words = negativePrompt?.split(/[,;]/).filter((word) => word.trim()) ?? [];
  return [prompt, ...words.map((word) => `no ${word.trim()}`)].join(', ');
}

/** "Portrait of a fox" asks for a fox. */
function isOfAnimal(prompt: string, subjects: Draft['subjects']): boolean {
  if (!subjects.has('portrait') || subjects.has('person')) return false;
  if (!ANIMALS.some((kind) => subjects.has(kind))) return false;
  return !has(tell(prompt), 'adult, she, he, her, his, they');
}

function describesFace(prompt: string, person: Person): boolean {
  return SEEN_IN_A_PORTRAIT.includes(person.pose) && has(tell(prompt), LOOKS);
}

/** Nobody stands on the open sea: who is seen whole has sand below. */
function giveGround({ places, subjects }: Draft): void {
  if (places.has('sea') && !subjects.has('boat') && !subjects.has('ship')) places.add('beach');
}

/** An astronaut on the moon has grey dust below and the earth above. */
function landOnMoon({ subjects, places, placeTints, times }: Draft): boolean {
  if (!subjects.delete('moon')) return false;
  places.clear();
  places.add('desert');
  placeTints.set('desert', hex('#8f9096'));
  times.push('night');
  subjects.set('planet', { kind: 'planet', count: 1, tint: hex('#3f7fc0') });
  subjects.set('star', { kind: 'star', count: 1 });
  return true;
}
