import { numberClasses } from './languages.ts';
import type { ClassesOf } from './phrase-trie.ts';
import { WORD_CLASSES } from './tables/contexts.data.ts';
import { PEOPLE_WORDS, THING_MARK_WORDS, THING_WORDS } from './tables/things.data.ts';

const NUMBER = /^[0-9]{1,4}(?:\.[0-9]+)?$/;
const ROMAN = new Set('ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii'.split(' '));
const ADULT_AGE = 18;
const NONE: readonly string[] = [];

const numberOf = (word: string): number => (NUMBER.test(word) ? Number(word) : Number.NaN);

/** True for 1 to 17, also in Roman numerals. */
export const isMinorAge = (word: string): boolean => {
  const value = numberOf(word);
  return (value > 0 && value < ADULT_AGE) || ROMAN.has(word);
};

/** True for a year in which nobody was born who is surely grown now. */
export const isMinorYear = (word: string, thisYear: number): boolean => {
  const year = /^mm[xvi]+$/.test(word) ? 2000 + romanNumber(word.slice(2)) : numberOf(word);
  return year >= Math.max(thisYear - ADULT_AGE, 2000) && year <= thisYear;
};

/** "xiv" → 14. */
function romanNumber(word: string): number {
  const values = [...word].map((char) => ({ x: 10, v: 5 })[char] ?? 1);
  return values.reduce((sum, one, at) => sum + (one < (values[at + 1] ?? 0) ? -one : one), 0);
}

/** The classes of number that a value below 10,000 belongs to. */
function classesOfNumber(value: number, thisYear: number): string[] {
  const between = (least: number, most: number): boolean => value >= least && value <= most;
  const classes = [
    between(0.1, 17.99) && '<n>',
    between(8, 17.99) && '<teen>',
    between(5, 17.99) && '<age>',
    '<any>',
    between(ADULT_AGE, 120) && '<grown>',
    between(1, ADULT_AGE * 12 - 1) && '<months>',
    between(1, ADULT_AGE * 52 - 1) && '<weeks>',
    between(1, ADULT_AGE * 365 - 1) && '<days>',
    isMinorYear(String(value), thisYear) && '<minor>',
    between(thisYear + 4, thisYear + 20) && '<future>',
    between(thisYear + 1, thisYear + 20) && '<soon>',
  ];
  return classes.filter((one) => one !== false);
}

/** Makes the classes of words that phrases name, for a year. */
export function classesIn(thisYear: number): ClassesOf {
  const known = new Map<string, string[]>();
  const put = (word: string, name: string): void => {
    known.set(word, [...(known.get(word) ?? []), name]);
  };
  for (const word of THING_WORDS) put(word, '<thing>');
  for (const word of THING_MARK_WORDS) put(word, '<mark>');
  for (const word of PEOPLE_WORDS) put(word, '<person>');
  for (const word of ROMAN) put(word, '<n>');
  for (const [name, words] of Object.entries(WORD_CLASSES)) {
    for (const word of words) put(word, `<${name}>`);
  }
  for (const [name, words] of numberClasses()) {
    for (const word of words) put(word, `<${name}>`);
  }
  return (word) => {
    const value = numberOf(word);
    return Number.isNaN(value) ? (known.get(word) ?? NONE) : classesOfNumber(value, thisYear);
  };
}
