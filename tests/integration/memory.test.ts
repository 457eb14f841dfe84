import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView } from '@vesper/core/contract/character';
import { okBody } from '@vesper/core/contract/common';
import { conversationView } from '@vesper/core/contract/conversation';
import { memoryOverview, memoryView, type MemoryView } from '@vesper/core/contract/memory';
import type { Client } from '../stack/client.ts';
import { readMessages, send } from '../stack/conversation.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { REMEMBER_AFTER_MS: '50' } });
});
afterAll(() => stack.stop());

const list = (client: Client, query = ''): Promise<MemoryView[]> =>
  client.expect([200, z.array(memoryView)], 'GET', `/api/memories${query}`);
const textsOf = async (client: Client, query = '') =>
  (await list(client, query)).map(({ text }) => text);
const add = (client: Client, text: string, characterId: string | null = null) =>
  client.expect([201, memoryView], 'POST', '/api/memories', { text, characterId });

async function newCharacter({ client }: Person, name = 'Mira'): Promise<string> {
  const made = await client.expect([201, characterView], 'POST', '/api/characters', { name });
  return made.id;
}

async function talkWith(
  { client }: Person,
  characterId?: string,
  more: object = {},
): Promise<string> {
  const body = { ...(characterId && { characterId }), ...more };
  return (await client.expect([201, conversationView], 'POST', '/api/conversations', body)).id;
}

/** Says something and waits for the reply. @returns the reply */
async function say({ client }: Person, conversationId: string, text: string): Promise<string> {
  const socket = await connectSocket(client);
  const { runId } = await send(client, conversationId, text);
  await socket.finished(runId);
  socket.close();
  return (await readMessages(client, conversationId)).at(-1)?.content ?? '';
}

const rows = (collection: string, filter: object) =>
  stack.documents.collection(collection).countDocuments(filter);

it('facts are written, corrected, pinned, switched off, found and forgotten by their member', async () => {
  const person = await newPerson(stack);
  const { client } = person;
  const mira = await newCharacter(person);
  const general = await add(client, 'Likes fog');
  const hers = await add(client, 'Keeps bees', mira);
  expect(general).toMatchObject({ by: 'member', source: null, isNew: false, isOff: false });
  expect(await textsOf(client)).toEqual(['Keeps bees', 'Likes fog']);
  expect(await textsOf(client, '?characterId=general')).toEqual(['Likes fog']);
  expect(await textsOf(client, `?characterId=${mira}`)).toEqual(['Keeps bees']);
  expect(await textsOf(client, '?search=BEES')).toEqual(['Keeps bees']);
  expect(await textsOf(client, '?limit=1')).toEqual(['Keeps bees']);
  expect(await textsOf(client, `?limit=1&before=${hers.id}`)).toEqual(['Likes fog']);
  const again = { text: 'likes  FOG!', characterId: null };
  expect((await client.request('POST', '/api/memories', again)).status).toBe(422);
  const path = `/api/memories/${general.id}`;
  const change = { text: 'Loves fog', isPinned: true, isOff: true };
  expect(await client.expect([200, memoryView], 'PATCH', path, change)).toMatchObject(change);
  const overview = await client.expect([200, memoryOverview], 'GET', '/api/memories/overview');
  expect(overview.keepers).toMatchObject([
    { characterId: null, count: 1, isOn: true },
    { characterId: mira, character: { name: 'Mira' }, count: 1 },
  ]);
  await client.expect([200, okBody], 'DELETE', path);
  await client.expect([200, okBody], 'DELETE', `/api/memories?characterId=${mira}`);
  expect(await list(client)).toEqual([]);
});

it('what must not steer a companion is not remembered', async () => {
  // Each is somebody else's: words like these lock the account.
  for (const text of ['I am 15', 'Is 15 years old']) {
    const { client } = await newPerson(stack);
    const answer = await client.request('POST', '/api/memories', { text, characterId: null });
    expect([text, answer.status], JSON.stringify(answer.body)).toEqual([text, 422]);
  }
  const { client } = await newPerson(stack);
  const fact = await add(client, 'Likes rain');
  const changed = await client.request('PATCH', `/api/memories/${fact.id}`, { text: 'I am 14' });
  expect(changed.status).toBe(422);
});

it('a talk that rests leaves facts, a newer one takes the place of an older, and both say where from', async () => {
  const person = await newPerson(stack);
  const mira = await newCharacter(person);
  const talk = await talkWith(person, mira);
  await say(person, talk, 'My name is Ada and I live in Lisbon.');
  await expect.poll(() => textsOf(person.client)).toEqual(['Lives in Lisbon', 'Is called Ada']);
  await say(person, talk, 'I moved to Porto last week.');
  await expect.poll(() => textsOf(person.client)).toContain('Lives in Porto');
  const facts = await list(person.client, `?characterId=${mira}`);
  const [said] = await readMessages(person.client, talk);
  expect(facts.find(({ text }) => text === 'Lives in Lisbon')).toMatchObject({
    by: 'builtin',
    source: { conversationId: talk, messageId: said?.id },
    isNew: true,
    isOff: true,
    isReplaced: true,
  });
  // The older one holds again once the newer is forgotten.
  const newer = facts.find(({ text }) => text === 'Lives in Porto');
  await person.client.expect([200, okBody], 'DELETE', `/api/memories/${newer?.id}`);
  const seen = { ids: facts.map(({ id }) => id) };
  await person.client.expect([200, okBody], 'POST', '/api/memories/seen', seen);
  expect(await list(person.client)).toMatchObject([
    { text: 'Lives in Lisbon', isOff: false, isNew: false },
    { text: 'Is called Ada' },
  ]);
});

