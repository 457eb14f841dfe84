import { RE2JSException } from 're2js';
import type { LoreEntry } from '../contract/lorebook.ts';
import { LIMITS } from '../contract/limits.ts';
import { compileKey, PATTERN_STEPS_MAX } from './lore-regex.ts';

const REPEAT = /\{(\d+)(?:,(\d*))?\}/g;
/** The engine itself takes no more. */
const REPEAT_MAX = 1_000;
/** Books are shown far more often than changed, and a hostile pattern takes 30 ms. */
const KNOWN_MAX = 5_000;

type Keyed = Pick<LoreEntry, 'keys' | 'secondaryKeys' | 'useRegex'>;

/** An upper bound for the work that the patterns of an entry are; 0 without any. */
export function patternsCost({ useRegex, keys, secondaryKeys }: Keyed): number {
  return useRegex ? [...keys, ...secondaryKeys].reduce((sum, key) => sum + costOf(key), 0) : 0;
}

function costOf(key: string): number {
  let times = 1;
  for (const [, from = '', to = ''] of key.matchAll(REPEAT)) {
    times = Math.min(times * Math.max(1, Number(to || from)), REPEAT_MAX);
  }
  return key.length * times;
}

export interface KeyProblem {
  field: 'keys' | 'secondaryKeys';
  message: string;
}

/** The first key that is no usable pattern, in words; null when all are usable. */
export function keyProblem(entry: Keyed): KeyProblem | null {
  if (!entry.useRegex) return null;
  if (patternsCost(entry) > LIMITS.lorePatternsCost) return { field: 'keys', message: TOO_MUCH };
  for (const field of ['keys', 'secondaryKeys'] as const) {
    for (const key of entry[field]) {
      const message = problemOf(key);
      if (message !== null) return { field, message };
    }
  }
  return null;
}

const TOO_MUCH = 'These patterns are too long, or repeat too much. Shorten them or count lower.';
const known = new Map<string, string | null>();

function problemOf(key: string): string | null {
  const before = known.get(key);
  if (before !== undefined) return before;
  const problem = compileProblem(key);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, problem);
  return problem;
}

function compileProblem(key: string): string | null {
  try {
    return compileKey(key, false).programSize() > PATTERN_STEPS_MAX ? TOO_MUCH : null;
  } catch (err) {
    if (!(err instanceof RE2JSException)) throw err;
    const shown = key.length > 40 ? `${key.slice(0, 40)}…` : key;
    const looksAround = /\(\?<?[=!]/.test(key);
    return looksAround
      ? `The pattern "${shown}" looks ahead or behind, which cannot be used here.`
      : `"${shown}" is no pattern that can be used here. ${reasonOf(err)}`;
  }
}

/** `error parsing regexp: missing closing ): `(storm`` → 'Reason: missing closing ).' */
function reasonOf({ message }: Error): string {
  const [reason = ''] = message.replace(/^error parsing regexp: /, '').split(': `');
  return `Reason: ${reason}.`;
}
