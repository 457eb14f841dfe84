import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readChunks, writeChunks } from '@vesper/core/cards/png-chunks';
import { textChunk, textOf } from '@vesper/core/cards/png-text';
import { characterView } from '@vesper/core/contract/character';
import { conversationView } from '@vesper/core/contract/conversation';
import { errorBody } from '@vesper/core/contract/errors';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages } from '../stack/conversation.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let owner: Person;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.documents.collection('characters').deleteMany({});
  owner = await newPerson(stack);
});

const CARD = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  fav: true,
  data: {
    name: 'Ines: the "Captain"',
    description: `A ferry captain, 44. ${'She knows every current of the bay. '.repeat(100)}`,
    personality: 'calm, patient',
    scenario: '{{user}} takes the last ferry.',
    first_mes: 'Mind the step, {{user}}.',
    mes_example: '',
    creator_notes: 'Best in the evening.',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['You again.', 'The ferry is late.'],
    tags: ['sea'],
    creator: 'someone',
    character_version: '1.2',
    extensions: { depth_prompt: { depth: 4 }, 'a.b': { $c: [1, null, 'ü', '\ud83d'] } },
    character_book: null,
    'x-unknown': { kept: true },
  },
};

const looseCard = z.looseObject({ spec: z.string(), data: z.record(z.string(), z.unknown()) });

async function picture(width = 300, height = 450): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#246' } as const;
  return sharp({ create }).png().toBuffer();
}

async function pngCard(card: unknown, png?: Buffer): Promise<Buffer> {
  const chunks = readChunks(png ?? (await picture()));
  const text = textChunk('chara', Buffer.from(JSON.stringify(card)).toString('base64'));
  return writeChunks([...chunks.slice(0, -1), text, ...chunks.slice(-1)]);
}

