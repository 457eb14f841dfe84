/**
 * The words by which texts are found. A text is kept with its terms, and an index on them leads from
 * the beginning of a word to the texts that have it; see docs/decisions/0075.
 */

/** Different terms of one text that are kept: what comes after them in a very long one is not found. */
const TERMS_MAX = 2_000;
/** Characters of a term: of a longer word its beginning is kept. */
const TERM_MAX = 40;

/** Scripts that write words without spaces between them. */
const DENSE = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
/** A word, or any other character that can be seen. */
const PARTS = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}\p{C}]/gu;
const RUNS = new RegExp(`[${DENSE}]+|[^${DENSE}]+`, 'gu');
const IS_DENSE = new RegExp(`^[${DENSE}]`, 'u');
/** Accents of Latin, Greek and Cyrillic letters, and what only chooses the look of an emoji. */
const ACCENTS = /[\u0300-\u036f\ufe0f]/g;

/** A text as it is compared: in small letters, without accents, wide and narrow forms alike. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
}

function runsOf(text: string): string[] {
  return (folded(text).match(PARTS) ?? []).flatMap((part) => part.match(RUNS) ?? []);
}

/** Pairs of characters that stand side by side: ABC is AB and BC. */
function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

/** The terms of a text that is to be found, each once. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>();
  for (const run of runsOf(text)) {
    // The last character too, so that each of them begins a term.
    const found = IS_DENSE.test(run)
      ? [...pairsOf(run), Array.from(run).at(-1) ?? '']
      : [run.slice(0, TERM_MAX)];
    for (const term of found) {
      if (terms.size === TERMS_MAX) return [...terms];
      terms.add(term);
    }
  }
  return [...terms];
}

/** Beginnings of terms that a text has to have to match what somebody searches for; [] for none. */
export function termsSought(words: string): string[] {
  const sought = runsOf(words).flatMap((run) => {
    const pairs = IS_DENSE.test(run) ? pairsOf(run) : [];
    return pairs.length > 0 ? pairs : [run.slice(0, TERM_MAX)];
  });
  return [...new Set(sought)];
}

/** Tells if terms alone prove a match: every part of the words between spaces is one plain word. */
export function isPlain(words: string): boolean {
  const parts = folded(words).split(/\s+/).filter(Boolean);
  return parts.every(
    (part) => part.length <= TERM_MAX && /^[\p{L}\p{N}\p{M}]+$/u.test(part) && !IS_DENSE.test(part),
  );
}

/** Tells if a text has all of the words as they were typed, in any order. */
export function hasWords(text: string, words: string): boolean {
  const whole = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((part) => whole.includes(part));
}

/** A filter for documents whose `terms` begin with all of these. */
export function havingTerms(sought: readonly string[]): { $and: { terms: RegExp }[] } {
  return { $and: sought.map((term) => ({ terms: new RegExp(`^${escaped(term)}`) })) };
}

const escaped = (term: string): string => term.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
