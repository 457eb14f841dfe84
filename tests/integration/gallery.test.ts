import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import type { Client } from '../stack/client.ts';
import { insertImage, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let owner: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '200' } });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.documents.collection('images').deleteMany({});
  await stack.documents.collection('likes').deleteMany({});
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
});

const images = z.array(imageView);

async function gallery(client: Client, query = ''): Promise<ImageView[]> {
  return client.expect([200, images], 'GET', `/api/images/public${query}`);
}

async function nameOwner(): Promise<void> {
  await stack.documents
    .collection('users')
    .updateOne({ email: owner.email }, { $set: { firstName: 'Ada', lastName: 'Byron' } });
}

describe('the public gallery', () => {
  it('shows what is complete and public, newest first, with its creator', async () => {
    await nameOwner();
    const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 0, 0, second));
    const older = await insertImage(stack, owner.userId, { isPublic: true, createdAt: at(1) });
    const newer = await insertImage(stack, owner.userId, { isPublic: true, createdAt: at(2) });
    await insertImage(stack, owner.userId, { isPublic: false });
    await insertImage(stack, owner.userId, { isPublic: true, status: 'pending' });
    await insertImage(stack, owner.userId, { isPublic: true, status: 'failed' });
    const seen = await gallery(visitor.client);
    expect(seen.map(({ id }) => id)).toEqual([newer, older]);
    const answer = await visitor.client.request('GET', '/api/images/public');
    const [first] = z.array(z.record(z.string(), z.unknown())).parse(answer.body);
    expect(first?.user).toEqual({ firstName: 'Ada', lastName: 'Byron', profileImageUrl: null });
    expect(first).not.toHaveProperty('runId');
    expect(JSON.stringify(answer.body)).not.toContain(owner.email);
  });

  it('is searched by any part of the prompt, in any case, taken literally', async () => {
    for (const prompt of ['A Fox in the Snow', 'a foxglove', 'the sea (at night)', '100% sun']) {
      await insertImage(stack, owner.userId, { prompt, isPublic: true });
    }
    const prompts = async (search: string) => {
      const found = await gallery(visitor.client, `?search=${encodeURIComponent(search)}`);
      return found.map(({ prompt }) => prompt).sort();
    };
    expect(await prompts('FOX')).toEqual(['A Fox in the Snow', 'a foxglove']);
    expect(await prompts('sea (at')).toEqual(['the sea (at night)']);
    expect(await prompts('100%')).toEqual(['100% sun']);
    for (const nothing of ['.*', '(((a+)+)+$', '^a', '[a-z]', '\\w']) {
      expect(await prompts(nothing)).toEqual([]);
    }
    expect(await prompts('  ')).toHaveLength(4);
    const tooLong = await visitor.client.request(
      'GET',
      `/api/images/public?search=${'a'.repeat(201)}`,
    );
    expect(tooLong).toMatchObject({ status: 422, body: { issues: [{ path: 'search' }] } });
    const twice = await visitor.client.request('GET', '/api/images/public?search=a&search=b');
    expect(twice.status).toBe(422);
  });

  it('is read page by page, the search kept in the link', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      ids.unshift(await insertImage(stack, owner.userId, { prompt: `fox ${i}`, isPublic: true }));
    }
    await insertImage(stack, owner.userId, { prompt: 'owl', isPublic: true });
    const read: string[] = [];
    let next: string | undefined = '/api/images/public?search=fox&limit=2';
    while (next) {
      const answer = await visitor.client.request('GET', next);
      read.push(...images.parse(answer.body).map(({ id }) => id));
      next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(read).toEqual(ids);
    const hidden = await insertImage(stack, owner.userId);
    const beyond = await visitor.client.request('GET', `/api/images/public?before=${hidden}`);
    expect(beyond.status).toBe(404);
  });
});

