import { isJsonObject } from '../cards/card-json.ts';
import { unpackCard, type Card } from '../cards/card-schema.ts';
import { AppError } from '../errors.ts';
import type { CharacterDocument } from '../models/character.ts';
import { Lorebook } from '../models/lorebook.ts';
import { assertWithinLimits } from './book-limits.ts';
import { readEntry } from './book-entry.ts';
import { bookData, toBook, unpackBook, type Book } from './book.ts';

type WithCard = Pick<CharacterDocument, '_id' | 'card'>;

/** A character's own book as it was edited here; null while it was not. */
export async function editedBook({ _id }: Pick<CharacterDocument, '_id'>): Promise<Book | null> {
  const lorebook = await Lorebook.findOne({ _id, characterId: _id }).select('+packed');
  return lorebook && unpackBook(lorebook.packed);
}

/** A character's own book: as it was edited here, else as its card brought it; null without one. */
export async function characterBook(character: WithCard): Promise<Book | null> {
  return (await editedBook(character)) ?? cardBook(character);
}

/** The card with its character's book as it was edited here; without one it stays as it is. */
export function withBook(card: Card, book: Book | null): Card {
  // One that was opened and left empty is none.
  if (!book || (book.entries.length === 0 && !card.data.character_book)) return card;
  return { ...card, data: { ...card.data, character_book: bookData(book) } };
}

/**
 * The book that a character's card brought, if it can be used here.
 * @throws AppError `bad_lorebook` for one that is no book, or too large.
 */
export function readCardBook({ card }: Pick<CharacterDocument, 'card'>): Book | null {
  const given = card ? unpackCard(card).data.character_book : undefined;
  if (given === undefined || given === null) return null;
  const book = toBook(isJsonObject(given) ? given : { entries: given });
  assertWithinLimits(book.entries.map(readEntry));
  return book;
}

/** The same; one that cannot be used is none, and stays in its card. */
export function cardBook(character: Pick<CharacterDocument, 'card'>): Book | null {
  try {
    return readCardBook(character);
  } catch (err) {
    if (err instanceof AppError) return null;
    throw err;
  }
}
