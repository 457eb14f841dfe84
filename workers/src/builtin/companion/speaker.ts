import type { ChatTurn } from '../../engines/chat/chat-engine.ts';
import type { Random } from '../shared/random.ts';
import { fill, linesFor, sentences, type Slots } from '../shared/template.ts';
import { wordsOf } from './plain-text.ts';
import type { Voice } from './voice.ts';

/** This many of the user's words in a row would be an echo. */
const ECHO = 5;

const key = (sentence: string): string => wordsOf(sentence).join(' ');

/**
 * Chooses lines so that nothing already said in this conversation is said again while anything else
 * is left, and nothing the user said is thrown back at them.
 */
export class Speaker {
  readonly voice: Voice;
  readonly random: Random;
  readonly #always: Slots;
  /** Sentence → number of the turn in which it was last said. */
  readonly #said = new Map<string, number>();
  readonly #runs = new Set<string>();

  constructor(turns: readonly ChatTurn[], voice: Voice, random: Random, always: Slots) {
    this.voice = voice;
    this.random = random;
    this.#always = always;
    turns.forEach((turn, index) => {
      if (turn.role === 'assistant') this.#mark(turn.content, index);
      else for (const run of runsOf(turn.content)) this.#runs.add(run);
    });
  }

  /** A fresh line, or nothing when all of them have been said or need what is not known. */
  fresh(lines: readonly string[], slots: Slots = {}): string | undefined {
    const text = this.#candidates(lines, slots).find((candidate) => this.#lastSaid(candidate) < 0);
    if (text !== undefined) this.#mark(text, Number.MAX_SAFE_INTEGER);
    return text;
  }

  /** A fresh line if there is one, otherwise the one said longest ago; empty if none can be filled. */
  say(lines: readonly string[], slots: Slots = {}): string {
    const fresh = this.fresh(lines, slots);
    if (fresh !== undefined) return fresh;
    const oldest = this.#candidates(lines, slots).sort(
      (a, b) => this.#lastSaid(a) - this.#lastSaid(b),
    )[0];
    return oldest ?? '';
  }

  /** True when the text holds a run of the user's own words; what is quoted does not count. */
  echoes(text: string): boolean {
    return runsOf(text.replace(/"[^"]*"/g, ' | ')).some((run) => this.#runs.has(run));
  }

  #candidates(lines: readonly string[], slots: Slots): string[] {
    const all = { ...this.#always, ...slots };
    return this.random
      .shuffle(linesFor(lines, this.voice.traits))
      .flatMap((line) => fill(line, all, this.random) ?? [])
      .filter((text) => !this.echoes(text));
  }

  #lastSaid(text: string): number {
    return Math.max(-1, ...sentences(text).map((sentence) => this.#said.get(key(sentence)) ?? -1));
  }

  #mark(text: string, turn: number): void {
    for (const sentence of sentences(text)) this.#said.set(key(sentence), turn);
  }
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(ECHO - 1).map((_, index) => words.slice(index, index + ECHO).join(' '));
}
