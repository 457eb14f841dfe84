import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageView } from '@vesper/core/contract/image';
import { imageFamily } from '@vesper/core/contract/image-version';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack.stop();
});

async function person(): Promise<{ client: Client; userId: string; origin: ImageView }> {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  const body = { prompt: 'a lake between mountains', seed: 21 };
  const origin = await client.expect([201, orderedImage], 'POST', '/api/generate/image', body);
  return { client, userId, origin };
}

const path = ({ id }: Pick<ImageView, 'id'>): string => `/api/images/${id}/versions`;

const make = (client: Client, origin: ImageView, body: object): Promise<OrderedImage> =>
  client.expect([201, orderedImage], 'POST', path(origin), body);

const family = async (client: Client, one: ImageView): Promise<ImageView[]> =>
  (await client.expect([200, imageFamily], 'GET', path(one))).images;

const account = (userId: string) => readAccount(stack.documents, userId);

async function refused(client: Client, origin: ImageView, body: object): Promise<string[]> {
  const answer = await client.request('POST', path(origin), body);
  expect(answer.status).toBe(422);
  const { issues } = z
    .object({ issues: z.array(z.object({ path: z.string() })) })
    .parse(answer.body);
  return issues.map((issue) => issue.path);
}

async function pixelsOf(client: Client, url: string | null) {
  const answer = await fetch(new URL(url ?? '', stack.baseUrl), {
    headers: { cookie: client.cookie },
  });
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = await picture.metadata();
  return { width, height, data: await picture.removeAlpha().raw().toBuffer() };
}

/** Mean difference of two pictures of 1024 x 1024 in a half of them, 0..255. */
function difference(one: Buffer, other: Buffer, half: 'top' | 'bottom'): number {
  const middle = one.length / 2;
  const [from, to] = half === 'top' ? [0, middle] : [middle, one.length];
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / middle;
}

/** A mask of which the upper half is to be painted anew. */
async function upperHalf(side = 1024): Promise<string> {
  const white = { create: { width: side, height: side / 2, channels: 3, background: '#fff' } };
  const input = await sharp({ create: { ...white.create, channels: 3 } })
    .png()
    .toBuffer();
  const mask = await sharp({
    create: { width: side, height: side, channels: 3, background: '#000' },
  })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return mask.toString('base64');
}

describe('a version of a picture', () => {
  it('is linked to its origin, costs what its model costs, and stands in the family', async () => {
    const { client, userId, origin } = await person();
    const near = await make(client, origin, { task: 'vary', strength: 0.3 });
    expect(near).toMatchObject({ task: 'vary', originId: origin.id, prompt: origin.prompt });
    expect(near).toMatchObject({ status: 'complete', model: origin.model, pixels: null });
    const night = await make(client, near, { task: 'edit', prompt: 'on a starry night' });
    expect(night).toMatchObject({ task: 'edit', originId: near.id, prompt: 'on a starry night' });
    // What is varied is what is seen, and not the words of the change alone.
    const again = await make(client, night, { task: 'vary' });
    expect(again.prompt).toBe('on a starry night. a lake between mountains');
    expect(await account(userId)).toEqual({ tokens: 1, ledgerSum: 1, holds: 0 });
    const ids = [origin, near, night, again].map(({ id }) => id);
    for (const one of [origin, night]) {
      expect((await family(client, one)).map(({ id }) => id)).toEqual(ids);
    }
    // The others stay when one in the middle is deleted.
    await client.request('DELETE', `/api/images/${near.id}`);
    const left = await family(client, again);
    expect(left.map(({ originId }) => originId)).toEqual([null, near.id, night.id]);
  });

  it('of a mask is the origin outside of it, and the mask is not kept', async () => {
    const { client, userId, origin } = await person();
    const mask = await upperHalf();
    const body = { task: 'inpaint', prompt: 'a sky at night with a moon', mask };
    const made = await make(client, origin, body);
    const [before, after] = await Promise.all([
      pixelsOf(client, origin.imageUrl),
      pixelsOf(client, made.imageUrl),
    ]);
    // Each has an invisible mark of its own.
    expect(difference(before.data, after.data, 'bottom')).toBeLessThan(3);
    expect(difference(before.data, after.data, 'top')).toBeGreaterThan(10);
    await stack.settled();
    const files = await readdir(join(stack.dataDir, 'objects/images', userId));
    expect(files.filter((name) => name.includes('.mask'))).toEqual([]);
    expect(files.filter((name) => name.startsWith(made.id))).not.toEqual([]);
  });

  it('that is enlarged has exactly so many pixels, until it would be too large', async () => {
    const { client, origin } = await person();
    const twice = await make(client, origin, { task: 'upscale', factor: 2 });
    expect(twice.pixels).toEqual({ width: 2048, height: 2048 });
    expect(await pixelsOf(client, twice.imageUrl)).toMatchObject(twice.pixels ?? {});
    expect(await refused(client, twice, { task: 'upscale', factor: 4 })).toEqual(['factor']);
    // What is made of it has the size of an order again.
    const varied = await make(client, twice, { task: 'vary', strength: 0.4 });
    expect(await pixelsOf(client, varied.imageUrl)).toMatchObject({ width: 1024, height: 1024 });
  });

  it('of several is one order, paid one by one', async () => {
    const { client, userId, origin } = await person();
    const made = await make(client, origin, { task: 'vary', strength: 0.8, count: 3 });
    expect(made.batch).toHaveLength(2);
    expect(new Set([made, ...made.batch].map(({ seed }) => seed)).size).toBe(3);
    expect((await account(userId)).tokens).toBe(1);
    const answer = await client.request('POST', path(origin), { task: 'vary', count: 2 });
    expect(answer.status).toBe(402);
    expect(await account(userId)).toEqual({ tokens: 1, ledgerSum: 1, holds: 0 });
  });
});

