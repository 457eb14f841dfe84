import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { BRAND } from '@vesper/core/contract/brand';

/**
 * As many characters are looked at: what begins well enough is good enough, and the search for
 * letters in disguise takes seconds on a hundred of them.
 */
const LOOKED_AT = 32;
/** Below a million guesses; the throttle of sign-ins holds from there. */
const LEAST_SCORE = 2;

/** Words that every visitor connects with this site: easy to guess, also with a few digits. */
const PRODUCT_WORDS = [BRAND.name.toLowerCase(), 'companion', 'generator', 'onlyfans'];

/** Nearly 50,000 of the most used passwords, and what is made of them; keyboards, dates, repeats. */
const judge = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 4,
  maxLength: LOOKED_AT,
});

/**
 * True for a password that attackers guess first. Case does not make it stronger.
 * @param own what they would know of the account: names and the address
 */
export function isWeakPassword(password: string, own: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 3) return true;
  const texts = own.map((text) => text.toLowerCase());
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const known = [...words.filter((word) => word.length > 2), ...PRODUCT_WORDS];
  if (judge.check(password.slice(0, LOOKED_AT), known).score < LEAST_SCORE) return true;
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && !/\p{L}/u.test(rest);
}
