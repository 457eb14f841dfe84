import { randomBytes } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../cards/card-json.ts';
import { badLorebook } from './bad-lorebook.ts';

/** An entry as its file has it, with the id that we know it by. */
export interface BookEntry {
  id: string;
  raw: JsonObject;
}

/**
 * A lorebook in the shape of `lorebook_v3`. Everything is as it came, fields that nobody here knows
 * included; what is edited is written over it.
 */
export interface Book {
  /** Fields beside `spec` and `data`. */
  top: JsonObject;
  /** Fields of the book beside its entries. */
  data: JsonObject;
  entries: BookEntry[];
}

export const newEntryId = (): string => randomBytes(6).toString('hex');

/** A book that says nothing yet. */
export const emptyBook = (): Book => ({ top: {}, data: { extensions: {} }, entries: [] });

/** @throws AppError `bad_lorebook` for entries that are none. */
export function toBook(data: JsonObject, top: JsonObject = {}): Book {
  const { entries: given = [], ...rest } = data;
  if (!Array.isArray(given)) throw badLorebook('The entries of this lorebook are no list.');
  const entries = given.map((raw: unknown, index) => {
    if (!isJsonObject(raw)) throw badLorebook(`Entry ${index + 1} of this lorebook is no entry.`);
    return { id: newEntryId(), raw };
  });
  return { top, data: rest, entries };
}

/** The book as cards hold it. */
export const bookData = ({ data, entries }: Book): JsonObject => ({
  ...data,
  entries: entries.map(({ raw }) => raw),
});

/** @returns the book as a file that other programs read. */
export const writeBookJson = (book: Book): string =>
  JSON.stringify({ spec: 'lorebook_v3', ...book.top, data: bookData(book) });

/** A book as one string for storage: JSON keeps lone surrogates and any field name. */
export const packBook = (book: Book): string => JSON.stringify(book);

/** @throws Error when `packed` was not written by `packBook`. */
export function unpackBook(packed: string): Book {
  const value: unknown = JSON.parse(packed);
  if (isJsonObject(value) && isJsonObject(value.top) && isJsonObject(value.data)) {
    const { top, data, entries } = value;
    if (Array.isArray(entries) && entries.every(isBookEntry)) return { top, data, entries };
  }
  throw new Error('A stored lorebook has lost its shape.');
}

function isBookEntry(value: unknown): value is BookEntry {
  return isJsonObject(value) && typeof value.id === 'string' && isJsonObject(value.raw);
}
