import type { Lorebook, LoreEntry } from '@vesper/core/contract/lorebook';
import type { ChatTurn } from '../../engines/chat/chat-engine.ts';
import { readDecorators, type Decorators } from './decorators.ts';
import { createPatterns, PATTERN_TEXT_MAX } from './regex-keys.ts';
import { Spoken, type Look } from './spoken.ts';

/** Entries may call others so many times in a row; each fires once, so that circles end too. */
const ROUNDS_MAX = 5;
/** Far more than any budget holds. */
const FIRED_MAX = 300;

/** An entry that fired, without the lines that are not for the model. */
export interface FiredEntry {
  entry: LoreEntry;
  text: string;
  /** Which of the books it is from; the character's own come first. */
  book: number;
  isConstant: boolean;
  /** Messages before the end at which it wants to stand. */
  depth?: number;
}

interface Candidate extends FiredEntry {
  decorators: Decorators;
  recursive: boolean;
  look: Look;
}

/**
 * The entries that are to be in the next prompt, whatever they cost: constant ones, and those of
 * which a key was said lately, by a person or by an entry that fired before.
 * @param books stacked: of two equal texts the first book's counts
 */
export function fireLore(books: readonly Lorebook[], turns: readonly ChatTurn[]): FiredEntry[] {
  const replies = turns.filter(({ role }) => role === 'assistant').length;
  let waiting = books.flatMap((book, at) => candidates(book, at, replies));
  if (waiting.length === 0) return [];
  const isSaid = createSearch(new Spoken(turns.map(({ content }) => content).toReversed()));
  const fired: Candidate[] = [];
  for (let round = 0; round < ROUNDS_MAX && fired.length < FIRED_MAX; round++) {
    const now = waiting.filter((it) => (it.isConstant && round === 0) || isSaid.fires(it));
    if (now.length === 0) break;
    fired.push(...now);
    const calling = now.filter(({ recursive }) => recursive);
    if (calling.length === 0) break;
    isSaid.add(calling.map(({ entry }) => entry.content));
    const gone = new Set(now);
    waiting = waiting.filter((it) => it.recursive && !gone.has(it));
  }
  return onceEach(fired).toSorted(byPlace).slice(0, FIRED_MAX);
}

function candidates(book: Lorebook, at: number, replies: number): Candidate[] {
  return book.entries.flatMap((entry) => {
    if (!entry.enabled) return [];
    const { decorators, text } = readDecorators(entry.content);
    const { activate, depth, scanDepth, onlyAfter = 0 } = decorators;
    if (text === '' || activate === false || replies < onlyAfter) return [];
    const look = { within: scanDepth ?? book.scanDepth, caseSensitive: entry.caseSensitive };
    const isConstant = entry.constant || activate === true;
    const place = depth === undefined ? {} : { depth };
    const { recursive } = book;
    return [{ entry, text, book: at, isConstant, ...place, decorators, recursive, look }];
  });
}

function createSearch(spoken: Spoken) {
  const matches = createPatterns();
  const recent = new Map<number, string>();
  const isSaid = (key: string, { entry, look }: Candidate): boolean => {
    if (!entry.useRegex) return spoken.says(key, look);
    const text = recent.get(look.within) ?? spoken.recent(look.within, PATTERN_TEXT_MAX);
    recent.set(look.within, text);
    return matches(key, text, look.caseSensitive);
  };
  return {
    add(texts: readonly string[]): void {
      for (const text of texts) spoken.add(text);
      recent.clear();
    },
    fires(it: Candidate): boolean {
      const { entry, decorators } = it;
      const { additionalKeys = [], excludeKeys = [] } = decorators;
      const says = (key: string): boolean => isSaid(key, it);
      const plain = (key: string): boolean => spoken.says(key, it.look);
      if (!entry.keys.some(says) && !additionalKeys.some(plain)) return false;
      const isHalf = entry.selective && entry.secondaryKeys.length > 0;
      if (isHalf && !entry.secondaryKeys.some(says)) return false;
      return !excludeKeys.some(plain);
    },
  };
}

/** A book may be linked to a character and to the conversation: nothing is told twice. */
function onceEach(fired: readonly Candidate[]): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const it of fired.toSorted((a, b) => a.book - b.book)) {
    if (!first.has(it.text)) first.set(it.text, it);
  }
  return [...first.values()];
}

function byPlace(a: FiredEntry, b: FiredEntry): number {
  if (a.entry.position !== b.entry.position) return a.entry.position === 'before' ? -1 : 1;
  return a.entry.order - b.entry.order || a.book - b.book;
}
