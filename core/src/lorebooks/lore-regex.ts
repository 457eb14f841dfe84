import { RE2JS } from 're2js';

/** Some programs write patterns with their flags: `/storm(s|y)?/i`. */
const SLASHED = /^\/(.+)\/([a-z]*)$/s;
const FLAGS: Record<string, number> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/** Steps of a compiled pattern: the time that it takes grows with them times the text. */
export const PATTERN_STEPS_MAX = 500;

/**
 * Compiles a key that is a pattern, for matching in linear time: where books are edited, and where
 * prompts are made.
 * @throws RE2JSException for one that is wrong, or looks ahead or behind
 */
export function compileKey(key: string, caseSensitive: boolean): RE2JS {
  const [, source, letters = ''] = SLASHED.exec(key) ?? [];
  if (source === undefined) {
    const flags = caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
    return RE2JS.compile(RE2JS.translateRegExp(key), flags);
  }
  const flags = Array.from(letters).reduce((bits, letter) => bits | (FLAGS[letter] ?? 0), 0);
  return RE2JS.compile(RE2JS.translateRegExp(source), flags);
}
