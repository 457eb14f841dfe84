import type { LoreEntryView, LorebookDetails } from '@vesper/core/contract/lorebook';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast, type ToastInput } from '../../lib/toast-store.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { dropDraft } from './entry-drafts.ts';
import { lorebookApi } from './lorebook-api.ts';
import { holdLorebook } from './lorebooks.ts';

const failed = (error: unknown, description: string): ToastInput => ({
  title: 'Error',
  description: serverMessage(error, description),
  kind: 'failure',
});

const counted = (held: LorebookDetails, entries: LoreEntryView[]): LorebookDetails => ({
  ...held,
  entries,
  entryCount: entries.length,
});

/** Adds an empty entry at the end. @returns it; null when that failed, which is told. */
export async function addEntry(bookId: string): Promise<LoreEntryView | null> {
  try {
    const entry = await lorebookApi.addEntry(bookId, {});
    holdLorebook(bookId, (held) => counted(held, [...held.entries, entry]));
    return entry;
  } catch (error) {
    showToast(failed(error, 'Failed to add an entry'));
    return null;
  }
}

/** Puts a copy of an entry right after it. */
export async function copyEntry(bookId: string, copyOf: string): Promise<void> {
  try {
    const copy = await lorebookApi.addEntry(bookId, { copyOf });
    holdLorebook(bookId, (held) => {
      const place = held.entries.findIndex(({ id }) => id === copyOf) + 1;
      return counted(held, held.entries.toSpliced(place, 0, copy));
    });
  } catch (error) {
    showToast(failed(error, 'Failed to duplicate the entry'));
  }
}

/** Moves an entry to another place of the list; it moves back when that cannot be saved. */
export async function moveEntry(bookId: string, entryId: string, place: number): Promise<void> {
  let from = -1;
  const moveTo = (to: number): void =>
    holdLorebook(bookId, (held) => {
      from = held.entries.findIndex(({ id }) => id === entryId);
      const entry = held.entries[from];
      return entry
        ? { ...held, entries: held.entries.toSpliced(from, 1).toSpliced(to, 0, entry) }
        : held;
    });
  moveTo(place);
  const before = from;
  try {
    await lorebookApi.changeEntry(bookId, entryId, { place }, false);
  } catch (error) {
    if (before >= 0) moveTo(before);
    showToast(failed(error, 'Failed to move the entry'));
  }
}

interface BookEntry {
  id: string;
  bookId: string;
}

const books = new Map<string, string>();

const deletion = createUndoableDeletion<BookEntry>({
  send: (id, { keepalive }) => lorebookApi.removeEntry(books.get(id) ?? '', id, keepalive),
  drop: (id) =>
    holdLorebook(books.get(id) ?? '', (held) =>
      counted(
        held,
        held.entries.filter((one) => one.id !== id),
      ),
    ),
  deleted: () => ({ title: 'Entry deleted', kind: 'info' }),
  failed: (error) => failed(error, 'Failed to delete the entry'),
});

/** Deletes an entry, with a way back for as long as the toast stands. */
export function deleteEntry(entry: BookEntry): void {
  books.set(entry.id, entry.bookId);
  dropDraft(entry.id);
  deletion.remove(entry);
}

/** Ids of entries that are going. */
export const useLeavingEntries = (): ReadonlySet<string> => deletion.useLeaving();
