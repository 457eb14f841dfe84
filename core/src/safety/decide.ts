import { hiddenTexts } from './decode.ts';
import { compact } from './fold.ts';
import { phrasesOf } from './languages.ts';
import { Lexicon } from './lexicon.ts';
import { Passage } from './passage.ts';
import { compile } from './pattern.ts';
import { PhraseTrie, wordsOf } from './phrase-trie.ts';
import { ENGLISH_NUMBERS } from './numbers.ts';
import { REPLIES, TOO_LONG_REPLY, USER_UNDERAGE_REPLY } from './replies.ts';
import { classesIn } from './slots.ts';
import { ADULTHOOD, CONTENT_WORDS, CONTEXTS } from './tables/contexts.data.ts';
import { BORN, MINORS, SLIPS, USER_UNDERAGE } from './tables/english.data.ts';
import { CAST_AFTER, EVENTS, OPENING, STAGES } from './tables/stages.data.ts';
import { HARMLESS } from './tables/harmless.data.ts';
import { REAL_PEOPLE } from './tables/real-people.data.ts';
import { PEOPLE_WORDS } from './tables/things.data.ts';
import { Tokeniser } from './words.ts';

export type SafetyKind = 'prompt' | 'message' | 'character' | 'title' | 'name' | 'composed';
export type SafetyCode = 'child_safety' | 'real_person' | 'user_underage' | 'too_long';
export type SafetyDecision =
  { allowed: true } | { allowed: false; code: SafetyCode; message: string };

/** Words of the operator's own, in the phrase notation of rules/minors.ts. */
export interface ExtraWords {
  /** Always refused as child safety. */
  childSafety?: readonly string[];
  /** Names of real people: refused beside sexual words. */
  realPeople?: readonly string[];
}

/** Above every body limit of the product, so only a composed text can meet it. Characters. */
const TEXT_MAX = 200_000;
/** Numbers are looked for in pieces and with slips, as the words of the rules are. */
const NUMBERS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' ');
/** Of a text in a code, a number below 18 is all that was to be hidden. */
const AGES_ALONE: ReadonlySet<string> = new Set(NUMBERS);
/** Behind a number without a space: "fourteenyearold". */
const YEARS_OLD = ['yearold', 'yearsold'];
const BELOW = new Set(['under', 'below', 'sub', 'u']);
const NOBODY = new Set(['people', 'person', 'persons', 'humans', 'one']);
const MINOR_LABELS = new Set(['always', 'youth', 'child', 'age', 'bare']);
const SENTINELS = ['child_safety', 'real_person', 'user_underage'] as const;
export interface SafetyContext {
  kind: SafetyKind;
  /** What a picture leaves out: judged with the text, since both make the picture. */
  negative?: string | undefined;
}

/**
 * Makes a decider with words of the operator's added to the built-in rules.
 * The decider is synchronous and linear in the length of the text; see README.md beside it.
 * @param now the time by which years of birth are judged
 */
export function createDecider(
  extra: ExtraWords,
  now: Date = new Date(),
): (text: string, context: SafetyContext) => SafetyDecision {
  const rules = new Rules(extra, now.getFullYear());
  return (text, { kind, negative = '' }) => {
    if (text.length + negative.length > TEXT_MAX) {
      return { allowed: false, code: 'too_long', message: TOO_LONG_REPLY };
    }
    const code = rules.decide(text, { kind, negative });
    return code === undefined
      ? { allowed: true }
      : { allowed: false, code, message: reply(code, kind) };
  };
}

/** True for texts judged as talk: messages, titles of conversations, and texts of both sides. */
function isTalk(kind: SafetyKind): kind is 'message' | 'composed' | 'title' {
  return kind === 'message' || kind === 'composed' || kind === 'title';
}

function reply(code: Exclude<SafetyCode, 'too_long'>, kind: SafetyKind): string {
  if (code === 'user_underage') return USER_UNDERAGE_REPLY;
  if (kind === 'prompt') return REPLIES.picture[code];
  return kind === 'character' || kind === 'name' ? REPLIES.character[code] : REPLIES.talk[code];
}

type Found = Exclude<SafetyCode, 'too_long'> | undefined;

/** The phrases of one decider, and the passages of a text they are found in. */
class Rules {
  readonly #tokeniser: Tokeniser;
  readonly #harmless: PhraseTrie;
  readonly #phrases: PhraseTrie;
  readonly #thisYear: number;

