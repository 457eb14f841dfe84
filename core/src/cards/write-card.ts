import { isJsonObject, type JsonObject } from './card-json.ts';
import { fieldsOf, withOwn, type CardFields, type CardLook } from './card-fields.ts';
import { emptyCard, SPEC_V2, SPEC_V3, unpackCard, type Card } from './card-schema.ts';
import { readChunks, writeChunks } from './png-chunks.ts';
import { keywordOf, textChunk } from './png-text.ts';

/** The fields of a character that go into its card. */
type CardSource = { name: string; traits: readonly string[] } & {
  [Field in (typeof TEXTS)[number][1] | 'personality']?: string | null;
} & {
  otherGreetings?: readonly string[];
  tags?: readonly string[] | null | undefined;
  look?: Partial<CardLook> | null;
  /** The card it came from, as `packCard` wrote it. */
  card?: string | null;
};

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
  return withOwn(card, { traits: character.traits, look: lookOf(character) });
}

function lookOf({ look }: CardSource): CardLook | null {
  const words = look?.words || null;
  const seed = look?.seed ?? null;
  return words === null && seed === null ? null : { words, seed };
}

/** Texts of a character by their field in a card. */
const TEXTS = [
  ['description', 'description'],
  ['first_mes', 'greeting'],
  ['mes_example', 'exampleDialogue'],
  ['scenario', 'scenario'],
  ['nickname', 'nickname'],
  ['system_prompt', 'systemPrompt'],
  ['post_history_instructions', 'postHistoryInstructions'],
  ['creator_notes', 'creatorNotes'],
] as const;

/** What an empty card would give; the other texts are simply not there. */
const BLANK: Partial<CardFields> & Pick<CardFields, 'name' | 'traits' | 'otherGreetings' | 'tags'> =
  {
    ...{ name: '', traits: [], otherGreetings: [], tags: [] },
  };

/** The fields of a card in which its character differs by now. */
function editsOf(character: CardSource, drawn: typeof BLANK): JsonObject {
  const { name, otherGreetings = [], tags } = character;
  const texts = TEXTS.map(([field, own]) => ({ field, now: character[own], own }));
  // A text that was never read from the card cannot have been edited.
  const edited = texts.filter(
    ({ now, own }) => now !== undefined && (now ?? '') !== (drawn[own] ?? ''),
  );
  return {
    ...(name !== drawn.name && { name }),
    ...Object.fromEntries(edited.map(({ field, now }) => [field, now ?? ''])),
    ...personalityEdit(character, drawn),
    ...(!isSame(otherGreetings, drawn.otherGreetings) && {
      alternate_greetings: [...otherGreetings],
    }),
    // Those that were never read from the card cannot have been edited.
    ...(tags && !isSame(tags, drawn.tags) && { tags: [...tags] }),
  };
}

/** A card has one field for both: prose goes before traits, which are in our extension as well. */
function personalityEdit({ personality, traits }: CardSource, drawn: typeof BLANK): JsonObject {
  const sameProse = (personality ?? '') === (drawn.personality ?? '');
  if (sameProse && (personality || isSame(traits, drawn.traits))) return {};
  return { personality: personality || traits.join(', ') };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

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
