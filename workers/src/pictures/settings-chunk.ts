import { crc32 } from 'node:zlib';
import { FILE_SETTINGS_KEYWORD, type FileSettings } from '@vesper/core/contract/file-settings';

/** Signature and header, after which texts may stand. https://www.w3.org/TR/png-3/#5ChunkOrdering */
const HEAD_BYTES = 33;

/** Adds to a PNG how it was made, as a text (iTXt) that this product reads when it gets the file back. */
export function withSettings(png: Uint8Array, settings: FileSettings): Uint8Array {
  const chunk = textChunk(FILE_SETTINGS_KEYWORD, JSON.stringify(settings));
  return Buffer.concat([png.subarray(0, HEAD_BYTES), chunk, png.subarray(HEAD_BYTES)]);
}

/** An uncompressed text in UTF-8, in no language. */
function textChunk(keyword: string, text: string): Buffer {
  const typed = Buffer.from(`iTXt${keyword}\0\0\0\0\0${text}`, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(typed.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
