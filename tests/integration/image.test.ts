import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { userView } from '@vesper/core/contract/user';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { generate } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function person(): Promise<{ client: Client; userId: string }> {
  const client = createClient(stack.baseUrl);
  const user = await client.signUp();
  return { client, userId: user.id };
}

async function bytes(client: Client, path: string): Promise<{ status: number; body: Buffer }> {
  const response = await fetch(new URL(path, client.baseUrl), {
    headers: { cookie: client.cookie },
  });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

describe('a picture', () => {
  it('is waited for by default, has the size asked for and costs one token', async () => {
    const { client, userId } = await person();
    const image = await client.expect([201, imageView], 'POST', '/api/generate/image', {
      prompt: 'a lighthouse by the sea at dusk',
      size: '1792x1024',
    });
    expect(image).toMatchObject({ status: 'complete', isPublic: false, likes: 0, liked: false });
    const picture = await bytes(client, image.imageUrl ?? '');
    const meta = await sharp(picture.body).metadata();
    expect(meta).toMatchObject({ format: 'png', width: 1792, height: 1024 });
    expect(String(meta.xmp)).toContain('DigitalSourceType');
    const thumbnail = await bytes(client, image.thumbnailUrl ?? '');
    const small = await sharp(thumbnail.body).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 512 });
    expect(String(small.xmp)).toContain('DigitalSourceType');
    const display = await bytes(client, image.displayUrl ?? '');
    const shown = await sharp(display.body).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: 1792, height: 1024 });
    expect(String(shown.xmp)).toContain('DigitalSourceType');
    expect(display.body.length).toBeLessThan(picture.body.length / 4);
    const account = await readAccount(stack.documents, userId);
    expect(account).toEqual({ tokens: 4, ledgerSum: 4, holds: 0 });
    expect(await client.expect([200, userView], 'GET', '/api/user')).toMatchObject({ tokens: 4 });
  });

  it('shows honest progress and growing previews while it is made', async () => {
    const { client } = await person();
    const socket = await connectSocket(client);
    const pending = await generate(client, 'mountains above a lake at sunrise');
    expect(pending).toMatchObject({ status: 'pending', imageUrl: null });
    const runId = pending.runId ?? '';
    await socket.waitFor('balance', ({ tokens }) => tokens === 4);
    expect((await socket.finished(runId)).event).toBe('run:completed');
    const events = socket.eventsOf(runId);
    const steps = events.flatMap((event) => (event.event === 'run:progress' ? [event] : []));
    const progress = steps.map((step) => step.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(new Set(progress).size).toBeGreaterThanOrEqual(5);
    const previews = steps.flatMap(({ previewUrl }) => previewUrl ?? []);
    expect(previews.length).toBeGreaterThanOrEqual(2);
    // Stopping gives the token back: the last of them must not be as good as the picture.
    const late = steps.filter((step) => step.progress > 0.75);
    expect(late.length).toBeGreaterThan(0);
    expect(late.filter(({ previewUrl }) => previewUrl)).toEqual([]);
    const stranger = await person();
    for (const url of previews) {
      const seen = await bytes(client, url);
      expect((await sharp(seen.body).metadata()).format).toBe('webp');
      expect((await bytes(stranger.client, url)).status).toBe(404);
    }
    socket.close();
  });

  it('shows the engine that painted it, also when the order named another', async () => {
    const { client } = await person();
    await generate(client, 'a lighthouse at dusk');
    // The worker paints one at a time: the second picture waits for the first.
    const waiting = await generate(client, 'a fox in the snow');
    expect(waiting).toMatchObject({ status: 'pending', model: 'Built-in engine' });
    const ordered = { _id: new Types.ObjectId(waiting.id), status: 'pending' };
    const change = { $set: { model: 'Another engine' } };
    const images = stack.documents.collection('images');
    expect((await images.updateOne(ordered, change)).modifiedCount).toBe(1);
    await stack.settled();
    const painted = await client.expect([200, imageView], 'GET', `/api/images/${waiting.id}`);
    expect(painted).toMatchObject({ status: 'complete', model: 'Built-in engine' });
  });

  it('is private until its owner makes it public', async () => {
    const owner = await person();
    const stranger = await person();
    const image = await owner.client.expect([201, imageView], 'POST', '/api/generate/image', {
      prompt: 'a garden in spring',
    });
    const path = `/api/images/${image.id}`;
    const urls = [image.imageUrl ?? '', image.thumbnailUrl ?? ''];
    for (const url of urls) expect((await bytes(stranger.client, url)).status).toBe(404);
    for (const url of urls) {
      expect((await bytes(createClient(stack.baseUrl), url)).status).toBe(401);
    }
    expect((await stranger.client.request('GET', path)).status).toBe(404);
    const toggle = { isPublic: true };
    const refused = await stranger.client.request('PUT', `${path}/visibility`, toggle);
    expect(refused.status).toBe(404);
    await owner.client.expect([200, imageView], 'PUT', `${path}/visibility`, toggle);
    for (const url of urls) expect((await bytes(stranger.client, url)).status).toBe(200);
    expect((await stranger.client.request('PUT', `${path}/visibility`, toggle)).status).toBe(403);
    expect((await stranger.client.request('DELETE', path)).status).toBe(403);
    await owner.client.request('PUT', `${path}/visibility`, { isPublic: false });
    for (const url of urls) expect((await bytes(stranger.client, url)).status).toBe(404);
    expect((await owner.client.request('DELETE', path)).status).toBe(200);
    for (const url of urls) expect((await bytes(owner.client, url)).status).toBe(404);
  });

  it('that is stopped gives its token back, once', async () => {
    const { client, userId } = await person();
    const socket = await connectSocket(client);
    const first = await generate(client, 'a castle above the clouds');
    const runId = first.runId ?? '';
    await socket.waitFor('run:progress', (step) => step.runId === runId);
    await Promise.all([
      socket.ask('run:cancel', { runId }),
      client.request('POST', `/api/runs/${runId}/cancel`),
      socket.ask('run:cancel', { runId }),
    ]);
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    await stack.settled();
    expect(await readAccount(stack.documents, userId)).toEqual({
      tokens: 5,
      ledgerSum: 5,
      holds: 0,
    });
    const [listed] = await client.expect([200, z.array(imageView)], 'GET', '/api/images');
    expect(listed).toMatchObject({ id: first.id, status: 'stopped', imageUrl: null });
    socket.close();
  });

  it('is not begun without a token', async () => {
    const { client, userId } = await person();
    await stack.documents
      .collection('users')
      .updateOne({ tokens: 5, email: (await currentUser(client)).email }, { $set: { tokens: 0 } });
    const answer = await client.request('POST', '/api/generate/image', { prompt: 'the sea' });
    expect(answer).toMatchObject({ status: 402, body: { code: 'insufficient_tokens' } });
    expect(await client.expect([200, z.array(imageView)], 'GET', '/api/images')).toEqual([]);
    expect((await readAccount(stack.documents, userId)).holds).toBe(0);
  });

  it('of something that must not be made is refused at the field and costs nothing', async () => {
    const { client, userId } = await person();
    const answer = await client.request('POST', '/api/generate/image', {
      prompt: 'a picture of [[sentinel:child_safety]]',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'child_safety', issues: [{ path: 'prompt' }] },
    });
    expect((await readAccount(stack.documents, userId)).tokens).toBe(5);
  });
});

async function currentUser(client: Client) {
  return client.expect([200, userView], 'GET', '/api/user');
}

describe('lists', () => {
  it('page by id with a link to the rest', async () => {
    const { client } = await person();
    for (const prompt of ['one boat', 'two boats', 'three boats']) {
      await client.expect([201, imageView], 'POST', '/api/generate/image', { prompt });
    }
    const list = z.array(imageView);
    const whole = await client.expect([200, list], 'GET', '/api/images');
    expect(whole.map(({ prompt }) => prompt)).toEqual(['three boats', 'two boats', 'one boat']);
    const first = await client.request('GET', '/api/images?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await client.expect([200, list], 'GET', next);
    expect([...list.parse(first.body), ...rest]).toEqual(whole);
    expect((await client.request('GET', '/api/images?limit=101')).status).toBe(422);
    expect((await client.request('GET', '/api/images?before=nonsense')).status).toBe(422);
  });
});
