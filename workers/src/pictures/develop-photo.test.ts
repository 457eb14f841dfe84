import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { developPhoto } from './develop-photo.ts';
import type { PhotoFailure } from '@vesper/core/photos/photo-refused';
import { pngBomb, portrait, textBomb, withGrain } from '@vesper/core/photos/photos.fixtures';

let sharpOne: Buffer;

beforeAll(async () => {
  sharpOne = await withGrain(await portrait(), 3);
});

async function expectRefused(file: Buffer, code: PhotoFailure): Promise<void> {
  await expect(developPhoto(file)).rejects.toMatchObject({ code });
}

describe('a photo of oneself', () => {
  it('is kept smaller and without metadata, with a thumbnail', async () => {
    const taken = await sharp(await portrait(1600))
      .resize(1600, 1200)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer();
    const { reference, thumbnail } = await developPhoto(taken);
    expect(await sharp(reference).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
      height: 768,
    });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 280, height: 210 });
    for (const file of [reference, thumbnail]) {
      const metadata = await sharp(file).metadata();
      for (const kind of ['exif', 'xmp', 'iptc', 'icc'] as const) {
        expect(metadata[kind]).toBeUndefined();
      }
    }
  });

  it('is turned upright and not enlarged', async () => {
    const standing = await sharp(sharpOne).resize(640, 520).png().toBuffer();
    const lying = sharp(standing).rotate(-90).withMetadata({ orientation: 6 });
    const { reference } = await developPhoto(await lying.jpeg().toBuffer());
    const upright = await sharp(standing).raw().toBuffer();
    const { data, info } = await sharp(reference).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 640, height: 520 });
    const difference = data.reduce((sum, it, at) => sum + Math.abs(it - (upright[at] ?? 0)), 0);
    expect(difference / data.length).toBeLessThan(6);
  });

  it('may be grey, transparent or of few colours', async () => {
    const cut = await sharp(await portrait())
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const grey = await sharp(sharpOne).greyscale().jpeg().toBuffer();
    const few = await sharp(sharpOne).png({ palette: true }).toBuffer();
    for (const file of [cut, grey, few]) {
      const { reference } = await developPhoto(file);
      expect(await sharp(reference).metadata()).toMatchObject({ channels: 3, width: 640 });
    }
  });

  it('is refused when it is too small or next to a line', async () => {
    const small = await sharp(sharpOne).resize(640, 511, { fit: 'fill' }).toBuffer();
    await expectRefused(small, 'photo_too_small');
    const line = await sharp(sharpOne).resize(2_600, 600, { fit: 'fill' }).toBuffer();
    await expectRefused(line, 'photo_too_small');
  });

  it('is refused when its pixels are damaged', async () => {
    const hole = Buffer.from(await portrait());
    hole.fill(0x55, hole.length / 2, hole.length / 2 + 400);
    await expectRefused(hole, 'photo_unreadable');
  });
});

describe('the sharpness of a photo', () => {
  it.each([3, 5, 9])('is too little after a blur of %i pixels', async (sigma) => {
    const blurred = await sharp(await portrait(512))
      .blur(sigma)
      .jpeg()
      .toBuffer();
    await expectRefused(blurred, 'photo_blurred');
    await expectRefused(await withGrain(blurred, 8), 'photo_blurred');
  });

  it('is enough in little light, with much grain, and in a large photo that is a little soft', async () => {
    await developPhoto(await withGrain(await portrait(), 12, 0.35));
    await developPhoto(await withGrain(await portrait(), 14));
    await developPhoto(
      await sharp(await portrait(2400))
        .blur(2.5)
        .jpeg()
        .toBuffer(),
    );
  });

  it('is enough when only the face is sharp', async () => {
    const face = await sharp(sharpOne)
      .extract({ left: 220, top: 240, width: 200, height: 160 })
      .toBuffer();
    const bokeh = await sharp(sharpOne)
      .blur(14)
      .composite([{ input: face, left: 220, top: 240 }])
      .jpeg()
      .toBuffer();
    await developPhoto(bokeh);
  });
});

describe('a bomb', () => {
  it('of fewer pixels than are refused unfolds into little memory', async () => {
    const before = process.memoryUsage().rss;
    const bomb = pngBomb(6_000, 2_700, textBomb(40_000_000));
    const grown = process.memoryUsage().rss;
    await expectRefused(bomb, 'photo_blurred');
    expect(process.memoryUsage().rss - Math.max(before, grown)).toBeLessThan(100_000_000);
  });
});
