import { CONTEXTS } from './rules/contexts.ts';
import { HARMLESS } from './rules/harmless.ts';
import { MINORS, NUMBER_WORDS, USER_UNDERAGE } from './rules/minors.ts';
import { OTHER_LANGUAGES } from './rules/other-languages.ts';
import { REAL_PEOPLE } from './rules/real-people.ts';
import { REPLIES, TOO_LONG_REPLY, USER_UNDERAGE_REPLY } from './rules/replies.ts';
import { compact, hiddenTexts, Lexicon, phraseWords, tokenise } from './normalise.ts';
import { Passage } from './passage.ts';
import { expand, PhraseTrie } from './phrase-trie.ts';
import { SLOTS } from './slots.ts';

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
const SENTINELS = ['child_safety', 'real_person', 'user_underage'] as const;
/**
 * Makes a decider with words of the operator's added to the built-in rules.
 * The decider is pure, synchronous and linear in the length of the text; see README.md beside it.
 */
export function createDecider(
  extra: ExtraWords,
): (text: string, context: { kind: SafetyKind }) => SafetyDecision {
  const rules = new Rules(extra);
  return (text, { kind }) => {
    if (text.length > TEXT_MAX) {
      return { allowed: false, code: 'too_long', message: TOO_LONG_REPLY };
    }
    const code = [text, ...hiddenTexts(text)]
      .map((one) => rules.judge(one, kind))
      .find((found) => found !== undefined);
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

/** The phrases of one decider, and the passages of a text they are found in. */
class Rules {
  readonly #lexicon: Lexicon;
  readonly #harmless: PhraseTrie;
  readonly #phrases: PhraseTrie;

  constructor(extra: ExtraWords) {
    const suspicious = {
      ...MINORS,
      ...CONTEXTS,
      ...REAL_PEOPLE,
      ...USER_UNDERAGE,
      always: [...MINORS.always, ...(extra.childSafety ?? [])],
      youth: [...MINORS.youth, ...OTHER_LANGUAGES.youth],
      child: [...MINORS.child, ...OTHER_LANGUAGES.child],
      age: [...MINORS.age, ...OTHER_LANGUAGES.age],
      named: extra.realPeople ?? [],
    };
    this.#phrases = new PhraseTrie(suspicious, SLOTS);
    this.#harmless = new PhraseTrie(HARMLESS, SLOTS);
    const wordsIn = (lists: readonly (readonly string[])[]): string[] => [
      ...lists.flat().flatMap(expand).flatMap(phraseWords),
      ...NUMBER_WORDS,
    ];
    const { always, youth, child, baby, sexual } = suspicious;
    this.#lexicon = new Lexicon(
      wordsIn(Object.values(suspicious)),
      wordsIn([always, youth, child, baby, sexual]),
    );
  }

  judge(text: string, kind: SafetyKind): Exclude<SafetyCode, 'too_long'> | undefined {
    const squeezed = compact(text);
    const sentinel = SENTINELS.find((code) => squeezed.includes(`[[sentinel:${code}]]`));
    if (sentinel) return sentinel;
    const words = tokenise(text, this.#lexicon);
    const passage = new Passage(this.#mask(words), words, this.#phrases);
    const talk = isTalk(kind);
    if (talk && passage.userIsUnderage()) return 'user_underage';
    if (passage.has('always') || passage.has('partnerAge')) return 'child_safety';
    if (isTalk(kind) ? passage.involvesMinor() : passage.showsMinor(kind)) return 'child_safety';
    return passage.sexualisesRealPerson(talk) ? 'real_person' : undefined;
  }

  /** The words with every harmless phrase blanked; the positions of the others stay the same. */
  #mask(words: readonly string[]): string[] {
    const masked = [...words];
    for (const { start, end } of this.#harmless.find(words)) masked.fill('', start, end);
    return masked;
  }
}

/** Decides about a text before any engine sees it, with the built-in rules alone. */
export const decide = createDecider({});
