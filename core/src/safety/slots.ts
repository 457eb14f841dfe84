import { NUMBER_WORDS } from './rules/minors.ts';
import { THING_MARK_WORDS, THING_WORDS } from './rules/things.ts';

const numberOf = (word: string): number => {
  const spelled = NUMBER_WORDS.indexOf(word);
  return spelled >= 0 ? spelled + 1 : /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN;
};
export const isMinorAge = (word: string): boolean => numberOf(word) >= 1 && numberOf(word) < 18;
const isTeenAge = (word: string): boolean => numberOf(word) >= 8 && numberOf(word) < 18;
/** Tests of the words that the slots of a phrase accept. */
export const SLOTS = {
  n: isMinorAge,
  teen: isTeenAge,
  age: (word: string): boolean => isTeenAge(word) || (/^\d/.test(word) && isMinorAge(word)),
  thing: (word: string): boolean => THING_WORDS.has(word),
  mark: (word: string): boolean => THING_MARK_WORDS.has(word),
};
