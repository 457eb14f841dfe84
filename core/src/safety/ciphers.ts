import { CIPHER_WORDS } from './tables/codes.data.ts';

const KNOWN: ReadonlySet<string> = new Set(CIPHER_WORDS);
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const shifted = (by: number) => (text: string) =>
  text.replace(/[a-z]/g, (char) => ALPHABET[(ALPHABET.indexOf(char) + by) % 26] ?? char);

const mirrored = (text: string): string =>
  text.replace(/[a-z]/g, (char) => ALPHABET[25 - ALPHABET.indexOf(char)] ?? char);

const reversed = (text: string): string => [...text].reverse().join('');

/** "Oolschay irlgay": the word's beginning is put behind it, with "ay". */
const unpigged = (text: string): string =>
  text.replace(/\b([a-z]{1,24}?)(way|yay|ay)\b/g, (whole: string, word: string) => {
    // "Earyay" is "year" and "oldyay" is "old".
    if (whole.endsWith('yay') && KNOWN.has(`y${word}`)) return `y${word}`;
    if (whole.endsWith('way') && KNOWN.has(`w${word}`)) return `w${word}`;
    if (whole.endsWith('yay') || whole.endsWith('way')) return word;
    const cut = Math.max(word.length - (/(?:ch|sh|th|sch|gr|ch|tw|pr)$/.test(word) ? 2 : 1), 0);
    const head = word.endsWith('sch') ? 'sch' : word.slice(cut);
    return head + word.slice(0, word.length - head.length);
  });

/** How to read each cipher back, by its name. */
const READERS: Readonly<Record<string, (text: string) => string>> = {
  rot13: shifted(13),
  back1: shifted(25),
  on1: shifted(1),
  back3: shifted(23),
  on3: shifted(3),
  atbash: mirrored,
  reversed,
};

/** Enough of words in one cipher to read the text in it: letters that cannot be there by chance. */
const LETTERS_MIN = 5;

/** Which words of a text are a rule word in which cipher. */
class Ciphers {
  readonly #known = new Map<string, string>();

  constructor(words: readonly string[]) {
    for (const [name, read] of Object.entries(READERS)) {
      // Reading is writing for these pairs; each word is put under the form that reads as it.
      const write = inverse(name) ?? read;
      for (const word of words) this.#known.set(write(word), name);
    }
    for (const word of words) this.#known.delete(word);
  }

  /** The text as each cipher reads it of which it holds words enough. */
  readings(text: string): string[] {
    const lower = text.toLowerCase();
    const letters = new Map<string, number>();
    for (const [word] of lower.matchAll(/[a-z]{3,}/g)) {
      const name = this.#known.get(word);
      if (name !== undefined) letters.set(name, (letters.get(name) ?? 0) + word.length);
    }
    const found: string[] = [];
    for (const [name, count] of letters) {
      const read = READERS[name];
      if (read && count >= LETTERS_MIN) found.push(read(lower));
    }
    const pigged = lower.match(/\b[a-z]{3,24}ay\b/g)?.length ?? 0;
    if (pigged >= 2) found.push(unpigged(lower));
    return found;
  }
}

const INVERSES: Readonly<Record<string, string>> = {
  back1: 'on1',
  on1: 'back1',
  back3: 'on3',
  on3: 'back3',
};

function inverse(name: string): ((text: string) => string) | undefined {
  return READERS[INVERSES[name] ?? name];
}

export const CIPHERS = new Ciphers(CIPHER_WORDS);