it('a new talk knows what an earlier one left, and only with the same companion', async () => {
  const person = await newPerson(stack);
  const mira = await newCharacter(person);
  const noor = await newCharacter(person, 'Noor');
  await say(person, await talkWith(person, mira), 'I live in Lisbon.');
  await expect.poll(() => textsOf(person.client)).toEqual(['Lives in Lisbon']);
  const ask = 'Where do I live?';
  expect(await say(person, await talkWith(person, mira), ask)).toContain('Lisbon');
  expect(await list(person.client)).toMatchObject([{ useCount: 1 }]);
  expect(await say(person, await talkWith(person, noor), ask)).not.toContain('Lisbon');
  await add(person.client, 'Lives in Lisbon');
  expect(await say(person, await talkWith(person, noor), ask)).toContain('Lisbon');
});

it('a reply tells its owner what it was reminded of, as long as that is not forgotten', async () => {
  const person = await newPerson(stack);
  const { client } = person;
  const general = await add(client, 'Keeps bees');
  await add(client, 'Lives in Lisbon', await newCharacter(person, 'Noor'));
  const mira = await newCharacter(person);
  const hers = await add(client, 'Likes fog', mira);
  const talk = await talkWith(person, mira);
  await say(person, talk, 'Good evening.');
  const [question, reply] = await readMessages(client, talk);
  expect(reply?.details?.memoryIds).toEqual([general.id, hers.id]);
  await client.expect([200, okBody], 'DELETE', `/api/memories/${hers.id}`);
  expect(await textsOf(client, `?usedIn=${reply?.id}`)).toEqual(['Keeps bees']);
  expect(await textsOf(client, `?usedIn=${question?.id}`)).toEqual([]);
  const { client: stranger } = await newPerson(stack);
  await add(stranger, 'Likes rain');
  expect(await textsOf(stranger, `?usedIn=${reply?.id}`)).toEqual([]);
});

it('where memory is switched off, and in temporary talks, nothing is noted or used', async () => {
  const person = await newPerson(stack);
  const { client } = person;
  const mira = await newCharacter(person);
  await add(client, 'Lives in Lisbon', mira);
  const set = (characterId: string | null, isOn: boolean) =>
    client.expect([200, okBody], 'PUT', '/api/memories/switch', { characterId, isOn });
  const ask = 'I like rain. Where do I live?';
  for (const scope of [mira, null]) {
    await set(scope, false);
    expect(await say(person, await talkWith(person, mira), ask)).not.toContain('Lisbon');
    await set(scope, true);
  }
  const hidden = await talkWith(person, mira, { isTemporary: true });
  expect(await say(person, hidden, ask)).not.toContain('Lisbon');
  // A talk after those shows that their turn has come and gone.
  await say(person, await talkWith(person, mira), 'I like snow.');
  await expect.poll(() => textsOf(client)).toContain('Likes snow');
  expect(await textsOf(client)).not.toContain('Likes rain');
});

it('what was forgotten does not come back from the same messages', async () => {
  const person = await newPerson(stack);
  const talk = await talkWith(person);
  await say(person, talk, 'I like rain.');
  await expect.poll(() => textsOf(person.client)).toEqual(['Likes rain']);
  const [fact] = await list(person.client);
  await person.client.expect([200, okBody], 'DELETE', `/api/memories/${fact?.id}`);
  // The whole talk is looked through once more.
  await stack.documents
    .collection('conversations')
    .updateOne({ _id: new Types.ObjectId(talk) }, { $unset: { rememberedUpTo: 1 } });
  await say(person, talk, 'I like snow.');
  await expect.poll(() => textsOf(person.client)).toEqual(['Likes snow']);
  // Told again, it is known again.
  await say(person, talk, 'I really like rain.');
  await expect.poll(() => textsOf(person.client)).toContain('Likes rain');
});

it('facts go with their conversation, with their character and with the account', async () => {
  const person = await newPerson(stack);
  const { client } = person;
  const userId = new Types.ObjectId(person.userId);
  const mira = await newCharacter(person);
  const talk = await talkWith(person, mira);
  await say(person, talk, 'I like rain.');
  await expect.poll(() => textsOf(client)).toEqual(['Likes rain']);
  await add(client, 'Keeps bees', mira);
  await add(client, 'Likes fog');
  const { body } = await takeOut(client);
  const exported = String((await unzip(body)).get('memories.json'));
  for (const text of ['Likes rain', 'Keeps bees', 'Likes fog']) expect(exported).toContain(text);
  await client.expect([200, okBody], 'DELETE', `/api/conversations/${talk}`);
  expect(await textsOf(client)).toEqual(['Likes fog', 'Keeps bees']);
  await client.expect([200, okBody], 'DELETE', `/api/characters/${mira}`);
  expect(await textsOf(client)).toEqual(['Likes fog']);
  const [fog] = await list(client);
  await add(client, 'Likes snow');
  await client.expect([200, okBody], 'DELETE', `/api/memories/${fog?.id}`);
  expect(await rows('forgotten_memories', { userId })).toBe(1);
  await client.expect([200, okBody], 'DELETE', '/api/user', { password: 'a long enough password' });
  expect(await rows('memories', { userId })).toBe(0);
  expect(await rows('forgotten_memories', { userId })).toBe(0);
});
