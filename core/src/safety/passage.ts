import { AgeReader, PRONOUNS, SAID } from './age-reader.ts';
import type { Hit, PhraseTrie } from './phrase-trie.ts';
import { isMinorYear } from './slots.ts';
import { REACH } from './tables/contexts.data.ts';
import type { Word } from './words.ts';

const MINOR_LABELS = ['youth', 'child', 'age', 'bare', 'setting'];
/** How many words a year may stand away from "born". */
const BORN_REACH = 10;

interface Rules {
  phrases: PhraseTrie;
  thisYear: number;
}

/** One text with everything the rules found in it. */
export class Passage {
  readonly #words: readonly string[];
  readonly #ages: AgeReader;
  readonly #sentences: readonly number[];
  readonly #thisYear: number;
  readonly #byLabel = new Map<string, Hit[]>();
  readonly #gaps: readonly number[];

  constructor(masked: readonly string[], words: readonly Word[], { phrases, thisYear }: Rules) {
    this.#words = words.map(({ word }) => word);
    this.#gaps = words.map(({ gap }) => gap);
    this.#sentences = sentencesOf(words);
    this.#ages = new AgeReader(words, this.#sentences);
    this.#thisYear = thisYear;
    for (const hit of phrases.find(masked)) {
      if (!this.#ages.counts(hit)) continue;
      const hits = this.#byLabel.get(hit.label) ?? [];
      hits.push(hit);
      this.#byLabel.set(hit.label, hits);
    }
    const openings = this.#hits('opening').filter(({ start, end }) => {
      const last = this.#words[end - 1] ?? '';
      if (STATES.has(last === 'be' ? (this.#words[end] ?? '') : last)) return false;
      return start === 0 || (this.#gaps[start] ?? 0) > 0 || LEADS.has(this.#words[start - 1] ?? '');
    });
    this.#byLabel.set('opening', openings);
    if (this.has('girl') && this.has('setting')) return;
    this.#byLabel.delete('setting');
  }

  has(label: string): boolean {
    return this.#byLabel.has(label);
  }

  userIsUnderage(): boolean {
    return this.has('userUnderage') || this.has('userBareAge') || this.#saysOwn();
  }

  /** Said of oneself, and not of one's children: "con tôi 5 tuổi". */
  #saysOwn(): boolean {
    return this.#hits('own').some((hit) => !this.#isMentioned(hit));
  }

  /** Strict: pictures, characters and names, where the text describes what will be there. */
  showsMinor(kind: 'prompt' | 'character' | 'name'): boolean {
    if (this.#ages.standsAlone(kind)) return true;
    // "Kid" and "Baby" are stage names of adults.
    if (this.#bornTooLate()) return true;
    if (kind === 'name') return this.#minors(['youth', 'age', 'bare']).length > 0;
    const minors = this.#minors(MINOR_LABELS);
    if (kind === 'prompt') return this.has('baby') || minors.length > 0;
    if (this.#minorIn('sexual')) return true;
    return minors.some((hit) => !this.#isMentioned(hit) || this.#isRole(hit));
  }

  /** Talk: a mention is harmless until a role, a scene or a sexual word is put beside it. */
  involvesMinor(): boolean {
    return (
      this.#minorIn('sexual') ||
      this.#courted() ||
      this.#namesAge() ||
      this.#minors(MINOR_LABELS).some((hit) => this.#isCast(hit)) ||
      (this.#bornTooLate() &&
        (this.has('role') ||
          this.has('scene') ||
          this.#hits('opening').length > 0 ||
          this.#saysYou()))
    );
  }

  /** "Be Mia, 16, who loves skating": the number behind the name of who is brought in. */
  #namesAge(): boolean {
    return this.#ages.alone().some((at) => {
      const hit = { label: 'bare', start: at, end: at + 1 };
      const asked = [
        this.#before('role', hit),
        this.#before('scene', hit),
        this.#before('opening', hit),
      ];
      return (
        asked.some((one) => {
          return one !== undefined && this.#sameSentence(one, hit) && at - one.end <= REACH.role;
        }) && !this.#isMentioned(hit)
      );
    });
  }

  sexualisesRealPerson(talk: boolean): boolean {
    const people = [
      ...this.#hits('named'),
      ...(talk && !this.has('scene') ? [] : this.#hits('realPerson')),
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

  /** A minor who is given a role: in the same sentence, or in a scene that was asked for before. */
  #isCast(hit: Hit): boolean {
    if (this.#isRole(hit)) return true;
    if (this.#isMentioned(hit)) return false;
    const young = hit.label !== 'child';
    const romantic = young ? this.#before('romantic', hit) : undefined;
    if (romantic && hit.start - romantic.end <= REACH.romantic) return true;
    if (young && this.#isCalledFor(hit)) return true;
    const scene = this.#before('scene', hit) ?? (young ? this.#before('role', hit) : undefined);
    return scene !== undefined && this.#isInScene(scene, hit);
  }

  /** "Be kim and let's have a picnic. She is 16", or "she is 16, please be her". */
  #isCalledFor(hit: Hit): boolean {
    const opening = this.#before('opening', hit);
    if (opening && this.#isInScene(opening, hit)) return true;
    const cast = this.#after('castAfter', hit.end);
    return cast !== undefined && cast.start - hit.end <= REACH.scene;
  }

  #isInScene(scene: Hit, hit: Hit): boolean {
    if (this.#sameSentence(scene, hit)) return true;
    if (hit.label === 'child') return false;
    return this.#isSaidOf(hit) || hit.start - scene.end <= REACH.scene;
  }

  #isRole(hit: Hit): boolean {
    const role = this.#before('role', hit);
    return role !== undefined && this.#sameSentence(role, hit) && this.#isBound(role, hit);
  }

  /** A role binds what follows it, but not whom it is about: "you are good with kids". */
  #isBound(role: Hit, { start, label }: Hit): boolean {
    if (start - role.end > REACH.role || this.#isOwnBetween(role.end, start)) return false;
    if (label !== 'child' && label !== 'youth') return true;
    const isOwner = HAVING.has(this.#words[role.end - 1] ?? '');
    if (isOwner && OWNED.has(this.#words[role.end] ?? '')) return false;
    return !this.#words.slice(role.end, start).some((word) => TOWARDS.has(word));
  }

  /** "Be my guide, my niece is 17": the age is of one's own family, told of after the role. */
  #isOwnBetween(from: number, to: number): boolean {
    const own = this.#before('family', { label: '', start: to, end: to });
    return own !== undefined && own.start >= from && OWN.has(this.#words[own.start] ?? '');
  }

  /** "She is fourteen": told of somebody named before, wherever that was. */
  #isSaidOf({ start, label }: Hit): boolean {
    return (
      label === 'bare' ||
      SAID.has(this.#words[start] ?? '') ||
      SAID.has(this.#words[start - 1] ?? '')
    );
  }

  /** Somebody's family, work or past: told of, not brought in. */
  #isMentioned(hit: Hit): boolean {
    const before = this.#before('family', hit);
    if (!before) return false;
    const reached = this.#sameSentence(before, hit) && hit.start - before.end <= REACH.family;
    if (reached) return true;
    const pronoun = PRONOUNS.has(this.#words[hit.start] ?? '');
    return pronoun && hit.start - before.end <= REACH.scene;
  }

  /** The nearest hit of a label that begins before another or with it. */
  #before(label: string, { start }: Hit): Hit | undefined {
    const hits = this.#hits(label);
    let [low, high] = [0, hits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((hits[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return hits[low - 1];
  }

  /** The nearest hit of a label that begins at a word or behind it. */
  #after(label: string, at: number): Hit | undefined {
    const hits = this.#hits(label);
    let [low, high] = [0, hits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((hits[middle]?.start ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return hits[low];
  }

  #sameSentence(a: Hit, b: Hit): boolean {
    return this.#sentences[a.start] === this.#sentences[b.start];
  }

  #saysYou(): boolean {
    return this.#words.some((word) => word === 'you' || word === 'your' || word === 'youre');
  }

  #bornTooLate(): boolean {
    return this.#hits('born').some(({ start, end }) => {
      const around = [
        ...this.#words.slice(Math.max(0, start - 4), start),
        ...this.#words.slice(end, end + BORN_REACH),
      ];
      const family = this.#before('family', { label: '', start, end });
      // "She was born" is of her; "my son was born" is of somebody else.
      const isOthers = family !== undefined && family.end <= start;
      if (isOthers && this.#sentences[family.start] === this.#sentences[start]) return false;
      if (around.some((word) => isMinorYear(word, this.#thisYear))) return true;
      const event = this.#after('event', end);
      return event !== undefined && event.start - end <= BORN_REACH;
    });
  }

  /** "15 year old girlfriend": the courtship word directly after the minor. */
  #courted(): boolean {
    const starts = new Set(this.#hits('romantic').map(({ start }) => start));
    return this.#minors(['youth', 'age']).some(({ end }) => starts.has(end));
  }
}

/** Before "be Mia" or "you are Mia" in the middle of a sentence. */
const LEADS = new Set(
  'now so and ok okay then hi hey please pls plz roleplay rp pretend story'.split(' '),
);
/** "Be honest", "you are right": nobody's name. */
const STATES = new Set(
  (
    'honest careful nice kind patient quiet sure aware right wrong funny serious good great sweet okay ok here ' +
    'there back warned ready gentle brave cool calm happy sad welcome amazing awesome correct free able late so ' +
    'too very not the best that it on at in to proud glad better lucky crazy hilarious mean rude done'
  ).split(' '),
);
const OWN = new Set(['my', 'our']);
/** Words by which a role is about others. */
const TOWARDS = new Set(
  'with for to about than around of my his her their our has have had having'.split(' '),
);
/** "My character has a kid": the role is somebody else. */
const HAVING = new Set('has have had having'.split(' '));
const OWNED = new Set('a an the 1 2 3 4 5 some many several kids children no'.split(' '));
function sentencesOf(words: readonly Word[]): number[] {
  let sentence = 0;
  return words.map(({ gap }) => (gap === 2 ? ++sentence : sentence));
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
