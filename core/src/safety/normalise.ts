import { CONFUSABLES, LEET } from './rules/lookalikes.ts';

/** A zero-width, directional or other invisible character: it may hide inside a word. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800]/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const WORD = /[\p{L}\p{Nl}]+|\p{Nd}+(?:\.\p{Nd}+)?/gu;
/** Scripts written without spaces: each character is a token, so that phrases match anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const NOT_ASCII = /[^\x20-\x7e]/;
const THRICE = /(\p{L})\1\1/u;
const LETTER = /\p{L}/u;
const LEET_GLYPH = /[0-9@$!|+€]/;
const BASE64 = /^[A-Za-z0-9+/_-]{12,}={0,2}$/;
const PRINTABLE = /^[\p{L}\p{N}\p{P}\p{S}\s]*$/u;
/** Most hidden texts decoded of one message, to bound the work; ordinary messages have none. */
const BASE64_MAX = 16;

/**
 * Brings a text to one spelling: compatibility forms, accents, case and invisible characters gone.
 * Linear in the length of the text, as is everything in this file.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The folded text without any space: where sentinels split by spaces are found. */
export function compact(text: string): string {
  return fold(text).replace(/\s+/g, '');
}

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

/** The words rules are made of, prepared for repairing disguised spellings of them. */
export class Lexicon {
  readonly #words: ReadonlySet<string>;
  readonly #hidden: ReadonlySet<string>;
  readonly #bySkeleton = new Map<string, string>();
  readonly #longest: number;

  /**
   * @param words every word of the rules: disguised spellings of them are repaired
   * @param hidden those that are also looked for inside other words and spelled letters
   */
  constructor(words: Iterable<string>, hidden: Iterable<string>) {
    this.#words = new Set(words);
    this.#hidden = new Set(hidden);
    let longest = 0;
    for (const word of this.#words) {
      longest = Math.max(longest, word.length);
      const key = skeleton(word);
      // "teen" and "ten" share a skeleton: the longer, rarer word is the likelier one in disguise.
      const known = this.#bySkeleton.get(key);
      if (word.length >= 3 && (known === undefined || known.length < word.length)) {
        this.#bySkeleton.set(key, word);
      }
    }
    this.#longest = longest;
  }

  /** The rule word that `token` is, or that it disguises; undefined for any other token. */
  repair(token: string): string | undefined {
    if (this.#words.has(token)) return token;
    const dressed =
      THRICE.test(token) || NOT_ASCII.test(token) || (LEET_GLYPH.test(token) && LETTER.test(token));
    return dressed && token.length <= 64 ? this.#bySkeleton.get(skeleton(token)) : undefined;
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

  #longestAt(run: string, at: number, min: number): string | undefined {
    for (let length = Math.min(this.#longest, run.length - at); length >= min; length--) {
      const word = run.slice(at, at + length);
      if (this.#hidden.has(word)) return word;
    }
    return undefined;
  }
}

/** Texts hidden as base64 inside `text`, decoded once (not again inside themselves). */
export function hiddenTexts(text: string): string[] {
  const found: string[] = [];
  for (const chunk of text.split(/\s+/)) {
    if (found.length >= BASE64_MAX) break;
    if (!BASE64.test(chunk)) continue;
    const decoded = Buffer.from(chunk, 'base64').toString('utf8');
    if (decoded.length >= 4 && PRINTABLE.test(decoded)) found.push(decoded);
  }
  return found;
}

/** The words of a text in order, folded, with disguised rule words spelled plainly. */
export function tokenise(text: string, lexicon: Lexicon): string[] {
  const words: string[] = [];
  for (const chunk of fold(text)
    .replace(APOSTROPHES, '')
    .replaceAll('%', ' percent ')
    .split(/[\s_]+/)) {
    if (chunk !== '') words.push(...chunkWords(chunk, lexicon));
  }
  return joinSpelled(joinDigits(words), lexicon);
}

/** The words of a rule phrase: folded like those of a text, but without repairing spellings. */
export function phraseWords(phrase: string): string[] {
  const folded = fold(phrase).replace(APOSTROPHES, '');
  return [...folded.matchAll(/<[a-z]+>|[\p{L}\p{Nl}]+|\p{Nd}+/gu)].flatMap(([word]) =>
    UNSPACED.test(word) ? [...word] : [word],
  );
}

function chunkWords(chunk: string, lexicon: Lexicon): string[] {
  const whole = chunk.replace(/^[^\p{L}\p{N}@$]+|[^\p{L}\p{N}]+$/gu, '');
  const repaired = LEET_GLYPH.test(whole) ? lexicon.repair(whole) : undefined;
  if (repaired !== undefined) return [repaired];
  return [...chunk.matchAll(WORD)].flatMap(([word]) => plainWords(word, lexicon));
}

function plainWords(word: string, lexicon: Lexicon): string[] {
  if (UNSPACED.test(word)) return [...word];
  const repaired = lexicon.repair(word);
  if (repaired !== undefined) return [repaired];
  // Words run together ("mytoddlerfriend"): only long rule words, short ones live in many others.
  const inside = word.length > 8 ? lexicon.within(word, 7) : [];
  return inside.length > 0 ? inside : [word];
}

/** "1 5" is 15; longer rows of digits are a countdown, not an age. */
function joinDigits(words: readonly string[]): string[] {
  const digit = (word: string | undefined): boolean => word !== undefined && /^\d$/.test(word);
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const pair =
      digit(words[i]) && digit(words[i + 1]) && !digit(words[i - 1]) && !digit(words[i + 2]);
    out.push(pair ? `${words[i] ?? ''}${words[i + 1] ?? ''}` : (words[i] ?? ''));
    if (pair) i++;
  }
  return out;
}

/** "s c h o o l" and "sc ho ol" are read as the rule words they spell. */
function joinSpelled(words: readonly string[], lexicon: Lexicon): string[] {
  const out: string[] = [];
  let run: string[] = [];
  const flush = (): void => {
    const letters = run.join('');
    const single = run.every((word) => word.length === 1);
    const spelled = run.length >= 3 ? lexicon.within(letters, single ? 3 : 6) : [];
    out.push(...(spelled.length > 0 ? spelled : run));
    run = [];
  };
  for (const word of words) {
    const short = word.length <= 2 && LETTER.test(word) && !UNSPACED.test(word);
    // A spelled word is not mixed: single letters end a run of pairs and the other way round.
    if (run.length > 0 && (!short || (run[0]?.length === 1) !== (word.length === 1))) flush();
    if (short) run.push(word);
    else out.push(word);
  }
  flush();
  return joinPairs(out, lexicon);
}

/** "tod dler": two halves that only together are a long rule word. */
function joinPairs(words: readonly string[], lexicon: Lexicon): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const joined = word + (words[i + 1] ?? '');
    const spelled = joined.length >= 6 && joined.length <= 24 && joined !== word;
    if (spelled && lexicon.within(joined, joined.length).length > 0) {
      out.push(joined);
      i++;
    } else out.push(word);
  }
  return out;
}
