import { phraseWords } from './words.ts';
import type { Language } from './tables/language.ts';
import { EAST } from './tables/languages-east.data.ts';
import { GERMANIC } from './tables/languages-germanic.data.ts';
import { LATIN } from './tables/languages-latin.data.ts';
import { OTHERS } from './tables/languages-others.data.ts';
import { ROMANCE } from './tables/languages-romance.data.ts';
import { SCHOOL } from './tables/languages-school.data.ts';
import { SLAVIC } from './tables/languages-slavic.data.ts';
import { SOUTH } from './tables/languages-south.data.ts';
import { WEST } from './tables/languages-west.data.ts';

type Told = 'age' | 'you' | 'bare' | 'own' | 'youth' | 'child' | 'born' | 'scene' | 'family';

const LANGUAGES: Readonly<Record<string, Language>> = {
  ...GERMANIC,
  ...ROMANCE,
  ...SLAVIC,
  ...WEST,
  ...SOUTH,
  ...EAST,
  ...OTHERS,
  ...LATIN,
};
const EMPTY: Language = { numbers: '', larger: '', age: [], youth: [], child: [] };

/** A language with what a second table adds to it. */
function joined(base: Language, more: Partial<Language> = {}): Language {
  const both = (what: Told): string[] => [...(base[what] ?? []), ...(more[what] ?? [])];
  return {
    ...base,
    age: both('age'),
    you: both('you'),
    bare: both('bare'),
    own: both('own'),
    youth: both('youth'),
    child: both('child'),
    born: both('born'),
    scene: both('scene'),
    family: both('family'),
  };
}

const ALL: Readonly<Record<string, Language>> = Object.fromEntries(
  [...new Set([...Object.keys(LANGUAGES), ...Object.keys(SCHOOL)])].map((id) => [
    id,
    joined(LANGUAGES[id] ?? EMPTY, SCHOOL[id]),
  ]),
);
/** "Is" and "becomes" in languages where a bare number may follow: the numbers tell which it is. */
const IS =
  '{ist|wird|wordt|är|blir|er|bliver|est|es|è|é|jest|este|tiene|tem|ist jetzt|er nå|är nu|is nu}';
/** The first number that is the age of somebody said to be it without "years": "she is five of ..." */
const BARE_MIN = 8;

const spellings = (numbers: string): string[][] =>
  numbers.split(',').map((one) => one.split('/').filter((word) => word !== ''));

/** Made at the first text, not when the module is loaded: many processes never judge one. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The numbers of a language: single words, and those that take several. */
interface Numbers {
  readonly single: readonly string[];
  readonly several: readonly string[];
}

function numbersOf(all: readonly (readonly string[])[]): Numbers {
  const split = all.flat().map((number) => ({ number, words: phraseWords(number) }));
  return {
    single: split.filter(({ words }) => words.length === 1).flatMap(({ words }) => words),
    several: split.filter(({ words }) => words.length !== 1).map(({ number }) => number),
  };
}

/** For each language its numbers below 18, and those of them that are ages without a unit. */
const NUMBERS = once(
  () =>
    new Map(
      Object.entries(ALL).map(([id, { numbers }]) => {
        const all = spellings(numbers);
        return [id, { every: numbersOf(all), teens: numbersOf(all.slice(BARE_MIN - 1)) }];
      }),
    ),
);

/** The numbers of each language that are one word, by the class that phrases name. */
export const numberClasses = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...NUMBERS()].flatMap(([id, { every, teens }]) => [
        [`n${id}`, every.single],
        [`t${id}`, teens.single],
      ]),
    ),
);

/** All of them together. */
export const numberWords = once(
  (): ReadonlySet<string> => new Set([...numberClasses().values()].flat()),
);

/** A phrase in which each number it can hold is a group: digits, or the words of the language. */
function filled(phrase: string, id: string): string {
  const numbers = NUMBERS().get(id);
  const group = (names: readonly string[], several: readonly string[] = []): string =>
    ` {${[...names, ...several].join('|')}} `;
  return phrase
    .replaceAll('#', group(['<n>', `<n${id}>`], numbers?.every.several))
    .replaceAll('@', group(['<teen>', `<t${id}>`], numbers?.teens.several));
}

/** "fünfzehnjährige", "15jährige" as one word each. */
function compoundsOf({ compounds }: Language): string[] {
  if (!compounds) return [];
  const ends = compounds.ends.split(' ');
  return spellings(compounds.stems)
    .flat()
    .flatMap((stem) => ends.map((end) => stem + end));
}

/** The phrases of all languages for one thing that is told. */
export function phrasesOf(what: Told): string[] {
  return Object.entries(ALL).flatMap(([id, language]) => {
    const phrases = (language[what] ?? []).map((phrase) => filled(phrase, id));
    if (what === 'bare') return [...phrases, filled(`${IS} @`, id)];
    return what === 'age' ? [...phrases, ...compoundsOf(language)] : phrases;
  });
}

/** Before a number in words these make it a larger one: "vingt cinq". */
export const largerNumbers = once(
  (): ReadonlySet<string> =>
    new Set(
      Object.values(ALL)
        .flatMap(({ larger }) => larger.split(' '))
        .flatMap(phraseWords),
    ),
);
/** Between the tens and the rest: "treinta y cinco". */
export const AND: ReadonlySet<string> = new Set('y e et i si en og och na'.split(' '));
