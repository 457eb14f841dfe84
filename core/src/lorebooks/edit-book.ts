import type {
  AddLoreEntryRequest,
  LoreEntryChange,
  UpdateLorebookRequest,
} from '../contract/lorebook.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { blankEntry, changeEntry, readEntry } from './book-entry.ts';
import { assertWithinLimits } from './book-limits.ts';
import { newEntryId, type Book, type BookEntry } from './book.ts';
import { bookText, settingsOf } from './to-lorebook.ts';

/** Names in a file of what is set for the whole book. */
const SETTINGS = [
  ['name', 'name'],
  ['description', 'description'],
  ['scanDepth', 'scan_depth'],
  ['tokenBudget', 'token_budget'],
  ['recursive', 'recursive_scanning'],
] as const;

/** The book with other settings; what stays equal stays as its file has it. */
export function changeSettings(book: Book, change: UpdateLorebookRequest): Book {
  const name = bookText(book, 'name');
  const before = { name, description: bookText(book, 'description'), ...settingsOf(book) };
  const changed = SETTINGS.filter(
    ([field]) => change[field] !== undefined && change[field] !== before[field],
  );
  const fields = changed.map(([field, own]) => [own, change[field]]);
  return { ...book, data: { ...book.data, ...Object.fromEntries(fields) } };
}

/** The entry with this id. @throws AppError `not_found` */
export function findEntry({ entries }: Book, id: string): BookEntry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new AppError('not_found');
  return entry;
}

/** A new entry, at the end; a copy keeps all that its original has, and stands right after it. */
export function addEntry(
  book: Book,
  { copyOf, ...fields }: AddLoreEntryRequest,
  id = newEntryId(),
): Book {
  if (book.entries.length >= LIMITS.loreEntriesMax) throw new AppError('lorebook_full');
  const original = copyOf === undefined ? undefined : findEntry(book, copyOf);
  const raw = original ? { ...original.raw, id: undefined } : blankEntry();
  const entries = [...book.entries];
  const place = original ? entries.indexOf(original) + 1 : entries.length;
  entries.splice(place, 0, changeEntry({ id, raw }, fields));
  return within({ ...book, entries });
}

/** The book with one entry changed, or at another place. @throws AppError `not_found` */
export function editEntry(book: Book, id: string, change: LoreEntryChange): Book {
  const entry = findEntry(book, id);
  const changed = changeEntry(entry, change);
  if (change.place === undefined) {
    return within({ ...book, entries: book.entries.map((one) => (one === entry ? changed : one)) });
  }
  const entries = book.entries.filter((one) => one !== entry);
  entries.splice(change.place, 0, changed);
  return within({ ...book, entries });
}

export function removeEntry(book: Book, id: string): Book {
  const entry = findEntry(book, id);
  return { ...book, entries: book.entries.filter((one) => one !== entry) };
}

/** @throws AppError `validation_failed` at the content when the texts together are too long. */
function within(book: Book): Book {
  try {
    assertWithinLimits(book.entries.map(readEntry));
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    throw new AppError('validation_failed', {
      issues: [{ path: 'content', message: err.message }],
    });
  }
  return book;
}
