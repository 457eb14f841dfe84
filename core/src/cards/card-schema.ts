import { badCard } from './bad-card.ts';
import { isJsonObject, type JsonObject } from './card-json.ts';

/**
 * A character card of whichever version, in the shape of version 3. Everything is as it came,
 * fields that nobody here knows included.
 */
export interface Card {
  /** Fields beside `spec`, `spec_version` and `data`. */
  top: JsonObject;
  data: JsonObject;
}

export const SPEC_V2 = 'chara_card_v2';
export const SPEC_V3 = 'chara_card_v3';

/** All that version 1 has. */
const V1_FIELDS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
] as const;

/** Required in version 3, empty by default. */
const REQUIRED: Readonly<JsonObject> = {
  ...Object.fromEntries(V1_FIELDS.map((field) => [field, ''])),
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
  creator: '',
  character_version: '',
  extensions: {},
  group_only_greetings: [],
};

/** A card that says nothing yet. */
export const emptyCard = (): Card => ({ top: {}, data: structuredClone(REQUIRED) });

/**
 * Recognises a parsed card by its `spec`, else by the fields of version 1. A newer minor version is
 * taken: what it adds is kept like any unknown field.
 * @throws AppError `bad_card` naming what is missing or has the wrong type.
 */
export function toCard(value: unknown): Card {
  if (!isJsonObject(value)) throw badCard('A character card is a JSON object; this is none.');
  const { spec, spec_version: _version, data, ...top } = value;
  if (spec === SPEC_V3 || spec === SPEC_V2) {
    if (!isJsonObject(data)) throw badCard('This card has no "data": the character is missing.');
    return { top, data: normalise(data) };
  }
  if (spec === 'lorebook_v3') throw badCard('This is a lorebook without a character.');
  return fromV1(top);
}

function fromV1(flat: JsonObject): Card {
  const missing = ['name', 'first_mes'].filter((field) => typeof flat[field] !== 'string');
  if (missing.length > 0) {
    const names = missing.map((field) => `"${field}"`).join(' and ');
    throw badCard(`This is no character card: there is no "spec" that is known, and no ${names}.`);
  }
  const data: JsonObject = {};
  const top: JsonObject = {};
  const own: readonly string[] = V1_FIELDS;
  for (const [key, entry] of Object.entries(flat)) (own.includes(key) ? data : top)[key] = entry;
  return { top, data: normalise(data) };
}

/** Fills in what version 3 requires, and checks the types of what is used here. */
function normalise(given: JsonObject): JsonObject {
  const data = { ...given };
  for (const [field, empty] of Object.entries(REQUIRED)) data[field] ??= structuredClone(empty);
  for (const field of V1_FIELDS) {
    if (typeof data[field] !== 'string') {
      throw badCard(`The field "${field}" of this card is no text.`);
    }
  }
  if (!isJsonObject(data.extensions)) {
    throw badCard('The field "extensions" of this card is no object.');
  }
  // Some editors write null for "no book", which the standard does not know.
  if (data.character_book === null) delete data.character_book;
  return data;
}

/** A card as one string for storage: JSON keeps lone surrogates and any field name. */
export const packCard = (card: Card): string => JSON.stringify(card);

/** @throws Error when `packed` was not written by `packCard`. */
export function unpackCard(packed: string): Card {
  const value: unknown = JSON.parse(packed);
  if (isJsonObject(value) && isJsonObject(value.top) && isJsonObject(value.data)) {
    return { top: value.top, data: value.data };
  }
  throw new Error('A stored character card has lost its shape.');
}
