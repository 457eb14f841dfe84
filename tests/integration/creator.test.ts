import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { creatorView } from '@vesper/core/contract/creator';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import type { Client } from '../stack/client.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let creator: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  creator = await newPerson(stack);
  visitor = await newPerson(stack);
});

const images = z.array(imageView);
const page = (): string => `/api/creators/${creator.userId}`;

async function pictures(client: Client, query = ''): Promise<ImageView[]> {
  return client.expect([200, images], 'GET', `${page()}/images${query}`);
}

describe('the page of a creator', () => {
  it('shows a first name and what is public, and nothing else of the account', async () => {
    await creator.client.request('PATCH', '/api/user', { firstName: 'Ada', lastName: 'Byron' });
    await insertImage(stack, creator.userId, { isPublic: true });
    await insertImage(stack, creator.userId, { isPublic: false });
    await insertImage(stack, creator.userId, { isPublic: true, status: 'pending' });
    for (const isPublic of [true, false]) {
      await creator.client.request('POST', '/api/characters', { name: 'Noor', isPublic });
    }
    const answer = await visitor.client.request('GET', page());
    expect(answer.body).toEqual({
      id: creator.userId,
      firstName: 'Ada',
      profileImageUrl: null,
      images: 1,
      characters: 1,
      isOwn: false,
      blurred: false,
    });
    const own = await creator.client.expect([200, creatorView], 'GET', page());
    expect(own).toMatchObject({ isOwn: true, images: 1, characters: 1 });
  });

  it('is reached from a public picture, also of somebody without a name', async () => {
    const id = await insertImage(stack, creator.userId, { isPublic: true });
    const image = await visitor.client.expect([200, imageView], 'GET', `/api/images/${id}`);
    expect(image).toMatchObject({ creatorId: creator.userId, user: { firstName: null } });
    const path = `/api/creators/${image.creatorId ?? ''}`;
    const found = await visitor.client.expect([200, creatorView], 'GET', path);
    expect(found).toMatchObject({ firstName: null, images: 1 });
  });

  it('is not there for others while nothing is public, nor for what is no member', async () => {
    await insertImage(stack, creator.userId, { isPublic: false });
    for (const path of [page(), `${page()}/images`, '/api/creators/aaaaaaaaaaaaaaaaaaaaaaaa']) {
      expect((await visitor.client.request('GET', path)).status).toBe(404);
    }
    expect(await pictures(creator.client)).toEqual([]);
  });

  it('goes with the account, before everything of it is gone', async () => {
    await insertImage(stack, creator.userId, { isPublic: true });
    await stack.documents
      .collection('users')
      .updateOne({ email: creator.email }, { $set: { erasedAt: new Date() } });
    expect((await visitor.client.request('GET', page())).status).toBe(404);
  });
});

describe('the pictures of a creator', () => {
  it('never hold a private one, an unfinished one or one of somebody else', async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 0, 0, second));
    const shown = { isPublic: true };
    const older = await insertImage(stack, creator.userId, { ...shown, createdAt: at(1) });
    const newer = await insertImage(stack, creator.userId, { ...shown, createdAt: at(2) });
    const hidden = await insertImage(stack, creator.userId, { isPublic: false });
    await insertImage(stack, creator.userId, { ...shown, status: 'pending' });
    await insertImage(stack, creator.userId, { ...shown, status: 'failed' });
    const others = await insertImage(stack, visitor.userId, shown);
    for (const viewer of [visitor.client, creator.client]) {
      expect((await pictures(viewer)).map(({ id }) => id)).toEqual([newer, older]);
    }
    for (const anchor of [hidden, others]) {
      const beyond = await visitor.client.request('GET', `${page()}/images?before=${anchor}`);
      expect(beyond.status).toBe(404);
    }
    const path = `/api/images/${newer}/visibility`;
    await creator.client.request('PUT', path, { isPublic: false });
    expect((await pictures(visitor.client)).map(({ id }) => id)).toEqual([older]);
  });

  it('are read page by page, as the viewer may see them', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      ids.unshift(await insertImage(stack, creator.userId, { isPublic: true }));
    }
    const first = await visitor.client.request('GET', `${page()}/images?limit=2`);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await visitor.client.expect([200, images], 'GET', next);
    const read = [...images.parse(first.body), ...second];
    expect(read.map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(first.body)).not.toContain(creator.email);
    for (const one of read) {
      expect(one).toMatchObject({ isOwn: false, liked: false, creatorId: creator.userId });
      expect(one).not.toHaveProperty('runId');
    }
  });
});
