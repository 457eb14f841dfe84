import { AND, largerNumbers, numberWords } from './languages.ts';
import type { Hit } from './phrase-trie.ts';
import { isMinorAge } from './slots.ts';
import { AFTER_DURATION, BEFORE_DURATION, GO_ON, YEARS } from './tables/durations.data.ts';
import { UNITS } from './tables/english.data.ts';
import { PEOPLE_WORDS, THING_WORDS } from './tables/things.data.ts';
import type { Word } from './words.ts';

export const PRONOUNS: ReadonlySet<string> = new Set('she he they shes hes theyre'.split(' '));
/** Where somebody is said to be of an age. */
export const SAID: ReadonlySet<string> = new Set([
  ...PRONOUNS,
  ...'mean means meaning is are who whos turned looks and you youre aged age'.split(' '),
]);
const AGES: ReadonlySet<string> = new Set(
  'age bare partnerAge userBareAge userUnderage own'.split(' '),
);
/** Those that have no word for years. */
const BARE: ReadonlySet<string> = new Set(['bare', 'own']);
/** Those that may turn out to be of a thing. */
const OF_THINGS: ReadonlySet<string> = new Set(['age', 'bare']);
/** What ends the search for the thing that an age belongs to. */
const LINKS: ReadonlySet<string> = new Set(
  (
    'in on at with by near behind beside under who and next from a an the her his my en et ein eine ' +
    'un une una der die das de le la el y e i loves likes plays reads al alla allo nel nella au aux ' +
    'dans sur am im auf bei pa ved na w v u em ao no con mit avec com'
  ).split(' '),
);
/** The smallest number that alone between commas is an age. */
const ALONE_MIN = 8;

/** "A lad of thirteen mending a net": the sentence goes on with what they do. */
const isDoing = (word: string): boolean => word.length > 4 && word.endsWith('ing');

/** "f/11" is how a picture is taken. */
const APERTURES: ReadonlySet<string> = new Set(['8', '11', '16']);

const isFigure = (word: string | undefined): boolean => /^[0-9]/.test(word ?? '');

/** Tells the ages of people among the numbers of a text. */
export class AgeReader {
  readonly #words: readonly string[];
  readonly #gaps: readonly number[];
  readonly #sentences: readonly number[];

  constructor(words: readonly Word[], sentences: readonly number[]) {
    this.#words = words.map(({ word }) => word);
    this.#gaps = words.map(({ gap }) => gap);
    this.#sentences = sentences;
  }

