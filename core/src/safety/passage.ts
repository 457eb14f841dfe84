import { OWN, REACH } from './rules/contexts.ts';
import { LARGER, UNITS } from './rules/minors.ts';
import { PEOPLE_WORDS, THING_WORDS } from './rules/things.ts';
import type { Hit, PhraseTrie } from './phrase-trie.ts';
import { isMinorAge } from './slots.ts';

const MINOR_LABELS = ['youth', 'child', 'age'];
/** Words that make what follows the subject: "is a", "as the little". */
const BEING = new Set([
  'is',
  'am',
  'are',
  'as',
  'be',
  'being',
  'plays',
  'like',
  'im',
  'shes',
  'hes',
]);
const BETWEEN = new Set([
  'a',
  'an',
  'the',
  'young',
  'little',
  'small',
  'still',
  'just',
  'only',
  'cute',
  'sweet',
  'innocent',
  'your',
  'my',
]);

/** One text with everything the rules found in it. */
export class Passage {
  readonly #words: readonly string[];
  readonly #byLabel = new Map<string, Hit[]>();

  constructor(masked: readonly string[], words: readonly string[], phrases: PhraseTrie) {
    this.#words = words;
    for (const hit of phrases.find(masked)) {
      if (!this.#counts(hit)) continue;
      const hits = this.#byLabel.get(hit.label) ?? [];
      hits.push(hit);
      this.#byLabel.set(hit.label, hits);
    }
  }

  has(label: string): boolean {
    return this.#byLabel.has(label);
  }

  userIsUnderage(): boolean {
    return this.has('userUnderage') || this.has('userBareAge');
  }

  /** Strict: pictures, characters and names, where the text describes what will be there. */
  showsMinor(kind: 'prompt' | 'character' | 'name'): boolean {
    if (this.has('youth') || this.has('age')) return true;
    if (kind === 'prompt') return this.has('child') || this.has('baby');
    if (this.#minorIn('sexual')) return true;
    // "Kid" and "Baby" are stage names of adults.
    return kind === 'character' && this.#hits('child').some((hit) => this.#isSubject(hit));
  }

  /** Talk: a mention is harmless until a role, a scene or a sexual word is put beside it. */
  involvesMinor(): boolean {
    return (
      this.#minorIn('sexual') ||
      this.#follows('roleplay', ['youth', 'age'], REACH.roleplay) ||
      this.#follows('roleplay', ['child'], 1) ||
      this.#follows('depict', MINOR_LABELS, REACH.depict) ||
      this.#follows('romantic', ['youth', 'age'], REACH.romantic) ||
      this.#courted()
    );
  }

  sexualisesRealPerson(talk: boolean): boolean {
    const people = [
      ...this.#hits('named'),
      ...(talk && !this.has('depict') ? [] : this.#hits('realPerson')),
    ];
    return near(sorted(people), this.#hits('sexual'), REACH.sexual);
  }

  #hits(label: string): readonly Hit[] {
    return this.#byLabel.get(label) ?? [];
  }

  #minors(labels: readonly string[]): Hit[] {
    return sorted(labels.flatMap((label) => this.#hits(label)));
  }

  #minorIn(context: 'sexual'): boolean {
    return near(this.#minors(MINOR_LABELS), this.#hits(context), REACH[context]);
  }

  /** True for a minor within `reach` words after a context, unless it is the user's own ("my"). */
  #follows(context: string, labels: readonly string[], reach: number): boolean {
    const minors = new Set(this.#minors(labels).map(({ start }) => start));
    return this.#hits(context).some(({ end }) => {
      for (let at = end; at <= end + reach; at++) {
        // "Be my daughter" is a role; "a picture of my daughter" is family.
        if (context !== 'roleplay' && OWN.has(this.#words[at] ?? '')) return false;
        if (minors.has(at)) return true;
      }
      return false;
    });
  }

  /** "15 year old girlfriend": the courtship word directly after the minor. */
  #courted(): boolean {
    const starts = new Set(this.#hits('romantic').map(({ start }) => start));
    return this.#minors(['youth', 'age']).some(({ end }) => starts.has(end));
  }

  #isSubject({ start }: Hit): boolean {
    if (start <= 1) return true;
    for (let at = start - 1; at >= Math.max(0, start - 4); at--) {
      const word = this.#words[at] ?? '';
      if (BEING.has(word)) return true;
      if (!BETWEEN.has(word)) return false;
    }
    return false;
  }

  /** Drops numbers that turn out not to be the age of a person. */
  #counts({ label, start, end }: Hit): boolean {
    if (label !== 'age' && label !== 'partnerAge' && label !== 'userBareAge') return true;
    if (this.#isMeasure(end)) return false;
    if (label !== 'age') return true;
    return !LARGER.has(this.#words[start - 1] ?? '') && !this.#isOfThing(start, end);
  }

  /** "15 minutes", "8 10": the number that ends here counts something else than years. */
  #isMeasure(end: number): boolean {
    const next = this.#words[end] ?? '';
    return isMinorAge(this.#words[end - 1] ?? '') && (UNITS.has(next) || /^\d/.test(next));
  }

  #isOfThing(start: number, end: number): boolean {
    const around = this.#words.slice(Math.max(0, start - 4), end + 4);
    return (
      around.some((word) => THING_WORDS.has(word)) && !around.some((word) => PEOPLE_WORDS.has(word))
    );
  }
}

function sorted(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => a.start - b.start);
}

/** True when a hit of one list is within `reach` words of one of the other; both are in order. */
function near(left: readonly Hit[], right: readonly Hit[], reach: number): boolean {
  let at = 0;
  for (const hit of left) {
    while (at < right.length && (right[at]?.end ?? 0) + reach < hit.start) at++;
    const other = right[at];
    if (other && other.start <= hit.end + reach) return true;
  }
  return false;
}