async function upload(client: Client, file: Buffer, type = 'application/octet-stream') {
  const response = await fetch(new URL('/api/characters/import', client.baseUrl), {
    method: 'POST',
    headers: { origin: client.baseUrl, cookie: client.cookie, 'content-type': type },
    body: new Uint8Array(file),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function imported(client: Client, file: Buffer, type?: string) {
  const { status, body } = await upload(client, file, type);
  if (status !== 201) throw new Error(`The import answered ${status} ${JSON.stringify(body)}`);
  return characterView.parse(body);
}

const download = (client: Client, id: string, query = '') =>
  fetchBytes(client, `/api/characters/${id}/card${query}`);

async function exportedJson(client: Client, id: string) {
  const { body } = await download(client, id, '?format=json');
  return looseCard.parse(JSON.parse(body.toString()));
}

describe('an import', () => {
  it('of a picture makes a private character with that picture', async () => {
    const made = await imported(owner.client, await pngCard(CARD), 'image/png');
    expect(made).toMatchObject({
      name: CARD.data.name,
      description: CARD.data.description.trim(),
      personality: { traits: ['calm', 'patient'] },
      greeting: CARD.data.first_mes,
      isPublic: false,
      isOwn: true,
    });
    const face = await sharp((await fetchBytes(owner.client, made.avatar ?? '')).body).stats();
    expect(face.dominant).toMatchObject({ b: expect.closeTo(0x66, -1.5) });
  });

  it('of JSON has a face painted, whatever media type it came under', async () => {
    const file = Buffer.from(`\uFEFF${JSON.stringify(CARD)}`);
    for (const type of ['application/json', 'application/octet-stream', 'image/png']) {
      const made = await imported(owner.client, file, type);
      expect(made).toMatchObject({ avatar: null, isPublic: false });
      await stack.settled(60_000);
      const path = `/api/characters/${made.id}`;
      const later = await owner.client.expect([200, characterView], 'GET', path);
      expect(later.avatar).not.toBeNull();
    }
  });

  it('larger than other JSON bodies is taken, up to its own limit', async () => {
    const book = { entries: [{ keys: ['bay'], content: 'wave '.repeat(200_000), extensions: {} }] };
    const big = { ...CARD, data: { ...CARD.data, character_book: book } };
    const made = await imported(owner.client, Buffer.from(JSON.stringify(big)), 'application/json');
    expect((await exportedJson(owner.client, made.id)).data.character_book).toEqual(book);
    const huge = await upload(owner.client, Buffer.alloc(20 * 1024 * 1024 + 1, 0x20));
    expect(huge).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  it('gives the chat its greetings to choose from', async () => {
    const { id } = await imported(owner.client, Buffer.from(JSON.stringify(CARD)));
    const body = { characterId: id };
    const path = '/api/conversations';
    const conversation = await owner.client.expect([201, conversationView], 'POST', path, body);
    const [greeting] = await readMessages(owner.client, conversation.id);
    expect(greeting).toMatchObject({ content: 'Mind the step, you.', variant: 1, variantCount: 3 });
  });

  it('is refused with a sentence that says what is wrong', async () => {
    const png = await pngCard(CARD);
    const giant = withWidth(png, 60_000);
    const broken = Buffer.from(png);
    broken[50] = (broken[50] ?? 0) ^ 1;
    const noPixels = await pngCard(CARD, withoutPixels(await picture()));
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const zipped = { type: 'zTXt', data: Buffer.concat([Buffer.from('chara\0\0'), bomb]) };
    const chunks = readChunks(await picture());
    const files: Array<[Buffer, RegExp]> = [
      [Buffer.alloc(0), /empty/],
      [Buffer.from('PK\x03\x04'), /archive is damaged/],
      [Buffer.from('{}'), /no character card/],
      [Buffer.from('[['.repeat(100_000)), /nested/],
      [Buffer.from('{"__proto__":{"isPublic":true},"name":"x","first_mes":""}'), /__proto__/],
      [await picture(), /holds no character/],
      [png.subarray(0, -20), /cut off/],
      [broken, /checksum/],
      [giant, /4096/],
      [noPixels, /picture of this card is damaged/],
      [writeChunks([...chunks.slice(0, -1), zipped, ...chunks.slice(-1)]), /too large/],
    ];
    for (const [file, sentence] of files) {
      const { status, body } = await upload(owner.client, file);
      expect([status, errorBody.parse(body).code]).toEqual([422, 'bad_card']);
      expect(errorBody.parse(body).message).toMatch(sentence);
    }
    const answer = await owner.client.request('GET', '/api/characters');
    expect(answer.body).toEqual([]);
    expect(await stack.storedKeys(`avatars/${owner.userId}/`)).toEqual([]);
  });

  it('is for people signed in, of files that may be cards, with texts that may be', async () => {
    const file = Buffer.from(JSON.stringify(CARD));
    expect((await upload(createClient(stack.baseUrl), file)).status).toBe(401);
    const typed = await upload(owner.client, file, 'text/plain');
    expect(typed).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    const mislabelled = await upload(owner.client, Buffer.from('null'), 'image/png');
    expect(mislabelled).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    const scenario = 'hello [[sentinel:child_safety]]';
    const unsafe = { ...CARD, data: { ...CARD.data, scenario } };
    const refused = await upload(owner.client, Buffer.from(JSON.stringify(unsafe)));
    expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    expect(refused.body).toMatchObject({ issues: [{ path: 'scenario' }] });
  });

  it('becomes public only when everything in the card may be', async () => {
    const creator_notes = 'note [[sentinel:child_safety]]';
    const hidden = { ...CARD, data: { ...CARD.data, creator_notes } };
    const { id } = await imported(owner.client, Buffer.from(JSON.stringify(hidden)));
    const path = `/api/characters/${id}`;
    const answer = await owner.client.request('PUT', path, { isPublic: true });
    expect(answer).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    expect(answer.body).toMatchObject({ issues: [{ path: 'isPublic' }] });
    const mended = { creatorNotes: 'Best at dusk.', isPublic: true };
    expect(await owner.client.request('PUT', path, mended)).toMatchObject({ status: 200 });
    const fine = await imported(owner.client, Buffer.from(JSON.stringify(CARD)));
    const publish = { isPublic: true };
    const shown = await owner.client.request('PUT', `/api/characters/${fine.id}`, publish);
    expect(shown).toMatchObject({ status: 200, body: { isPublic: true } });
  });
});

/** A picture whose header claims another width. */
function withWidth(png: Buffer, width: number): Buffer {
  const [header, ...rest] = readChunks(png);
  if (!header) throw new Error('A picture has a header.');
  const data = Buffer.from(header.data);
  data.writeUInt32BE(width, 0);
  return writeChunks([{ ...header, data }, ...rest]);
}

/** A picture whose header promises more than its data hold. */
function withoutPixels(png: Buffer): Buffer {
  const empty = { type: 'IDAT', data: deflateSync(Buffer.from([0])) };
  return writeChunks(
    readChunks(png).flatMap((chunk) => (chunk.type === 'IDAT' ? [empty] : [chunk])),
  );
}

describe('an export', () => {
  it('gives back everything that was imported, as JSON and as a picture', async () => {
    const { id } = await imported(owner.client, await pngCard(CARD));
    const json = await exportedJson(owner.client, id);
    const { character_book: _, ...data } = CARD.data;
    const extensions = { ...data.extensions, vesper: { traits: ['calm', 'patient'] } };
    expect(json).toEqual({
      spec: 'chara_card_v3',
      spec_version: '3.0',
      fav: true,
      data: { ...data, extensions, group_only_greetings: [] },
    });
    const { body } = await download(owner.client, id);
    const chunks = readChunks(body);
    const read = (key: string) =>
      looseCard.parse(JSON.parse(Buffer.from(textOf(chunks, key) ?? '', 'base64').toString()));
    expect(read('ccv3')).toEqual(json);
    expect(read('chara')).toMatchObject({ spec: 'chara_card_v2', data: json.data });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 300, height: 450 });
    const again = await imported(owner.client, body, 'image/png');
    expect(await exportedJson(owner.client, again.id)).toEqual(json);
  });

  it('has what was changed since, and is a file with a harmless name', async () => {
    const { id } = await imported(owner.client, Buffer.from(JSON.stringify(CARD)));
    const change = { description: 'A pilot now.', personalityTraits: ['Bold'] };
    await owner.client.expect([200, characterView], 'PUT', `/api/characters/${id}`, change);
    const { data } = await exportedJson(owner.client, id);
    expect(data).toMatchObject({ description: 'A pilot now.', personality: 'Bold' });
    expect(data.name).toBe(CARD.data.name);
    const { headers } = await download(owner.client, id, '?format=json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Ines the Captain.json"');
    expect(headers.get('content-type')).toContain('application/json');
    await stack.settled(60_000);
    const png = await download(owner.client, id);
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(String((await sharp(png.body).metadata()).xmp)).toContain('DigitalSourceType');
  });

  it('is for the owner, and for everyone signed in once the character is public', async () => {
    const visitor = await newPerson(stack);
    const made = await owner.client.expect([201, characterView], 'POST', '/api/characters', {
      name: 'Åsa Öström',
    });
    expect((await download(visitor.client, made.id)).status).toBe(404);
    expect((await download(createClient(stack.baseUrl), made.id)).status).toBe(401);
    const path = `/api/characters/${made.id}`;
    await owner.client.expect([200, characterView], 'PUT', path, { isPublic: true });
    const shared = await download(visitor.client, made.id);
    expect(shared.status).toBe(200);
    expect(shared.headers.get('content-disposition')).toBe(
      `attachment; filename="Asa Ostrom.png"; filename*=UTF-8''%C3%85sa%20%C3%96str%C3%B6m.png`,
    );
    const copy = await imported(visitor.client, shared.body);
    expect(copy).toMatchObject({ name: 'Åsa Öström', isPublic: false, isOwn: true });
    expect((await download(visitor.client, made.id, '?format=zip')).status).toBe(422);
  });
});
