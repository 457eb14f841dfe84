import { CONFUSABLES, LEET } from './tables/lookalikes.data.ts';
import { NEAR_WORDS } from './tables/near-words.data.ts';

const NOT_ASCII = /[^\x20-\x7e]/;
const ASCII_WORD = /^[a-z]+$/;
const THRICE = /(\p{L})\1\1/u;
/** "f15", "8k": a figure with a letter, not a word in disguise. */
const FIGURE = /^(?:[a-z]?[0-9]{2,}|[0-9]{2,}[a-z])$/;
/** "t33n" may be one in disguise, of the words that are hidden most. */
const FIGURED = /^[a-z][0-9]{2,}[a-z]$/;
const LETTER = /\p{L}/u;
export const LEET_GLYPH = /[0-9@$!|+€]/;
const FIGURED_WORDS: ReadonlyMap<string, string> = new Map([
  ['ten', 'teen'],
  ['year', 'year'],
  ['years', 'years'],
]);
/** The longest word that is looked at as a disguise, and the shortest that a slip may be read into. */
const DISGUISE_MAX = 64;
const SLIP = { min: 5, max: 20 };

/**
 * The look of a word: look-alike letters and digits merged, repeated letters once.
 * "sch00l", "schooool" and "ѕсhооl" share the skeleton of "school".
 */
function skeleton(word: string): string {
  let out = '';
  for (const char of word) {
    const plain = LEET[char] ?? CONFUSABLES[char] ?? char;
    const merged = plain === 'l' ? 'i' : plain;
    if (!out.endsWith(merged)) out += merged;
  }
  return out;
}

/** A word without each of its letters in turn: two words one slip apart share one of these. */
function* shortened(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** True when one letter too many, too few, another or swapped with the next makes `a` into `b`. */
function isSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let left = a.length;
  let right = b.length;
  while (left > start && right > start && a[left - 1] === b[right - 1]) {
    left--;
    right--;
  }
  const [gone, come] = [left - start, right - start];
  if (gone <= 1 && come <= 1) return true;
  return gone === 2 && come === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Letters of each word in a chain of them, and of all that touch. */
const CHAIN = { word: 3, all: 9 };

interface LexiconWords {
  /** Every word of the rules: look-alike spellings of them are repaired. */
  all: Iterable<string>;
  /** Those also looked for inside other words and in split ones. */
  hidden: Iterable<string>;
  /** Those that a slip of the keyboard is read into. */
  slips: Iterable<string>;
}

/** The words rules are made of, prepared for repairing disguised spellings of them. */
export class Lexicon {
  readonly #words = new Set<string>();
  readonly #hidden: ReadonlySet<string>;
  readonly #bySkeleton = new Map<string, string>();
  readonly #slips = new Map<string, string[]>();
  /** The beginnings of the hidden words: what is none of them is not read on. */
  readonly #beginnings = new Set<string>();

  constructor({ all, hidden, slips }: LexiconWords) {
    this.#hidden = new Set(hidden);
    for (const word of all) {
      if (!word.endsWith('*')) this.#words.add(word);
    }
    for (const word of this.#words) this.#rememberLook(word);
    for (const word of this.#hidden) {
      for (let end = 1; end <= word.length; end++) this.#beginnings.add(word.slice(0, end));
    }
    for (const word of slips) {
      for (const key of [word, ...shortened(word)]) {
        this.#slips.set(key, [...(this.#slips.get(key) ?? []), word]);
      }
    }
  }

  #rememberLook(word: string): void {
    const key = skeleton(word);
    // "teen" and "ten" share a skeleton: the longer, rarer word is the likelier one in disguise.
    const known = this.#bySkeleton.get(key)?.length ?? 0;
    if (word.length >= 3 && known < word.length) this.#bySkeleton.set(key, word);
  }

  /** True for a word that is also looked for in pieces. */
  hides(word: string): boolean {
    return this.#hidden.has(word);
  }

  /** True for the beginning of a word that is looked for in pieces. */
  begins(word: string): boolean {
    return this.#beginnings.has(word);
  }

  /** The rule word that `token` is, or that it disguises; undefined for any other token. */
  repair(token: string): string | undefined {
    if (this.#words.has(token)) return token;
    return this.#undressed(token);
  }

  /** Rule words of at least `min` letters inside a run of letters, longest first, left to right. */
  within(run: string, min: number): string[] {
    const found: string[] = [];
    let at = 0;
    while (at < run.length) {
      const word = this.#longestAt(run, at, min);
      if (word !== undefined) found.push(word);
      at += word?.length ?? 1;
    }
    return found;
  }

  /** Rule words written as one ("littleboywithakite"); undefined when fewer than two are beside each other. */
  chained(run: string): string[] | undefined {
    if (!ASCII_WORD.test(run)) return undefined;
    const words: string[] = [];
    let [at, chain, longest] = [0, 0, 0];
    while (at < run.length) {
      const word = this.#longestAt(run, at, CHAIN.word);
      if (word !== undefined) words.push(word);
      chain = word === undefined ? 0 : chain + word.length;
      longest = Math.max(longest, chain);
      at += word?.length ?? 1;
    }
    return words.length > 1 && longest >= CHAIN.all ? words : undefined;
  }

  #undressed(token: string): string | undefined {
    if (token.length > DISGUISE_MAX || FIGURE.test(token)) return undefined;
    const dressed =
      THRICE.test(token) || NOT_ASCII.test(token) || (LEET_GLYPH.test(token) && LETTER.test(token));
    if (FIGURED.test(token)) return FIGURED_WORDS.get(skeleton(token));
    return dressed ? this.#bySkeleton.get(skeleton(token)) : undefined;
  }

  /** The rule word that `token` is one slip of the keyboard away from. */
  slipOf(token: string): string | undefined {
    if (this.#words.has(token)) return undefined;
    if (token.length < SLIP.min - 1 || token.length > SLIP.max) return undefined;
    if (!ASCII_WORD.test(token) || NEAR_WORDS.has(token)) return undefined;
    for (const key of [token, ...shortened(token)]) {
      const word = this.#slips.get(key)?.find((one) => isSlip(token, one));
      if (word !== undefined) return word;
    }
    return undefined;
  }

  #longestAt(run: string, at: number, min: number): string | undefined {
    let longest: string | undefined;
    for (let end = at + 1; end <= run.length; end++) {
      const word = run.slice(at, end);
      if (!this.#beginnings.has(word)) break;
      if (word.length >= min && this.#hidden.has(word)) longest = word;
    }
    return longest;
  }
}
