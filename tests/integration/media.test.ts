import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { createClient } from '../stack/client.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PROMPT = '../a "red" fox 🦊 in the snow, under a very wide sky with stars';

let stack: Stack;
let owner: Person;
let visitor: Person;
let image: ImageView;
let url: string;
let whole: Buffer;

beforeAll(async () => {
  stack = await startStack();
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
  const path = '/api/generate/image';
  image = await owner.client.expect([201, imageView], 'POST', path, { prompt: PROMPT });
  url = image.imageUrl ?? '';
  whole = (await fetchBytes(owner.client, url)).body;
});
afterAll(() => stack.stop());

const ask = (headers: Record<string, string>, method = 'GET', path = url) =>
  fetchBytes(owner.client, path, headers, method);

async function setPublic(isPublic: boolean): Promise<void> {
  const answer = await owner.client.request('PUT', `/api/images/${image.id}/visibility`, {
    isPublic,
  });
  expect(answer.status).toBe(200);
}

describe('a range', () => {
  it('is answered with those bytes and their place', async () => {
    const size = whole.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-199', 100, 199],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=0-${size * 2}`, 0, size - 1],
    ] as const) {
      const answer = await ask({ range });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
      expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
      expect(answer.body.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  it('outside of the file is refused, and never cached', async () => {
    const answer = await ask({ range: `bytes=${whole.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it('that is several, of another unit, or of something else gives the whole', async () => {
    const etag = (await ask({})).headers.get('etag') ?? '';
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=x-y', 'bytes']) {
      expect(await ask({ range })).toMatchObject({ status: 200 });
    }
    const range = 'bytes=0-9';
    expect((await ask({ range, 'if-range': '"older"' })).status).toBe(200);
    expect((await ask({ range, 'if-range': etag })).status).toBe(206);
  });
});

describe('a copy that a browser holds', () => {
  it('is confirmed without sending it again', async () => {
    const etag = (await ask({})).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await ask({ 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.get('etag')).toBe(etag);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is asked about each time, by its owner too', async () => {
    await setPublic(true);
    const own = await ask({});
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    const seen = await fetchBytes(visitor.client, url);
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
    const etag = seen.headers.get('etag') ?? '';
    const held = { 'if-none-match': etag };
    expect((await fetchBytes(visitor.client, url, held)).status).toBe(304);
    await setPublic(false);
    expect((await fetchBytes(visitor.client, url, held)).status).toBe(404);
    expect((await fetchBytes(createClient(stack.baseUrl), url)).status).toBe(401);
  });
});

describe('the rendition for the screen', () => {
  const bytesOf = (client: Person['client']) => fetchBytes(client, image.displayUrl ?? '');

  it('is seen by those alone who may see the picture', async () => {
    await setPublic(false);
    const own = await bytesOf(owner.client);
    expect(own.headers.get('content-type')).toBe('image/webp');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect((await bytesOf(visitor.client)).status).toBe(404);
    expect((await bytesOf(createClient(stack.baseUrl))).status).toBe(401);
    await setPublic(true);
    const seen = await bytesOf(visitor.client);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is the picture itself where there is none, and goes with the picture', async () => {
    const path = '/api/generate/image';
    const older = await owner.client.expect([201, imageView], 'POST', path, { prompt: 'the sea' });
    const folder = join(stack.dataDir, 'objects/images', owner.userId);
    const stored = async () => (await readdir(folder)).filter((name) => name.includes(older.id));
    const names = await stored();
    expect(names.filter((name) => !name.endsWith('.type'))).toHaveLength(3);
    for (const name of names.filter((it) => it.includes('display'))) {
      await rm(join(folder, name));
    }
    const shown = await fetchBytes(owner.client, older.displayUrl ?? '');
    const picture = await fetchBytes(owner.client, older.imageUrl ?? '');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.body.equals(picture.body)).toBe(true);
    await owner.client.request('DELETE', `/api/images/${older.id}`);
    await owner.client.request('DELETE', '/api/image-trash');
    expect(await stored()).toEqual([]);
  });
});

describe('a picture', () => {
  it('is described to HEAD without its bytes', async () => {
    const { status, headers, body } = await ask({}, 'HEAD');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBe(String(whole.length));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(body).toHaveLength(0);
  });

  it('cannot be run by a browser, whatever it holds', async () => {
    const { headers } = await ask({});
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-disposition')).toBeNull();
  });

  it('is downloaded under the first 50 characters of its prompt', async () => {
    const { headers, body } = await ask({}, 'GET', `${url}?download`);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toContain('attachment; filename="');
    const name = 'a red fox 🦊 in the snow, under a very wide sk.png';
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(body)).toBe(hash(whole));
  });

  it('is not found under names that are none', async () => {
    for (const path of [
      '/media/images/nothing.png',
      `/media/images/${image.id}.jpg`,
      '/media/images/..%2f..%2fetc%2fpasswd',
      '/media/images/000000000000000000000000.png',
      '/media/images/000000000000000000000000/thumbnail.webp',
      '/media/profiles/nobody.webp',
      `/media/profiles/${owner.userId}.webp`,
      '/media/previews/x/1.webp',
    ]) {
      expect([path, (await ask({}, 'GET', path)).status]).toEqual([path, 404]);
    }
  });
});
