import { joinedPhrase, piecesOfPhrase } from './words.ts';

/**
 * Where the reading of a phrase can stand: what may come next, and what is found when it ends here.
 * Alternatives share what follows them, so a phrase takes no more room than its own text.
 */
export interface State {
  readonly edges: readonly Edge[];
  readonly accepts: boolean;
}

export interface Edge {
  readonly word: string;
  readonly to: State;
}

/** Words one after the other, or a choice between such rows. */
type Part = readonly string[] | { readonly choices: readonly (readonly Part[])[] };

const END: State = { edges: [], accepts: true };

/**
 * Reads a phrase of the rules: "{a|b} c" is "a c" or "b c", and an empty alternative makes a part
 * optional; groups may hold groups.
 * @returns the state before its first word
 */
export function compile(pattern: string): State {
  return before(parse(pattern), END);
}

/** The alternatives of a text with groups, written out: "{a|b}c" is "ac" and "bc". */
export function expand(pattern: string): string[] {
  const open = pattern.indexOf('{');
  if (open === -1) return [pattern];
  const close = closing(pattern, open);
  const rest = expand(pattern.slice(close + 1));
  return split(pattern.slice(open + 1, close), '|')
    .flatMap(expand)
    .flatMap((choice) => rest.map((tail) => `${pattern.slice(0, open)}${choice}${tail}`));
}

function before(parts: readonly Part[], end: State): State {
  return parts.reduceRight<State>((next, part) => {
    if (!('choices' in part)) return beforeWords(part, next);
    const choices = part.choices.map((choice) => before(choice, next));
    return {
      edges: choices.flatMap(({ edges }) => edges),
      accepts: choices.some(({ accepts }) => accepts),
    };
  }, end);
}

const beforeWords = (words: readonly string[], end: State): State =>
  words.reduceRight<State>((to, word) => ({ edges: [{ word, to }], accepts: false }), end);

function parse(pattern: string): Part[] {
  const parts: Part[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) parts.push(joinedPhrase(plain));
    plain = [];
  };
  for (const chunk of split(pattern, ' ')) {
    if (chunk.includes('{')) {
      flush();
      parts.push(partOf(chunk));
    } else plain.push(...piecesOfPhrase(chunk));
  }
  flush();
  return parts;
}

/** The rules repeat their groups many times over. */
const known = new Map<string, Part>();

function partOf(chunk: string): Part {
  const part = known.get(chunk) ?? { choices: choicesOf(chunk).map(parse) };
  known.set(chunk, part);
  return part;
}

/** A group alone keeps its alternatives; one that is part of a word is written out with it. */
function choicesOf(chunk: string): string[] {
  const alone = chunk.startsWith('{') && closing(chunk, 0) === chunk.length - 1;
  return alone ? split(chunk.slice(1, -1), '|') : expand(chunk);
}

/** Parts of a text between separators that stand in no group. */
function split(text: string, separator: '|' | ' '): string[] {
  if (!text.includes('{')) return text.split(separator);
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A group of this phrase does not end: ${text}`);
}
