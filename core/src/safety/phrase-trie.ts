import { phraseWords } from './words.ts';

/** The words of a text that a found phrase covers: `start` to `end`, which is exclusive. */
export interface Hit {
  label: string;
  start: number;
  end: number;
}

/** The classes of a word: a phrase that holds `<name>` takes any word of the class "<name>" there. */
export type ClassesOf = (word: string) => readonly string[];

interface Node {
  next: Map<string, Node>;
  labels: string[];
}

/** Letters of a stem. */
const STEM = { min: 4, max: 24 };
const emptyNode = (): Node => ({ next: new Map(), labels: [] });

/**
 * Writes out the alternatives of a phrase: "{a|b} c" is "a c" and "b c"; an empty alternative makes
 * a part optional.
 */
export function expand(phrase: string): string[] {
  const open = phrase.indexOf('{');
  if (open === -1) return [phrase];
  const close = phrase.indexOf('}', open);
  const rest = expand(phrase.slice(close + 1));
  return phrase
    .slice(open + 1, close)
    .split('|')
    .flatMap((choice) => rest.map((tail) => `${phrase.slice(0, open)}${choice}${tail}`));
}

/**
 * Finds phrases of whole words. Searching takes at most words × longest phrase × classes steps, so
 * it is linear in the length of any text.
 */
export class PhraseTrie {
  readonly #root = emptyNode();
  readonly #classesOf: ClassesOf;
  readonly #words = new Set<string>();
  /** "stem*" in a phrase takes every word that begins so: its stems, and their first letters. */
  readonly #stems = new Set<string>();
  readonly #heads = new Set<string>();

  constructor(phrases: Readonly<Record<string, readonly string[]>>, classesOf: ClassesOf) {
    this.#classesOf = classesOf;
    for (const [label, list] of Object.entries(phrases)) {
      for (const phrase of list.flatMap(expand)) this.#add(phraseWords(phrase), label);
    }
  }

  /** Every word of the phrases. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** Every phrase found in `words`, by position, shorter before longer. */
  find(words: readonly string[]): Hit[] {
    const hits: Hit[] = [];
    const classes = words.map((word) => this.#namesOf(word));
    for (let start = 0; start < words.length; start++) {
      let nodes = [this.#root];
      for (let at = start; at < words.length && nodes.length > 0; at++) {
        nodes = step(nodes, words[at] ?? '', classes[at] ?? []);
        for (const { labels } of nodes) {
          for (const label of labels) hits.push({ label, start, end: at + 1 });
        }
      }
    }
    return hits;
  }

  /** What a word stands for besides itself. */
  #namesOf(word: string): readonly string[] {
    const classes = this.#classesOf(word);
    if (!this.#heads.has(word.slice(0, STEM.min))) return classes;
    const stems: string[] = [];
    for (let length = STEM.min; length <= Math.min(STEM.max, word.length); length++) {
      const stem = `${word.slice(0, length)}*`;
      if (this.#stems.has(stem)) stems.push(stem);
    }
    return [...classes, ...stems];
  }

  #add(words: readonly string[], label: string): void {
    let node = this.#root;
    for (const word of words) {
      const known = node.next.get(word) ?? emptyNode();
      node.next.set(word, known);
      node = known;
      this.#words.add(word);
      if (word.endsWith('*')) {
        this.#stems.add(word);
        this.#heads.add(word.slice(0, STEM.min));
      }
    }
    if (words.length > 0 && !node.labels.includes(label)) node.labels.push(label);
  }
}

function step(nodes: readonly Node[], word: string, classes: readonly string[]): Node[] {
  const reached: Node[] = [];
  for (const { next } of nodes) {
    const literal = next.get(word);
    if (literal) reached.push(literal);
    for (const name of classes) {
      const node = next.get(name);
      if (node) reached.push(node);
    }
  }
  return reached;
}
