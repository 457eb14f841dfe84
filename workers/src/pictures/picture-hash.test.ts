import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { isSamePicture } from '@vesper/core/pictures/fingerprint';
import { fingerprintOf } from './picture-hash.ts';
import { PORTRAIT } from './portrait.fixtures.ts';

const hashOf = async (file: Buffer): Promise<string> => (await fingerprintOf(file)).hash ?? '';

it.each([
  ['compressed', (it: Sharp) => it.jpeg({ quality: 50 })],
  ['half the size', (it: Sharp) => it.resize(192).webp()],
  ['darker and grey', (it: Sharp) => it.modulate({ brightness: 0.7 }).greyscale().png()],
  [
    'cut by a few pixels',
    (it: Sharp) => it.extract({ left: 2, top: 2, width: 380, height: 380 }).png(),
  ],
])('a picture that comes again %s is known', async (_, change) => {
  const original = await hashOf(await sharp(PORTRAIT).png().toBuffer());
  const again = await hashOf(await change(sharp(PORTRAIT)).toBuffer());
  expect(isSamePicture(original, again)).toBe(true);
});

it('another picture is another one', async () => {
  const original = await hashOf(await sharp(PORTRAIT).png().toBuffer());
  const other = await hashOf(await sharp(PORTRAIT).rotate(90).png().toBuffer());
  expect(isSamePicture(original, other)).toBe(false);
});

it('a picture with nothing in it has no hash, since all such pictures would share it', async () => {
  const plain = {
    create: { width: 200, height: 200, channels: 3, background: '#88aacc' },
  } as const;
  expect((await fingerprintOf(await sharp(plain).png().toBuffer())).hash).toBeNull();
});
