import { isJsonObject, type JsonObject } from './card-json.ts';
import { fieldsOf, withOwnTraits, type CardFields } from './card-fields.ts';
import {
  emptyCard,
  SPEC_V2,
  SPEC_V3,
  unpackCard,
  type Card,
  type V1_FIELDS,
} from './card-schema.ts';
import { readChunks, writeChunks } from './png-chunks.ts';
import { keywordOf, textChunk } from './png-text.ts';

/** The fields of a character that go into its card. */
interface CardSource {
  name: string;
  description?: string | null;
  greeting?: string | null;
  traits: readonly string[];
  /** The card it came from, as `packCard` wrote it. */
  card?: string | null;
}

/**
 * The card of a character. A field that nobody edited since the import is written as it came, to
 * the last space; an edited one is written from the character.
 */
export function cardOf(character: CardSource): Card {
  const base = character.card ? unpackCard(character.card) : emptyCard();
  const edited = editsOf(character, character.card ? fieldsOf(base) : BLANK);
  const card = {
    top: { ...base.top, ...mirrored(base.top, edited) },
    data: { ...base.data, ...edited },
  };
  return withOwnTraits(card, character.traits);
}

/** The fields of an empty card. */
const BLANK = { name: '', description: null, greeting: null, traits: [], personality: null };

/** The fields of a card in which its character differs by now. */
function editsOf(
  { name, description = null, greeting = null, traits }: CardSource,
  drawn: Pick<CardFields, keyof typeof BLANK>,
): Partial<Record<(typeof V1_FIELDS)[number], string>> {
  const sameTraits = traits.join('\n') === drawn.traits.join('\n');
  return {
    ...(name !== drawn.name && { name }),
    ...(description !== drawn.description && { description: description ?? '' }),
    ...(greeting !== drawn.greeting && { first_mes: greeting ?? '' }),
    // Prose about the personality stays; traits beside it are in our extension.
    ...(!sameTraits && !drawn.personality && { personality: traits.join(', ') }),
  };
}

/** Edits to fields that some editors repeat beside `data`; a stale copy would mislead readers. */
function mirrored(top: JsonObject, edited: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(edited).filter(([key]) => typeof top[key] === 'string'));
}

/** @returns the card as a file of version 3. */
export function writeCardJson({ top, data }: Card): string {
  return JSON.stringify({ spec: SPEC_V3, spec_version: '3.0', ...top, data });
}

/** @returns the card within a PNG: version 3, and version 2 for older readers. */
export function writeCardPng(card: Card, png: Buffer): Buffer {
  const chunks = readChunks(png).filter((chunk) => !isCardKeyword(keywordOf(chunk)));
  const texts = [
    textChunk('ccv3', encode(writeCardJson(card))),
    textChunk('chara', encode(writeV2(card))),
  ];
  return writeChunks([...chunks.slice(0, -1), ...texts, ...chunks.slice(-1)]);
}

const encode = (json: string): string => Buffer.from(json, 'utf8').toString('base64');

function isCardKeyword(keyword: string | null): boolean {
  return keyword === 'ccv3' || keyword === 'chara' || Boolean(keyword?.startsWith('chara-ext-'));
}

function writeV2({ top, data }: Card): string {
  const { character_book: book } = data;
  const plain = isJsonObject(book) ? { ...data, character_book: withoutDecorators(book) } : data;
  return JSON.stringify({ spec: SPEC_V2, spec_version: '2.0', ...top, data: plain });
}

/** Drops lines `@@name value` before an entry: version 2 would take these instructions for text. */
function withoutDecorators(book: JsonObject): JsonObject {
  if (!Array.isArray(book.entries)) return book;
  const entries = book.entries.map((entry: unknown) =>
    isJsonObject(entry) && typeof entry.content === 'string'
      ? { ...entry, content: entry.content.replace(/^(?:[^\S\n]*@@[^\n]*(?:\n|$))+/, '') }
      : entry,
  );
  return { ...book, entries };
}
