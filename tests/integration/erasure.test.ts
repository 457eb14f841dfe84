import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { okBody } from '@vesper/core/contract/common';
import { imageView } from '@vesper/core/contract/image';
import { uploadParameters } from '@vesper/core/contract/upload';
import { userView } from '@vesper/core/contract/user';
import { userPrefixes } from '@vesper/core/storage/object-keys';
import { createClient } from '../stack/client.ts';
import { ASYNC, generate, send, startConversation } from '../stack/conversation.ts';
import { fetchBytes, insertImage, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const counters = await stack.redis.keys('rate:*');
  if (counters.length > 0) await stack.redis.del(counters);
});

async function uploadPicture({ client }: Person): Promise<string> {
  const path = '/api/objects/upload';
  const { uploadURL } = await client.expect([200, uploadParameters], 'POST', path);
  const create = { width: 64, height: 64, channels: 3, background: '#336699' } as const;
  const photo = await sharp({ create }).png().toBuffer();
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(photo) });
  return uploadURL;
}

/** Someone who has something of everything. */
async function livedIn(): Promise<Person & { imageId: string; pictureUrl: string }> {
  const person = await newPerson(stack);
  const { client } = person;
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', {
    prompt: 'a lake at dawn',
  });
  await client.request('PUT', `/api/images/${image.id}/visibility`, { isPublic: true });
  await send(client, await startConversation(client), 'I like early mornings');
  await client.request('POST', '/api/characters', { name: 'Ines', isPublic: true });
  const story = { genre: 'mystery', lead: 'Ines' };
  await client.request('POST', '/api/stories', story, ASYNC);
  const url = await uploadPicture(person);
  const changed = { firstName: 'Ada', profileImageUrl: url };
  const user = await client.expect([200, userView], 'PATCH', '/api/user', changed);
  await uploadPicture(person);
  await stack.settled();
  return { ...person, imageId: image.id, pictureUrl: user.profileImageUrl ?? '' };
}

/** Every key of Redis with what it holds, as text. */
async function redisContents(): Promise<string[]> {
  const { redis } = stack;
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const keys = await redis.keys('*');
  return Promise.all(
    keys.map(async (key) => `${key} ${JSON.stringify(await read[await redis.type(key)]?.(key))}`),
  );
}

async function bytesOf({ userId }: Person): Promise<string[]> {
  const found = await Promise.all(userPrefixes(userId).map((prefix) => stack.storedKeys(prefix)));
  return found.flat();
}

describe('an export', () => {
  it('holds everything of the account and nothing of anybody else', async () => {
    const person = await livedIn();
    const stranger = await newPerson(stack);
    await insertImage(stack, stranger.userId, { prompt: 'not yours', isPublic: true });
    const { status, headers, body } = await takeOut(person.client);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?vesper-.*\.zip"?$/);
    const files = await unzip(body);
    const text = (name: string) => String(files.get(name));
    const list = (name: string) =>
      z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text(name)));
    expect(JSON.parse(text('profile.json'))).toMatchObject({ email: person.email, tokens: 4 });
    expect(list('ledger.json').map(({ amount }) => amount)).toEqual([-1, 5]);
    expect(list('conversations.json')).toMatchObject([
      { messages: [{ content: 'I like early mornings' }, { role: 'assistant' }] },
    ]);
    expect(list('images.json')).toMatchObject([{ id: person.imageId, prompt: 'a lake at dawn' }]);
    expect(list('characters.json')).toMatchObject([{ name: 'Ines' }]);
    expect(list('stories.json')).toMatchObject([{ lead: 'Ines' }]);
    expect(list('likes.json')).toEqual([]);
    expect((await sharp(files.get(`images/${person.imageId}.png`)).metadata()).format).toBe('png');
    expect((await sharp(files.get('profile.webp')).metadata()).format).toBe('webp');
    const everything = [...files.values()].map(String).join('');
    for (const secret of ['not yours', '$argon2', stranger.email]) {
      expect(everything).not.toContain(secret);
    }
    const nobody = createClient(stack.baseUrl);
    expect((await nobody.request('GET', '/api/user/export')).status).toBe(401);
  });
});

