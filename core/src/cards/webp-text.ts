import { LIMITS } from '../contract/limits.ts';
import { badCard } from './bad-card.ts';

/** EXIF's field for free text, which the programs that write WebP cards put the JSON into. */
const USER_COMMENT = 0x9286;
/** The folder of further fields, where some writers put it. */
const EXIF_FOLDER = 0x8769;
const ENTRY_BYTES = 12;
/** Says in which alphabet the text is. */
const ENCODING_BYTES = 8;
const ENCODINGS = ['ASCII\0\0\0', '\0'.repeat(ENCODING_BYTES)];

const RIFF_HEADER = 12;
const EXIF_CHUNK = Buffer.from('EXIF').readUInt32LE();

export const isWebp = (file: Buffer): boolean =>
  /^RIFF[\s\S]{4}WEBP/.test(file.toString('latin1', 0, RIFF_HEADER));

/**
 * The card's JSON in a WebP picture; null without one. Linear in the size of the file.
 * @throws AppError `bad_card` for fields that lead out of the file, or more than a card has
 */
export function webpText(file: Buffer): Buffer | null {
  const exif = exifOf(file);
  if (!exif) return null;
  try {
    const comment = userCommentOf(exif);
    return comment && contentOf(comment);
  } catch (err) {
    if (!(err instanceof RangeError)) throw err;
    throw badCard('The character data in this picture are damaged.');
  }
}

function exifOf(file: Buffer): Buffer | null {
  for (let at = RIFF_HEADER; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    if (file.readUInt32LE(at) === EXIF_CHUNK) return file.subarray(at + 8, at + 8 + length);
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return null;
}

interface Tiff {
  bytes: Buffer;
  u16(at: number): number;
  u32(at: number): number;
}

/** @throws RangeError for what leads out of the chunk */
function userCommentOf(exif: Buffer): Buffer | null {
  const bytes = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = bytes.toString('latin1', 0, 2) === 'II';
  const tiff: Tiff = {
    bytes,
    u16: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    u32: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
  const first = tiff.u32(4);
  const folder = findEntry(tiff, first, EXIF_FOLDER);
  const entry =
    findEntry(tiff, first, USER_COMMENT) ??
    (folder === null ? null : findEntry(tiff, tiff.u32(folder + 8), USER_COMMENT));
  if (entry === null) return null;
  const start = tiff.u32(entry + 8);
  return bytes.subarray(start, start + tiff.u32(entry + 4));
}

/** The place of a field in a folder; null when it is not there. */
function findEntry({ u16 }: Tiff, folder: number, tag: number): number | null {
  const count = u16(folder);
  for (let index = 0; index < count; index++) {
    const at = folder + 2 + index * ENTRY_BYTES;
    if (u16(at) === tag) return at;
  }
  return null;
}

/** Text outside ASCII does not survive many writers, so they write the numbers of its bytes. */
function contentOf(comment: Buffer): Buffer {
  if (comment.length > 4 * LIMITS.cardJsonBytes) {
    throw badCard('The character data in this picture are too large.');
  }
  const encoding = comment.toString('latin1', 0, ENCODING_BYTES);
  const text = ENCODINGS.includes(encoding) ? comment.subarray(ENCODING_BYTES) : comment;
  const end = text.indexOf(0);
  const json = end < 0 ? text : text.subarray(0, end);
  const numbers = json.toString('latin1');
  return /^\d{1,3}(?:,\d{1,3})+$/.test(numbers)
    ? Buffer.from(numbers.split(',').map(Number))
    : json;
}
