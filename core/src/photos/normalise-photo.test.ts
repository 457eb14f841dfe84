import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { normalisePhoto } from './normalise-photo.ts';

const SQUARE = { shape: 'square', size: 64 } as const;
const WHOLE = { shape: 'whole', size: 64 } as const;

/** Left half red, right half blue. */
function twoHalves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const blue = sharp({ create: { ...half, background: '#0000ff' } }).png();
  return blue
    .toBuffer()
    .then((input) =>
      sharp({ create: { ...half, width, background: '#ff0000' } }).composite([
        { input, left: width / 2, top: 0 },
      ]),
    );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A PNG that claims this size and holds next to nothing. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a photo', () => {
  it('becomes a square WebP without metadata', async () => {
    const photo = await (
      await twoHalves(300, 200)
    )
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await sharp(await normalisePhoto(photo, SQUARE)).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 64, height: 64 });
    for (const kind of ['exif', 'xmp', 'iptc'] as const) expect(made[kind]).toBeUndefined();
  });

  it('is turned upright', async () => {
    const lying = await (
      await twoHalves(200, 100)
    )
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = sharp(await normalisePhoto(lying, WHOLE));
    expect(await made.metadata()).toMatchObject({ width: 32, height: 64 });
    const { data } = await made.raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [[...data.subarray(0, 3)], [...data.subarray(-3)]];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  it('is not enlarged when it is kept whole', async () => {
    const small = await (await twoHalves(20, 10)).png().toBuffer();
    const made = await sharp(await normalisePhoto(small, WHOLE)).metadata();
    expect(made).toMatchObject({ width: 20, height: 10 });
  });
});

describe('a file that is no photo', () => {
  const refused = async (bytes: Uint8Array) => {
    await expect(normalisePhoto(bytes, SQUARE)).rejects.toMatchObject({ code: 'bad_picture' });
  };

  it('is refused whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
    for (const text of ['', 'no picture', '<html><script>1</script></html>', svg, '%PDF-1.7']) {
      await refused(Buffer.from(text));
    }
    const picture = await twoHalves(20, 10);
    await refused(await picture.clone().gif().toBuffer());
    await refused(await picture.clone().webp().toBuffer());
    await refused(await picture.clone().tiff().toBuffer());
  });

  it('is refused when it is cut off', async () => {
    const whole = await (await twoHalves(400, 400)).png({ compressionLevel: 0 }).toBuffer();
    await refused(whole.subarray(0, 20_000));
  });

  it('is refused by the size it claims, at once and without unfolding', async () => {
    const before = process.memoryUsage().rss;
    const start = performance.now();
    await refused(pngBomb(50_000, 50_000));
    await refused(pngBomb(40_001, 1_000));
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});
