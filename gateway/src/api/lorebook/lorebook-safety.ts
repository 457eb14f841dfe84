import { setImmediate as pause } from 'node:timers/promises';
import type { LoreEntry } from '@vesper/core/contract/lorebook';
import { readEntry } from '@vesper/core/lorebooks/book-entry';
import { textsOf } from '@vesper/core/lorebooks/book-limits';
import type { Book } from '@vesper/core/lorebooks/book';
import type { Logger } from '@vesper/core/log';
import { assertSafe } from '../safety/assert-safe.ts';

/** Characters decided about between two turns of the event loop: some 100 ms. */
const PIECE = 20_000;

/**
 * Refuses an entry whose texts must not reach a model. Entries tell of a world, and of both sides
 * of a talk: they are judged like a talk, not like one person's description.
 * @throws AppError with the safety module's code, marked at the content.
 */
export function assertSafeEntry(log: Logger, entry: LoreEntry): void {
  assertSafe(log, textsOf(entry).join('\n'), 'composed', 'content');
}

/** The same for every entry of a book, with breaks in which others are answered. */
export async function assertSafeBook(log: Logger, book: Book): Promise<void> {
  let length = 0;
  for (const entry of book.entries.map(readEntry)) {
    assertSafeEntry(log, entry);
    length += textsOf(entry).join('').length;
    if (length < PIECE) continue;
    length = 0;
    await pause();
  }
}
