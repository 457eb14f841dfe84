import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { cleanPicture, fitPicture, previewOf } from './fit-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#3366ccaa' } });
const measure = async (bytes: Uint8Array) => {
  const { format, width, height, channels, exif, comments } = await sharp(bytes).metadata();
  return { format, width, height, channels, exif, comments };
};

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
  ])('refuses %s', async (_what, bytes) => {
    const refusal = fitPicture(bytes, '1024x1024');
    await expect(refusal).rejects.toBeInstanceOf(EngineError);
    await expect(refusal).rejects.toMatchObject({ code: 'engine_failed' });
  });

  it('refuses one that claims more pixels than any model makes', async () => {
    const bytes = await drawn(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
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
