import type { PromptReading } from '@vesper/core/contract/image';
import { leftOutWords } from './left-out.ts';
import { parseScene } from './parse-scene.ts';
import { readBackdrop } from './people/read-people.ts';
import { readWords, type Meaning, type Reading } from './read-words.ts';
import type { Scene, SubjectKind } from './scene.ts';
import { isDone, isPlaceShown } from './shown.ts';

/** What a word does to the picture, where saying the word itself would read oddly in a list. */
const WORDING: Record<string, string> = {
  starry: 'starry sky',
  cloudy: 'clouds',
  overcast: 'clouds',
  moonlit: 'moonlight',
  sunny: 'sunshine',
  sunlit: 'sunshine',
  snowy: 'snow',
  wintry: 'winter',
  rainy: 'rain',
  raining: 'rain',
  foggy: 'fog',
  misty: 'mist',
  hazy: 'haze',
  stormy: 'storm',
  windy: 'wind',
  breezy: 'breeze',
  autumnal: 'autumn',
  urban: 'city',
  cosmic: 'space',
  alpine: 'mountains',
  marine: 'sea',
  calm: 'calm light',
  dramatic: 'dramatic light',
  dreamy: 'dreamy light',
  mysterious: 'dim light',
  cozy: 'warm light',
  melancholic: 'muted colours',
  joyful: 'bright colours',
  neon: 'neon light',
  reading: 'open book',
  kandinsky: 'abstract shapes',
  abstract: 'abstract shapes',
  geometric: 'abstract shapes',
  bauhaus: 'abstract shapes',
};
/** What matters most to whoever asked comes first. */
const ORDER: readonly Meaning['type'][] = [
  'subject',
  'action',
  'place',
  'time',
  'weather',
  'season',
  'mood',
  'look',
  'trait',
];
const PLACE_RANK = ORDER.indexOf('place');
/** "A portrait of a lion" is a lion, and no less. */
const UNSAID: ReadonlySet<string> = new Set(['portrait', 'face', 'close up']);
/** In a prompt without a known word the painter chooses, and says as much. */
export const OWN_CHOICE = 'a landscape of its own choice';

/**
 * Tells what the painter will show of a prompt and what it will leave out. Both come from the
 * reading that it paints from.
 */
export function understand(prompt: string): PromptReading {
  const words = readWords(prompt);
  const scene = parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 0 });
  const read = words.readings.filter(({ negated }) => !negated);
  const shown = new Map<string, number>();
  const leavesOut: string[] = [];
  for (const word of leftOutWords(words)) {
    // A stage or a workshop is a room that people bring along.
    if (scene.backdrop && readBackdrop(word) === scene.backdrop) shown.set(word, PLACE_RANK);
    else leavesOut.push(word);
  }
  const known = new Set<string>();
  for (const reading of read) {
    const meaning = mainMeaning(scene, reading);
    if (!meaning) leavesOut.push(reading.text);
    else if (!known.has(key(meaning))) {
      shown.set(labelOf(reading, meaning), ORDER.indexOf(meaning.type));
    }
    for (const each of reading.meanings) known.add(key(each));
  }
  const paints = [...shown].sort(([, a], [, b]) => a - b).map(([label]) => label);
  return {
    paints: paints.length > 0 ? paints : [OWN_CHOICE],
    leavesOut: [...new Set(leavesOut)].filter((word) => !UNSAID.has(word)),
  };
}

function key({ type, value }: Meaning): string {
  return `${type} ${value}`;
}

/** The first of the meanings of a word that the picture has: "starry" is first of all stars. */
function mainMeaning(scene: Scene, { meanings }: Reading): Meaning | undefined {
  return [...meanings]
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
    .find((meaning) => isUsed(scene, meaning));
}

function isUsed(scene: Scene, meaning: Meaning): boolean {
  if (meaning.type === 'subject') return isInPicture(scene, meaning.value);
  if (meaning.type === 'action') return isDone(scene, meaning.value);
  if (meaning.type === 'trait') return isTrait(scene, meaning.value);
  if (meaning.type === 'place') {
    return scene.places.has(meaning.value) && isPlaceShown(scene, meaning.value);
  }
  return true;
}

/** Looks and doings belong to people; a portrait shows no more than head and shoulders. */
function isTrait({ people, subjects }: Scene, trait: string): boolean {
  if (trait === 'look') return people.length > 0;
  const portrait = subjects.some(({ kind }) => kind === 'portrait');
  return !portrait && people.some(({ pose }) => pose === trait);
}

function isInPicture({ subjects, people }: Scene, kind: SubjectKind): boolean {
  const has = (wanted: SubjectKind) => subjects.some((subject) => subject.kind === wanted);
  if (kind === 'campfire' && has('fireplace')) return true;
  // An astronaut stands on the moon instead of below it.
  if (kind === 'moon' && people.some(({ role }) => role === 'astronaut')) return true;
  return has(kind);
}

function labelOf({ word, text }: Reading, { type, value }: Meaning): string {
  return WORDING[type === 'mood' ? value : word] ?? text;
}
