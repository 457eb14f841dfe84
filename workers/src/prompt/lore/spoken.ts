/** Characters of the talk in which keys are looked for, newest first. */
const TEXT_MAX = 200_000;
/** Characters that searches for phrases may read together: some milliseconds. */
const WORK_MAX = 8_000_000;
/** Scripts that put no space between words: a key may begin and end anywhere. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const NO_WORD = /[^\p{L}\p{N}\p{M}_]+/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}_]/u;

interface Said {
  text: string;
  /** Messages before the end, from 0. */
  depth: number;
}

export interface Look {
  /** Messages from the end in which it is looked for. */
  within: number;
  caseSensitive: boolean;
}

/** What was said lately, made ready for looking up thousands of keys in it. */
export class Spoken {
  readonly #plain = new WordIndex((text) => text.toLowerCase());
  readonly #exact = new WordIndex((text) => text);
  readonly #said: Said[] = [];
  #length = 0;

  /** @param texts the newest first */
  constructor(texts: Iterable<string>) {
    let depth = 0;
    for (const text of texts) {
      if (this.#length >= TEXT_MAX) break;
      this.add(text, depth);
      depth += 1;
    }
  }

  /** Has a text count as said, by default just now. */
  add(text: string, depth = 0): void {
    const kept = text.slice(0, Math.max(0, TEXT_MAX * 2 - this.#length));
    this.#length += kept.length;
    const said = { text: kept, depth };
    if (depth === 0) this.#said.unshift(said);
    else this.#said.push(said);
    this.#plain.add(said);
    this.#exact.add(said);
  }

  /**
   * Tells if a key was said as a whole word, or as whole words: "cat" is not in "concatenate". In
   * scripts without spaces it may stand anywhere.
   */
  says(key: string, { within, caseSensitive }: Look): boolean {
    return (caseSensitive ? this.#exact : this.#plain).has(key.trim(), within);
  }

  /** The last messages as one text, for patterns. */
  recent(within: number, length: number): string {
    let text = '';
    for (const said of this.#said) {
      if (said.depth >= within || text.length >= length) continue;
      text = `${said.text.slice(-length)}\n${text}`;
    }
    return text.slice(-length);
  }
}

class WordIndex {
  readonly #fold: (text: string) => string;
  /** Not looked at yet. */
  #fresh: Said[] = [];
  readonly #folded: Said[] = [];
  /** How long ago a word was said last. */
  readonly #nearest = new Map<string, number>();
  #work = WORK_MAX;

  constructor(fold: (text: string) => string) {
    this.#fold = fold;
  }

  add(said: Said): void {
    this.#fresh.push(said);
  }

  has(key: string, within: number): boolean {
    if (key === '') return false;
    this.#index();
    const folded = this.#fold(key);
    if (UNSPACED.test(folded)) return this.#contains(folded, within, false);
    const words = folded.split(NO_WORD).filter(Boolean);
    if (!words.every((word) => this.#isNear(word, within))) return false;
    return words.length === 1 && words[0] === folded ? true : this.#contains(folded, within, true);
  }

  #isNear(word: string, within: number): boolean {
    return (this.#nearest.get(word) ?? Infinity) < within;
  }

  /** Reads what is new, once somebody asks: most books never ask for exact words. */
  #index(): void {
    for (const { text, depth } of this.#fresh) {
      const folded = this.#fold(text);
      this.#folded.push({ text: folded, depth });
      for (const word of folded.split(NO_WORD)) {
        if (!this.#isNear(word, depth + 1)) this.#nearest.set(word, depth);
      }
    }
    this.#fresh = [];
  }

  #contains(key: string, within: number, whole: boolean): boolean {
    for (const { text, depth } of this.#folded) {
      if (depth >= within) continue;
      this.#work -= text.length + 1;
      if (this.#work < 0) return false;
      if (holds(text, key, whole)) return true;
    }
    return false;
  }
}

function holds(text: string, key: string, whole: boolean): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    if (!whole || (isEdge(text, at - 1, key, 0) && isEdge(text, at + key.length, key, -1))) {
      return true;
    }
  }
  return false;
}

/** A key that begins or ends with a sign, such as "C++", needs no edge there. */
function isEdge(text: string, beside: number, key: string, end: 0 | -1): boolean {
  return !WORD_CHARACTER.test(key.at(end) ?? '') || !WORD_CHARACTER.test(text.charAt(beside));
}
