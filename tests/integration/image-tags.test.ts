import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let owner: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
});

const setTags = ({ client }: Person, id: string, tags: string[]): Promise<ImageView> =>
  client.expect([200, imageView], 'PUT', `/api/images/${id}/tags`, { tags });

const idsIn = async ({ client }: Person, path: string): Promise<string[]> =>
  (await client.expect([200, z.array(imageView)], 'GET', path)).map(({ id }) => id);

describe('tags of a picture', () => {
  it('are kept tidy, and find it among one’s own and the public ones', async () => {
    const shown = await insertImage(stack, owner.userId, { isPublic: true });
    const secret = await insertImage(stack, owner.userId);
    await insertImage(stack, owner.userId, { isPublic: true });
    const word = `moor${owner.userId.slice(-6)}`;
    expect(
      (await setTags(owner, shown, [`#${word.toUpperCase()}`, 'Sea  side', word])).tags,
    ).toEqual([word, 'sea side']);
    await setTags(owner, secret, [word]);
    expect(await idsIn(owner, `/api/images?tag=${word}`)).toEqual([secret, shown]);
    expect(await idsIn(owner, `/api/images?tag=${word.toUpperCase()}&visibility=public`)).toEqual([
      shown,
    ]);
    expect(await idsIn(visitor, `/api/images/public?tag=${word}`)).toEqual([shown]);
    await setTags(owner, shown, []);
    expect(await idsIn(visitor, `/api/images/public?tag=${word}`)).toEqual([]);
  });

  it('leave a picture out for whoever hides one of them', async () => {
    const id = await insertImage(stack, owner.userId, { isPublic: true });
    const word = `fog${owner.userId.slice(-6)}`;
    await setTags(owner, id, [word, 'harbour']);
    const path = `/api/images/public?tag=${word}`;
    expect(await idsIn(visitor, path)).toEqual([id]);
    await visitor.client.request('PATCH', '/api/user', { hiddenTags: ['harbour'] });
    expect(await idsIn(visitor, path)).toEqual([]);
    expect(await idsIn(visitor, `/api/creators/${owner.userId}/images`)).toEqual([]);
    expect(await idsIn(owner, `/api/images?tag=${word}`)).toEqual([id]);
  });

  it('pass the rules for texts, when they are set and when the picture becomes public', async () => {
    const id = await insertImage(stack, owner.userId);
    const tags = ['[[sentinel:child_safety]]'];
    const refused = await owner.client.request('PUT', `/api/images/${id}/tags`, { tags });
    expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    await stack.documents.collection('images').updateMany({}, { $set: { tags } });
    const publish = { isPublic: true };
    const answer = await owner.client.request('PUT', `/api/images/${id}/visibility`, publish);
    expect(answer).toMatchObject({ status: 422, body: { code: 'child_safety' } });
  });

  it('are few and short, and of one’s own pictures', async () => {
    const id = await insertImage(stack, owner.userId, { isPublic: true });
    const many = Array.from({ length: LIMITS.tagsMax + 1 }, (_, at) => `tag ${at}`);
    const path = `/api/images/${id}/tags`;
    for (const tags of [many, ['t'.repeat(LIMITS.tagMax + 1)], [''], 'sea']) {
      expect((await owner.client.request('PUT', path, { tags })).status).toBe(422);
    }
    expect((await visitor.client.request('PUT', path, { tags: ['sea'] })).status).toBe(403);
    const four = await Promise.all(['a', 'b', 'c', 'd'].map((one) => setTags(owner, id, [one])));
    const [now] = await owner.client.expect([200, z.array(imageView)], 'GET', '/api/images');
    expect(four.map(({ tags }) => tags)).toContainEqual(now?.tags);
  });
});
