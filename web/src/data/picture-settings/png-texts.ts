import { cutOff, PictureUnread, TEXT_MAX, tooMuchText } from './picture-unread.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, name and checksum: what a chunk takes besides its data. */
const FRAME = 12;
/** A large picture in small pieces has some thousands. */
const CHUNKS_MAX = 20_000;
const TEXTS_MAX = 50;
const KEYWORD_MAX = 79;

export const isPng = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, at) => bytes[at] === byte);

/**
 * The texts in a PNG by their keywords, the first of each. Pixels are skipped, not read; linear in
 * the size of the file. https://www.w3.org/TR/png-3/#11textinfo
 * @throws PictureUnread
 */
export async function pngTexts(bytes: Uint8Array): Promise<Map<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Map<string, string>();
  let at = SIGNATURE.length;
  for (let count = 0; ; count += 1) {
    if (count === CHUNKS_MAX) throw new PictureUnread('This picture is cut into too many pieces.');
    if (at + FRAME > bytes.length) throw cutOff();
    const end = at + FRAME + view.getUint32(at);
    if (end > bytes.length) throw cutOff();
    const type = latin1(bytes.subarray(at + 4, at + 8));
    if (type === 'IEND') return texts;
    if (/^(?:tEXt|zTXt|iTXt)$/.test(type) && texts.size < TEXTS_MAX) {
      const [keyword, text] = await readText(type, bytes.subarray(at + 8, end - 4));
      if (!texts.has(keyword)) texts.set(keyword, text);
    }
    at = end;
  }
}

async function readText(type: string, data: Uint8Array): Promise<[keyword: string, text: string]> {
  const end = data.subarray(0, KEYWORD_MAX + 1).indexOf(0);
  if (end < 1) throw cutOff();
  const keyword = latin1(data.subarray(0, end));
  const rest = data.subarray(end + 1);
  if (type === 'tEXt') return [keyword, decoded(bounded(rest))];
  // One byte that names the method; there is only deflate.
  if (type === 'zTXt') return [keyword, decoded(await inflated(rest.subarray(1)))];
  const languageEnd = rest.indexOf(0, 2);
  const translatedEnd = languageEnd < 0 ? -1 : rest.indexOf(0, languageEnd + 1);
  if (translatedEnd < 0) throw cutOff();
  const text = rest.subarray(translatedEnd + 1);
  return [keyword, decoded(rest[0] === 1 ? await inflated(text) : bounded(text))];
}

function bounded(bytes: Uint8Array): Uint8Array {
  if (bytes.length > TEXT_MAX) throw tooMuchText();
  return bytes;
}

/** Unfolds no more than the largest text: a few bytes can stand for gigabytes. */
async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bounded(bytes))])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > TEXT_MAX) throw tooMuchText();
      parts.push(value);
    }
  } catch (err) {
    // What goes on unfolding is of no use to anybody.
    reader.cancel().catch(() => undefined);
    throw err instanceof PictureUnread ? err : cutOff();
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** UTF-8, which most programs write whatever the kind of chunk is for; else the alphabet of `tEXt`. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin1(bytes);
  }
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
