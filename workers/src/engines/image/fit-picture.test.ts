import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { cleanPicture, fitPicture, previewOf } from './fit-picture.ts';
import { flatPng } from './image-engine.fixtures.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#3366ccaa' } });
const measure = async (bytes: Uint8Array) => {
  const { format, width, height, channels, exif, comments } = await sharp(bytes).metadata();
  return { format, width, height, channels, exif, comments };
};

/** The head of a PNG, and nothing else. */
function pngOfSide(side: number): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4);
  head.writeUInt32BE(side, 8);
  head.writeUInt32BE(side, 12);
  head.set([8, 2, 0, 0, 0], 16);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(head.subarray(4, 21)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head.subarray(0, 21), sum]);
}

/** A WebP of three frames, one over the other. */
async function animation(): Promise<Buffer> {
  const frames = ['#cc3333', '#33cc33', '#3333cc'].map((colour) => flatPng(64, 64, colour));
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
}

describe('fitPicture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'makes a PNG in the ordered pixels of %s',
    async (format) => {
      const bytes = await drawn(1344, 768).toFormat(format).toBuffer();
      expect(await measure(await fitPicture(bytes, '1792x1024'))).toMatchObject({
        ...{ format: 'png', width: 1792, height: 1024, channels: 3 },
      });
    },
  );

  it.each<[string, () => Promise<Buffer>]>([
    ['16 bits a channel', () => drawn(64, 64).toColourspace('rgb16').png().toBuffer()],
    ['greys alone', () => drawn(64, 64).toColourspace('b-w').png().toBuffer()],
    ['a palette', () => drawn(64, 64).png({ palette: true }).toBuffer()],
    ['inks', () => drawn(64, 64).flatten().toColourspace('cmyk').jpeg().toBuffer()],
    ['several frames', animation],
  ])('makes a picture for screens of one with %s', async (_what, draw) => {
    const fitted = await fitPicture(await draw(), '1024x1024');
    const { format, width, height, space, depth, pages, hasAlpha } = await sharp(fitted).metadata();
    expect({ format, width, height, space, depth, pages, hasAlpha }).toEqual({
      ...{ format: 'png', width: 1024, height: 1024, space: 'srgb', depth: 'uchar' },
      ...{ pages: undefined, hasAlpha: false },
    });
  });

  it('leaves out what the file says beside the picture', async () => {
    const words = { IFD0: { ImageDescription: 'a lighthouse' } };
    const bytes = await drawn(64, 64).withExif(words).png().toBuffer();
    expect((await measure(bytes)).exif).toBeDefined();
    const fitted = await fitPicture(bytes, '1024x1024');
    expect(await measure(fitted)).toMatchObject({ exif: undefined, comments: undefined });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('{"error":"busy"}')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a broken PNG', Buffer.from('89504e470d0a1a0a00000000', 'hex')],
    ['a PNG that claims a side of two thousand million pixels', pngOfSide(2_147_483_647)],
  ])('refuses %s', async (_what, bytes) => {
    const refusal = fitPicture(bytes, '1024x1024');
    await expect(refusal).rejects.toBeInstanceOf(EngineError);
    await expect(refusal).rejects.toMatchObject({ code: 'engine_failed' });
  });

  it('refuses one that claims more pixels than any model makes', async () => {
    const bytes = await drawn(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    await expect(cleanPicture(bytes)).rejects.toBeInstanceOf(EngineError);
  });
});

describe('previewOf', () => {
  it('makes a small WebP, and enlarges nothing', async () => {
    const large = await previewOf(await drawn(1024, 512).jpeg().toBuffer());
    expect(await measure(large)).toMatchObject({ format: 'webp', width: 512, height: 256 });
    const small = await previewOf(await drawn(96, 64).png().toBuffer());
    expect(await measure(small)).toMatchObject({ width: 96, height: 64 });
  });
});
