import { compile, type State } from './pattern.ts';
import { WordMemo } from './word-memo.ts';

/** The words of a text that a found phrase covers: `start` to `end`, which is exclusive. */
export interface Hit {
  label: string;
  start: number;
  end: number;
}

/** The classes of a word: a phrase that holds `<name>` takes any word of the class "<name>" there. */
export type ClassesOf = (word: string) => readonly string[];

/** In a phrase: any one word. */
const ANY = '<word>';
/** Letters of a stem. */
const STEM = { min: 4, max: 24 };

/** The states that phrases with one label are in after the same words. */
interface Reading {
  readonly label: string;
  readonly state: State;
}

/** What was read so far. The words that may follow are looked up when a text gets here. */
class Node {
  readonly labels: readonly string[];
  readonly #readings: readonly Reading[];
  #next: Map<string, Node> | undefined;

  constructor(readings: readonly Reading[]) {
    this.#readings = readings;
    this.labels = [
      ...new Set(readings.filter(({ state }) => state.accepts).map(({ label }) => label)),
    ];
  }

  after(word: string): Node | undefined {
    this.#next ??= this.#followers();
    return this.#next.get(word);
  }

  #followers(): Map<string, Node> {
    const byWord = new Map<string, Reading[]>();
    for (const { label, state } of this.#readings) {
      for (const { word, to } of state.edges) {
        const reached = byWord.get(word);
        if (reached) reached.push({ label, state: to });
        else byWord.set(word, [{ label, state: to }]);
      }
    }
    return new Map([...byWord].map(([word, readings]) => [word, new Node(readings)]));
  }
}

/** What phrases may call a word, and where they are that begin with it. */
interface WordRead {
  readonly names: readonly string[];
  readonly first: readonly Node[];
}

/**
 * Finds phrases of whole words. Searching takes at most words × longest phrase × classes steps, so
 * it is linear in the length of any text. Only the parts of the trie are made that texts reach.
 */
export class PhraseTrie {
  readonly #root: Node;
  readonly #classesOf: ClassesOf;
  readonly #words: ReadonlySet<string>;
  /** "stem*" in a phrase takes every word that begins so: its stems, and their first letters. */
  readonly #stems: ReadonlySet<string>;
  readonly #heads: ReadonlySet<string>;
  readonly #read = new WordMemo((word): WordRead => {
    const names = this.#namesOf(word);
    return { names, first: step([this.#root], names) };
  });

  constructor(phrases: Readonly<Record<string, readonly string[]>>, classesOf: ClassesOf) {
    this.#classesOf = classesOf;
    const readings = Object.entries(phrases).flatMap(([label, list]) =>
      list.map((pattern): Reading => ({ label, state: compile(pattern) })),
    );
    this.#root = new Node(readings);
    this.#words = wordsOf(readings.map(({ state }) => state));
    this.#stems = new Set([...this.#words].filter((word) => word.endsWith('*')));
    this.#heads = new Set([...this.#stems].map((stem) => stem.slice(0, STEM.min)));
  }

  /** Every word of the phrases. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** Every phrase found in `words`, by position, shorter before longer. */
  find(words: readonly string[]): Hit[] {
    const hits: Hit[] = [];
    const read = words.map((word) => this.#read.of(word));
    for (let start = 0; start < words.length; start++) {
      let nodes = read[start]?.first ?? [];
      for (let at = start; nodes.length > 0; at++) {
        for (const { labels } of nodes) {
          for (const label of labels) hits.push({ label, start, end: at + 1 });
        }
        nodes = step(nodes, read[at + 1]?.names ?? []);
      }
    }
    return hits;
  }

  /** A word and what it stands for besides itself; what is blanked stands for nothing. */
  #namesOf(word: string): readonly string[] {
    if (word === '') return [];
    const names = [word, ANY, ...this.#classesOf(word)];
    if (!this.#heads.has(word.slice(0, STEM.min))) return names;
    for (let length = STEM.min; length <= Math.min(STEM.max, word.length); length++) {
      const stem = `${word.slice(0, length)}*`;
      if (this.#stems.has(stem)) names.push(stem);
    }
    return names;
  }
}

/** Every word of some phrases. */
export function wordsOf(states: readonly State[]): Set<string> {
  const words = new Set<string>();
  const seen = new Set<State>(states);
  // A set grows while it is gone through.
  for (const { edges } of seen) {
    for (const { word, to } of edges) {
      words.add(word);
      seen.add(to);
    }
  }
  return words;
}

function step(nodes: readonly Node[], names: readonly string[]): Node[] {
  const reached: Node[] = [];
  for (const node of nodes) {
    for (const name of names) {
      const next = node.after(name);
      if (next) reached.push(next);
    }
  }
  return reached;
}
