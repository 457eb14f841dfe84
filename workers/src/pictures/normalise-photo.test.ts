import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { normalisePhoto } from './normalise-photo.ts';
import { pngBomb, portrait, zipEnd } from '@vesper/core/photos/photos.fixtures';

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

  it('is refused with the reason when it cannot be used', async () => {
    const photo = await portrait(64);
    for (const [file, code] of [
      [Buffer.from('no picture'), 'photo_format'],
      [await sharp(photo).gif().toBuffer(), 'photo_format'],
      [pngBomb(50_000, 50_000), 'photo_too_large'],
      [pngBomb(12_001, 100), 'photo_too_large'],
      [Buffer.concat([photo, zipEnd(0)]), 'photo_unsafe'],
      [photo.subarray(0, photo.length / 2), 'photo_unreadable'],
    ] as const) {
      await expect(normalisePhoto(file, SQUARE)).rejects.toMatchObject({ code });
    }
  });
});
