import { readChunks } from '@vesper/core/cards/png-chunks';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { foldFile } from '../pictures/fold-file.ts';
import { painted } from '../watermark/pictures.fixtures.ts';
import { Watermark } from '../watermark/watermark.ts';
import {
  renderAvatar,
  renderDerivatives,
  renderPortrait,
  renderTrial,
} from './render-derivatives.ts';

const watermark = new Watermark(['a secret of the tests that is long enough']);
const madeAt = new Date('2026-11-23T12:34:56Z');
const marking = { watermark, madeAt };
const png = painted(4, 0.5);
const settings = {
  ...{ prompt: 'Ein Café am Meer, 海', negativePrompt: null, seed: 7, presetId: 'ink' },
  ...({ size: '1024x1024', quality: 'hd', style: 'vivid' } as const),
  ...{ model: 'Ink', modelId: null, steps: null, guidance: null },
};

/** What can be told of a file. */
async function originOf(file: Uint8Array) {
  const { views, saysAi } = await foldFile(file);
  return { mark: await watermark.find(views), saysAi };
}

describe('every file of a made picture', () => {
  it.each([
    ['portrait', () => renderPortrait(png, marking)],
    ['face', () => renderAvatar(png, marking)],
    ['picture of a trial', () => renderTrial(png, marking)],
    [
      'PNG',
      async () =>
        (await renderDerivatives(png, { ...marking, settings, fromPhoto: false })).picture,
    ],
    [
      'WebP',
      async () => (await renderDerivatives(png, { ...marking, settings, fromPhoto: true })).display,
    ],
    [
      'thumbnail',
      async () =>
        (await renderDerivatives(png, { ...marking, settings, fromPhoto: false })).thumbnail,
    ],
  ])(
    'carries the mark, and says that a machine made it: %s',
    { timeout: 30_000 },
    async (_, make) => {
      expect(await originOf(await make())).toMatchObject({ mark: { madeAt }, saysAi: true });
    },
  );

  it(
    'of one that can be seen through stays so, and hides nothing',
    { timeout: 30_000 },
    async () => {
      const opaque = await sharp(png).metadata();
      const { width, height } = opaque;
      const left = await sharp({
        create: { width: width / 2, height, channels: 4, background: '#fff' },
      })
        .png()
        .toBuffer();
      const cut = await sharp(png)
        .ensureAlpha()
        .composite([{ input: left, left: 0, top: 0, blend: 'dest-in', tile: false }])
        .png()
        .toBuffer();
      const made = await renderDerivatives(cut, { ...marking, fromPhoto: false });
      expect(made.isTransparent).toBe(true);
      for (const file of [made.picture, made.display, made.thumbnail]) {
        expect((await sharp(file).stats()).isOpaque).toBe(false);
        expect(await originOf(file)).toMatchObject({ mark: { madeAt }, saysAi: true });
      }
      const { data, info } = await sharp(made.picture).raw().toBuffer({ resolveWithObject: true });
      const unseen = data.subarray(4 * (info.width - 10), 4 * info.width);
      expect(Math.max(...unseen)).toBeLessThan(4);
    },
  );
  it('says how it was made only as PNG, and stays a picture', { timeout: 30_000 }, async () => {
    const made = await renderDerivatives(png, { ...marking, settings, fromPhoto: true });
    const chunks = readChunks(Buffer.from(made.picture));
    const text = chunks.find(({ type }) => type === 'iTXt')?.data.toString('utf8') ?? '';
    expect(text.startsWith('vesper-settings\0')).toBe(true);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual(settings);
    const { width } = await sharp(png).metadata();
    expect(await sharp(made.picture).metadata()).toMatchObject({ format: 'png', width });
    for (const other of [made.display, made.thumbnail]) {
      expect(Buffer.from(other).includes('Caf')).toBe(false);
    }
  });

  it('is the same again when it is made again', { timeout: 30_000 }, async () => {
    const [first, second] = [await renderAvatar(png, marking), await renderAvatar(png, marking)];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});
