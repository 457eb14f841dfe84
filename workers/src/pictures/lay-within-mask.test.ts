import sharp from 'sharp';
import { expect, it } from 'vitest';
import { layWithin } from './lay-within-mask.ts';
import { makeRoom } from './make-room.ts';

const SIDE = 96;
const flat = (background: string, [width, height] = [SIDE, SIDE]) =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (background: string) => flat(background).png().toBuffer();

async function pixels(picture: Uint8Array) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = info;
  const at = (x: number, y: number) =>
    Array.from(data.subarray((y * width + x) * 3).subarray(0, 3));
  return { width, height, at };
}

it('changes what is white, with a soft edge, and not one pixel besides', async () => {
  const input = await flat('#fff', [40, 40]).png().toBuffer();
  const mask = await flat('#000')
    .composite([{ input, left: 30, top: 30 }])
    .png()
    .toBuffer();
  const { at } = await pixels(await layWithin(mask, await png('#102030'), await png('#f0e0d0')));
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const isWithin = x >= 30 && x < 70 && y >= 30 && y < 70;
      if (!isWithin) expect(at(x, y)).toEqual([0x10, 0x20, 0x30]);
    }
  }
  expect(at(50, 50)).toEqual([0xf0, 0xe0, 0xd0]);
  const [red = 0] = at(30, 50);
  expect(red).toBeGreaterThan(0x10);
  expect(red).toBeLessThan(0xf0);
});

it('makes room around a picture, white where there is nothing yet', async () => {
  const old = await flat('#306090', [1024, 1024]).png().toBuffer();
  const { canvas, mask } = await makeRoom(old, '1792x1024', 0.5);
  const [room, white] = [await pixels(canvas), await pixels(mask)];
  for (const { width, height } of [room, white]) expect([width, height]).toEqual([1792, 1024]);
  expect(white.at(896, 512)).toEqual([0, 0, 0]);
  expect(white.at(10, 10)).toEqual([255, 255, 255]);
  // The edge of the old picture is painted over, so that no seam is seen.
  expect(white.at(645, 512)).toEqual([255, 255, 255]);
  expect(white.at(896, 1000)).toEqual([255, 255, 255]);
});

it('keeps the sides that lie at the edge of the new picture', async () => {
  const old = await flat('#306090', [1024, 1024]).png().toBuffer();
  const { mask } = await makeRoom(old, '1792x1024', 1);
  const { at } = await pixels(mask);
  expect(at(896, 0)).toEqual([0, 0, 0]);
  expect(at(896, 1023)).toEqual([0, 0, 0]);
  expect(at(300, 512)).toEqual([255, 255, 255]);
});