  constructor(extra: ExtraWords, thisYear: number) {
    const suspicious = {
      ...MINORS,
      ...CONTEXTS,
      ...REAL_PEOPLE,
      ...USER_UNDERAGE,
      always: [...MINORS.always, ...(extra.childSafety ?? [])],
      youth: [...MINORS.youth, ...STAGES, ...phrasesOf('youth')],
      opening: OPENING,
      castAfter: CAST_AFTER,
      event: EVENTS,
      child: [...MINORS.child, ...phrasesOf('child')],
      age: [...MINORS.age, ...phrasesOf('age')],
      role: [...CONTEXTS.role, ...phrasesOf('scene')],
      family: [...CONTEXTS.family, ...phrasesOf('family')],
      born: [...BORN, ...phrasesOf('born')],
      partnerAge: [...MINORS.partnerAge, ...phrasesOf('you')],
      bare: [...MINORS.bare, ...phrasesOf('bare')],
      own: phrasesOf('own'),
      adulthood: ADULTHOOD,
      named: extra.realPeople ?? [],
    };
    this.#thisYear = thisYear;
    const classesOf = classesIn(thisYear);
    this.#phrases = new PhraseTrie(suspicious, classesOf);
    this.#harmless = new PhraseTrie(HARMLESS, classesOf);
    const { always, baby, sexual } = suspicious;
    const english = [always, MINORS.youth, MINORS.child, baby, sexual];
    const hidden = [...wordsIn(english), ...NUMBERS, ...YEARS_OLD].filter((word) =>
      /^[a-z]+$/.test(word),
    );
    const lexicon = new Lexicon({
      all: [...this.#phrases.words, ...ENGLISH_NUMBERS],
      hidden,
      slips: [...SLIPS, ...NUMBERS],
    });
    this.#tokeniser = new Tokeniser(lexicon);
  }

  decide(text: string, { kind, negative }: { kind: SafetyKind; negative: string }): Found {
    const plain = this.#judge(text, kind);
    if (plain) return plain;
    for (const { text: one, isCode } of hiddenTexts(text)) {
      if (AGES_ALONE.has(one.trim().toLowerCase())) return 'child_safety';
      // What is put into a code is no mention in passing.
      const found = this.#judge(one, kind) ?? (isCode ? this.#judge(one, 'character') : undefined);
      if (found) return found;
    }
    return negative === '' ? undefined : this.#judgeWithout(text, negative);
  }

  /** What a picture leaves out may be a minor; that it is grown people may not. */
  #judgeWithout(text: string, negative: string): Found {
    const words = this.#tokeniser.words(negative);
    const plain = words.map(({ word }) => word);
    const sentinel = sentinelIn(negative);
    if (sentinel) return sentinel;
    const leavesOutAdults = this.#phrases.find(plain).some(({ label, start, end }) => {
      if (label !== 'adulthood' || CONTENT_WORDS.has(plain[end] ?? '')) return false;
      // "Under 18" is what careful people leave out.
      return !BELOW.has(plain[start - 1] ?? '');
    });
    if (leavesOutAdults && !this.#isEmpty(text)) return 'child_safety';
    for (const { text: one } of hiddenTexts(negative)) {
      const found = this.#judge(one, 'prompt');
      if (found) return found;
    }
    // What is split over both is found only in both together.
    const apart = this.#minorsIn(text) + this.#minorsIn(negative);
    return this.#minorsIn(`${text} ${negative}`) > apart ? 'child_safety' : undefined;
  }

  /** "An empty beach, no people": there everybody is left out, and grown people as well. */
  #isEmpty(text: string): boolean {
    const words = this.#tokeniser.words(text).map(({ word }) => word);
    const empty = words.some((word, at) => {
      return (
        word === 'no' && NOBODY.has(words[at + 1] ?? '') && !PEOPLE_WORDS.has(words[at + 2] ?? '')
      );
    });
    return empty && words.every((word, at) => !PEOPLE_WORDS.has(word) || words[at - 1] === 'no');
  }

  #minorsIn(text: string): number {
    const words = this.#tokeniser.words(text).map(({ word }) => word);
    const hits = this.#phrases.find(this.#masked(words, 'prompt'));
    return hits.filter(({ label }) => MINOR_LABELS.has(label)).length;
  }

  #judge(text: string, kind: SafetyKind): Found {
    const sentinel = sentinelIn(text);
    if (sentinel) return sentinel;
    const words = this.#tokeniser.words(text);
    const plain = words.map(({ word }) => word);
    const rules = { phrases: this.#phrases, thisYear: this.#thisYear };
    const passage = new Passage(this.#masked(plain, kind), words, rules);
    const talk = isTalk(kind);
    if (talk && passage.userIsUnderage()) return 'user_underage';
    if (passage.has('always') || passage.has('partnerAge')) return 'child_safety';
    if (isTalk(kind) ? passage.involvesMinor() : passage.showsMinor(kind)) return 'child_safety';
    return passage.sexualisesRealPerson(talk) ? 'real_person' : undefined;
  }

  /** The words with every harmless phrase blanked; the positions of the others stay the same. */
  #masked(words: readonly string[], kind: SafetyKind): string[] {
    const masked = [...words];
    for (const { label, start, end } of this.#harmless.find(words)) {
      if (label === 'harmless' || kind !== 'prompt') masked.fill('', start, end);
    }
    return masked;
  }
}

const sentinelIn = (text: string): Found => {
  const squeezed = compact(text);
  return SENTINELS.find((code) => squeezed.includes(`[[sentinel:${code}]]`));
};

const wordsIn = (lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  wordsOf(lists.flat().map(compile));

let builtIn: ReturnType<typeof createDecider> | undefined;

/**
 * Decides about a text before any engine sees it, with the built-in rules alone. The first text
 * waits for the tables, most of a second: who serves people warms them up with `loadRules`.
 */
export function decide(text: string, context: SafetyContext): SafetyDecision {
  if (text === '' && !context.negative) return { allowed: true };
  return loadRules()(text, context);
}

/** Makes the built-in rules ready, if they are not. */
export function loadRules(): ReturnType<typeof createDecider> {
  builtIn ??= createDecider({});
  return builtIn;
}
