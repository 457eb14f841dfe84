import { cutOff, TEXT_MAX, tooMuchText } from './picture-unread.ts';

const USER_COMMENT = 0x9286;
/** The folder of further fields, where the comment is. */
const EXIF_FOLDER = 0x8769;
/** Camera and model: ComfyUI's savers put `prompt:{...}` and `workflow:{...}` there. */
const NAMED_TEXTS = [0x010f, 0x0110];
const ENTRY_BYTES = 12;
const ENTRIES_MAX = 500;
/** Says in which alphabet a comment is. */
const ALPHABET_BYTES = 8;
const SEGMENTS_MAX = 2_000;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
export const isWebp = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';

/**
 * The texts in the EXIF data of a JPEG or WebP, by the keywords they would have in a PNG. Linear in
 * the size of the file.
 * @throws PictureUnread for fields that lead out of the file
 */
export function exifTexts(bytes: Uint8Array): Map<string, string> {
  try {
    const exif = isJpeg(bytes) ? exifOfJpeg(bytes) : exifOfWebp(bytes);
    return exif ? textsOf(exif) : new Map();
  } catch (err) {
    throw err instanceof RangeError ? cutOff() : err;
  }
}

function exifOfJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  let at = 2;
  for (let count = 0; count < SEGMENTS_MAX && at + 4 <= bytes.length; count += 1) {
    const marker = view.getUint8(at + 1);
    // The pixels begin: what tells of them stands before.
    if (view.getUint8(at) !== 0xff || marker === 0xda || marker === 0xd9) return undefined;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) throw cutOff();
    if (marker === 0xe1 && ascii(bytes, at + 4, at + 10) === 'Exif\0\0') {
      return bytes.subarray(at + 10, end);
    }
    at = end;
  }
  return undefined;
}

function exifOfWebp(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  let at = 12;
  for (let count = 0; count < SEGMENTS_MAX && at + 8 <= bytes.length; count += 1) {
    const length = view.getUint32(at + 4, true);
    if (ascii(bytes, at, at + 4) === 'EXIF') {
      const exif = bytes.subarray(at + 8, at + 8 + length);
      return ascii(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
    }
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return undefined;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @throws RangeError for what leads out of the data */
function textsOf(exif: Uint8Array): Map<string, string> {
  const view = viewOf(exif);
  const isLittle = ascii(exif, 0, 2) === 'II';
  const u32 = (at: number): number => view.getUint32(at, isLittle);
  const texts = new Map<string, string>();
  const read = (folder: number): void => {
    const count = Math.min(view.getUint16(folder, isLittle), ENTRIES_MAX);
    for (let index = 0; index < count; index += 1) {
      const at = folder + 2 + index * ENTRY_BYTES;
      const tag = view.getUint16(at, isLittle);
      if (tag === EXIF_FOLDER && folder === u32(4)) read(u32(at + 8));
      const start = u32(at + 8);
      const value = exif.subarray(start, start + u32(at + 4));
      if (tag === USER_COMMENT) texts.set('parameters', commentOf(value));
      if (NAMED_TEXTS.includes(tag)) addNamed(texts, value);
    }
  };
  read(u32(4));
  return texts;
}

function addNamed(texts: Map<string, string>, value: Uint8Array): void {
  const [, keyword, text] = /^(prompt|workflow):([\s\S]*?)\0*$/.exec(utf8(value)) ?? [];
  if (keyword !== undefined && text !== undefined) texts.set(keyword, text);
}

function commentOf(value: Uint8Array): string {
  if (value.length > TEXT_MAX) throw tooMuchText();
  const text = value.subarray(ALPHABET_BYTES);
  const isWide = ascii(value, 0, 7) === 'UNICODE';
  return (isWide ? utf16(text) : utf8(text)).replace(/\0+$/, '');
}

function utf8(bytes: Uint8Array): string {
  if (bytes.length > TEXT_MAX) throw tooMuchText();
  return new TextDecoder().decode(bytes);
}

/** Writers disagree about the order of the two bytes: in Latin text one of them is mostly zero. */
function utf16(bytes: Uint8Array): string {
  let zeros = 0;
  for (let at = 0; at < Math.min(bytes.length, 400); at += 2) zeros += bytes[at] === 0 ? 1 : -1;
  return new TextDecoder(zeros > 0 ? 'utf-16be' : 'utf-16le').decode(bytes);
}
