import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView, type CharacterView } from '@vesper/core/contract/character';
import { okBody } from '@vesper/core/contract/common';
import type { Client } from '../stack/client.ts';
import { operatorOf } from '../stack/operator.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let maker: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  for (const name of ['characters', 'character_likes']) {
    await stack.documents.collection(name).deleteMany({});
  }
  maker = await newPerson(stack);
  visitor = await newPerson(stack);
});

const PUBLIC = '/api/characters/public';

const make = (client: Client, name: string, fields: object = {}): Promise<CharacterView> =>
  client.expect([201, characterView], 'POST', '/api/characters', {
    ...{ name, isPublic: true },
    ...fields,
  });

async function names(client: Client, query = '', path = PUBLIC): Promise<string[]> {
  const found = await client.expect([200, z.array(characterView)], 'GET', `${path}${query}`);
  return found.map(({ name }) => name);
}

/** All pages of a list, one character each, by the links that lead on. */
async function pages(client: Client, query: string, between = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  for (let next: string | undefined = `${PUBLIC}${query}&limit=1`; next;) {
    const answer: Response = await fetch(stack.baseUrl + next, {
      headers: { cookie: client.cookie },
    });
    const [one] = z.array(characterView).parse(await answer.json());
    if (one) seen.push(one.name);
    next = /<([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1];
    await between();
  }
  return seen;
}

const like = (client: Client, id: string, method: 'POST' | 'DELETE' = 'POST') =>
  client.expect([200, characterView], method, `/api/characters/${id}/like`);

describe('a search', () => {
  beforeEach(async () => {
    await make(maker.client, 'Ines Duarte', {
      description: 'A ferry captain of the old harbour.',
      personalityTraits: ['Stubborn'],
      tags: ['Slow Burn', 'sea'],
    });
    await make(maker.client, 'Elena', { description: 'Keeps a lighthouse.', tags: ['#Sea '] });
    await make(maker.client, 'Ferris', { isPublic: false });
  });

  it.each([
    ['harb', ['Ines Duarte']],
    ['DUARTE ferry', ['Ines Duarte']],
    ['stubborn', ['Ines Duarte']],
    ['sea', ['Elena', 'Ines Duarte']],
    ['arbour', []],
    ['ferry lighthouse', []],
    ['.*', []],
  ])('for %j finds %j among public ones', async (words, found) => {
    expect(await names(visitor.client, `?search=${encodeURIComponent(words)}`)).toEqual(found);
  });

  it('looks among own ones too, and follows what is changed', async () => {
    const own = (words: string) => names(maker.client, `?search=${words}`, '/api/characters');
    expect(await own('fer')).toEqual(['Ferris', 'Ines Duarte']);
    const [ferris] = await maker.client.expect(
      [200, z.array(characterView)],
      'GET',
      '/api/characters',
    );
    const path = `/api/characters/${ferris?.id}`;
    await maker.client.request('PUT', path, { tags: ['Clockwork'] });
    expect(await own('clock')).toEqual(['Ferris']);
    await maker.client.request('PUT', path, { name: 'Otto' });
    expect(await own('clock')).toEqual(['Otto']);
    expect(await own('ferris')).toEqual([]);
    expect(await names(visitor.client, '?search=clock')).toEqual([]);
  });

  it('reads the characters that have the word, and no others', async () => {
    const filter = { isPublic: true, terms: /^harb/ };
    const plan = z
      .object({ executionStats: z.object({ totalDocsExamined: z.number() }) })
      .parse(await stack.documents.collection('characters').find(filter).explain('executionStats'));
    expect(plan.executionStats.totalDocsExamined).toBe(1);
  });

  it('is repaired by the check', async () => {
    await stack.documents.collection('characters').updateMany({}, { $unset: { terms: 1 } });
    expect(await names(visitor.client, '?search=harb')).toEqual([]);
    expect(await operatorOf(stack)('check', '--fix')).toMatchObject({ code: 0 });
    expect(await names(visitor.client, '?search=harb')).toEqual(['Ines Duarte']);
  });
});

describe('tags', () => {
  it('are tidied, found by each and by all, and offered by how many have them', async () => {
    const ines = await make(maker.client, 'Ines', { tags: ['#Slow  Burn', 'slow burn', 'Sea,'] });
    expect(ines.tags).toEqual(['slow burn', 'sea']);
    await make(maker.client, 'Elena', { tags: ['sea'] });
    await make(maker.client, 'Hidden', { tags: ['secret'], isPublic: false });
    expect(await names(visitor.client, '?tags=SEA')).toEqual(['Elena', 'Ines']);
    expect(await names(visitor.client, '?tags=sea,slow%20burn')).toEqual(['Ines']);
    expect((await visitor.client.request('GET', `${PUBLIC}/tags`)).body).toEqual([
      ...['sea', 'slow burn'],
    ]);
  });

  it('are bounded, and judged like every text of a character', async () => {
    for (const tags of [['x'.repeat(31)], [' '], Array.from({ length: 11 }, (_, n) => `t${n}`)]) {
      const answer = await maker.client.request('POST', '/api/characters', { name: 'Bo', tags });
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    }
    const tags = ['[[sentinel:child_safety]]'];
    const answer = await maker.client.request('POST', '/api/characters', { name: 'Bo', tags });
    expect(answer).toMatchObject({ body: { code: 'child_safety', issues: [{ path: 'tags' }] } });
  });

  it('that somebody hides leave a character out for them', async () => {
    await make(maker.client, 'Ines', { tags: ['ghost story'] });
    expect(await names(visitor.client)).toEqual(['Ines']);
    await visitor.client.request('PATCH', '/api/user', { hiddenTags: ['ghost'] });
    expect(await names(visitor.client)).toEqual([]);
    expect((await visitor.client.request('GET', `${PUBLIC}/tags`)).body).toEqual([]);
  });
});

describe('likes', () => {
  it('count each member once, order a list, and find what one likes', async () => {
    const ines = await make(maker.client, 'Ines');
    await make(maker.client, 'Elena');
    const theo = await make(maker.client, 'Theo', { isPublic: false });
    await Promise.all([1, 2, 3].map(() => like(visitor.client, ines.id)));
    expect(await like(maker.client, ines.id)).toMatchObject({ likes: 2, liked: true });
    await like(maker.client, theo.id);
    expect(await names(visitor.client, '?sort=loved')).toEqual(['Ines', 'Elena']);
    expect(await names(visitor.client, '?liked=true')).toEqual(['Ines']);
    expect(await names(maker.client, '?liked=true', '/api/characters')).toEqual(['Theo', 'Ines']);
    expect((await visitor.client.request('POST', `/api/characters/${theo.id}/like`)).status).toBe(
      404,
    );
    expect(await like(visitor.client, ines.id, 'DELETE')).toMatchObject({ likes: 1, liked: false });
    expect(await names(visitor.client, '?liked=true')).toEqual([]);
  });

  it('go with the character, and with the member', async () => {
    const ines = await make(maker.client, 'Ines');
    const elena = await make(maker.client, 'Elena');
    for (const { id } of [ines, elena]) await like(visitor.client, id);
    await maker.client.request('DELETE', `/api/characters/${ines.id}`);
    const rows = stack.documents.collection('character_likes');
    expect(await rows.countDocuments({})).toBe(1);
    await visitor.client.expect([200, okBody], 'DELETE', '/api/user', { password: PASSWORD });
    expect(await rows.countDocuments({})).toBe(0);
    const path = `/api/characters/${elena.id}`;
    expect(await maker.client.expect([200, characterView], 'GET', path)).toMatchObject({
      likes: 0,
    });
  });

  it('that a crash left uncounted are counted by the check', async () => {
    const { id } = await make(maker.client, 'Ines');
    await like(visitor.client, id);
    await stack.documents
      .collection('characters')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { likes: 7 }, $unset: { likesChangedAt: 1 } },
      );
    expect(await operatorOf(stack)('check', '--fix')).toMatchObject({ code: 0 });
    expect(await names(visitor.client, '?sort=loved')).toEqual(['Ines']);
    const [one] = await visitor.client.expect([200, z.array(characterView)], 'GET', PUBLIC);
    expect(one?.likes).toBe(1);
  });
});

