import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadParameters } from '@vesper/core/contract/upload';
import { userView } from '@vesper/core/contract/user';
import { HOSTILE_ADDRESSES, startCanary } from '../stack/canary.ts';
import type { Client } from '../stack/client.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const MAX = 10_485_760;

let stack: Stack;
let photo: Buffer;

beforeAll(async () => {
  stack = await startStack();
  photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#d08040' },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .toBuffer();
});
afterAll(() => stack.stop());

async function askForUpload(client: Client): Promise<string> {
  const path = '/api/objects/upload';
  return (await client.expect([200, uploadParameters], 'POST', path)).uploadURL;
}

/** As a browser or a phone sends a file: no cookie, only the address. */
async function put(url: string, body: Buffer, headers: Record<string, string> = {}) {
  return fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) });
}

async function setPicture({ client }: Person, profileImageUrl: unknown) {
  return client.request('PATCH', '/api/user', { profileImageUrl });
}

async function upload(person: Person, bytes: Buffer): Promise<string> {
  const url = await askForUpload(person.client);
  expect((await put(url, bytes, { 'content-type': 'image/jpeg' })).status).toBe(200);
  return url;
}

describe('an upload address', () => {
  it('is absolute, signed for one key of the user, and asks for no session', async () => {
    const person = await newPerson(stack);
    const url = new URL(await askForUpload(person.client));
    expect(url.origin).toBe(stack.baseUrl);
    expect(url.pathname).toMatch(new RegExp(`/quarantine/${person.userId}/[0-9a-f-]{36}$`));
    const lifetime = Number(url.searchParams.get('expires')) - Date.now();
    expect(lifetime).toBeGreaterThan(290_000);
    expect(lifetime).toBeLessThanOrEqual(300_000);
    expect((await put(url.href, photo)).status).toBe(200);
  });

  it('is refused when anything about it was changed', async () => {
    const person = await newPerson(stack);
    const address = await askForUpload(person.client);
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      return url.href;
    };
    const other = new Types.ObjectId().toHexString();
    for (const url of [
      changed((it) => it.searchParams.set('expires', String(Date.now() + 9_000_000))),
      changed((it) => it.searchParams.set('signature', 'AAAA')),
      changed((it) => it.searchParams.delete('signature')),
      changed((it) => it.searchParams.append('signature', 'AAAA')),
      changed((it) => (it.pathname = it.pathname.replace(person.userId, other))),
      changed((it) => (it.pathname = '/api/objects/images/../x')),
    ]) {
      expect([url, (await put(url, photo)).status]).toEqual([url, 403]);
    }
    for (const method of ['GET', 'DELETE', 'POST'] as const) {
      const { status } = await person.client.request(method, new URL(address).pathname);
      expect([404, 405]).toContain(status);
    }
  });

  it('takes 10 MB and not one byte more, with or without a length', async () => {
    const person = await newPerson(stack);
    const url = await askForUpload(person.client);
    expect((await put(url, Buffer.alloc(MAX + 1))).status).toBe(413);
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(url, { method: 'PUT' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sending.on('error', reject);
      sending.setHeader('transfer-encoding', 'chunked');
      for (let sent = 0; sent <= MAX; sent += 65_536) sending.write(Buffer.alloc(65_536));
      sending.end();
    });
    expect(chunked).toBe(413);
    expect(await setPicture(person, url)).toMatchObject({
      status: 409,
      body: { code: 'upload_not_found' },
    });
    expect((await put(url, Buffer.alloc(MAX))).status).toBe(200);
  });

  it('is one of five until one is used', async () => {
    const person = await newPerson(stack);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.client.request('POST', '/api/objects/upload')),
    );
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500);
    const { uploadURL } = uploadParameters.parse(given[0]?.body);
    await put(uploadURL, photo);
    expect((await setPicture(person, uploadURL)).status).toBe(200);
    await askForUpload(person.client);
  });
});

describe('a profile picture', () => {
  it('is cut square, freed of metadata, and shown to everyone who is signed in', async () => {
    const person = await newPerson(stack);
    const visitor = await newPerson(stack);
    const url = await upload(person, photo);
    const body = { profileImageUrl: url };
    const user = await person.client.expect([200, userView], 'PATCH', '/api/user', body);
    const path = user.profileImageUrl ?? '';
    await stack.settled();
    const seen = await fetchBytes(visitor.client, path);
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
    const picture = await sharp(seen.body).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect(picture.exif).toBeUndefined();
    expect((await put(url, photo)).status).toBe(409);
    expect((await setPicture(person, url)).status).toBe(409);
    expect((await setPicture(person, null)).status).toBe(200);
    expect((await fetchBytes(visitor.client, path)).status).toBe(404);
  });

  it('is claimed once, however many ask', async () => {
    const person = await newPerson(stack);
    const url = new URL(await upload(person, photo));
    url.search = '';
    const claims = await Promise.all(Array.from({ length: 6 }, () => setPicture(person, url.href)));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is refused with advice when the file is none, and the file is gone', async () => {
    const person = await newPerson(stack);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const gif = await sharp(photo).gif().toBuffer();
    for (const bytes of [Buffer.from(svg), gif, photo.subarray(0, 300)]) {
      const url = await upload(person, bytes);
      const refused = await setPicture(person, url);
      expect(refused).toMatchObject({ status: 422, body: { code: 'bad_picture' } });
      expect((await setPicture(person, url)).status).toBe(409);
    }
    const user = await person.client.expect([200, userView], 'GET', '/api/user');
    expect(user.profileImageUrl).toBeNull();
  });

  it('is never fetched from anywhere, nor taken from someone else', async () => {
    const canary = await startCanary();
    const person = await newPerson(stack);
    const other = await newPerson(stack);
    const foreign = await upload(other, photo);
    const pending = await askForUpload(person.client);
    for (const url of [
      `${canary.baseUrl}/photo.jpg`,
      `${canary.baseUrl}/quarantine/${person.userId}/${randomUUID()}`,
      `${canary.baseUrl}/quarantine/${other.userId}/${randomUUID()}`,
      ...HOSTILE_ADDRESSES,
      foreign,
      pending,
    ]) {
      expect([url, (await setPicture(person, url)).status]).toEqual([url, 409]);
    }
    for (const nonsense of ['', 7, {}, [], 'x'.repeat(3_000), { $ne: null }]) {
      expect((await setPicture(person, nonsense)).status).toBe(422);
    }
    expect((await setPicture(other, foreign)).status).toBe(200);
    expect(canary.hits).toEqual([]);
    canary.close();
  });
});
