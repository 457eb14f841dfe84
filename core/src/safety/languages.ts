import { expand } from './phrase-trie.ts';
import { phraseWords } from './words.ts';
import type { Language } from './tables/language.ts';
import { EAST } from './tables/languages-east.data.ts';
import { GERMANIC } from './tables/languages-germanic.data.ts';
import { ROMANCE } from './tables/languages-romance.data.ts';
import { SLAVIC } from './tables/languages-slavic.data.ts';
import { SOUTH } from './tables/languages-south.data.ts';
import { WEST } from './tables/languages-west.data.ts';

const ALL: Readonly<Record<string, Language>> = {
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...WEST,
  ...SOUTH,
  ...EAST,
};
/** The first number that is the age of somebody said to be it without "years": "she is five of ..." */
const BARE_MIN = 8;

const spellings = (numbers: string): string[][] =>
  numbers.split(',').map((one) => one.split('/').filter((word) => word !== ''));

const isOneWord = (number: string): boolean => phraseWords(number).length === 1;

/** The numbers of a language that are one word, by the class that phrases name. */
export const NUMBER_CLASSES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(ALL).flatMap(([id, { numbers }]) => {
    const single = (all: string[][]) => all.flat().filter(isOneWord).flatMap(phraseWords);
    const every = spellings(numbers);
    return [
      [`n${id}`, single(every)],
      [`t${id}`, single(every.slice(BARE_MIN - 1))],
    ];
  }),
);

/** All of them together. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(Object.values(NUMBER_CLASSES).flat());

/** A phrase with each number it can hold: in digits, and in the words of the language. */
function filled(phrase: string, id: string, numbers: readonly string[][]): string[] {
  const several = (all: readonly string[][]) => all.flat().filter((one) => !isOneWord(one));
  const every = ['<n>', `<n${id}>`, ...several(numbers)];
  const teens = ['<teen>', `<t${id}>`, ...several(numbers.slice(BARE_MIN - 1))];
  return expand(phrase).flatMap((one) => {
    if (one.includes('#')) return every.map((number) => one.replaceAll('#', ` ${number} `));
    return one.includes('@') ? teens.map((number) => one.replaceAll('@', ` ${number} `)) : [one];
  });
}

/** "fünfzehnjährige", "15jährige" as one word each. */
function compoundsOf({ compounds }: Language): string[] {
  if (!compounds) return [];
  const ends = compounds.ends.split(' ');
  return spellings(compounds.stems)
    .flat()
    .flatMap((stem) => ends.map((end) => stem + end));
}

type Told = 'age' | 'you' | 'bare' | 'own' | 'youth' | 'child' | 'born' | 'scene' | 'family';

/** The phrases of all languages for one thing that is told. */
function told(what: Told): string[] {
  return Object.entries(ALL).flatMap(([id, language]) => {
    const numbers = spellings(language.numbers);
    const phrases = (language[what] ?? []).flatMap((phrase) => filled(phrase, id, numbers));
    return what === 'age' ? [...phrases, ...compoundsOf(language)] : phrases;
  });
}

export const OTHER_LANGUAGES = {
  youth: told('youth'),
  child: told('child'),
  age: told('age'),
  you: told('you'),
  bare: told('bare'),
  own: told('own'),
  born: told('born'),
  role: told('scene'),
  family: told('family'),
};

/** Before a number in words these make it a larger one: "vingt cinq". */
export const LARGER: ReadonlySet<string> = new Set(
  Object.values(ALL)
    .flatMap(({ larger }) => larger.split(' '))
    .flatMap(phraseWords),
);
/** Between the tens and the rest: "treinta y cinco". */
export const AND: ReadonlySet<string> = new Set([
  'y',
  'e',
  'et',
  'i',
  'si',
  'en',
  'og',
  'och',
  'na',
]);
