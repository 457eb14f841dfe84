import { LIMITS } from '../contract/limits.ts';
import { WILDCARD_LIMITS } from '../contract/wildcard.ts';
import { createRandom, type Random } from '../random.ts';
import { hasChoices, readTemplate, TooDeep, type Part } from './read-template.ts';

/** Lists of words by their names. */
export type WordLists = ReadonlyMap<string, readonly string[]>;

/** What a description became, or a sentence about why it cannot become anything. */
type Expansion = { text: string; hadChoices: boolean } | { problem: string };

const { depth: DEPTH, choices: CHOICES } = WILDCARD_LIMITS;
const TOO_DEEP = `Choices lie at most ${DEPTH} deep within each other.`;
const TOO_MANY = `A description has at most ${CHOICES} choices.`;
const TOO_LONG = `What this can become is too long. A description has at most ${LIMITS.promptMax} characters.`;
const NOTHING = 'These choices can leave nothing to paint. Please add some words.';
/** Names of lists that are told when one is missing. */
const NAMED = 12;

class Problem extends Error {}

/**
 * Chooses one of each `{a|b|c}` and one word for each `__name__`, by the seed alone: the same
 * description, seed and lists give the same text. Bounded in depth, in number and in length.
 */
export function expandWildcards(template: string, seed: number, lists: WordLists): Expansion {
  try {
    const whole = readTemplate(template);
    if (!hasChoices(whole)) return { text: template, hadChoices: false };
    const text = tidied(new Expander(seed, lists).say(whole, 0));
    if (text === '') return { problem: NOTHING };
    if (text.length > LIMITS.promptMax) return { problem: TOO_LONG };
    return { text, hadChoices: true };
  } catch (err) {
    if (err instanceof TooDeep) return { problem: TOO_DEEP };
    if (err instanceof Problem) return { problem: err.message };
    throw err;
  }
}

/** Empty options leave gaps between words and before commas. */
const tidied = (text: string): string =>
  text
    .replace(/\s{2,}/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim();

class Expander {
  readonly #next: Random;
  readonly #lists: WordLists;
  #choices = 0;
  #length = 0;

  constructor(seed: number, lists: WordLists) {
    this.#next = createRandom(seed);
    this.#lists = lists;
  }

  /** @throws Problem, TooDeep */
  say(part: Part, depth: number): string {
    switch (part.kind) {
      case 'text':
        this.#length += part.text.length;
        if (this.#length > 2 * LIMITS.promptMax) throw new Problem(TOO_LONG);
        return part.text;
      case 'all':
        return part.parts.map((one) => this.say(one, depth)).join('');
      case 'one':
        return this.say(this.#oneOf(part.options) ?? { kind: 'text', text: '' }, depth);
      case 'list':
        return this.#word(part.name, depth + 1);
    }
  }

  /** A word of a list may name further lists. */
  #word(name: string, depth: number): string {
    if (depth > DEPTH) throw new TooDeep();
    const words = this.#lists.get(name.toLowerCase());
    if (!words) throw new Problem(missing(name, this.#lists));
    return this.say(readTemplate(this.#oneOf(words) ?? ''), depth);
  }

  #oneOf<Item>(items: readonly Item[]): Item | undefined {
    this.#choices += 1;
    if (this.#choices > CHOICES) throw new Problem(TOO_MANY);
    return items[Math.floor(this.#next() * items.length)];
  }
}

function missing(name: string, lists: WordLists): string {
  const known = [...lists.keys()].slice(0, NAMED).join(', ');
  const there = known === '' ? 'There are none here.' : `There are: ${known}.`;
  return `There is no list “${name.slice(0, 40)}”. ${there}`;
}

/** All that a description can say, one thing after the other: for rules that read all of it. */
export const allOptions = (template: string): string => template.replace(/[{|}]+/g, ', ');
