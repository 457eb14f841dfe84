import type { Word } from './words.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth ' +
  'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['dozen', 12],
]);
const NTH: ReadonlyMap<string, number> = new Map(
  ORDINALS.split(' ').map((word, value): [string, number] => [word, value]),
);
/** The English words for numbers: whole words, whatever shorter ones they hold. */
export const ENGLISH_NUMBERS: readonly string[] = [...VALUES.keys(), ...NTH.keys()];
const DIGITS = /^[0-9]{1,4}$/;
const OPERATIONS = new Map<string, (a: number, b: number) => number>(
  Object.entries({
    plus: (a: number, b: number) => a + b,
    minus: (a: number, b: number) => a - b,
    times: (a: number, b: number) => a * b,
    over: (a: number, b: number) => a / b,
    'divided by': (a: number, b: number) => a / b,
    'multiplied by': (a: number, b: number) => a * b,
    'added to': (a: number, b: number) => a + b,
    'less than': (a: number, b: number) => b - a,
    'fewer than': (a: number, b: number) => b - a,
    'subtracted from': (a: number, b: number) => b - a,
    'years less than': (a: number, b: number) => b - a,
    'years younger than': (a: number, b: number) => b - a,
    'years short of': (a: number, b: number) => b - a,
    'years shy of': (a: number, b: number) => b - a,
    'year short of': (a: number, b: number) => b - a,
    'year shy of': (a: number, b: number) => b - a,
    'short of': (a: number, b: number) => b - a,
    'shy of': (a: number, b: number) => b - a,
  }),
);
const times = (factor: number) => (value: number) => value * factor;
const CHANGES = new Map<string, (value: number) => number>(
  Object.entries({
    half: times(0.5),
    'half of': times(0.5),
    'one half of': times(0.5),
    'a half of': times(0.5),
    'half the age of': times(0.5),
    'half the age of a': times(0.5),
    'a 3 th of': times(1 / 3),
    '1 3 th of': times(1 / 3),
    'a quarter of': times(0.25),
    '1 quarter of': times(0.25),
    'quarter of': times(0.25),
    'a year short of': (value) => value - 1,
    'a year shy of': (value) => value - 1,
    'a year younger than': (value) => value - 1,
    twice: times(2),
    double: times(2),
    triple: times(3),
    thrice: times(3),
    'square root of': Math.sqrt,
    'the square root of': Math.sqrt,
    'root of': Math.sqrt,
    sqrt: Math.sqrt,
    'sqrt of': Math.sqrt,
  }),
);
/** What a sum of years is said to be, since its own words are gone. */
const YEARS_OLD: readonly Word[] = [
  { word: 'years', gap: 0 },
  { word: 'old', gap: 0 },
];
const POWERS: ReadonlyMap<string, number> = new Map([
  ['squared', 2],
  ['cubed', 3],
]);
const OLDEST = 99;
/** Words of the longest of these. */
const CHANGE_WORDS = 5;
/** Most words begin none of them, and are not looked at further. */
const firstWords = (phrases: Iterable<string>): ReadonlySet<string> =>
  new Set([...phrases].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
const CHANGE_STARTS = firstWords(CHANGES.keys());
const OPERATION_STARTS = firstWords(OPERATIONS.keys());

/** True for digits, and for English words that spell some. */
export const isNumber = (word: string): boolean =>
  VALUES.has(word) || NTH.has(word) || DIGITS.test(word);

/** The numbers that English words spell as digits, and what little sums come to. */
export function joinedNumbers(words: readonly Word[]): readonly Word[] {
  // Most sentences hold none.
  if (!words.some(({ word }) => isNumber(word))) return words;
  return solved(cardinals(words));
}

const valueOf = (one: Word | undefined): number | undefined =>
  one !== undefined && DIGITS.test(one.word) ? Number(one.word) : undefined;

/** "twenty five" is 25, "thirteenth" is "13 th". */
function cardinals(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const one = words[i];
    if (!one) continue;
    const year = yearAt(words, i);
    if (year) {
      out.push({ word: year.word, gap: one.gap });
      i += year.length - 1;
      continue;
    }
    const after = valueOf(out.at(-1)) !== undefined;
    const tens = tensAt(one, words[i + 1]);
    out.push(...(tens ?? plainNumber(one, after)));
    if (tens) i++;
  }
  return out;
}

/** "two thousand and twelve", "twenty twelve": the years in which minors are born. */
function yearAt(words: readonly Word[], at: number): { word: string; length: number } | null {
  const head = centuryAt(words, at);
  const one = words[at + head];
  if (head === 0 || !one) return null;
  const [number, ...rest] = tensAt(one, words[at + head + 1]) ?? [];
  const joined = number !== undefined && rest.length === 0;
  const value = joined ? Number(number.word) : (VALUES.get(one.word) ?? 0);
  return value > 0 ? { word: String(2_000 + value), length: head + (joined ? 2 : 1) } : null;
}

