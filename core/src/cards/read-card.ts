import { badCard } from './bad-card.ts';
import { isJsonObject, parseCardJson } from './card-json.ts';
import { fieldsOf, withOwnTraits, type CardFields } from './card-fields.ts';
import { toCard, type Card } from './card-schema.ts';
import { isPng, readChunks } from './png-chunks.ts';
import { textOf } from './png-text.ts';

export interface ImportedCard {
  card: Card;
  fields: CardFields;
  /** An encoded picture, untrusted; null when the card brings none. */
  picture: Buffer | null;
}

/**
 * Reads a character card of version 1, 2 or 3 from a PNG or JSON file, told apart by content. Takes
 * well under a second for any input.
 * @throws AppError `bad_card` with a sentence that says what is wrong with the file.
 */
export function readCard(file: Buffer): ImportedCard {
  const { json, picture } = isPng(file)
    ? unwrapPng(file)
    : { json: checkJson(file), picture: null };
  const card = toCard(parseCardJson(json));
  const fields = fieldsOf(card);
  // Written down now, so that an export without edits gives back exactly what is stored.
  return {
    card: withOwnTraits(card, fields.traits),
    fields,
    picture: picture ?? iconOf(card),
  };
}

/** Version 3 wins over the copy for older readers. */
function unwrapPng(file: Buffer): { json: Buffer; picture: Buffer } {
  const chunks = readChunks(file);
  const text = textOf(chunks, 'ccv3') ?? textOf(chunks, 'chara');
  if (text === null) {
    throw badCard('This picture holds no character. Choose the PNG that was exported as a card.');
  }
  // Node's decoder passes over line breaks, which some editors write.
  return { json: Buffer.from(text, 'base64'), picture: file };
}

/** Says what other files are before they are tried as JSON. */
function checkJson(file: Buffer): Buffer {
  if (file.length === 0) throw badCard('This file is empty.');
  if (file.toString('latin1', 0, 4) === 'PK\x03\x04') {
    throw badCard('CHARX archives cannot be read. Please export the card as PNG or JSON.');
  }
  return file;
}

const DATA_URI = /^data:image\/(?:png|jpeg|webp);base64,/;

/** The main icon, when it is in the card itself. What it links to is never fetched. */
function iconOf({ data }: Card): Buffer | null {
  const assets: unknown[] = Array.isArray(data.assets) ? data.assets : [];
  const icons = assets.filter(isJsonObject).filter(({ type }) => type === 'icon');
  const { uri } = icons.find(({ name }) => name === 'main') ?? icons[0] ?? {};
  const start = typeof uri === 'string' ? DATA_URI.exec(uri)?.[0] : undefined;
  return typeof uri === 'string' && start ? Buffer.from(uri.slice(start.length), 'base64') : null;
}
