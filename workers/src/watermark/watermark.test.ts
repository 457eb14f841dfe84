import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS, attacked, type AttackName } from './attacks.fixtures.ts';
import { findMark, SCORE_MIN, scoreOf } from './find-mark.ts';
import { markKey } from './mark-key.ts';
import { painted, photo, surface } from './pictures.fixtures.ts';
import { pixelsOf, pngOf, psnr, viewsOf } from './pixels.fixtures.ts';
import { Watermark } from './watermark.ts';

const SECRET = 'a secret of the tests that is long enough';
const OLDER = 'a secret of before, which is long enough too';
const MADE_AT = new Date('2026-11-23T12:34:56Z');
const watermark = new Watermark([SECRET, OLDER]);
const names = Object.keys(ATTACKS).filter((name): name is AttackName => name in ATTACKS);

/** A painted evening, a painted face, a photo, and a gradient with nothing to hide behind. */
const pictures: Array<{ before: Uint8Array; after: Uint8Array; noise: number }> = [];

async function marked(before: Uint8Array, by = watermark) {
  const pixels = await pixelsOf(before);
  const laid = await by.lay({ ...pixels, data: pixels.data.slice() }, MADE_AT);
  return { before, after: await pngOf(laid), noise: psnr(pixels, laid) };
}

beforeAll(async () => {
  const sources = [painted(0, 0.5), painted(3, 0.5), await photo(2), await surface(0, 768)];
  for (const source of sources) pictures.push(await marked(source));
}, 60_000);

describe('the mark of a picture', () => {
  it('cannot be seen: at least 40 dB below the picture', () => {
    for (const { noise } of pictures) expect(noise).toBeGreaterThan(40);
  });

  it.each(names)('is found after: %s', { timeout: 60_000 }, async (name) => {
    for (const { after } of pictures) {
      const found = await watermark.find(await viewsOf(await attacked(after, name)));
      expect(found?.score).toBeGreaterThan(SCORE_MIN);
    }
  });

  it('says when the picture was made, to the second, after JPEG 80 too', async () => {
    for (const { after } of pictures) {
      const found = await watermark.find(await viewsOf(await attacked(after, 'JPEG 80')));
      expect(found?.madeAt).toEqual(MADE_AT);
    }
  });

  it('is found in a whole picture that was made smaller to any width', async () => {
    const { after } = await marked(await photo(4));
    const enlarged = await sharp(after).resize(1_024, 1_024).png().toBuffer();
    const { after: whole } = await marked(enlarged);
    const small = await sharp(whole).resize(777).jpeg({ quality: 80 }).toBuffer();
    expect(await watermark.find(await viewsOf(small))).toMatchObject({ scale: 777 / 1_024 });
  });

  it(
    'is found in an enlarged picture, as it is and made smaller',
    { timeout: 60_000 },
    async () => {
      const enlarged = await sharp(await photo(4))
        .resize(2_048, 2_048)
        .png()
        .toBuffer();
      const { after } = await marked(enlarged);
      expect(await watermark.find(await viewsOf(after))).toMatchObject({ madeAt: MADE_AT });
      const small = await sharp(after).resize(1_111).jpeg({ quality: 85 }).toBuffer();
      expect(await watermark.find(await viewsOf(small))).toMatchObject({ scale: 1_111 / 2_048 });
    },
  );

  it('is found by the key that made it, and by none that others have', async () => {
    const [, face] = pictures;
    const { after } = await marked(face?.before ?? new Uint8Array(), new Watermark([OLDER]));
    const views = await viewsOf(after);
    expect(await watermark.find(views)).toMatchObject({ madeAt: MADE_AT });
    expect(await new Watermark(['somebody else has this one, and not us']).find(views)).toBeNull();
  });
});

describe('a picture without a mark', () => {
  it('has none, whatever it shows and however often it is asked', { timeout: 60_000 }, async () => {
    const keys = Array.from({ length: 12 }, (_, at) => markKey(`nobody uses this secret: ${at}`));
    // The last one repeats itself just as a mark does.
    const files = [...pictures.map(({ before }) => before), await surface(3, 512)];
    for (const file of files) {
      const views = (await viewsOf(file)).slice(0, 4);
      for (const key of keys) {
        for (const view of views) expect(scoreOf(view, key)).toBeLessThan(SCORE_MIN);
      }
      expect(await findMark(views, markKey(SECRET))).toBeNull();
    }
  });

  it('has none when it is of one colour, or smaller than a tile', async () => {
    const plain = sharp({ create: { width: 600, height: 600, channels: 3, background: '#88a' } });
    expect(await watermark.find(await viewsOf(await plain.png().toBuffer()))).toBeNull();
    const tiny = await sharp(await photo(0))
      .resize(40)
      .png()
      .toBuffer();
    expect(await watermark.find(await viewsOf(tiny))).toBeNull();
  });
});
