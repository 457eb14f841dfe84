import type { Word } from './words.ts';

/** How far apart the parts of a sum told in a sentence or two may stand, in words. */
const REACH = 12;
const YEARS = new Set(['year', 'years', 'birthdays', 'summers', 'winters']);
const BECOMES = new Set(
  'turns turn turned be is become becomes hits reaches celebrates finally'.split(' '),
);
const LATER = new Set(['from', 'later', 'on', 'hence']);
const YEARS_OLD: readonly Word[] = [
  { word: 'years', gap: 0 },
  { word: 'old', gap: 0 },
];
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
]);
/** What may be one: every rule needs a number. */
const AGE = /^[0-9]{1,2}$/;
const ADULT_AGE = 18;
const OLDEST = 99;

interface Sum {
  /** Behind which word the age is put. */
  readonly at: number;
  readonly age: number;
}

/**
 * What ages come to that are told in several steps: "four years from now she turns 20", "I am 41 and
 * she is 26 years younger", "how old am I? 45, and you are a third of that".
 * @returns the words with each age behind what tells it, as "16 years old"
 */
export function reckoned(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ word }) => AGE.test(word))) return words;
  const sums = new Map<number, number>();
  for (let at = 0; at < words.length; at++) {
    for (const rule of RULES) {
      const sum = rule(words, at);
      if (sum && sum.age > 0 && sum.age < ADULT_AGE) sums.set(sum.at, sum.age);
    }
  }
  if (sums.size === 0) return words;
  return words.flatMap((word, at) => {
    const age = sums.get(at);
    return age === undefined ? [word] : [word, { word: String(age), gap: 0 }, ...YEARS_OLD];
  });
}

const wordAt = (words: readonly Word[], at: number): string => words[at]?.word ?? '';
const numberAt = (words: readonly Word[], at: number): number =>
  AGE.test(wordAt(words, at)) ? Number(wordAt(words, at)) : Number.NaN;

/** The nearest number of years that a person may have, before or behind a word. */
function ageNear(words: readonly Word[], at: number, step: 1 | -1): number {
  for (let away = 1; away <= REACH; away++) {
    const value = numberAt(words, at + away * step);
    const next = wordAt(words, at + away * step + 1);
    if (value >= ADULT_AGE && value <= OLDEST && !NO_AGES.has(next)) return value;
  }
  return Number.NaN;
}
/** Behind a number: it counts something else. */
const NO_AGES = new Set(
  'minutes hours days weeks months km kg percent th euros dollars'.split(' '),
);

type Rule = (words: readonly Word[], at: number) => Sum | undefined;

/** "4 years from now she turns 20", "in 4 years he will be 20". */
const fromNow: Rule = (words, at) => {
  const years = numberAt(words, at);
  if (!YEARS.has(wordAt(words, at + 1))) return undefined;
  if (!LATER.has(wordAt(words, at + 2)) && wordAt(words, at - 1) !== 'in') return undefined;
  for (let to = at + 3; to < at + REACH; to++) {
    if (BECOMES.has(wordAt(words, to)) && !Number.isNaN(numberAt(words, to + 1))) {
      return { at: to + 1, age: numberAt(words, to + 1) - years };
    }
  }
  return undefined;
};

/** "26 years younger than me", beside the age of the older one. */
const younger: Rule = (words, at) => {
  const years = numberAt(words, at);
  if (!YEARS.has(wordAt(words, at + 1)) || wordAt(words, at + 2) !== 'younger') return undefined;
  const before = ageNear(words, at, -1);
  const older = Number.isNaN(before) ? ageNear(words, at + 2, 1) : before;
  return { at: at + 2, age: older - years };
};

/** "You had your 10th birthday 5 years ago". */
const birthdayAgo: Rule = (words, at) => {
  if (wordAt(words, at) !== 'birthday' || wordAt(words, at - 1) !== 'th') return undefined;
  const years = numberAt(words, at + 1);
  const isAgo = YEARS.has(wordAt(words, at + 2)) && wordAt(words, at + 3) === 'ago';
  return isAgo ? { at: at + 3, age: numberAt(words, at - 2) + years } : undefined;
};

/** "You are a third of that", "half my age", beside the age that is divided. */
const share: Rule = (words, at) => {
  const part =
    PARTS.get(wordAt(words, at)) ?? (wordAt(words, at) === 'th' ? thirdAt(words, at) : 0);
  const of = wordAt(words, at + 1) === 'of' ? at + 2 : at + 1;
  const isAge = [1, 2, 3].some((away) => wordAt(words, of + away) === 'age');
  if (part === 0 || !(isAge || wordAt(words, of) === 'that')) return undefined;
  const before = ageNear(words, at, -1);
  const whole = Number.isNaN(before) ? ageNear(words, at, 1) : before;
  return { at: of, age: whole / part };
};
/** "A third" is read as "a 3 th". */
const thirdAt = (words: readonly Word[], at: number): number =>
  wordAt(words, at - 2) === 'a' && numberAt(words, at - 1) <= 5 ? numberAt(words, at - 1) : 0;

/** "The first digit of her age is a one. The second digit is a four." */
const digits: Rule = (words, at) => {
  if (wordAt(words, at) !== 'digit' || wordAt(words, at - 1) !== 'th') return undefined;
  if (numberAt(words, at - 2) !== 2) return undefined;
  const [first, second] = [digitNear(words, at - 3, -1), digitNear(words, at, 1)];
  return { at, age: first * 10 + second };
};

function digitNear(words: readonly Word[], at: number, step: 1 | -1): number {
  for (let away = 1; away <= REACH; away++) {
    const value = numberAt(words, at + away * step);
    if (value >= 0 && value <= 9 && wordAt(words, at + away * step + 1) !== 'th') return value;
  }
  return Number.NaN;
}

const RULES: readonly Rule[] = [fromNow, younger, birthdayAgo, share, digits];
