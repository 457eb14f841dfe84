import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageView } from '@vesper/core/contract/image';
import { startAutomatic1111 } from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import { createClient, type Client } from '../stack/client.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let server: Awaited<ReturnType<typeof startAutomatic1111>>;
let stack: Stack;
let client: Client;
let origin: ImageView;

beforeAll(async () => {
  server = await startAutomatic1111();
  stack = await startStack({
    env: { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: server.url },
  });
  client = createClient(stack.baseUrl);
  await client.signUp();
  const body = { prompt: 'a pier in fog', seed: 4 };
  origin = await client.expect([201, orderedImage], 'POST', '/api/generate/image', body);
});
afterAll(async () => {
  await stack.stop();
  await server.stop();
});

const make = (body: object): Promise<OrderedImage> =>
  client.expect([201, orderedImage], 'POST', `/api/images/${origin.id}/versions`, body);

const last = () => {
  const order = server.seen.orders.at(-1);
  if (!order) throw new Error('Nothing was ordered.');
  return order;
};

it('a variation begins with the picture, and changes as much of it as was asked', async () => {
  const made = await make({ task: 'vary', strength: 0.4, prompt: 'a pier at noon' });
  expect(made).toMatchObject({ task: 'vary', originId: origin.id, status: 'complete' });
  expect(last().path).toContain('img2img');
  expect(last().body).toMatchObject({ prompt: 'a pier at noon', denoising_strength: 0.4 });
  const [start] = [last().body['init_images']].flat();
  const picture = sharp(Buffer.from(String(start).replace(/^data:[^,]*,/, ''), 'base64'));
  expect(await picture.metadata()).toMatchObject({ width: 1024, height: 1024 });
});

it('a picture is painted on around by filling in a mask, and stays as it was in the middle', async () => {
  const made = await make({ task: 'outpaint', size: '1792x1024' });
  expect(made).toMatchObject({ task: 'outpaint', prompt: 'a pier in fog' });
  expect(made.settings.size).toBe('1792x1024');
  const mask = sharp(
    Buffer.from(String(last().body['mask']).replace(/^data:[^,]*,/, ''), 'base64'),
  );
  const { data, info } = await mask.greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  expect(data[middle + Math.floor(info.width / 2)]).toBe(0);
  expect(data[middle + 4]).toBe(255);
  const read = async (image: ImageView) => {
    const url = new URL(image.imageUrl ?? '', stack.baseUrl);
    const answer = await fetch(url, { headers: { cookie: client.cookie } });
    return sharp(Buffer.from(await answer.arrayBuffer())).removeAlpha();
  };
  const box = { left: 500, top: 300, width: 300, height: 300 };
  const kept = await (
    await read(made)
  )
    .extract({ ...box, left: box.left + 384 })
    .raw()
    .toBuffer();
  const was = await (await read(origin)).extract(box).raw().toBuffer();
  const sum = kept.reduce((all, value, at) => all + Math.abs(value - (was[at] ?? 0)), 0);
  // Each has an invisible mark of its own.
  expect(sum / kept.length).toBeLessThan(4);
});

it('what a server enlarges by another factor ends at the one that was asked for', async () => {
  const made = await make({ task: 'upscale', factor: 2 });
  expect(last().path).toContain('extra-single-image');
  expect(made.pixels).toEqual({ width: 2048, height: 2048 });
});
