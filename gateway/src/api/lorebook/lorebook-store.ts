import type { Types } from 'mongoose';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { packBook, unpackBook, type Book } from '@vesper/core/lorebooks/book';
import { bookText } from '@vesper/core/lorebooks/to-lorebook';
import { Lorebook, type LorebookDocument } from '@vesper/core/models/lorebook';

/** Two tabs of one person meet rarely, and never this often in a row. */
const TRIES = 8;

/** A book as its document has it. */
function fieldsOf(book: Book, fallbackName: string) {
  return {
    name: bookText(book, 'name').slice(0, LIMITS.loreNameMax) || fallbackName,
    description: bookText(book, 'description'),
    entryCount: book.entries.length,
    packed: packBook(book),
  };
}

/**
 * Keeps a new book of a member.
 * @throws AppError `lorebooks_full` when they have as many as one may
 */
export async function createLorebook(
  userId: string,
  book: Book,
  fallbackName = 'Lorebook',
): Promise<LorebookDocument> {
  const held = await Lorebook.countDocuments({ userId, characterId: null });
  if (held >= LIMITS.lorebooksPerUser) throw new AppError('lorebooks_full');
  return Lorebook.create({ userId, ...fieldsOf(book, fallbackName) });
}

/** A character's own book, kept from now on by itself; the one that is kept already wins. */
export async function keepCharacterBook(
  { _id, userId, name }: { _id: Types.ObjectId; userId: Types.ObjectId; name: string },
  book: Book,
): Promise<LorebookDocument> {
  const fresh = { userId, characterId: _id, ...fieldsOf(book, name) };
  const lorebook = await Lorebook.findOneAndUpdate(
    { _id },
    { $setOnInsert: fresh },
    { upsert: true, returnDocument: 'after' },
  ).select('+packed');
  if (!lorebook) throw new AppError('not_found');
  return lorebook;
}

/**
 * Changes a book. Changes that meet are made one after the other, so none is lost.
 * @param target read with `packed`
 */
export async function editLorebook(
  target: LorebookDocument,
  edit: (book: Book) => Book | Promise<Book>,
): Promise<LorebookDocument> {
  const { _id } = target;
  let current: LorebookDocument | null = target;
  for (let tries = 0; tries < TRIES && current; tries += 1) {
    const { revision, name } = current;
    const $set = fieldsOf(await edit(unpackBook(current.packed)), name);
    const saved = await Lorebook.findOneAndUpdate(
      { _id, revision },
      { $set, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).select('+packed');
    if (saved) return saved;
    current = await Lorebook.findById(_id).select('+packed');
  }
  throw new AppError(current ? 'unavailable' : 'not_found');
}
