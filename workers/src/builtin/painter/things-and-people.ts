import { readBackdrop } from './people/read-people.ts';
import type { Draft } from './scene-draft.ts';
import type { Scene, SubjectKind } from './scene.ts';
import { THING_WORDS } from './thing-words.ts';

/** What somebody holds is painted with them and stands nowhere else. */
export function takeInHand({ subjects }: Draft, people: Scene['people']): void {
  const pose = people[0]?.pose;
  const held = HELD.find(([doing]) => doing === pose)?.[1];
  if (held && !subjects.has('portrait')) subjects.delete(held);
}

const HELD: readonly (readonly [Scene['people'][number]['pose'], SubjectKind])[] = [
  ['umbrella', 'umbrella'],
  ['guitar', 'guitar'],
  ['violin', 'violin'],
  ['sword', 'sword'],
  ['read', 'book'],
];

/**
 * A calling brings its room along only where nothing else says where one is; a room that is named
 * and has things in it is painted as a place of its own.
 */
export function keepsBackdrop({ places, subjects }: Draft, prompt: string): boolean {
  if (subjects.has('portrait')) return true;
  const furnished = [...subjects.keys()].some((kind) => kind !== 'person');
  return !furnished || (readBackdrop(prompt) !== undefined && !places.has('room'));
}

/** A market or a cake says where people are; what they may hold in their hands does not. */
export function hasHomelyThing({ subjects }: Draft): boolean {
  const held = HELD.map(([, kind]) => kind);
  return [...subjects.keys()].some((kind) => kind in THING_WORDS && !held.includes(kind));
}
