import { LIMITS } from '../contract/limits.ts';
import type { LoreEntry } from '../contract/lorebook.ts';
import { badLorebook } from './bad-lorebook.ts';

/** @throws AppError `bad_lorebook` naming the first limit of the product that a book is beyond. */
export function assertWithinLimits(entries: readonly LoreEntry[]): void {
  if (entries.length > LIMITS.loreEntriesMax) {
    throw badLorebook(`This lorebook has more than ${count(LIMITS.loreEntriesMax)} entries.`);
  }
  entries.forEach(assertEntry);
  const length = entries.reduce((sum, entry) => sum + textsOf(entry).join('').length, 0);
  if (length > LIMITS.loreTextsMax) {
    throw badLorebook(`A lorebook has at most ${count(LIMITS.loreTextsMax)} characters together.`);
  }
}

/** The texts of an entry that steer a model. */
export const textsOf = ({ name, keys, secondaryKeys, content }: LoreEntry): string[] => [
  name,
  ...keys,
  ...secondaryKeys,
  content,
];

function assertEntry({ content, ...entry }: LoreEntry, index: number): void {
  const subject = `Entry ${index + 1} of this lorebook`;
  if (content.length > LIMITS.loreContentMax) {
    throw badLorebook(`${subject} has more than ${count(LIMITS.loreContentMax)} characters.`);
  }
  for (const keys of [entry.keys, entry.secondaryKeys]) {
    if (keys.length > LIMITS.loreKeysMax) {
      throw badLorebook(`${subject} has more than ${LIMITS.loreKeysMax} keys.`);
    }
    if (keys.some((key) => key.length > LIMITS.loreKeyMax)) {
      throw badLorebook(`${subject} has a key of more than ${LIMITS.loreKeyMax} characters.`);
    }
  }
}

const count = (value: number): string => value.toLocaleString('en');
