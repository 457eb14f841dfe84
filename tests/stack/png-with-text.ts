import { crc32 } from 'node:zlib';
import sharp from 'sharp';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small picture that says something under a keyword, the way of other programs. */
export async function pngWithText(keyword: string, words: string): Promise<Buffer> {
  const create = { width: 8, height: 8, channels: 3, background: '#204060' } as const;
  const png = await sharp({ create }).png().toBuffer();
  // After the signature and IHDR, which is always as long.
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
  return Buffer.concat([head, chunk('tEXt', Buffer.from(`${keyword}\0${words}`, 'latin1')), rest]);
}
