import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HEIC_PORTRAIT, portrait, zipEnd } from '@vesper/core/photos/photos.fixtures';
import { developPhoto } from './develop-photo.ts';
import { plainPhoto } from './plain-photo.ts';

const HEIC = readFileSync(HEIC_PORTRAIT);

async function wide(width: number): Promise<Buffer> {
  const create = { width, height: 8, channels: 3, background: '#8a99a8' } as const;
  return sharp({ create }).webp().toBuffer();
}

describe('a photo that only its decoder can take apart', () => {
  it('becomes a PNG that shows the same', async () => {
    const drawn = await portrait();
    for (const file of [
      HEIC,
      await sharp(drawn).webp().toBuffer(),
      await sharp(drawn).avif().toBuffer(),
    ]) {
      const plain = await plainPhoto(file);
      const { format, width, height } = await sharp(plain).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 640, height: 640 });
      const { channels } = await sharp(plain).removeAlpha().stats();
      const { channels: expected } = await sharp(drawn).removeAlpha().stats();
      for (const [at, { mean }] of channels.entries()) {
        expect(Math.abs(mean - (expected[at]?.mean ?? 0))).toBeLessThan(3);
      }
    }
  });

  it('is turned upright, and says nothing of where it was taken', async () => {
    const file = await sharp(await portrait())
      .resize(600, 400)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    const { width, height, exif } = await sharp(await plainPhoto(file)).metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 600, exif: undefined });
  });

  it('can be a photo of oneself', async () => {
    expect(await developPhoto(HEIC)).toMatchObject({ width: 640, height: 640 });
  });

  it('is refused with the reason when it cannot be used', async () => {
    for (const [file, code] of [
      [HEIC.subarray(0, HEIC.length / 2), 'photo_unreadable'],
      [Buffer.concat([HEIC.subarray(0, 64), Buffer.alloc(4_000, 7)]), 'photo_unreadable'],
      [Buffer.concat([HEIC, zipEnd(0)]), 'photo_unsafe'],
      [Buffer.concat([HEIC, Buffer.from('<script>')]), 'photo_unsafe'],
      [await wide(12_001), 'photo_too_large'],
    ] as const) {
      await expect(plainPhoto(file)).rejects.toMatchObject({ code });
    }
  });

  it('leaves other files as they are', async () => {
    const png = await portrait(64);
    expect(await plainPhoto(png)).toBe(png);
  });
});
