import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIDE = 640;

/** Somebody with fine hair and lashes before a plain wall, as PNG. */
export async function portrait(side = SIDE): Promise<Buffer> {
  const strands = Array.from({ length: 120 }, (_, n) => {
    const x = 200 + n * 2;
    const shade = 14 + (n % 5) * 9;
    const path = `M${x} 150q${(n - 60) / 6} 60 ${(n - 60) / 2} 190`;
    return `<path d="${path}" stroke="hsl(25 45% ${shade}%)" stroke-width="1.6" fill="none"/>`;
  });
  const eye = (x: number) =>
    `<circle cx="${x}" cy="300" r="9" fill="#2a1a10"/><circle cx="${x + 3}" cy="297" r="2" fill="#fff"/>
     <path d="M${x - 16} 288q16 -12 32 0" stroke="#1a1009" stroke-width="3" fill="none"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="${side}" height="${side}">
    <rect width="640" height="640" fill="#8a99a8"/>
    <ellipse cx="320" cy="660" rx="240" ry="190" fill="#3f5a48"/>
    <ellipse cx="320" cy="310" rx="110" ry="145" fill="#d3a180"/>
    ${strands.join('')}${eye(275)}${eye(365)}
    <path d="M280 385q40 26 80 0" stroke="#8c3b32" stroke-width="6" fill="none"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The same as a telephone would store it: HEIC, by the encoder of libheif. */
export const HEIC_PORTRAIT = fileURLToPath(
  new URL('./drawn-portrait.fixtures.heic', import.meta.url),
);

/** The grain of a sensor of this strength, and less light when `light` is below 1. */
export async function withGrain(photo: Buffer, sigma: number, light = 1): Promise<Buffer> {
  const { data, info } = await sharp(photo)
    .removeAlpha()
    .linear(light, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  const grain = sigma * Math.sqrt(3);
  for (let at = 0; at < data.length; at += 1) {
    const speck = (random() + random() + random() + random()) * grain;
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + speck)));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

const ZEROS_MAX = 50_000_000;

/** A PNG that claims this size, with as much of it as fits into some 50 KB. */
export function pngBomb(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = Math.min(ZEROS_MAX, (width * 3 + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed text of `bytes` zeros. */
export function textBomb(bytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('bomb\0\0'), deflateSync(Buffer.alloc(bytes))]));
}

/** A JPEG segment with this body, right after the start. */
export function withSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** The last record of an archive that ends `before` bytes after its start. */
export function zipEnd(before: number): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(1, 8);
  record.writeUInt16LE(1, 10);
  record.writeUInt32LE(46, 12);
  record.writeUInt32LE(before, 16);
  return record;
}

/** The bytes several telephones append to a photo: a film, a second picture, a table of parts. */
export function phoneTrailer(jpeg: Buffer): Buffer {
  const film = Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
    Buffer.alloc(4_096, 0xa7),
  ]);
  const table = Buffer.from('MotionPhoto_Data\0SEFH\x6a\0\0\0\x01\0\0\0SEFT', 'latin1');
  return Buffer.concat([jpeg, Buffer.alloc(16)].concat(jpeg, film, table));
}
