import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  characterDetailView,
  characterView,
  type CharacterView,
} from '@vesper/core/contract/character';
import { characterVersionView } from '@vesper/core/contract/character-version';
import { okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import type { Client } from '../stack/client.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let maker: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.documents.collection('characters').deleteMany({});
  maker = await newPerson(stack);
  visitor = await newPerson(stack);
});

const INES = {
  name: 'Ines Duarte',
  description: 'A ferry captain.',
  greeting: 'Mind the step.',
  otherGreetings: ['You again.'],
  personalityTraits: ['Calm'],
  tags: ['sea', 'fog'],
  scenario: 'The last ferry.',
  look: { words: 'a grey coat', seed: 7 },
};

const make = (client: Client, fields: object = {}): Promise<CharacterView> =>
  client.expect([201, characterView], 'POST', '/api/characters', { ...INES, ...fields });

const read = (client: Client, id: string) =>
  client.expect([200, characterDetailView], 'GET', `/api/characters/${id}`);

const duplicate = (client: Client, id: string) =>
  client.expect([201, characterView], 'POST', `/api/characters/${id}/duplicate`);

const change = (client: Client, id: string, fields: object) =>
  client.expect([200, characterView], 'PUT', `/api/characters/${id}`, fields);

const versions = (client: Client, id: string) =>
  client.expect([200, z.array(characterVersionView)], 'GET', `/api/characters/${id}/versions`);

describe('a copy', () => {
  it('has the texts, the book and the face of its source, is private, and credits its maker', async () => {
    await maker.client.request('PATCH', '/api/user', { firstName: 'Marta' });
    const { id } = await make(maker.client, { isPublic: true });
    const path = `/api/characters/${id}/lorebook`;
    const book = z.object({ id: z.string() }).parse((await maker.client.request('PUT', path)).body);
    const entry = { name: 'Reef', keys: ['reef'], content: 'It bites.' };
    await maker.client.request('POST', `/api/lorebooks/${book.id}/entries`, entry);
    await stack.settled();
    const { id: copyId } = await duplicate(visitor.client, id);
    const copy = await read(visitor.client, copyId);
    const { name, description, greeting, otherGreetings, tags, scenario } = INES;
    expect(copy).toMatchObject({
      ...{ name, description, greeting, otherGreetings, tags, scenario },
      ...{ isPublic: false, isOwn: true, likes: 0, talks: 0 },
      look: { words: 'a grey coat', seed: 7, imageId: null },
      origin: { characterId: id, name, by: 'Marta' },
      avatar: expect.stringContaining(copyId),
    });
    const card = await visitor.client.request('GET', `/api/characters/${copyId}/card?format=json`);
    expect(JSON.stringify(card.body)).toContain('It bites.');
    const face = await fetch(stack.baseUrl + String(copy.avatar), {
      headers: { cookie: visitor.client.cookie },
    });
    expect(face.status).toBe(200);
    // A copy of that copy credits the same one.
    const again = await duplicate(visitor.client, copyId);
    expect((await read(visitor.client, again.id)).origin).toMatchObject({ characterId: id });
    expect((await maker.client.request('GET', `/api/characters/${copyId}`)).status).toBe(404);
  });

  it('of one of ones own credits nobody, and of a private one of others there is none', async () => {
    const { id } = await make(maker.client);
    const copy = await duplicate(maker.client, id);
    expect((await read(maker.client, copy.id)).origin).toBeNull();
    const refused = await visitor.client.request('POST', `/api/characters/${id}/duplicate`);
    expect(refused.status).toBe(404);
  });

  it('names its source no more once that is private, and nobody once the account is gone', async () => {
    const { id } = await make(maker.client, { isPublic: true });
    const copy = await duplicate(visitor.client, id);
    await change(maker.client, id, { isPublic: false });
    const { origin } = await read(visitor.client, copy.id);
    expect(origin).toEqual({ characterId: null, name: null, by: null });
    await maker.client.expect([200, okBody], 'DELETE', '/api/user', { password: PASSWORD });
    expect((await read(visitor.client, copy.id)).origin).toBeNull();
    const _id = new Types.ObjectId(copy.id);
    const stored = await stack.documents.collection('characters').findOne({ _id });
    expect(JSON.stringify(stored)).not.toContain(maker.userId);
  });
});

