import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPhoto } from './inspect-photo.ts';
import { PhotoRefused, type PhotoFailure } from './photo-refused.ts';
import {
  phoneTrailer,
  pngBomb,
  portrait,
  textBomb,
  withSegment,
  zipEnd,
} from './photos.fixtures.ts';

let png: Buffer;
let jpeg: Buffer;
let progressive: Buffer;

beforeAll(async () => {
  png = await portrait(256);
  jpeg = await sharp(png).jpeg().toBuffer();
  progressive = await sharp(png).jpeg({ progressive: true }).toBuffer();
});

/** A fingerprint of what is to be seen. */
async function pixelsOf(file: Buffer): Promise<string> {
  const pixels = await sharp(file).raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}

function expectRefused(file: Buffer, code: PhotoFailure): void {
  expect(() => inspectPhoto(file)).toThrow(expect.objectContaining({ code }));
}

describe('a photo that is whole', () => {
  it('is known by its content, and its size by its header', () => {
    for (const file of [png, jpeg, progressive]) {
      expect(inspectPhoto(file)).toMatchObject({ width: 256, height: 256 });
    }
  });

  it('keeps nothing but its picture, which still is the same', async () => {
    const written = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .toBuffer();
    const { picture } = inspectPhoto(phoneTrailer(withSegment(written, 0xfe, Buffer.from('note'))));
    expect(picture.includes('xmpmeta')).toBe(false);
    expect(picture.includes('note')).toBe(false);
    expect(await pixelsOf(picture)).toEqual(await pixelsOf(written));
    const texts = inspectPhoto(Buffer.concat([png.subarray(0, 33), textBomb(9), png.subarray(33)]));
    expect(texts.picture.includes('zTXt')).toBe(false);
    expect(await pixelsOf(texts.picture)).toEqual(await pixelsOf(png));
  });

  it('may be followed by what telephones append', () => {
    expect(inspectPhoto(phoneTrailer(jpeg)).picture.length).toBeLessThanOrEqual(jpeg.length);
    expect(() => inspectPhoto(Buffer.concat([png, Buffer.alloc(300)]))).not.toThrow();
  });
});

describe('a file of another format', () => {
  it('is refused whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
    for (const text of ['', 'no picture', '<html><script>1</script></html>', svg, '%PDF-1.7']) {
      expectRefused(Buffer.from(text), 'photo_format');
    }
    for (const format of ['webp', 'gif', 'tiff', 'avif'] as const) {
      expectRefused(await sharp(png).toFormat(format).toBuffer(), 'photo_format');
    }
    expectRefused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'photo_format');
  });
});

describe('a file that is more than a photo', () => {
  const MIXED: readonly (readonly [name: string, content: Buffer | string])[] = [
    ['a page', '<!DOCTYPE html><p>hello</p>'],
    ['a script', '<ScRiPt>alert(1)</sCrIpT>'],
    ['a vector drawing', '<svg onload=alert(1)>'],
    ['PHP', '<?php echo 1;'],
    ['a shell script', '#!/bin/sh\nid'],
    ['a document', '%PDF-1.4\n'],
    ['a Linux program', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
    ['a macOS program', Buffer.from('\xcf\xfa\xed\xfe\x07\0\0\x01', 'latin1')],
    ['a Java class', Buffer.from('\xca\xfe\xba\xbe\0\0\0\x41', 'latin1')],
    ['a 7z archive', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')],
    ['a zip archive', zipEnd(80)],
  ];
  const dos = Buffer.alloc(72);
  dos.write('MZ');
  dos.writeUInt32LE(64, 0x3c);
  dos.write('PE\0\0', 64, 'latin1');

  it.each([...MIXED, ['a Windows program', dos] as const])('is refused: %s', (_, content) => {
    const bytes = Buffer.from(content);
    for (const file of [png, jpeg]) {
      expectRefused(Buffer.concat([file, Buffer.alloc(90), bytes]), 'photo_unsafe');
    }
    expectRefused(
      withSegment(jpeg, 0xfe, Buffer.concat([Buffer.alloc(90), bytes])),
      'photo_unsafe',
    );
  });

  it('is refused when decoding it would take passes without end', () => {
    const scan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
    const again = Array.from({ length: 80 }, () => progressive.subarray(scan, -2));
    expectRefused(
      Buffer.concat([progressive.subarray(0, scan), ...again, progressive.subarray(-2)]),
      'photo_unsafe',
    );
  });
});

describe('a file that is no whole photo', () => {
  it('is refused wherever it is cut off', () => {
    for (const file of [png, jpeg, progressive]) {
      for (const share of [0.001, 0.1, 0.5, 0.9, 0.999]) {
        const cut = file.subarray(0, Math.max(9, Math.floor(file.length * share)));
        expectRefused(cut, 'photo_unreadable');
      }
    }
  });

  it('is refused by the size it claims, at once and without unfolding', () => {
    const bombs = [pngBomb(50_000, 50_000), pngBomb(40_001, 1_000)];
    const before = process.memoryUsage().rss;
    for (const bomb of bombs) expectRefused(bomb, 'photo_too_large');
    expectRefused(pngBomb(0, 9), 'photo_unreadable');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

/** Changes bytes, takes some out, repeats some and cuts the end off. */
const damage = fc.record({
  edits: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
  from: fc.nat(),
  to: fc.nat(),
  repeat: fc.boolean(),
  cut: fc.option(fc.nat()),
});

it('a photo with damaged bytes is read or refused by name, never anything else', () => {
  const files = [png, jpeg, progressive];
  fc.assert(
    fc.property(fc.constantFrom(...files), damage, (file, { edits, from, to, repeat, cut }) => {
      const copy = Buffer.from(file);
      // Headers stand in front: half of the changes go there.
      for (const [at, byte] of edits) copy[at % (at % 2 ? copy.length : 200)] = byte;
      const [a = 0, b = 0] = [from % copy.length, to % copy.length].sort((x, y) => x - y);
      const parts = [copy.subarray(0, repeat ? b : a), copy.subarray(repeat ? a : b)];
      const whole = Buffer.concat(parts);
      try {
        inspectPhoto(whole.subarray(0, cut === null ? whole.length : cut % (whole.length + 1)));
      } catch (err) {
        expect(err).toBeInstanceOf(PhotoRefused);
      }
    }),
    { seed: 14, numRuns: 6_000 },
  );
});