it('pages of the loved ones leave nobody out while people like and unlike', async () => {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await make(maker.client, name)).id);
  for (const id of ids.slice(1)) await like(maker.client, id);
  let turn = 0;
  // Between the pages the one shown last loses its like.
  const seen = await pages(visitor.client, '?sort=loved', async () => {
    const id = ids[3 - turn++];
    if (id && turn < 4) await like(maker.client, id, 'DELETE');
  });
  expect([...new Set(seen)]).toEqual(['D', 'C', 'B', 'A']);
});

it('whom people talk with is counted once for each of them', async () => {
  const ines = await make(maker.client, 'Ines');
  await make(maker.client, 'Elena');
  const talk = (client: Client, isTemporary = false) =>
    client.request('POST', '/api/conversations', { characterId: ines.id, isTemporary });
  for (const { client } of [visitor, visitor, maker]) await talk(client);
  await talk((await newPerson(stack)).client, true);
  expect(await names(visitor.client, '?sort=talked')).toEqual(['Ines', 'Elena']);
  const path = `/api/characters/${ines.id}`;
  expect(await visitor.client.expect([200, characterView], 'GET', path)).toMatchObject({
    talks: 2,
  });
});

it('characters of before get their words, the tags of their cards, and their counts', async () => {
  const _id = new Types.ObjectId();
  const userId = new Types.ObjectId(maker.userId);
  const card = { top: {}, data: { name: 'Ada', tags: ['Clock Work', 'x'.repeat(90), 7] } };
  await stack.documents.collection('characters').insertOne({
    ...{ _id, userId, name: 'Ada', traits: [], isPublic: true, card: JSON.stringify(card) },
    ...{ createdAt: new Date(), updatedAt: new Date() },
  });
  await visitor.client.request('POST', '/api/conversations', { characterId: String(_id) });
  const rows = stack.documents.collection('migrations');
  await rows.deleteMany({ name: 'characters-found' });
  expect(await operatorOf(stack)('migrate')).toMatchObject({ code: 0 });
  expect(await names(visitor.client, '?search=ada&tags=clock%20work')).toEqual(['Ada']);
  const path = `/api/characters/${String(_id)}`;
  expect(await visitor.client.expect([200, characterView], 'GET', path)).toMatchObject({
    ...{ tags: ['clock work'], talks: 1, likes: 0 },
  });
});
