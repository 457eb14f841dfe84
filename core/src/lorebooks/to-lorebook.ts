import { wellFormed } from '../cards/well-formed.ts';
import { LORE_DEFAULTS, lorebook, type Lorebook } from '../contract/lorebook.ts';
import { readEntry } from './book-entry.ts';
import type { Book } from './book.ts';

/** The settings of a book; what its file leaves open, or has out of range, is as usual. */
export function settingsOf({
  data,
}: Book): Pick<Lorebook, 'scanDepth' | 'tokenBudget' | 'recursive'> {
  const { scanDepth, tokenBudget } = lorebook.shape;
  return {
    scanDepth: scanDepth.catch(LORE_DEFAULTS.scanDepth).parse(data.scan_depth),
    tokenBudget: tokenBudget.catch(LORE_DEFAULTS.tokenBudget).parse(data.token_budget),
    recursive: data.recursive_scanning === true,
  };
}

/** A text field of a book itself. */
export function bookText({ data }: Book, field: 'name' | 'description'): string {
  const value = data[field];
  return typeof value === 'string' ? wellFormed(value).trim() : '';
}

/** A book as prompts use it. */
export function toLorebook(book: Book): Lorebook {
  return {
    name: bookText(book, 'name'),
    description: bookText(book, 'description'),
    ...settingsOf(book),
    entries: book.entries.map(readEntry),
  };
}
