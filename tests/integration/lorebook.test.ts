import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView } from '@vesper/core/contract/character';
import { conversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  lorebookDetails,
  lorebookView,
  loreEntryView,
  type LoreEntryView,
  type LorebookView,
} from '@vesper/core/contract/lorebook';
import type { Client } from '../stack/client.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;
let owner: Person;
let client: Client;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  owner = await newPerson(stack);
  ({ client } = owner);
});

const BOOK = {
  spec: 'lorebook_v3',
  data: {
    name: 'The bay',
    'x-own': [1, null],
    extensions: { 'a.b': { $c: 'ü' } },
    entries: [
      {
        keys: ['reef'],
        content: '@@depth 2\nThe reef has a bell.',
        extensions: { depth: 4 },
        enabled: true,
        insertion_order: 3,
        use_regex: false,
        'x-half': '\ud83d',
      },
    ],
  },
};

async function sendFile(path: string, file: Buffer | string, type = 'application/json') {
  const response = await fetch(new URL(path, client.baseUrl), {
    method: 'POST',
    headers: { origin: client.baseUrl, cookie: client.cookie, 'content-type': type },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function imported(book: unknown = BOOK): Promise<LorebookView> {
  const { status, body } = await sendFile('/api/lorebooks/import?name=Notes', JSON.stringify(book));
  expect(status, JSON.stringify(body)).toBe(201);
  return lorebookView.parse(body);
}

const read = (id: string) => client.expect([200, lorebookDetails], 'GET', `/api/lorebooks/${id}`);

async function firstEntry(id: string): Promise<LoreEntryView> {
  const [entry] = (await read(id)).entries;
  if (!entry) throw new Error('The lorebook has no entry.');
  return entry;
}

async function exported(id: string): Promise<unknown> {
  const { body, headers } = await fetchBytes(client, `/api/lorebooks/${id}/file`);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.json"/);
  return JSON.parse(body.toString());
}

describe('a lorebook', () => {
  it('is made, filled, changed, copied and deleted', async () => {
    const made = await client.expect([201, lorebookView], 'POST', '/api/lorebooks', {
      name: 'Harbour',
    });
    expect(made).toMatchObject({ name: 'Harbour', entryCount: 0, characterId: null });
    const path = `/api/lorebooks/${made.id}`;
    const entry = await client.expect([201, loreEntryView], 'POST', `${path}/entries`, {
      keys: ['ferry'],
      content: 'It leaves at nine.',
    });
    expect(entry).toMatchObject({ keys: ['ferry'], enabled: true, problem: null });
    await client.expect([200, loreEntryView], 'PATCH', `${path}/entries`, {
      entryId: entry.id,
      name: 'Ferry',
      constant: true,
    });
    const copied = { copyOf: entry.id };
    const copy = await client.expect([201, loreEntryView], 'POST', `${path}/entries`, copied);
    expect(copy).toMatchObject({ name: 'Ferry', content: 'It leaves at nine.', constant: true });
    await client.expect([200, lorebookView], 'PATCH', path, { name: 'Port', scanDepth: 9 });
    const second = await client.expect([201, lorebookView], 'POST', `${path}/duplicate`);
    expect(second).toMatchObject({ name: 'Port (copy)', entryCount: 2 });
    await client.request('DELETE', `${path}/entries?entryId=${entry.id}`);
    expect(await read(made.id)).toMatchObject({
      name: 'Port',
      scanDepth: 9,
      entries: [{ id: copy.id }],
    });
    const list = z.array(lorebookView);
    expect(await client.expect([200, list], 'GET', '/api/lorebooks')).toHaveLength(2);
    await client.request('DELETE', path);
    expect(await client.expect([200, list], 'GET', '/api/lorebooks')).toMatchObject([second]);
  });

  it('comes back from an export as it came in, but for what was edited', async () => {
    const { id, name } = await imported();
    expect(name).toBe('The bay');
    expect(await exported(id)).toEqual(BOOK);
    const entry = await firstEntry(id);
    await client.expect([200, loreEntryView], 'PATCH', `/api/lorebooks/${id}/entries`, {
      entryId: entry.id,
      content: 'The bell is gone.',
    });
    const [raw] = BOOK.data.entries;
    const entries = [{ ...raw, content: 'The bell is gone.' }];
    expect(await exported(id)).toEqual({ ...BOOK, data: { ...BOOK.data, entries } });
  });

  it('without a name is called like its file', async () => {
    expect(await imported({ entries: [] })).toMatchObject({ name: 'Notes', entryCount: 0 });
  });

  it('loses nothing to changes that meet', async () => {
    const { id } = await imported({ entries: Array(6).fill({ keys: ['a'], content: 'b' }) });
    const { entries } = await read(id);
    await Promise.all(
      entries.map((entry, at) =>
        client.expect([200, loreEntryView], 'PATCH', `/api/lorebooks/${id}/entries`, {
          entryId: entry.id,
          name: `Entry ${at}`,
        }),
      ),
    );
    const names = (await read(id)).entries.map(({ name }) => name);
    expect(names).toEqual(entries.map((_, at) => `Entry ${at}`));
  });

  it('refuses a pattern that cannot run in linear time, and keeps the one of a file', async () => {
    const pattern = { keys: ['a(?=b)'], content: 'x', use_regex: true };
    const { id } = await imported({ entries: [pattern] });
    const entry = await firstEntry(id);
    expect(entry.problem).toMatch(/looks ahead/);
    const path = `/api/lorebooks/${id}/entries`;
    const changed = { entryId: entry.id, content: 'y' };
    await client.expect([200, loreEntryView], 'PATCH', path, changed);
    const answer = await client.request('PATCH', path, { entryId: entry.id, keys: ['(a'] });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', issues: [{ path: 'keys', message: /\(a/ }] },
    });
  });

  it('is refused by the safety rules where it is saved', async () => {
    const marked = '[[sentinel:child_safety]]';
    const { id } = await imported();
    const path = `/api/lorebooks/${id}/entries`;
    const refused = { status: 422, body: { code: 'child_safety' } };
    expect(await client.request('POST', path, { content: marked })).toMatchObject(refused);
    const file = JSON.stringify({ entries: [{ keys: ['a'], content: marked }] });
    expect(await sendFile('/api/lorebooks/import', file)).toMatchObject(refused);
    expect((await read(id)).entries).toHaveLength(1);
  });

  it('that is none is refused with a sentence', async () => {
    const refused = { status: 422, body: { code: 'bad_lorebook', message: /no lorebook/ } };
    expect(await sendFile('/api/lorebooks/import', '{"a":1}')).toMatchObject(refused);
  });

  it('has a bounded number of siblings', async () => {
    const { id } = await imported();
    for (let at = 1; at < LIMITS.lorebooksPerUser; at += 1) {
      await client.expect([201, lorebookView], 'POST', '/api/lorebooks', { name: `Book ${at}` });
    }
    for (const path of ['/api/lorebooks', `/api/lorebooks/${id}/duplicate`]) {
      const body = path.endsWith('duplicate') ? undefined : { name: 'One more' };
      expect(await client.request('POST', path, body)).toMatchObject({
        status: 409,
        body: { code: 'lorebooks_full' },
      });
    }
  });

  it('leaves the conversations that used it, and the archive holds it until then', async () => {
    const { id } = await imported();
    const talk = await client.expect([201, conversationView], 'POST', '/api/conversations', {
      settings: { lorebookIds: [id] },
    });
    const archive = await unzip((await takeOut(client)).body);
    const [kept] = JSON.parse(archive.get('lorebooks.json')?.toString() ?? '[]');
    expect(kept).toMatchObject({ id, name: 'The bay', book: BOOK.data });
    await client.request('DELETE', `/api/lorebooks/${id}`);
    const path = `/api/conversations/${talk.id}`;
    const { settings, updatedAt } = await client.expect([200, conversationView], 'GET', path);
    expect(settings.lorebookIds).toEqual([]);
    expect(updatedAt).toBe(talk.updatedAt);
  });
});

describe("a character's own lorebook", () => {
  const CARD = {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { name: 'Ines', first_mes: 'Mind the step.', character_book: BOOK.data },
  };
  const looseCard = z.looseObject({ data: z.record(z.string(), z.unknown()) });

  async function importedCard(card: unknown = CARD): Promise<string> {
    const { body } = await sendFile('/api/characters/import', JSON.stringify(card));
    return characterView.parse(body).id;
  }
  async function exportedBook(id: string): Promise<unknown> {
    const { body } = await fetchBytes(client, `/api/characters/${id}/card?format=json`);
    return looseCard.parse(JSON.parse(body.toString())).data.character_book;
  }
  const open = (id: string) =>
    client.expect([200, lorebookView], 'PUT', `/api/characters/${id}/lorebook`);

  it('begins as its card brought it, is edited, and goes out with the card', async () => {
    const id = await importedCard();
    expect(await exportedBook(id)).toEqual(BOOK.data);
    const book = await open(id);
    expect(book).toMatchObject({ id, characterId: id, name: 'The bay', entryCount: 1 });
    expect(await exportedBook(id)).toEqual(BOOK.data);
    const entry = await firstEntry(id);
    await client.request('PATCH', `/api/lorebooks/${id}/entries`, {
      entryId: entry.id,
      keys: ['reef', 'bell'],
    });
    const entries = [{ ...BOOK.data.entries[0], keys: ['reef', 'bell'] }];
    expect(await exportedBook(id)).toEqual({ ...BOOK.data, entries });
    expect(await open(id)).toMatchObject({ entryCount: 1 });
    const own = await client.expect([200, z.array(lorebookView)], 'GET', '/api/lorebooks');
    expect(own).toEqual([]);
  });

  it('that nobody wrote into is none, and goes with its character', async () => {
    const { character_book: _, ...data } = CARD.data;
    const id = await importedCard({ ...CARD, data });
    expect(await open(id)).toMatchObject({ name: 'Ines', entryCount: 0 });
    expect(await exportedBook(id)).toBeUndefined();
    await client.request('DELETE', `/api/characters/${id}`);
    expect((await client.request('GET', `/api/lorebooks/${id}`)).status).toBe(404);
  });

  it('is refused by the safety rules with its card', async () => {
    const marked = { ...BOOK.data, entries: [{ keys: [], content: '[[sentinel:real_person]]' }] };
    const card = { ...CARD, data: { ...CARD.data, character_book: marked } };
    expect(await sendFile('/api/characters/import', JSON.stringify(card))).toMatchObject({
      status: 422,
      body: { code: 'real_person' },
    });
  });
});
