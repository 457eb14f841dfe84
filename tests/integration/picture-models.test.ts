import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
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
import { startStack } from '../stack/start-stack.ts';

let ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function start(env: Record<string, string>) {
  const stack = await startStack({ env });
  ends.push(() => stack.stop());
  const { client, userId } = await newPerson(stack);
  return { stack, client, account: () => readAccount(stack.documents, userId) };
}

async function startPainter(options: Parameters<typeof startAutomatic1111>[0] = {}) {
  const server = await startAutomatic1111(options);
  ends.push(() => server.stop());
  const about = { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: server.url };
  return { server, ...(await start({ ...about, IMAGE_API_KEY: 'user:secret' })) };
}

async function startOpenAi(answer: Answer) {
  const server = await startImagesServer(answer);
  ends.push(() => server.stop());
  const about = { IMAGE_ENGINE: 'openai', IMAGE_BASE_URL: server.baseUrl };
  return { server, ...(await start({ ...about, IMAGE_MODEL: 'gpt-image-1' })) };
}

it('a picture server paints what a member orders, in the size of the order', async () => {
  const { server, client, account } = await startPainter({ auth: 'user:secret', stepMs: 30 });
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', {
    prompt: 'a lighthouse by the sea at dusk',
    size: '1024x1792',
  });
  expect(image.status).toBe('complete');
  const url = new URL(image.imageUrl ?? '', client.baseUrl);
  const file = await fetch(url, { headers: { cookie: client.cookie } });
  const picture = sharp(Buffer.from(await file.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1792 });
  expect(server.seen.orders).toHaveLength(1);
  expect(server.seen.orders[0]?.body).toMatchObject({ width: 768, height: 1344 });
  expect(await account()).toMatchObject({ tokens: 4, holds: 0 });
});

it('a picture that is stopped is broken off at the server, and costs nothing', async () => {
  const { server, client, account } = await startPainter();
  server.hold(true);
  const socket = await connectSocket(client);
  const { runId = '' } = await generate(client, 'a castle above the clouds');
  await expect.poll(() => server.running()).toBeDefined();
  const own = server.running();
  await socket.ask('run:cancel', { runId });
  expect((await socket.finished(runId)).event).toBe('run:stopped');
  await expect.poll(() => server.seen.interrupts).toEqual([own]);
  expect(await account()).toMatchObject({ tokens: 5, holds: 0 });
  socket.close();
});

it('a picture that the model refuses is asked for once, and costs nothing', async () => {
  const error = { code: 'moderation_blocked', type: 'image_generation_user_error' };
  const { server, client, account, stack } = await startOpenAi((res) =>
    sendJson(res, 400, { error }),
  );
  const socket = await connectSocket(client);
  const { runId = '' } = await generate(client, 'a garden in spring');
  expect(await socket.finished(runId)).toMatchObject({
    event: 'run:failed',
    code: 'content_refused',
  });
  await stack.settled();
  expect(server.seen.orders).toHaveLength(1);
  expect(await account()).toMatchObject({ tokens: 5, holds: 0 });
  socket.close();
});

it('a picture that may have been paid is never ordered twice', async () => {
  const { server, client, account, stack } = await startOpenAi((res) => void res.destroy());
  const socket = await connectSocket(client);
  const { runId = '' } = await generate(client, 'a garden in spring');
  expect((await socket.finished(runId)).event).toBe('run:failed');
  await stack.settled();
  expect(server.seen.orders).toHaveLength(1);
  expect(await account()).toMatchObject({ tokens: 5, holds: 0 });
  socket.close();
});

it('a server that had too much to do is asked again', async () => {
  const picture = (await flatPng(96, 96)).toString('base64');
  const { server, client } = await startOpenAi((res, _, turn) => {
    if (turn === 1) sendJson(res, 429, { error: {} }, { 'retry-after': '1' });
    else sendJson(res, 200, { data: [{ b64_json: picture }] });
  });
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', {
    prompt: 'a garden in spring',
  });
  expect(image.status).toBe('complete');
  expect(server.seen.orders).toHaveLength(2);
});
