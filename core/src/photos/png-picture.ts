import type { PhotoParts } from './photo-parts.ts';
import { PhotoRefused } from './photo-refused.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum: what a chunk takes besides its data. */
const FRAME = 12;
/** Chunks that are kept: pixels and colours, but no texts, which may decompress to any size. */
const KEPT = new Set('IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP eXIf'.split(' '));

const damaged = () => new PhotoRefused('photo_unreadable');

/**
 * Walks the chunks of a PNG up to and with IEND. Nothing is decompressed; the checksums stay as
 * they are, so that the decoder finds what is damaged.
 * @throws PhotoRefused
 */
export function readPng(file: Buffer): PhotoParts {
  const kept: Buffer[] = [file.subarray(0, SIGNATURE_BYTES)];
  let size: { width: number; height: number } | undefined;
  for (let at = SIGNATURE_BYTES; ;) {
    if (at + FRAME > file.length) throw damaged();
    const end = at + FRAME + file.readUInt32BE(at);
    if (end > file.length) throw damaged();
    const type = file.toString('latin1', at + 4, at + 8);
    if (!size) {
      if (type !== 'IHDR' || end - at < FRAME + 13) throw damaged();
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    }
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return { ...size, picture: Buffer.concat(kept) };
    at = end;
  }
}
