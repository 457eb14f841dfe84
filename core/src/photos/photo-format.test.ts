import { expect, it } from 'vitest';
import { photoFormat } from './photo-format.ts';

/** The box with which such a file begins. */
function box(...brands: string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + brands.join('').length);
  return Buffer.concat([size, Buffer.from(`ftyp${brands.join('')}`), Buffer.from('more avif')]);
}

it.each([
  ['heic', box('heic', '\0\0\0\0', 'mif1', 'heic')],
  ['heic', box('mif1', '\0\0\0\0', 'heic')],
  ['avif', box('avif', '\0\0\0\0', 'mif1', 'miaf')],
  ['avif', box('mif1', '\0\0\0\0', 'avif')],
  ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  // A film, a sound, nothing, half a box.
  ['other', box('isom', '\0\0\0\0', 'mp41')],
  ['other', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['other', Buffer.alloc(0)],
  ['other', Buffer.from('\0\0\0\x18ftyp')],
] as const)('%s is told by its first bytes', (format, bytes) => {
  expect(photoFormat(bytes)).toBe(format);
});
