import { RE2JS, RE2JSException } from 're2js';
import type { BSONRegExp } from 'bson';
import { CommandError, unsupported } from './errors.ts';

const FLAGS: Record<string, number> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
  u: 0, // RE2 always matches code points
};

/**
 * A test in linear time: one backtracking pattern from a user would stop the only thread there is.
 * Look-around and back-references do not exist in RE2 and are refused (51091).
 */
export function compileRegex(
  pattern: RegExp | BSONRegExp | string,
  options?: string,
): (text: string) => boolean {
  const [source, ownFlags] =
    typeof pattern === 'string'
      ? [pattern, '']
      : pattern instanceof RegExp
        ? [pattern.source, pattern.flags]
        : [pattern.pattern, pattern.options];
  let bits = 0;
  for (const flag of options ?? ownFlags) {
    const bit = FLAGS[flag];
    if (flag === 'x') throw unsupported('the regular expression option x');
    if (bit === undefined) {
      throw new CommandError('Location51108', `invalid flag in regex options: ${flag}`);
    }
    bits |= bit;
  }
  try {
    const regex = RE2JS.compile(RE2JS.translateRegExp(source), bits);
    return (text) => regex.test(text);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new CommandError('Location51091', `Regular expression is invalid: ${error.message}`);
  }
}
