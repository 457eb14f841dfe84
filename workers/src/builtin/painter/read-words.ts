import type { Rgb } from './color.ts';
import { PERSON_TRAITS } from './people/person-nouns.ts';
import type {
  Look,
  Mood,
  Place,
  Season,
  Subject,
  SubjectKind,
  TimeOfDay,
  Weather,
} from './scene.ts';
import {
  ACTION_WORDS,
  COLOR_WORDS,
  COUNT_WORDS,
  FILLER_WORDS,
  LOOK_WORDS,
  MOOD_WORDS,
  NEGATING_WORDS,
  PLACE_WORDS,
  SEASON_WORDS,
  SUBJECT_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './scene-words.ts';

export type Meaning =
  | { type: 'place'; value: Place }
  | { type: 'subject'; value: SubjectKind }
  | { type: 'time'; value: TimeOfDay }
  | { type: 'season'; value: Season }
  | { type: 'weather'; value: Weather }
  | { type: 'mood'; value: Mood }
  | { type: 'look'; value: Look }
  | { type: 'trait'; value: string }
  | { type: 'action'; value: NonNullable<Subject['action']> };

/** One understood word or phrase, with what stood before it. */
export interface Reading {
  meanings: readonly Meaning[];
  word: string;
  /** As it was written, with spaces between its words. */
  text: string;
  /** Place of its first word in the text, and how many words it has. */
  at: number;
  length: number;
  plural: boolean;
  negated: boolean;
  count?: number;
  tint?: Rgb;
}

/** A word that means nothing to the painter. */
export interface Unread {
  word: string;
  at: number;
  negated: boolean;
}

export interface Readings {
  readings: readonly Reading[];
  unread: readonly Unread[];
  /** Colour words that no noun claimed. */
  looseTints: readonly Rgb[];
}

const LEXICON = buildLexicon();
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['wolves', 'wolf'],
  ['geese', 'goose'],
  ['leaves', 'leaf'],
  ['ladies', 'lady'],
  ['galaxies', 'galaxy'],
  ['butterflies', 'butterfly'],
]);
/** What a colour or a count before it belongs to. */
const BINDING: readonly Meaning['type'][] = ['subject', 'place', 'trait'];
/** Number of tokens that a colour, count or negation reaches forward. */
const REACH = 3;

/** Reads a text from left to right; linear in its length. */
export function readWords(text: string): Readings {
  const tokens = text.toLowerCase().match(/[a-z]+|\d{1,3}|[,.;:!?]/g) ?? [];
  const reader = new Reader();
  for (let at = 0; at < tokens.length; at += reader.take(tokens, at));
  return reader.finish();
}

class Reader {
  private readonly readings: Reading[] = [];
  private readonly unread: Unread[] = [];
  private readonly looseTints: Rgb[] = [];
  private negatedUntil = -1;
  private count: { value: number; until: number } | undefined;
  private tint: { value: Rgb; until: number } | undefined;

  /** Consumes one word, phrase or mark at `at` and says how many tokens that was. */
  take(tokens: readonly string[], at: number): number {
    const found = findPhrase(tokens, at);
    if (found) {
      this.record(found, at);
      return found.length;
    }
    this.takeModifier(tokens[at] ?? '', at);
    return 1;
  }

  finish(): Readings {
    this.releaseTint();
    return { readings: this.readings, unread: this.unread, looseTints: this.looseTints };
  }

  private takeModifier(token: string, at: number): void {
    const color = COLOR_WORDS.get(token);
    const count = COUNT_WORDS.get(token) ?? (/^\d+$/.test(token) ? Number(token) : undefined);
    if (NEGATING_WORDS.has(token)) this.negatedUntil = at + REACH + 1;
    else if (color) this.holdTint(color, at);
    else if (count !== undefined) this.holdCount(count, at);
    else if (FILLER_WORDS.has(token)) this.stretch();
    else if (/[,.;:!?]|^(with|but|in|on|at|under|over)$/.test(token)) this.negatedUntil = -1;
    else this.unread.push({ word: token, at, negated: at <= this.negatedUntil });
  }

  /** A filler word between a modifier and its noun costs no reach. */
  private stretch(): void {
    if (this.count) this.count.until += 1;
    if (this.tint) this.tint.until += 1;
    if (this.negatedUntil >= 0) this.negatedUntil += 1;
  }

  private holdTint(value: Rgb, at: number): void {
    this.releaseTint();
    if (at <= this.negatedUntil) return;
    this.tint = { value, until: at + REACH };
  }

  private holdCount(value: number, at: number): void {
    // "a flock" and "two pairs": the later, larger word says how many there are.
    if (this.count && this.count.until >= at && this.count.value > value) return;
    this.count = { value, until: at + REACH + 1 };
  }

  private releaseTint(): void {
    if (this.tint) this.looseTints.push(this.tint.value);
    this.tint = undefined;
  }

  private record(found: Phrase, at: number): void {
    const negated = at <= this.negatedUntil;
    const reading: Reading = { ...found, at, negated };
    if (found.meanings.some(({ type }) => BINDING.includes(type))) {
      this.bindTo(reading, at);
    }
    this.readings.push(reading);
    if (negated) this.negatedUntil = at + found.length + REACH;
  }

  private bindTo(reading: Reading, at: number): void {
    if (this.count && at <= this.count.until) reading.count = this.count.value;
    this.count = undefined;
    if (this.tint && at <= this.tint.until) {
      reading.tint = this.tint.value;
      this.tint = undefined;
    } else {
      this.releaseTint();
    }
  }
}

interface Phrase {
  meanings: readonly Meaning[];
  word: string;
  text: string;
  plural: boolean;
  length: number;
}

function findPhrase(tokens: readonly string[], at: number): Phrase | undefined {
  for (let length = 4; length >= 1; length -= 1) {
    if (at + length > tokens.length) continue;
    const word = tokens.slice(at, at + length).join('-');
    for (const candidate of [word, ...singulars(word)]) {
      const meanings = LEXICON.get(candidate);
      if (!meanings) continue;
      const text = tokens.slice(at, at + length).join(' ');
      return { meanings, word: candidate, text, plural: candidate !== word, length };
    }
  }
  return undefined;
}

function singulars(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular) return [irregular];
  if (!word.endsWith('s') || word.length < 4) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

function buildLexicon(): ReadonlyMap<string, readonly Meaning[]> {
  const lexicon = new Map<string, Meaning[]>();
  const teach = <K extends string>(table: Record<K, string>, meaning: (value: K) => Meaning) => {
    for (const value in table) {
      for (const word of table[value].split(' ')) {
        lexicon.set(word, [...(lexicon.get(word) ?? []), meaning(value)]);
      }
    }
  };
  teach(PLACE_WORDS, (value) => ({ type: 'place', value }));
  teach(SUBJECT_WORDS, (value) => ({ type: 'subject', value }));
  teach(TIME_WORDS, (value) => ({ type: 'time', value }));
  teach(SEASON_WORDS, (value) => ({ type: 'season', value }));
  teach(WEATHER_WORDS, (value) => ({ type: 'weather', value }));
  teach(MOOD_WORDS, (value) => ({ type: 'mood', value }));
  teach(LOOK_WORDS, (value) => ({ type: 'look', value }));
  teach(PERSON_TRAITS, (value) => ({ type: 'trait', value }));
  teach(ACTION_WORDS, (value) => ({ type: 'action', value }));
  return lexicon;
}
