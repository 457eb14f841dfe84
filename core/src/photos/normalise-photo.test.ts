import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { normalisePhoto } from './normalise-photo.ts';
import { pngBomb, portrait, zipEnd } from './photos.fixtures.ts';

const SQUARE = { size: 64 };

describe('a picture of a profile', () => {
  it('becomes a square WebP without metadata', async () => {
    const photo = await sharp(await portrait())
      .resize(300, 200)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await sharp(await normalisePhoto(photo, SQUARE)).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 64, height: 64 });
    for (const kind of ['exif', 'xmp', 'iptc'] as const) expect(made[kind]).toBeUndefined();
  });

  it('is refused with advice when it cannot be used', async () => {
    const photo = await portrait(64);
    for (const [file, advice] of [
      [Buffer.from('no picture'), 'no JPG or PNG'],
      [await sharp(photo).webp().toBuffer(), 'no JPG or PNG'],
      [pngBomb(50_000, 50_000), 'more than 40 megapixels'],
      [Buffer.concat([photo, zipEnd(0)]), 'more than a photo'],
      [photo.subarray(0, photo.length / 2), 'damaged'],
    ] as const) {
      await expect(normalisePhoto(file, SQUARE)).rejects.toMatchObject({
        code: 'bad_picture',
        message: expect.stringContaining(advice),
      });
    }
  });
});
