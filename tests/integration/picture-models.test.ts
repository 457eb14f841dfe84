import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { imageView } from '@vesper/core/contract/image';
import { startAutomatic1111 } from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import { flatPng } from '@vesper/workers/engines/image/image-engine.fixtures';
import {
  sendJson,
  startImagesServer,
  type Answer,
} from '@vesper/workers/engines/image/openai/openai-images-server.fixtures';
import { readAccount } from '../stack/balance.ts';
import { generate } from '../stack/conversation.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../stack/start-stack.ts';

let ends: Array<() => Promise<unknown>> = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function start(env: Record<string, string>) {
  const stack = await startStack({ env });
  ends.push(() => stack.stop());
  return stack;
}

async function member(stack: Stack) {
  const { client, userId } = await newPerson(stack);
  return { client, account: () => readAccount(stack.documents, userId) };
}

let painter: Awaited<ReturnType<typeof startAutomatic1111>>;
let painted: Stack;
let seller: Awaited<ReturnType<typeof startImagesServer>>;
let sold: Stack;
/** What the server that is paid says to the next orders. */
let answer: Answer = (res) => void res.destroy();
beforeAll(async () => {
  painter = await startAutomatic1111({ auth: 'user:secret', stepMs: 30 });
  ends.push(() => painter.stop());
  seller = await startImagesServer((...asked) => answer(...asked));
  ends.push(() => seller.stop());
  painted = await start({
    ...{ IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: painter.url },
    IMAGE_API_KEY: 'user:secret',
  });
  const paid = { IMAGE_ENGINE: 'openai', IMAGE_BASE_URL: seller.baseUrl };
  sold = await start({ ...paid, IMAGE_MODEL: 'gpt-image-1' });
});
beforeEach(() => {
  painter.seen.orders.length = 0;
  seller.seen.orders.length = 0;
});

it('a picture server paints what a member orders, in the size of the order', async () => {
  const { client, account } = await member(painted);
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', {
    prompt: 'a lighthouse by the sea at dusk',
    size: '1024x1792',
  });
  expect(image.status).toBe('complete');
  const url = new URL(image.imageUrl ?? '', client.baseUrl);
  const file = await fetch(url, { headers: { cookie: client.cookie } });
  const picture = sharp(Buffer.from(await file.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1792 });
  expect(painter.seen.orders).toHaveLength(1);
  expect(painter.seen.orders[0]?.body).toMatchObject({ width: 768, height: 1344 });
  expect(await account()).toMatchObject({ tokens: 4, holds: 0 });
});

it('a picture that is stopped is broken off at the server, and costs nothing', async () => {
  const { client, account } = await member(painted);
  painter.hold(true);
  const socket = await connectSocket(client);
  const { runId = '' } = await generate(client, 'a castle above the clouds');
  await expect.poll(() => painter.running()).toBeDefined();
  const own = painter.running();
  await socket.ask('run:cancel', { runId });
  expect((await socket.finished(runId)).event).toBe('run:stopped');
  await expect.poll(() => painter.seen.interrupts).toEqual([own]);
  expect(await account()).toMatchObject({ tokens: 5, holds: 0 });
  painter.hold(false);
  socket.close();
});

it('a picture that the model refuses is asked for once, and costs nothing', async () => {
  const error = { code: 'moderation_blocked', type: 'image_generation_user_error' };
  answer = (res) => sendJson(res, 400, { error });
  const { client, account } = await member(sold);
  const socket = await connectSocket(client);
  const { runId = '' } = await generate(client, 'a garden in spring');
  expect(await socket.finished(runId)).toMatchObject({
    event: 'run:failed',
    code: 'content_refused',
  });
  await sold.settled();
  expect(seller.seen.orders).toHaveLength(1);
  expect(await account()).toMatchObject({ tokens: 5, holds: 0 });
  socket.close();
});

it('a picture that may have been paid is never ordered twice', async () => {
  answer = (res) => void res.destroy();
  const { client, account } = await member(sold);
  const socket = await connectSocket(client);
  const { runId = '' } = await generate(client, 'a garden in spring');
  expect((await socket.finished(runId)).event).toBe('run:failed');
  await sold.settled();
  expect(seller.seen.orders).toHaveLength(1);
  expect(await account()).toMatchObject({ tokens: 5, holds: 0 });
  socket.close();
});

it('a server that had too much to do is asked again', async () => {
  const picture = (await flatPng(96, 96)).toString('base64');
  answer = (res) => {
    if (seller.seen.orders.length > 1) sendJson(res, 200, { data: [{ b64_json: picture }] });
    else sendJson(res, 429, { error: {} }, { 'retry-after': '1' });
  };
  const { client } = await member(sold);
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', {
    prompt: 'a garden in spring',
  });
  expect(image.status).toBe('complete');
  expect(seller.seen.orders).toHaveLength(2);
});
