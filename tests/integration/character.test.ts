import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView, type CharacterView } from '@vesper/core/contract/character';
import { okBody } from '@vesper/core/contract/common';
import { conversationView } from '@vesper/core/contract/conversation';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages } from '../stack/conversation.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
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
  // Faces of characters that are gone are not painted.
  await stack.documents.collection('characters').deleteMany({});
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
});

const INES = {
  name: ' Ines Duarte ',
  description: 'A ferry captain, 44, who knows every current of the bay.',
  greeting: 'Mind the step, {{user}}. I am {{char}}.',
  personalityTraits: ['Calm', ' calm', 'Dry humour', 'CALM'],
};

async function create(client: Client, fields: object = {}): Promise<CharacterView> {
  const body = { ...INES, ...fields };
  return client.expect([201, characterView], 'POST', '/api/characters', body);
}

const read = (client: Client, id: string) =>
  client.expect([200, characterView], 'GET', `/api/characters/${id}`);

const list = (client: Client, path = '/api/characters') =>
  client.expect([200, z.array(characterView)], 'GET', path);

async function talk(client: Client, characterId: string, content: string) {
  const conversation = await client.expect([201, conversationView], 'POST', '/api/conversations', {
    characterId,
  });
  const path = `/api/chat/${conversation.id}`;
  const exchange = await client.expect([201, sendMessageResponse], 'POST', path, { content });
  return { conversation, reply: exchange.assistantMessage.content };
}

describe('a character', () => {
  it('is made with tidy texts and traits, private unless asked otherwise', async () => {
    const made = await create(owner.client);
    expect(made).toMatchObject({
      name: 'Ines Duarte',
      description: INES.description,
      personality: { traits: ['Calm', 'Dry humour'] },
      greeting: INES.greeting,
      avatar: null,
      isPublic: false,
      isOwn: true,
    });
    expect(made).not.toHaveProperty('user');
    const bare = await owner.client.expect([201, characterView], 'POST', '/api/characters', {
      name: 'Bo',
    });
    expect(bare).toMatchObject({ description: null, greeting: null, personality: { traits: [] } });
  });

  it('needs a name and takes known fields only', async () => {
    for (const body of [{}, { name: '  ' }, { ...INES, card: '{}' }, { name: 'a'.repeat(81) }]) {
      const answer = await owner.client.request('POST', '/api/characters', body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    }
  });

  it('is changed field by field; an empty text removes it', async () => {
    const { id } = await create(owner.client);
    const path = `/api/characters/${id}`;
    await owner.client.expect([200, characterView], 'PUT', path, { name: 'Ines D.' });
    await owner.client.expect([200, characterView], 'PUT', path, { description: '' });
    const last = { isPublic: true, personalityTraits: ['Bold', 'bold '] };
    await owner.client.expect([200, characterView], 'PUT', path, last);
    expect(await read(owner.client, id)).toMatchObject({
      name: 'Ines D.',
      description: null,
      greeting: INES.greeting,
      personality: { traits: ['Bold'] },
      isPublic: true,
    });
  });

  it('is refused at the field at fault, alone or by all of its texts together', async () => {
    const sentinel = '[[sentinel:child_safety]]';
    const faults = {
      name: sentinel,
      description: sentinel,
      greeting: sentinel,
      personalityTraits: ['Calm', sentinel],
    };
    const { id } = await create(owner.client);
    for (const [field, value] of Object.entries(faults)) {
      for (const [method, path] of [
        ['POST', '/api/characters'],
        ['PUT', `/api/characters/${id}`],
      ] as const) {
        const body = { ...(method === 'POST' && INES), [field]: value };
        const answer = await owner.client.request(method, path, body);
        expect(answer).toMatchObject({ status: 422, body: { code: 'child_safety' } });
        expect(answer.body).toMatchObject({ issues: [{ path: field }] });
      }
    }
    const halves = { name: '[[sentinel:child', description: '_safety]] of the bay' };
    const split = await owner.client.request('POST', '/api/characters', { ...INES, ...halves });
    expect(split).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    expect(await list(owner.client)).toHaveLength(1);
  });

  it('belongs to its owner: others see it when it is public, and never change it', async () => {
    const anonymous = createClient(stack.baseUrl);
    const { id } = await create(owner.client);
    const path = `/api/characters/${id}`;
    const statuses = async (client: Client) => [
      (await client.request('GET', path)).status,
      (await client.request('PUT', path, { name: 'Mine' })).status,
      (await client.request('DELETE', path)).status,
    ];
    expect(await statuses(visitor.client)).toEqual([404, 404, 404]);
    expect(await statuses(anonymous)).toEqual([401, 401, 401]);
    await owner.client.expect([200, characterView], 'PUT', path, { isPublic: true });
    expect(await statuses(visitor.client)).toEqual([200, 403, 403]);
    expect(await statuses(anonymous)).toEqual([401, 401, 401]);
    expect((await read(visitor.client, id)).isOwn).toBe(false);
    expect((await read(owner.client, id)).name).toBe('Ines Duarte');
  });
});

describe('the lists', () => {
  it('show own characters newest first, page by page', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      ids.unshift((await create(owner.client, { name })).id);
    }
    await create(visitor.client, { isPublic: true });
    expect((await list(owner.client)).map(({ id }) => id)).toEqual(ids);
    const first = await owner.client.request('GET', '/api/characters?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await list(owner.client, next)).map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('show public characters of everyone with the creator and no address', async () => {
    const names = { firstName: 'Ada', lastName: 'Byron' };
    await stack.documents.collection('users').updateOne({ email: owner.email }, { $set: names });
    const { id } = await create(owner.client, { isPublic: true });
    const hidden = await create(owner.client);
    const answer = await visitor.client.request('GET', '/api/characters/public');
    const found = z.array(z.looseObject({ id: z.string() })).parse(answer.body);
    const shown = found.find((one) => one.id === id);
    expect(shown?.user).toEqual({ ...names, profileImageUrl: null });
    expect(Object.keys(shown ?? {}).sort()).toEqual([...Object.keys(characterView.shape)].sort());
    expect(found.map((one) => one.id)).not.toContain(hidden.id);
    expect(JSON.stringify(answer.body)).not.toContain(owner.email);
  });
});

