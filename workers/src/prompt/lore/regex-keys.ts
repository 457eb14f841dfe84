import { LIMITS } from '@vesper/core/contract/limits';
import { compileKey, PATTERN_STEPS_MAX } from '@vesper/core/lorebooks/lore-regex';
import { RE2JSException, type RE2JS } from 're2js';

/** Characters of the newest talk that patterns are tried on. */
export const PATTERN_TEXT_MAX = 10_000;
/** Milliseconds that all patterns of one reply may take together; those after that are off. */
const TIME_MAX = 40;
const CACHE_MAX = 1_000;

const compiled = new Map<string, RE2JS | null>();

/**
 * Tries patterns in linear time, for a bounded time. A pattern may stand between slashes with flags
 * behind; one that is wrong, too large, or needs look-around matches nothing.
 */
export function createPatterns() {
  let left = TIME_MAX;
  return (pattern: string, text: string, caseSensitive: boolean): boolean => {
    if (left <= 0) return false;
    const from = performance.now();
    const found = compile(pattern, caseSensitive)?.test(text) ?? false;
    left -= performance.now() - from;
    return found;
  };
}

function compile(pattern: string, caseSensitive: boolean): RE2JS | null {
  const key = `${caseSensitive ? 's' : 'i'}${pattern}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const fresh = compileAnew(pattern, caseSensitive);
  const [oldest] = compiled.keys();
  if (compiled.size >= CACHE_MAX && oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, fresh);
  return fresh;
}

function compileAnew(pattern: string, caseSensitive: boolean): RE2JS | null {
  if (pattern === '' || pattern.length > LIMITS.loreKeyMax) return null;
  try {
    const regex = compileKey(pattern, caseSensitive);
    return regex.programSize() > PATTERN_STEPS_MAX ? null : regex;
  } catch (error) {
    if (error instanceof RE2JSException) return null;
    throw error;
  }
}
