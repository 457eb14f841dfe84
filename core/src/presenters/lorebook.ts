import type { LorebookDetails, LorebookView } from '../contract/lorebook.ts';
import { viewEntries } from '../lorebooks/book-entry.ts';
import { unpackBook } from '../lorebooks/book.ts';
import { settingsOf } from '../lorebooks/to-lorebook.ts';
import type { LorebookDocument } from '../models/lorebook.ts';

export function presentLorebook(lorebook: LorebookDocument): LorebookView {
  return {
    id: lorebook.id,
    name: lorebook.name,
    description: lorebook.description,
    entryCount: lorebook.entryCount,
    characterId: lorebook.characterId?.toHexString() ?? null,
    createdAt: lorebook.createdAt.toISOString(),
    updatedAt: lorebook.updatedAt.toISOString(),
  };
}

/** A lorebook with all of its entries; the document was read with `packed`. */
export function presentLorebookDetails(lorebook: LorebookDocument): LorebookDetails {
  const book = unpackBook(lorebook.packed);
  return {
    ...presentLorebook(lorebook),
    ...settingsOf(book),
    entries: viewEntries(book.entries),
  };
}