  /** False for a hit of the age phrases that turns out not to be the age of a person. */
  counts(hit: Hit): boolean {
    const { label, start, end } = hit;
    if (!AGES.has(label)) return true;
    const said = label === 'age' && SAID.has(this.#words[start] ?? '');
    if (!said && this.#isMeasure(end)) return false;
    if (this.#isLarger(start) || this.#isDuration(hit)) return false;
    if (BARE.has(label) && !this.#endsThere(end)) return false;
    return !OF_THINGS.has(label) || !this.#isOfThing(hit);
  }

  /** "Emma, 14, painter": a number that stands alone where people write an age. */
  standsAlone(kind: 'prompt' | 'character' | 'name'): boolean {
    const first = kind === 'character' ? 0 : 1;
    return this.#words.some((word, at) => {
      return at >= first && this.#mayBeAge(word, at) && this.#isAlone(at, kind);
    });
  }

  /** Where numbers stand alone as in "Emma, 14, painter", in talk. */
  alone(): number[] {
    return [...this.#words.keys()].filter((at) => {
      return at > 1 && this.#mayBeAge(this.#words[at] ?? '', at) && this.#isAlone(at, 'prompt');
    });
  }

  /** A figure; in words of other languages with the one for years: "Ben, zwölf Jahre, mag Züge". */
  #mayBeAge(word: string, at: number): boolean {
    if (/^[0-9]+$/.test(word)) return isMinorAge(word) && Number(word) >= ALONE_MIN;
    return numberWords().has(word) && YEARS.has(this.#words[at + 1] ?? '') && !this.#isLarger(at);
  }

  #isAlone(at: number, kind: 'prompt' | 'character' | 'name'): boolean {
    const before = this.#words[at - 1];
    const end = YEARS.has(this.#words[at + 1] ?? '') ? at + 2 : at + 1;
    if (isFigure(before) || isFigure(this.#words[end]) || this.#isOfBefore(at)) return false;
    return this.#beginsPart(at, kind) && (this.#gaps[end] ?? 1) >= 1;
  }

  /** The thing before it has the number: "chapter, 12", "f/11", "senior dog, 15 years". */
  #isOfBefore(at: number): boolean {
    const before = this.#words[at - 1] ?? '';
    if (this.#isOfThing({ label: '', start: at, end: at + 1 })) return true;
    return THING_WORDS.has(before) || (before === 'f' && APERTURES.has(this.#words[at] ?? ''));
  }

  /** Behind a comma; in a character's description a sentence may be: "Quiet. Fifteen. Reads." */
  #beginsPart(at: number, kind: 'prompt' | 'character' | 'name'): boolean {
    return at === 0 || this.#gaps[at] === 1 || (kind === 'character' && this.#gaps[at] === 2);
  }

  /** "15 minutes", "8 10": the number that ends here counts something else than years. */
  #isMeasure(end: number): boolean {
    const next = this.#words[end] ?? '';
    if (!isMinorAge(this.#words[end - 1] ?? '') || this.#gaps[end] === 2) return false;
    return UNITS.has(next) || (isFigure(next) && this.#gaps[end] === 0);
  }

  /** "vingt cinq ans", "treinta y cinco años": only the end of a larger number. */
  #isLarger(start: number): boolean {
    if (isFigure(this.#words[start])) return false;
    const before = this.#words[start - 1] ?? '';
    const larger = largerNumbers();
    return larger.has(before) || (AND.has(before) && larger.has(this.#words[start - 2] ?? ''));
  }

  #isDuration({ start, end }: Hit): boolean {
    const before = this.#words[start - 1] ?? '';
    const earlier = this.#words[start - 2] ?? '';
    if (SAID.has(this.#words[start] ?? '')) return false;
    if (BEFORE_DURATION.has(before) || (BEFORE_DURATION.has(earlier) && this.#gaps[start] === 0)) {
      return !this.#words.slice(start, end).some((word) => word === 'old' || word === 'aged');
    }
    return AFTER_DURATION.has(this.#words[end] ?? '') && this.#gaps[end] === 0;
  }

  /** After an age without the word for years, nothing is counted. */
  #endsThere(end: number): boolean {
    const last = this.#words[end - 1] ?? '';
    const next = this.#words[end];
    const isNumber = isMinorAge(last) || numberWords().has(last);
    return (
      next === undefined || this.#gaps[end] !== 0 || !isNumber || GO_ON.has(next) || isDoing(next)
    );
  }

  /** "12-year-old whisky", "my car is 15 years old": the noun nearest to the age decides. */
  #isOfThing({ start, end }: Hit): boolean {
    for (let at = end; at < end + 4 && this.#gaps[at] === 0; at++) {
      const word = this.#words[at] ?? '';
      if (PEOPLE_WORDS.has(word) || LINKS.has(word) || word.endsWith('ing')) break;
      if (THING_WORDS.has(word)) return true;
    }
    if (this.#words.slice(start, end).some((word) => PRONOUNS.has(word))) return false;
    const from = Math.max(0, start - 7);
    const before = this.#words.slice(from, start).filter((_, at) => {
      return this.#sentences[from + at] === this.#sentences[start];
    });
    return (
      before.some((word) => THING_WORDS.has(word)) && !before.some((word) => PEOPLE_WORDS.has(word))
    );
  }
}
