/** A longer word is a view of its text, and would keep all of it in memory. Characters. */
const WORD_MAX = 12;
/** More than people use in a day; what is rarer than that is read anew. */
const WORDS_MAX = 20_000;

/**
 * Reads words, and remembers what the short ones come to: people say the same few thousand over and
 * over, and a reply is judged window by window while it is shown.
 */
export class WordMemo<Value extends object | string> {
  readonly #read: (word: string) => Value;
  readonly #known = new Map<string, Value>();

  /** @param read says the same of the same word at any time */
  constructor(read: (word: string) => Value) {
    this.#read = read;
  }

  of(word: string): Value {
    if (word.length > WORD_MAX) return this.#read(word);
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const value = this.#read(word);
    if (this.#known.size >= WORDS_MAX) this.#known.clear();
    this.#known.set(word, value);
    return value;
  }
}
