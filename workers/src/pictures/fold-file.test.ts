import sharp from 'sharp';
import { expect, it } from 'vitest';
import { foldFile } from './fold-file.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#578' } });

it.each([
  ['no picture', () => Promise.resolve(Buffer.from('hello')), 'photo_format'],
  [
    'a vector drawing',
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    'photo_format',
  ],
  [
    'a picture cut short',
    async () => (await plain(64, 64).png().toBuffer()).subarray(0, 60),
    'photo_unreadable',
  ],
  ['more pixels than are opened', () => plain(9_000, 5_000).png().toBuffer(), 'photo_unreadable'],
])('refuses %s', async (_, make, code) => {
  await expect(foldFile(await make())).rejects.toMatchObject({ code });
});

it('tries the scale of a whole picture of ours beside the common ones', async () => {
  const { views } = await foldFile(await plain(800, 800).jpeg().toBuffer());
  expect(views.map(({ scale }) => scale)).toEqual(expect.arrayContaining([1, 0.5, 800 / 1_024]));
});

it.each([
  ['trainedAlgorithmicMedia', true],
  ['compositeWithTrainedAlgorithmicMedia', true],
  ['digitalCapture', false],
])('reads what a file says of its source: %s', async (source, saysAi) => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/></rdf:RDF></x:xmpmeta>`;
  expect(await foldFile(await plain(200, 200).withXmp(xmp).webp().toBuffer())).toMatchObject({
    saysAi,
  });
});
