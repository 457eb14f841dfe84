import { createRandom, hashText } from '../random.ts';
import { has, tell } from './find-words.ts';
import type { Backdrop, Person } from './person.ts';
import { PRESENTS, type Words } from './person-words.ts';
import { readPerson } from './read-person.ts';
import { ROLES, type Role } from './roles.ts';

const MOST = 6;
const JOINS = new Set(['and', 'with', 'beside', 'facing', 'versus', 'vs', 'near', 'to', 'of', '&']);
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['pair', 2],
  ['couple', 2],
  ['three', 3],
  ['trio', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['group', 5],
  ['crowd', 6],
]);
const COLLECTIVE = 'couple, lovers, newlyweds, bride and groom';
const ROLE_NOUNS = new Set(
  ROLES.flatMap(({ words }) => words.split(',').map((word) => word.trim())),
);
const NOUNS = new Set([
  ...PRESENTS.flatMap(([, words]) => words.split(',').map((word) => word.trim())),
  ...[...ROLE_NOUNS].filter((word) => !word.includes(' ')),
  ...['person', 'people', 'human', 'figure', 'lover', 'friend', 'someone', 'stranger'],
]);

/**
 * The people of a prompt, one after the other. The same prompt and seed give the same people.
 * @param alone the picture is a portrait: all that is told is told of one person
 */
export function readPeople(prompt: string, seed: number, alone: boolean): Person[] {
  const stretches = alone ? [prompt] : split(prompt);
  return stretches.slice(0, MOST).map((text, index) => {
    const random = createRandom((hashText(prompt.trim().toLowerCase()) ^ seed) + index * 7919);
    const person = readPerson(text, random);
    const other = index > 0 && text === stretches[index - 1] && isPair(prompt);
    return other ? readPerson(text, createRandom(seed + index * 104_729)) : person;
  });
}

const isPair = (prompt: string): boolean => has(tell(prompt), 'couple, lovers, newlyweds');

/** One stretch of text for each person: "a knight and two wizards" is three. */
function split(prompt: string): string[] {
  const { tokens } = tell(prompt);
  const starts: { from: number; count: number }[] = [];
  tokens.forEach((token, at) => {
    if (!NOUNS.has(token) && !NOUNS.has(token.replace(/s$/, ''))) return;
    const before = tokens.slice(Math.max(0, at - 5), at);
    const joined = before.some((word) => JOINS.has(word));
    if (starts.length > 0 && !joined) return;
    const plural = !NOUNS.has(token) || /^(people|men|women|ladies|gentlemen)$/.test(token);
    const number = before.map((word) => NUMBERS.get(word)).find((value) => value !== undefined);
    starts.push({ from: startOf(tokens, at), count: number ?? (plural ? 3 : 1) });
  });
  if (starts.length < 2 && has(tell(prompt), COLLECTIVE)) return pairOf(prompt);
  const stretches = starts.flatMap(({ from, count }, index) => {
    const first = index === 0 ? 0 : from;
    const text = tokens.slice(first, starts[index + 1]?.from).join(' ');
    return Array.from({ length: count }, () => text);
  });
  return stretches.length > 0 ? stretches : [prompt];
}

/** Two of whom nothing more is told are a woman and a man, unless the text says otherwise. */
function pairOf(prompt: string): string[] {
  const told = tell(prompt);
  const named = PRESENTS.some(([, words]) => has(told, words));
  return named
    ? [prompt, prompt]
    : [`woman with long hair in a dress, ${prompt}`, `man with short hair, ${prompt}`];
}

/** Adjectives before a noun belong to it: back to the word that joins it to what stood before. */
function startOf(tokens: readonly string[], at: number): number {
  for (let from = at - 1; from >= Math.max(0, at - 5); from -= 1) {
    if (JOINS.has(tokens[from] ?? '')) return from + 1;
  }
  return at;
}

const BACKDROP_WORDS: Words<Backdrop> = [
  ['library', 'library, bookshop, bookstore, bookshelf, bookshelves, study, archive'],
  ['kitchen', 'kitchen, bakery, pantry'],
  ['workshop', 'workshop, atelier, forge, garage, studio full of'],
  ['cloister', 'monastery, cloister, abbey, church, cathedral, chapel'],
  ['stage', 'stage, theatre, theater, opera, spotlight, concert, concert hall, ballroom'],
  ['cafe', 'cafe, bar, tavern, inn, pub, restaurant, coffee shop, coffeehouse'],
  ['greenhouse', 'greenhouse, conservatory, glasshouse, orangery'],
  ['laboratory', 'laboratory, lab, hospital, clinic'],
  ['hall', 'throne, throne room, great hall, palace hall'],
];

/** The room that the words name, if any. */
export function readBackdrop(prompt: string): Backdrop | undefined {
  const told = tell(prompt);
  return BACKDROP_WORDS.find(([, words]) => has(told, words))?.[0];
}

/** The calling of somebody, as the table of roles has it. */
export function roleOf(person: Person | undefined): Role | undefined {
  return ROLES.find(({ name }) => name === person?.role);
}