describe('a like', () => {
  it('counts once per person, however many arrive at once', async () => {
    const id = await insertImage(stack, owner.userId, { isPublic: true });
    const path = `/api/images/${id}/like`;
    const likes = await Promise.all(
      Array.from({ length: 10 }, () => visitor.client.request('POST', path)),
    );
    expect(likes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await gallery(visitor.client)).toMatchObject([{ id, likes: 1, liked: true }]);
    expect(await gallery(owner.client)).toMatchObject([{ id, likes: 1, liked: false }]);
    const own = await owner.client.expect([200, imageView], 'POST', path);
    expect(own).toMatchObject({ likes: 2, liked: true });
    const mine = await owner.client.expect([200, images], 'GET', '/api/images');
    expect(mine).toMatchObject([{ id, likes: 2, liked: true }]);
  });

  it('is taken back once, and the counter keeps up with any mixture', async () => {
    const id = await insertImage(stack, owner.userId, { isPublic: true });
    const path = `/api/images/${id}/like`;
    const people = await Promise.all(Array.from({ length: 3 }, () => newPerson(stack)));
    await Promise.all(
      people.flatMap(({ client }) =>
        Array.from({ length: 6 }, (_, n) => client.request(n % 2 ? 'DELETE' : 'POST', path)),
      ),
    );
    const rows = await stack.documents.collection('likes').countDocuments({});
    expect(await gallery(visitor.client)).toMatchObject([{ likes: rows }]);
    for (const { client } of people) await client.request('DELETE', path);
    const gone = await visitor.client.expect([200, imageView], 'DELETE', path);
    expect(gone).toMatchObject({ likes: 0, liked: false });
  });

  it('is counted again when a crash parted it from the counter, in either direction', async () => {
    const liked = await insertImage(stack, owner.userId, { isPublic: true });
    const unliked = await insertImage(stack, owner.userId, { isPublic: true });
    for (const id of [liked, unliked]) {
      await visitor.client.request('POST', `/api/images/${id}/like`);
    }
    const stored = stack.documents.collection('images');
    await stack.documents.collection('likes').deleteOne({ imageId: new Types.ObjectId(unliked) });
    await stored.updateOne({ _id: new Types.ObjectId(liked) }, { $set: { likes: 0 } });
    // As if a gateway had died before it moved the counters, more than a minute ago.
    const likesChangedAt = { likesChangedAt: new Date(Date.now() - 120_000) };
    await stored.updateMany({ likesChangedAt: { $exists: true } }, { $set: likesChangedAt });
    const countOf = async (id: string) =>
      (await visitor.client.expect([200, imageView], 'GET', `/api/images/${id}`)).likes;
    const counts = () => Promise.all([countOf(liked), countOf(unliked)]);
    await expect.poll(counts).toEqual([1, 0]);
  });

  it('is for public pictures alone, and leaves with the picture', async () => {
    const id = await insertImage(stack, owner.userId);
    const path = `/api/images/${id}/like`;
    expect((await visitor.client.request('POST', path)).status).toBe(404);
    expect((await visitor.client.request('DELETE', path)).status).toBe(404);
    expect(await owner.client.request('POST', path)).toMatchObject({
      status: 409,
      body: { code: 'not_public' },
    });
    for (const wrong of ['public', 'x', new Types.ObjectId().toHexString()]) {
      expect((await visitor.client.request('POST', `/api/images/${wrong}/like`)).status).toBe(404);
    }
    await owner.client.request('PUT', `/api/images/${id}/visibility`, { isPublic: true });
    expect((await visitor.client.request('POST', path)).status).toBe(200);
    expect((await owner.client.request('DELETE', `/api/images/${id}`)).status).toBe(200);
    expect((await owner.client.request('DELETE', '/api/image-trash')).status).toBe(200);
    expect(await stack.documents.collection('likes').countDocuments({})).toBe(0);
  });
});

describe('one picture', () => {
  it('names its creator to everyone once it is public', async () => {
    await nameOwner();
    const id = await insertImage(stack, owner.userId);
    const path = `/api/images/${id}`;
    expect(await owner.client.expect([200, imageView], 'GET', path)).not.toHaveProperty('user');
    await owner.client.request('PUT', `${path}/visibility`, { isPublic: true });
    const seen = await visitor.client.expect([200, imageView], 'GET', path);
    expect(seen.user).toMatchObject({ firstName: 'Ada' });
  });

  it('is checked again before everyone can read its prompt', async () => {
    const prompt = 'a picture of [[sentinel:child_safety]]';
    const id = await insertImage(stack, owner.userId, { prompt });
    const path = `/api/images/${id}/visibility`;
    const refused = await owner.client.request('PUT', path, { isPublic: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    expect(await gallery(visitor.client)).toEqual([]);
    expect((await owner.client.request('PUT', path, { isPublic: false })).status).toBe(200);
    for (const body of [{}, { isPublic: 'yes' }, { isPublic: true, likes: 5 }, [], null]) {
      expect((await owner.client.request('PUT', path, body)).status).toBe(422);
    }
  });
});

/** How far the colours of two pictures are apart on average, 0 to 255. */
function difference(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || one.length !== other?.length) throw new Error('These are no two pictures.');
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

describe('a generation', () => {
  it('keeps its seed, and the same seed paints the same picture', async () => {
    const body = { prompt: 'a lighthouse at dusk', seed: 4_294_967_295, negativePrompt: 'birds' };
    const made = await owner.client.expect([201, imageView], 'POST', '/api/generate/image', body);
    expect(made).toMatchObject({ seed: 4_294_967_295, negativePrompt: 'birds' });
    const again = await owner.client.expect([201, imageView], 'POST', '/api/generate/image', body);
    const other = await owner.client.expect([201, imageView], 'POST', '/api/generate/image', {
      ...body,
      seed: 7,
    });
    const [first, second, third] = await Promise.all(
      [made, again, other].map(async ({ imageUrl }) => {
        const url = new URL(imageUrl ?? '', stack.baseUrl);
        const answer = await fetch(url, { headers: { cookie: owner.client.cookie } });
        return sharp(await answer.arrayBuffer())
          .resize(64, 64, { fit: 'fill' })
          .raw()
          .toBuffer();
      }),
    );
    // All but the mark, which holds the time.
    expect(difference(first, second)).toBeLessThan(2);
    expect(difference(first, third)).toBeGreaterThan(5);
  });

  it('refuses a negative prompt that must not be written, and seeds that are none', async () => {
    const path = '/api/generate/image';
    const prompt = 'the sea';
    const negative = await owner.client.request('POST', path, {
      prompt,
      negativePrompt: '[[sentinel:child_safety]]',
    });
    expect(negative).toMatchObject({
      status: 422,
      body: { code: 'child_safety', issues: [{ path: 'negativePrompt' }] },
    });
    for (const seed of [-1, 2 ** 32, 1.5, '7', null]) {
      expect((await owner.client.request('POST', path, { prompt, seed })).status).toBe(422);
    }
    const signIn = { email: owner.email, password: PASSWORD };
    const { body } = await owner.client.request('POST', '/api/signin', signIn);
    expect(body).toMatchObject({ tokens: 5 });
  });
});