/** How many words say that a year of this century follows: none, mostly. */
function centuryAt(words: readonly Word[], at: number): number {
  const word = (offset: number): string => words[at + offset]?.word ?? '';
  if (word(0) === 'two' && word(1) === 'thousand') return word(2) === 'and' ? 3 : 2;
  const teen = VALUES.get(word(1)) ?? 0;
  return word(0) === 'twenty' && teen >= 10 && teen < 20 ? 1 : 0;
}

/** "twenty five", "twenty fifth". */
function tensAt({ word, gap }: Word, next: Word | undefined): Word[] | undefined {
  const tens = VALUES.get(word) ?? 0;
  const follows = next?.word ?? '';
  const nth = NTH.get(follows);
  const unit = VALUES.get(follows) ?? nth ?? 0;
  if (tens < 20 || unit < 1 || unit > 9) return undefined;
  const number: Word = { word: String(tens + unit), gap };
  return nth === undefined ? [number] : [number, { word: 'th', gap: 0 }];
}

/** @param after a number stands before it, so that "1 st" is an ordinal */
function plainNumber(one: Word, after: boolean): Word[] {
  const { word, gap } = one;
  const value = VALUES.get(word);
  if (value !== undefined) return [{ word: String(value), gap }];
  const nth = NTH.get(word);
  if (nth !== undefined) {
    return [
      { word: String(nth), gap },
      { word: 'th', gap: 0 },
    ];
  }
  return after && (word === 'st' || word === 'nd' || word === 'rd') ? [{ word: 'th', gap }] : [one];
}

/** Little sums, left to right: "half of 26", "9 plus 4", "3 less than 18". */
function solved(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const one = words[i];
    if (!one) continue;
    const scaled = scaledAt(words, i);
    if (scaled) {
      out.push({ word: scaled.word, gap: one.gap }, ...(scaled.ofYears ? YEARS_OLD : []));
      i += scaled.length - 1;
    } else out.push(one);
    i += raised(words, i, out);
    i += sumAfter(words, i, out);
  }
  return out;
}

/** "4 squared". @returns how many words that takes */
function raised(words: readonly Word[], at: number, out: Word[]): number {
  const power = POWERS.get(words[at + 1]?.word ?? '');
  const value = valueOf(out.at(-1));
  if (power === undefined || value === undefined || value > OLDEST) return 0;
  out.push({ word: String(value ** power), gap: out.pop()?.gap ?? 0 });
  return 1;
}

function scaledAt(words: readonly Word[], at: number) {
  if (!CHANGE_STARTS.has(words[at]?.word ?? '')) return null;
  let phrase = '';
  for (let length = 1; length <= CHANGE_WORDS; length++) {
    phrase += `${length > 1 ? ' ' : ''}${words[at + length - 1]?.word ?? ''}`;
    const change = CHANGES.get(phrase);
    const value = valueOf(words[at + length]);
    const changed = change && value !== undefined ? change(value) : Number.NaN;
    if (Number.isInteger(changed)) {
      return { word: String(changed), length: length + 1, ofYears: phrase.includes('year') };
    }
  }
  return null;
}

/** Applies the operations that follow the number just put out. @returns how many words they take */
function sumAfter(words: readonly Word[], at: number, out: Word[]): number {
  let taken = 0;
  for (
    let operation = operationAt(words, at);
    operation;
    operation = operationAt(words, at + taken)
  ) {
    const left = valueOf(out.at(-1));
    if (left === undefined) break;
    const result = operation.apply(left);
    if (!Number.isInteger(result) || result < 0 || result > 9_999) break;
    out.push({ word: String(result), gap: out.pop()?.gap ?? 0 });
    if (operation.ofYears) out.push(...YEARS_OLD);
    taken += operation.length;
  }
  return taken;
}

function operationAt(words: readonly Word[], at: number) {
  if (!OPERATION_STARTS.has(words[at + 1]?.word ?? '')) return null;
  let phrase = '';
  for (let length = 1; length <= 3; length++) {
    phrase += `${length > 1 ? ' ' : ''}${words[at + length]?.word ?? ''}`;
    const operation = OPERATIONS.get(phrase);
    const right = valueOf(words[at + length + 1]);
    if (operation && right !== undefined) {
      const ofYears = phrase.startsWith('year');
      return { apply: (left: number) => operation(left, right), length: length + 1, ofYears };
    }
  }
  return null;
}
