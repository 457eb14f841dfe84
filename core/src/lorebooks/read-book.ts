import { isJsonObject, parseUntrustedJson, type JsonObject } from '../cards/card-json.ts';
import { LIMITS } from '../contract/limits.ts';
import { badLorebook } from './bad-lorebook.ts';
import { blankEntry, readEntry } from './book-entry.ts';
import { toBook, type Book } from './book.ts';
import { fromAgnai, fromNovelAi, fromWorldInfo } from './foreign-books.ts';
import { assertWithinLimits } from './book-limits.ts';

/**
 * Reads a lorebook from a file: `lorebook_v3`, the book of a card, or what other programs write,
 * told apart by content.
 * @throws AppError `bad_lorebook` with a sentence that says what is wrong with the file.
 */
export function readBook(file: Buffer): Book {
  if (file.length === 0) throw badLorebook('This file is empty.');
  const parsed = parseUntrustedJson(file, {
    what: 'The lorebook data',
    maxBytes: LIMITS.lorebookBytes,
    refuse: badLorebook,
  });
  if (!isJsonObject(parsed)) throw badLorebook('A lorebook is a JSON object; this is none.');
  const book = complete(recognise(parsed));
  assertWithinLimits(book.entries.map(readEntry));
  return book;
}

function recognise(value: JsonObject): Book {
  const { spec, spec_version: _version, data, ...top } = value;
  if (spec === 'lorebook_v3') {
    if (!isJsonObject(data)) throw badLorebook('This lorebook has no "data": it is empty.');
    return toBook(data, top);
  }
  if (isJsonObject(data)) return ofCard(data);
  return recogniseBare(value);
}

/** The book within a character card; its character is left out. */
function ofCard({ character_book: book }: JsonObject): Book {
  if (!isJsonObject(book)) throw badLorebook('This card brings no lorebook.');
  return toBook(book);
}

function recogniseBare(value: JsonObject): Book {
  const { entries } = value;
  // Other programs number their entries: an object in place of a list.
  if (isJsonObject(entries)) return fromWorldInfo(value, Object.values(entries));
  if (!Array.isArray(entries)) {
    throw badLorebook('This is no lorebook: there is no "spec" that is known, and no "entries".');
  }
  if (value.kind === 'memory') return fromAgnai(value, entries);
  if ('lorebookVersion' in value) return fromNovelAi(value, entries);
  return toBook(value);
}

/** Fills in what the standard requires, once: from here on everything is kept as it is. */
function complete({ top, data, entries }: Book): Book {
  return {
    top,
    data: { ...data, extensions: data.extensions ?? {} },
    entries: entries.map(({ id, raw }) => ({ id, raw: { ...raw, ...missing(raw) } })),
  };
}

const missing = (raw: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(blankEntry()).filter(([field]) => (raw[field] ?? null) === null),
  );
