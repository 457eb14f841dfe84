import { COLOR_WORDS } from '../scene-words.ts';
import type { Rgb } from '../color.ts';
import type { Words } from './person-words.ts';

/** A text as tokens, and as one line in which phrases are looked for. */
export interface Told {
  tokens: readonly string[];
  /** Tokens with spaces between them and at both ends. */
  line: string;
}

/** "without a hat", "no beard": what is refused is taken out before anything is read. */
const REFUSED = / (?:no|without|not|never|minus)(?: (?:a|an|any|the|wearing|having))? [a-z]+/g;

/** Splits a text into words; apostrophes and hyphens part them like spaces. */
export function tell(text: string): Told {
  const spaced = ` ${(text.toLowerCase().match(/[a-z]+|\d+|[,.;:!?]/g) ?? []).join(' ')} `;
  const line = spaced
    .replace(/ (?:no|without) hair /g, ' bald ')
    .replace(/ (?:no|without) beard /g, ' beardless ')
    .replace(/ (?:no|without)(?: a| any)? (?:hat|cap|hood|helmet) /g, ' hatless ')
    .replace(/ (?:no|without) (?:glasses|spectacles) /g, ' unaided ')
    .replace(REFUSED, ' ');
  return { tokens: line.trim().split(' '), line };
}

const patterns = new Map<string, RegExp>();

/** Position of the first of these phrases (by commas) in the line, or -1. */
export function whereIs(told: Told, phrases: string): number {
  let pattern = patterns.get(phrases);
  if (!pattern) {
    const either = phrases.split(',').map((phrase) => phrase.trim().replaceAll('-', ' '));
    pattern = new RegExp(` (?:${either.join('|')})(?:s|es)? `);
    patterns.set(phrases, pattern);
  }
  return told.line.search(pattern);
}

export const has = (told: Told, phrases: string): boolean => whereIs(told, phrases) >= 0;

/** The first row of a table that any of whose phrases occur in the text. */
export function firstOf<K extends string>(told: Told, table: Words<K>): K | undefined {
  return table.find(([, phrases]) => has(told, phrases))?.[0];
}

const REACH = 4;
const STOPS = /^(?:[,.;:!?]|and|with|in|wearing|holding|hair|haired|beard|eyes?|skin)$/;

/** The words that stand before a noun and belong to it, the nearest first. */
export function wordsBefore(told: Told, nouns: readonly string[]): string[] {
  const at = told.tokens.findIndex((token) => nouns.includes(token));
  if (at < 0) return [];
  const found: string[] = [];
  for (let back = at - 1; back >= Math.max(0, at - REACH); back -= 1) {
    const token = told.tokens[back] ?? '';
    if (STOPS.test(token)) break;
    found.push(token);
  }
  return found;
}

/** The colour said of a noun: "a long red coat". */
export function colorOf(
  told: Told,
  nouns: readonly string[],
  colors: ReadonlyMap<string, Rgb> = COLOR_WORDS,
): Rgb | undefined {
  for (const word of wordsBefore(told, nouns)) {
    const color = colors.get(word) ?? COLOR_WORDS.get(word);
    if (color) return color;
  }
  return undefined;
}
