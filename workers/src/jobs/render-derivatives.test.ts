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
    ['PNG', async () => (await renderDerivatives(png, { ...marking, fromPhoto: false })).picture],
    ['WebP', async () => (await renderDerivatives(png, { ...marking, fromPhoto: true })).display],
    [
      'thumbnail',
      async () => (await renderDerivatives(png, { ...marking, fromPhoto: false })).thumbnail,
    ],
  ])(
    'carries the mark, and says that a machine made it: %s',
    { timeout: 30_000 },
    async (_, make) => {
      expect(await originOf(await make())).toMatchObject({ mark: { madeAt }, saysAi: true });
    },
  );

  it('is the same again when it is made again', { timeout: 30_000 }, async () => {
    const [first, second] = [await renderAvatar(png, marking), await renderAvatar(png, marking)];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});
