import { phraseWords } from './normalise.ts';

/** The words of a text that a found phrase covers: `start` to `end`, which is exclusive. */
export interface Hit {
  label: string;
  start: number;
  end: number;
}

/** The slots a phrase may hold: `<name>` stands for any word the test accepts. */
export type Slots = Readonly<Record<string, (word: string) => boolean>>;

interface Node {
  next: Map<string, Node>;
  /** The slots among `next`, with their tests. */
  slots: { accepts: (word: string) => boolean; node: Node }[];
  labels: string[];
}

const emptyNode = (): Node => ({ next: new Map(), slots: [], labels: [] });

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
 * Finds phrases of whole words. Searching takes at most words × longest phrase × slots steps, so
 * it is linear in the length of any text.
 */
export class PhraseTrie {
  readonly #root = emptyNode();
  readonly #slots: Slots;

  constructor(phrases: Readonly<Record<string, readonly string[]>>, slots: Slots) {
    this.#slots = slots;
    for (const [label, list] of Object.entries(phrases)) {
      for (const phrase of list.flatMap(expand)) this.#add(phraseWords(phrase), label);
    }
  }

  /** Every phrase found in `words`, by position, shorter before longer. */
  find(words: readonly string[]): Hit[] {
    const hits: Hit[] = [];
    for (let start = 0; start < words.length; start++) {
      let nodes = [this.#root];
      for (let at = start; at < words.length && nodes.length > 0; at++) {
        nodes = step(nodes, words[at] ?? '');
        for (const { labels } of nodes) {
          for (const label of labels) hits.push({ label, start, end: at + 1 });
        }
      }
    }
    return hits;
  }

  #add(words: readonly string[], label: string): void {
    let node = this.#root;
    for (const word of words) node = this.#next(node, word);
    if (words.length > 0 && !node.labels.includes(label)) node.labels.push(label);
  }

  #next(node: Node, word: string): Node {
    const known = node.next.get(word);
    if (known) return known;
    const made = emptyNode();
    node.next.set(word, made);
    const accepts = this.#slots[word.slice(1, -1)];
    if (word.startsWith('<') && accepts) node.slots.push({ accepts, node: made });
    return made;
  }
}

function step(nodes: readonly Node[], word: string): Node[] {
  const reached: Node[] = [];
  for (const node of nodes) {
    const literal = node.next.get(word);
    if (literal) reached.push(literal);
    for (const slot of node.slots) {
      if (slot.accepts(word)) reached.push(slot.node);
    }
  }
  return reached;
}