describe('deleting an account', () => {
  const remove = ({ client }: Person, body: unknown) => client.request('DELETE', '/api/user', body);

  it('asks for the password, and changes nothing without it', async () => {
    const person = await newPerson(stack);
    expect(await remove(person, { password: 'something else' })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    for (const body of [{ password: '' }, { password: { $ne: 1 } }, [], null]) {
      expect([body, (await remove(person, body)).status]).toEqual([body, 422]);
    }
    for (const body of [undefined, {}]) {
      expect(await remove(person, body)).toMatchObject({ body: { code: 'step_up_required' } });
    }
    expect((await person.client.request('GET', '/api/user')).status).toBe(200);
  });

  it('leaves nothing: no row, no byte, no session, no socket, no like', async () => {
    const person = await livedIn();
    const visitor = await newPerson(stack);
    const theirs = await insertImage(stack, visitor.userId, { isPublic: true });
    await person.client.request('POST', `/api/images/${theirs}/like`);
    await visitor.client.request('POST', `/api/images/${person.imageId}/like`);
    const phone = createClient(stack.baseUrl);
    await phone.request('POST', '/api/signin', { email: person.email, password: PASSWORD });
    const socket = await connectSocket(phone, { reconnection: false });
    await generate(person.client, 'a castle that is never finished');
    expect((await bytesOf(person)).length).toBeGreaterThanOrEqual(4);
    const media = [`/media/images/${person.imageId}.png`, person.pictureUrl];
    for (const path of media) {
      expect((await fetchBytes(visitor.client, path)).status).toBe(200);
    }
    const userId = new Types.ObjectId(person.userId);
    const runs = await stack.documents.collection('runs').find({ userId }).toArray();
    const runIds = runs.map(({ _id }) => String(_id));
    expect(runIds.length).toBeGreaterThanOrEqual(4);
    const gone = socket.disconnected();
    const answer = await person.client.request('DELETE', '/api/user', { password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(okBody.parse(answer.body)).toEqual({ ok: true });
    await gone;
    expect((await person.client.request('GET', '/api/user')).status).toBe(401);
    expect((await phone.request('GET', '/api/user')).status).toBe(401);
    const signIn = { email: person.email, password: PASSWORD };
    expect((await phone.request('POST', '/api/signin', signIn)).status).toBe(401);
    await stack.settled();
    for (const { name } of await stack.documents.listCollections()) {
      const rows = await stack.documents.collection(name).countDocuments({ userId });
      expect([name, rows]).toEqual([name, 0]);
    }
    expect(await stack.documents.collection('users').findOne({ _id: userId })).toBeNull();
    expect(await stack.documents.collection('likes').countDocuments({})).toBe(0);
    const image = await visitor.client.expect([200, imageView], 'GET', `/api/images/${theirs}`);
    expect(image).toMatchObject({ likes: 0 });
    for (const path of media) {
      expect((await fetchBytes(visitor.client, path)).status).toBe(404);
    }
    expect(await bytesOf(person)).toEqual([]);
    const names = [person.userId, ...runIds];
    // The sockets' gateway hears of their end a moment after they do.
    const named = async () =>
      (await redisContents()).filter((text) => names.some((name) => text.includes(name)));
    await expect.poll(named).toEqual([]);
    const again = await createClient(stack.baseUrl).signUp({ email: person.email });
    expect(again).toMatchObject({ email: person.email, tokens: 5 });
    expect(again.id).not.toBe(person.userId);
  });

  it.skipIf(readEnv().S3_ENDPOINT)(
    'takes files along that a killed process left half-written',
    async () => {
      const person = await newPerson(stack);
      const folder = join(stack.dataDir, 'objects/.tmp');
      await mkdir(folder, { recursive: true });
      const left = join(folder, `images~${person.userId}~${new Types.ObjectId()}.png~1`);
      await writeFile(left, 'half a picture');
      expect((await remove(person, { password: PASSWORD })).status).toBe(200);
      await expect.poll(() => readdir(folder)).not.toContain(basename(left));
    },
  );

  it('that a crash interrupted is finished by housekeeping', async () => {
    const quick = await startStack({ env: { HOUSEKEEPING_MS: '200' } });
    try {
      const person = await newPerson(quick);
      await startConversation(person.client);
      const userId = new Types.ObjectId(person.userId);
      const erasedAt = new Date(Date.now() - 120_000);
      await quick.documents.collection('users').updateOne({ _id: userId }, { $set: { erasedAt } });
      await expect
        .poll(() => quick.documents.collection('conversations').countDocuments({ userId }), {
          timeout: 20_000,
        })
        .toBe(0);
      await expect
        .poll(() => quick.documents.collection('users').countDocuments({ _id: userId }), {
          timeout: 20_000,
        })
        .toBe(0);
    } finally {
      await quick.stop();
    }
  });
});
