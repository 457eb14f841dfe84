import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView } from '@vesper/core/contract/character';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { personaView, type PersonaView } from '@vesper/core/contract/persona';
import { uploadParameters } from '@vesper/core/contract/upload';
import { readMessages, send } from '../stack/conversation.ts';
import { fetchBytes, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
let anna: Person;

beforeAll(async () => {
  model = await startScriptedModel();
  stack = await startStack({ env: { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small' } });
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});
beforeEach(async () => {
  anna = await newPerson(stack);
  await anna.client.request('PATCH', '/api/user', { firstName: 'Anna' });
});

const make = (fields: object): Promise<PersonaView> =>
  anna.client.expect([201, personaView], 'POST', '/api/personas', fields);

const list = (): Promise<PersonaView[]> =>
  anna.client.expect([200, z.array(personaView)], 'GET', '/api/personas');

const defaults = async (): Promise<string[]> =>
  (await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);

const change = (id: string, fields: object): Promise<PersonaView> =>
  anna.client.expect([200, personaView], 'PATCH', `/api/personas/${id}`, fields);

async function talk(settings: object = {}): Promise<ConversationView> {
  const character = await anna.client.expect([201, characterView], 'POST', '/api/characters', {
    name: 'Ines',
    greeting: 'Mind the step, {{user}}.',
    otherGreetings: ['You again, {{user}}.'],
    scenario: '{{char}} takes {{user}} across the bay.',
  });
  const body = { characterId: character.id, settings };
  return anna.client.expect([201, conversationView], 'POST', '/api/conversations', body);
}

async function greeting({ id }: ConversationView): Promise<string | undefined> {
  return (await readMessages(anna.client, id))[0]?.content;
}

async function uploadPicture(): Promise<string> {
  const path = '/api/objects/upload';
  const { uploadURL } = await anna.client.expect([200, uploadParameters], 'POST', path);
  const create = { width: 640, height: 480, channels: 3, background: '#336699' } as const;
  const photo = await sharp({ create }).png().toBuffer();
  await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(photo) });
  return uploadURL;
}

describe('the personas of a member', () => {
  it('have one default: the first, then the one chosen, then the one before', async () => {
    expect(await list()).toEqual([]);
    const robin = await make({ name: ' Robin ', description: 'A sailor, 34.' });
    expect(robin).toMatchObject({ name: 'Robin', description: 'A sailor, 34.', isDefault: true });
    const sam = await make({ name: 'Sam' });
    expect(await defaults()).toEqual(['Robin']);
    await make({ name: 'Kim', isDefault: true });
    expect(await defaults()).toEqual(['Kim']);
    await Promise.all([robin, sam].map(({ id }) => change(id, { isDefault: true })));
    expect(await defaults()).toHaveLength(1);
    const [standard] = (await list()).filter(({ isDefault }) => isDefault);
    await anna.client.request('DELETE', `/api/personas/${standard?.id}`);
    expect(await defaults()).toHaveLength(1);
  });

  it('are at most so many, also when all are made at once', async () => {
    const wanted = LIMITS.personasPerUser + 3;
    const made = await Promise.all(
      Array.from({ length: wanted }, (_, n) =>
        anna.client.request('POST', '/api/personas', { name: `Robin ${n}` }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(LIMITS.personasPerUser);
    expect(made.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'personas_full' },
    });
    expect(await list()).toHaveLength(LIMITS.personasPerUser);
  });

  it('are adults, and are told in a text that a model can hold', async () => {
    const refused = await anna.client.request('POST', '/api/personas', {
      name: 'Robin',
      description: '[[sentinel:child_safety]]',
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    const { id } = await make({ name: 'Robin' });
    const minor = await anna.client.request('PATCH', `/api/personas/${id}`, {
      description: 'Seventeen years old and still at school.',
    });
    expect(minor).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    const huge = { name: 'Robin', description: 'x'.repeat(100_000) };
    expect(await anna.client.request('POST', '/api/personas', huge)).toMatchObject({
      status: 422,
      body: {
        issues: [{ path: 'description', message: 'A description has at most 2000 characters.' }],
      },
    });
  });

  it('have a picture that nobody else sees, and that goes with them', async () => {
    const { id, picture } = await make({ name: 'Robin', pictureUrl: await uploadPicture() });
    const bytes = await fetchBytes(anna.client, picture ?? '');
    expect((await sharp(bytes.body).metadata()).format).toBe('webp');
    const stranger = await newPerson(stack);
    expect((await fetchBytes(stranger.client, picture ?? '')).status).toBe(404);
    const later = await change(id, { pictureUrl: await uploadPicture() });
    expect(later.picture).not.toBe(picture);
    expect((await change(id, { pictureUrl: null })).picture).toBeNull();
    expect(await stack.storedKeys(`personas/${anna.userId}/`)).toEqual([]);
    const lost = { name: 'Sam', pictureUrl: 'http://localhost/api/objects/none' };
    expect((await anna.client.request('POST', '/api/personas', lost)).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  it('are in the export, and leave nothing when the account goes', async () => {
    await make({ name: 'Robin', description: 'A sailor.', pictureUrl: await uploadPicture() });
    const files = await unzip((await takeOut(anna.client)).body);
    const kept = JSON.parse(String(files.get('personas.json')));
    expect(kept).toMatchObject([{ name: 'Robin', description: 'A sailor.' }]);
    expect(files.has(`personas/${kept[0].id}.webp`)).toBe(true);
    await anna.client.request('DELETE', '/api/user', { password: PASSWORD });
    expect(await stack.storedKeys(`personas/${anna.userId}/`)).toEqual([]);
    const left = { slot: { $regex: `^${anna.userId}` } };
    expect(await stack.documents.collection('personas').countDocuments(left)).toBe(0);
  });
});

describe('a conversation', () => {
  it('calls the member by its persona, by the default one, or by their first name', async () => {
    const plain = await talk();
    expect(plain.persona).toBeUndefined();
    expect(await greeting(plain)).toBe('Mind the step, Anna.');
    const robin = await make({ name: 'Robin' });
    const sam = await make({ name: 'Sam' });
    expect(await greeting(await talk())).toBe('Mind the step, Robin.');
    const asSam = await talk({ personaId: sam.id });
    expect(asSam.persona).toMatchObject({ id: sam.id, name: 'Sam', picture: null });
    expect(await greeting(asSam)).toBe('Mind the step, Sam.');
    await anna.client.request('DELETE', `/api/personas/${sam.id}`);
    const path = `/api/conversations/${asSam.id}`;
    const later = await anna.client.expect([200, conversationView], 'GET', path);
    expect(later).toMatchObject({ persona: { id: robin.id }, settings: { personaId: null } });
    // Deleting a persona moves no conversation to the top of the list.
    expect(later.updatedAt).toBe(asSam.updatedAt);
    expect(await greeting(later)).toBe('Mind the step, Robin.');
  });

  it('greets anew while nothing was said, except in words that somebody edited', async () => {
    const robin = await make({ name: 'Robin' });
    const conversation = await talk();
    const path = `/api/conversations/${conversation.id}`;
    const [message] = await readMessages(anna.client, conversation.id);
    const edited = { content: 'Robin, at last.' };
    await anna.client.request('PATCH', `/api/messages/${message?.id}`, edited);
    const sam = await make({ name: 'Sam' });
    await anna.client.request('PATCH', path, { settings: { personaId: sam.id } });
    expect(await greeting(conversation)).toBe('Robin, at last.');
    await anna.client.request('PUT', `/api/messages/${message?.id}/variant`, { variant: 2 });
    expect(await greeting(conversation)).toBe('You again, Sam.');
    await change(sam.id, { name: 'Samira' });
    expect(await greeting(conversation)).toBe('You again, Samira.');
    await send(anna.client, conversation.id, 'Hello');
    await stack.settled();
    await anna.client.request('PATCH', path, { settings: { personaId: robin.id } });
    expect(await greeting(conversation)).toBe('You again, Samira.');
  });

  it('tells the model the name of the persona, from the next reply on', async () => {
    const robin = await make({ name: 'Robin', description: 'A friend of {{char}}, 34.' });
    const sam = await make({ name: 'Sam' });
    const conversation = await talk({ personaId: robin.id });
    const path = `/api/conversations/${conversation.id}`;
    for (const personaId of [robin.id, sam.id, null]) {
      await anna.client.request('PATCH', path, { settings: { personaId } });
      const before = model.seen.requests.length;
      await send(anna.client, conversation.id, 'Hello');
      await stack.settled();
      const name = personaId === sam.id ? 'Sam' : 'Robin';
      const asked = JSON.stringify(model.seen.requests.slice(before));
      expect(asked).toContain(`Ines takes ${name} across the bay.`);
      expect(asked).not.toMatch(/\{\{(?:user|char)\}\}/);
    }
  });

  it('takes no persona of somebody else', async () => {
    const robin = await make({ name: 'Robin' });
    const stranger = await newPerson(stack);
    const settings = { personaId: robin.id };
    const { client } = stranger;
    expect((await client.request('POST', '/api/conversations', { settings })).status).toBe(404);
    const own = await client.expect([201, conversationView], 'POST', '/api/conversations', {});
    const answer = await client.request('PATCH', `/api/conversations/${own.id}`, { settings });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
