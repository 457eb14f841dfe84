import { crc32 } from 'node:zlib';
import { badCard } from './bad-card.ts';

export interface PngChunk {
  /** Four ASCII letters. */
  type: string;
  data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum: what a chunk takes besides its data. */
const FRAME = 12;
const HEADER_BYTES = 13;
/** A 20 MB picture in the usual pieces of 8 KiB has 2,500; without a bound, empty ones cost seconds. */
const CHUNKS_MAX = 20_000;
/** Larger than any card in use; decoded it takes 64 MiB. */
const PIXELS_MAX = 4_096 * 4_096;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(SIGNATURE);

/**
 * The chunks of a PNG up to and with IEND, checksums and bounds checked. What follows IEND is left
 * out. Linear in the size of the file; the data are views into `file`.
 * @throws AppError `bad_card` for anything that is not a whole PNG of bearable size.
 */
export function readChunks(file: Buffer): PngChunk[] {
  if (!isPng(file)) throw badCard('This file is no PNG picture.');
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; chunks.at(-1)?.type !== 'IEND';) {
    if (chunks.length === CHUNKS_MAX) throw badCard('This picture is cut into too many pieces.');
    const chunk = readChunk(file, at);
    chunks.push(chunk);
    at += FRAME + chunk.data.length;
  }
  checkHeader(chunks[0]);
  if (!chunks.some(({ type }) => type === 'IDAT')) throw badCard('This PNG holds no picture.');
  return chunks;
}

function readChunk(file: Buffer, at: number): PngChunk {
  if (at + FRAME > file.length) throw truncated();
  const length = file.readUInt32BE(at);
  const end = at + FRAME + length;
  if (end > file.length) throw truncated();
  const typed = file.subarray(at + 4, end - 4);
  const type = typed.toString('latin1', 0, 4);
  if (!/^[A-Za-z]{4}$/.test(type)) {
    throw badCard('This picture is damaged: a part has no valid name.');
  }
  if (crc32(typed) !== file.readUInt32BE(end - 4)) {
    throw badCard('This picture is damaged: a checksum does not match. Please export it again.');
  }
  return { type, data: typed.subarray(4) };
}

const truncated = () => badCard('This picture is cut off before its end. Please export it again.');

function checkHeader(header: PngChunk | undefined): void {
  if (header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES) {
    throw badCard('This picture is damaged: it does not begin with its size.');
  }
  const pixels = header.data.readUInt32BE(0) * header.data.readUInt32BE(4);
  if (pixels === 0) throw badCard('This picture is empty.');
  if (pixels > PIXELS_MAX) {
    throw badCard('This picture is too large. A card has at most 4096 × 4096 pixels.');
  }
}

/** A PNG file of these chunks, the first of which is IHDR and the last IEND. */
export function writeChunks(chunks: readonly PngChunk[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.flatMap(frame)]);
}

function frame({ type, data }: PngChunk): Buffer[] {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return [length, typed, sum];
}