describe('a face', () => {
  it('is painted for nothing, and seen by whoever may see the character', async () => {
    const { id } = await create(owner.client);
    await stack.settled(60_000);
    const { avatar, portrait } = await read(owner.client, id);
    const whole = await sharp((await fetchBytes(owner.client, portrait ?? '')).body).metadata();
    expect(whole).toMatchObject({ format: 'webp', width: 1_024, height: 1_024 });
    expect(avatar).toBe(`/media/characters/${id}.webp`);
    const face = await fetchBytes(owner.client, avatar ?? '');
    const meta = await sharp(face.body).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(String(meta.xmp)).toContain('DigitalSourceType');
    expect((await owner.client.request('GET', '/api/user')).body).toMatchObject({ tokens: 5 });
    const seen = async (client: Client) => {
      const answers = [avatar, portrait].map((path) => fetchBytes(client, path ?? ''));
      const [face, picture] = (await Promise.all(answers)).map(({ status }) => status);
      expect(picture).toBe(face);
      return face;
    };
    expect(await seen(visitor.client)).toBe(404);
    expect(await seen(createClient(stack.baseUrl))).toBe(401);
    const publish = { isPublic: true };
    await owner.client.expect([200, characterView], 'PUT', `/api/characters/${id}`, publish);
    expect(await seen(visitor.client)).toBe(200);
    expect(await seen(createClient(stack.baseUrl))).toBe(401);
    const etag = (await fetchBytes(owner.client, avatar ?? '')).headers.get('etag') ?? '';
    const again = await fetchBytes(owner.client, avatar ?? '', {
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('whose job was lost is painted after all', async () => {
    const { id } = await create(owner.client);
    await stack.settled(60_000);
    const { insertedId } = await stack.documents.collection('characters').insertOne({
      userId: (await stack.documents.collection('users').findOne({ email: owner.email }))?._id,
      name: 'Lost',
      traits: [],
      avatarKey: null,
      isPublic: false,
      createdAt: new Date(Date.now() - 61_000),
    });
    await expect
      .poll(async () => (await read(owner.client, insertedId.toHexString())).avatar, {
        timeout: 60_000,
      })
      .not.toBeNull();
    expect((await read(owner.client, id)).avatar).not.toBeNull();
  });

  it('goes with its character', async () => {
    const { id } = await create(owner.client);
    await stack.settled(60_000);
    const path = `/api/characters/${id}`;
    const prefix = `avatars/${owner.userId}/${id}`;
    expect(await stack.storedKeys(prefix)).toHaveLength(2);
    expect(await owner.client.expect([200, okBody], 'DELETE', path)).toEqual({ ok: true });
    expect((await owner.client.request('GET', path)).status).toBe(404);
    expect((await fetchBytes(owner.client, `/media/characters/${id}.webp`)).status).toBe(404);
    expect(await stack.storedKeys(prefix)).toEqual([]);
  });
});

describe('a conversation with a character', () => {
  it('begins with its greeting and goes on in its name', async () => {
    const { id } = await create(owner.client);
    const { conversation, reply } = await talk(owner.client, id, 'What is your name?');
    expect(conversation.character).toMatchObject({ id, name: 'Ines Duarte' });
    const [greeting] = await readMessages(owner.client, conversation.id);
    expect(greeting).toMatchObject({ role: 'assistant', status: 'complete' });
    expect(greeting?.content).toBe('Mind the step, you. I am Ines Duarte.');
    expect(reply).toContain('Ines');
  });

  it('stays readable when the character is deleted, and the assistant goes on', async () => {
    const { id } = await create(owner.client);
    const { conversation } = await talk(owner.client, id, 'What is your name?');
    const before = await readMessages(owner.client, conversation.id);
    await owner.client.expect([200, okBody], 'DELETE', `/api/characters/${id}`);
    const path = `/api/conversations/${conversation.id}`;
    const after = await owner.client.expect([200, conversationView], 'GET', path);
    expect(after).toMatchObject({ characterId: id, character: null });
    expect(await readMessages(owner.client, conversation.id)).toEqual(before);
    const content = 'What is your name?';
    const { assistantMessage } = await owner.client.expect(
      [201, sendMessageResponse],
      'POST',
      `/api/chat/${conversation.id}`,
      { content },
    );
    expect(assistantMessage.content).not.toContain('Ines');
  });

  it('cannot be had with a private one of somebody else, not even afterwards', async () => {
    const { id } = await create(owner.client, { isPublic: true });
    const { conversation, reply } = await talk(visitor.client, id, 'What is your name?');
    expect(reply).toContain('Ines');
    const hide = { isPublic: false };
    await owner.client.expect([200, characterView], 'PUT', `/api/characters/${id}`, hide);
    const body = { characterId: id };
    const refused = await visitor.client.request('POST', '/api/conversations', body);
    expect(refused.status).toBe(404);
    const path = `/api/conversations/${conversation.id}`;
    const after = await visitor.client.expect([200, conversationView], 'GET', path);
    expect(after.character).toBeNull();
    const { assistantMessage } = await visitor.client.expect(
      [201, sendMessageResponse],
      'POST',
      `/api/chat/${conversation.id}`,
      { content: 'What is your name?' },
    );
    expect(assistantMessage.content).not.toContain('Ines');
  });
});
