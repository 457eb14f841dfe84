import { badCard } from './bad-card.ts';
import { iconData } from './card-icon.ts';
import { parseCardJson } from './card-json.ts';
import { fieldsOf, withOwn, type CardFields } from './card-fields.ts';
import { toCard, type Card } from './card-schema.ts';
import { isPng, readChunks } from './png-chunks.ts';
import { textOf } from './png-text.ts';
import { isJpeg } from './charx.ts';
import { isWebp, webpText } from './webp-text.ts';

export interface ImportedCard {
  card: Card;
  fields: CardFields;
  /** An encoded picture, untrusted; null when the card brings none. */
  picture: Buffer | null;
}

/**
 * Reads a character card of version 1, 2 or 3 from a PNG, WebP or JSON file, told apart by content.
 * Takes well under a second for any input.
 * @throws AppError `bad_card` with a sentence that says what is wrong with the file.
 */
export function readCard(file: Buffer): ImportedCard {
  if (isPng(file)) return { ...importJson(unwrapPng(file)), picture: file };
  if (isWebp(file)) return { ...importJson(unwrapWebp(file)), picture: file };
  if (file.length === 0) throw badCard('This file is empty.');
  if (isJpeg(file)) throw noCharacter();
  return importJson(file);
}

/** The character of a card's JSON, with the picture that is within. @throws AppError `bad_card` */
export function importJson(json: Buffer): ImportedCard {
  const card = toCard(parseCardJson(json));
  const fields = fieldsOf(card);
  // Written down now, so that an export without edits gives back exactly what is stored.
  return { card: withOwn(card, fields), fields, picture: iconData(card) };
}

/** Version 3 wins over the copy for older readers. */
function unwrapPng(file: Buffer): Buffer {
  const chunks = readChunks(file);
  const text = textOf(chunks, 'ccv3') ?? textOf(chunks, 'chara');
  if (text === null) throw noCharacter();
  // Node's decoder passes over line breaks, which some editors write.
  return Buffer.from(text, 'base64');
}

function unwrapWebp(file: Buffer): Buffer {
  const json = webpText(file);
  if (json === null) throw noCharacter();
  return json;
}

/** Pictures that were saved from a page, or sent through a messenger, have lost their card. */
const noCharacter = () =>
  badCard(
    'This picture holds no character. Choose the file that was exported as a card: PNG, WebP, ' +
      'JSON or CHARX, or a JPEG with a CHARX within.',
  );
