import type { LoreEntry } from '@vesper/core/contract/lorebook';
import { readEntry } from '@vesper/core/lorebooks/book-entry';
import { textsOf } from '@vesper/core/lorebooks/book-limits';
import type { Book } from '@vesper/core/lorebooks/book';
import { assertAllSafe, assertSafe, type SafetyParts } from '../safety/assert-safe.ts';

/**
 * Refuses an entry whose texts must not reach a model. Entries tell of a world, and of both sides
 * of a talk: they are judged like a talk, not like one person's description.
 * @throws AppError with the safety module's code, marked at the content.
 */
export async function assertSafeEntry(context: SafetyParts, entry: LoreEntry): Promise<void> {
  await assertSafe(context, textsOf(entry).join('\n'), 'composed', 'content');
}

/** The same for every entry of a book, beside the event loop. */
export async function assertSafeBook(context: SafetyParts, book: Book): Promise<void> {
  const entries = book.entries.map((entry) => textsOf(readEntry(entry)).join('\n'));
  await assertAllSafe(
    context,
    entries.map((text) => ({ text, kind: 'composed', field: 'content' })),
  );
}