describe('versions', () => {
  it('keep what was before each change of a text, and lead back to it', async () => {
    const { id } = await make(maker.client);
    await change(maker.client, id, { name: 'Ines D.' });
    await change(maker.client, id, { isPublic: true });
    await change(maker.client, id, { name: 'Ines D.' });
    await change(maker.client, id, { tags: [], greeting: '' });
    const kept = await versions(maker.client, id);
    expect(kept.map(({ texts }) => [texts.name, texts.greeting, texts.tags])).toEqual([
      ['Ines D.', INES.greeting, INES.tags],
      [INES.name, INES.greeting, INES.tags],
    ]);
    const [, first] = kept;
    await change(maker.client, id, { ...first?.texts });
    expect(await read(maker.client, id)).toMatchObject({
      ...{ name: INES.name, greeting: INES.greeting, tags: INES.tags, scenario: INES.scenario },
      ...{ isPublic: true, look: { words: 'a grey coat', seed: 7 } },
    });
    const [last] = await versions(maker.client, id);
    expect(last?.texts).toMatchObject({ name: 'Ines D.', greeting: '', tags: [] });
  });

  it('keep each state once, of four changes at the same time', async () => {
    const { id } = await make(maker.client);
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const answers = await Promise.all(
      names.map((name) => maker.client.request('PUT', `/api/characters/${id}`, { name })),
    );
    // Who was too late is asked to try again, and has changed nothing.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    const before = (await versions(maker.client, id)).map(({ texts }) => texts.name);
    const now = (await read(maker.client, id)).name;
    expect(new Set([...before, now]).size).toBe(done + 1);
  });

  it('are for its maker alone, few, and go with the character', async () => {
    const { id } = await make(maker.client, { isPublic: true });
    for (let n = 0; n < LIMITS.characterVersions + 3; n += 1) {
      await change(maker.client, id, { scenario: `Evening ${n}` });
    }
    const kept = await versions(maker.client, id);
    expect(kept).toHaveLength(LIMITS.characterVersions);
    expect(kept.at(-1)?.texts.scenario).toBe('Evening 2');
    const path = `/api/characters/${id}/versions`;
    expect((await visitor.client.request('GET', path)).status).toBe(403);
    await maker.client.request('DELETE', `/api/characters/${id}`);
    const rows = stack.documents.collection('character_versions');
    expect(await rows.countDocuments({ characterId: new Types.ObjectId(id) })).toBe(0);
  });
});

it('similar ones share tags: the most first, then the most liked, and none that are private', async () => {
  const isPublic = true;
  const { id } = await make(maker.client, { isPublic });
  await make(maker.client, { name: 'Both', isPublic });
  const liked = await make(maker.client, { name: 'Liked', tags: ['sea'], isPublic });
  await make(maker.client, { name: 'One', tags: ['fog', 'city'], isPublic });
  await make(maker.client, { name: 'None', tags: ['city'], isPublic });
  await make(visitor.client, { name: 'Secret' });
  await visitor.client.request('POST', `/api/characters/${liked.id}/like`);
  const path = `/api/characters/${id}/similar`;
  const similar = await visitor.client.expect([200, z.array(characterView)], 'GET', path);
  expect(similar.map(({ name }) => name)).toEqual(['Both', 'Liked', 'One']);
  const untagged = await make(maker.client, { tags: [] });
  const none = await maker.client.request('GET', `/api/characters/${untagged.id}/similar`);
  expect(none.body).toEqual([]);
});
