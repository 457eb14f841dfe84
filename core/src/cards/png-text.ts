import { inflateSync } from 'node:zlib';
import { LIMITS } from '../contract/limits.ts';
import { badCard } from './bad-card.ts';
import type { PngChunk } from './png-chunks.ts';

/** base64 makes 4 bytes of 3; a line break after every 64 is tolerated on top. */
const TEXT_MAX = Math.ceil((LIMITS.cardJsonBytes / 3) * 4 * (66 / 64)) + 1_024;

const TEXT_CHUNKS = ['tEXt', 'zTXt', 'iTXt'];

/** The keyword of a text chunk, of whatever kind; null for other chunks. */
export function keywordOf({ type, data }: PngChunk): string | null {
  if (!TEXT_CHUNKS.includes(type)) return null;
  const end = data.subarray(0, 80).indexOf(0);
  return end < 1 ? null : data.toString('latin1', 0, end);
}

/**
 * The text under a keyword, the first when there are several; null without one. Only what is asked
 * for is inflated, and never to more than the largest card takes.
 */
export function textOf(chunks: readonly PngChunk[], keyword: string): string | null {
  const chunk = chunks.find((one) => keywordOf(one) === keyword);
  if (!chunk) return null;
  const rest = chunk.data.subarray(keyword.length + 1);
  const bytes = contentOf(chunk.type, rest);
  if (bytes.length > TEXT_MAX) throw tooLong();
  return bytes.toString('latin1');
}

export function textChunk(keyword: string, text: string): PngChunk {
  return { type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') };
}

function contentOf(type: string, rest: Buffer): Buffer {
  if (type === 'tEXt') return rest;
  // One byte that names the method; there is only deflate.
  if (type === 'zTXt') return inflate(rest.subarray(1));
  // Flag, method, language and translated keyword come before an international text.
  const languageEnd = rest.indexOf(0, 2);
  const keywordEnd = languageEnd < 0 ? -1 : rest.indexOf(0, languageEnd + 1);
  if (keywordEnd < 0) throw badCard('The character data in this picture are damaged.');
  const text = rest.subarray(keywordEnd + 1);
  return rest[0] === 1 ? inflate(text) : text;
}

function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: TEXT_MAX });
  } catch (err) {
    const isBomb = err instanceof RangeError;
    throw isBomb
      ? tooLong()
      : badCard('The compressed character data in this picture are damaged.');
  }
}

const tooLong = () =>
  badCard('The character data in this file are too large. At most 2 MB are read.');