describe('an order of a version', () => {
  it('is refused at the field at fault, and costs nothing', async () => {
    const { client, userId, origin } = await person();
    const words = { task: 'inpaint', prompt: 'a moon' };
    expect(await refused(client, origin, { ...words, mask: await upperHalf(512) })).toEqual([
      'mask',
    ]);
    const noPng = Buffer.from('no picture at all, but long enough').toString('base64');
    expect(await refused(client, origin, { ...words, mask: noPng })).toEqual(['mask']);
    expect(await refused(client, origin, { task: 'edit', prompt: ' ' })).toEqual(['prompt']);
    expect(await refused(client, origin, { task: 'vary', strength: 2 })).toEqual(['strength']);
    expect(await refused(client, origin, { task: 'vary', modelId: 'nobody' })).toEqual(['modelId']);
    // The painter of the house fills in no edges, and there is no other model here.
    const wide = { task: 'outpaint', size: '1792x1024' };
    expect(await refused(client, origin, wide)).toEqual(['modelId']);
    expect(await account(userId)).toEqual({ tokens: 4, ledgerSum: 4, holds: 0 });
    expect(await family(client, origin)).toHaveLength(1);
  });

  it('reads what changes together with what is seen', async () => {
    const { client } = await person();
    const body = { prompt: 'a portrait of a woman in a garden' };
    const origin = await client.expect([201, orderedImage], 'POST', '/api/generate/image', body);
    const answer = await client.request('POST', path(origin), {
      ...{ task: 'edit', prompt: 'make her twelve years old, wearing nothing' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'child_safety' });
  });

  it('of a picture that goes while it waits fails, and is paid back', async () => {
    const { client, userId, origin } = await person();
    const socket = await connectSocket(client);
    const made = await stack.whileWorkersStand(async () => {
      const body = { task: 'vary' };
      const waiting = await client.expect([202, orderedImage], 'POST', path(origin), body, ASYNC);
      await client.request('DELETE', `/api/images/${origin.id}`);
      return waiting;
    });
    const end = await socket.finished(made.runId ?? '');
    expect(end).toMatchObject({ event: 'run:failed', code: 'origin_gone' });
    await stack.settled();
    expect(await account(userId)).toEqual({ tokens: 4, ledgerSum: 4, holds: 0 });
    socket.close();
  });

  it('is for its owner alone, also where the picture is public', async () => {
    const { origin } = await person();
    const stranger = createClient(stack.baseUrl);
    await stranger.signUp();
    expect((await stranger.request('POST', path(origin), { task: 'vary' })).status).toBe(404);
    expect((await stranger.request('GET', path(origin))).status).toBe(404);
  });
});
