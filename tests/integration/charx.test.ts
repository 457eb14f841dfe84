import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { characterView, type CharacterView } from '@vesper/core/contract/character';
import type { Client } from '../stack/client.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;
let owner: Person;

beforeAll(async () => {
  stack = await startStack();
  owner = await newPerson(stack);
});
afterAll(() => stack.stop());

const FACE = 'assets/icon/images/main.png';
const SONG = 'assets/audio/song.ogg';
const SOUND = Buffer.from('a song of the bay');
const CARD = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: 'Ines',
    first_mes: 'Mind the step.',
    'x-unknown': { kept: true },
    assets: [{ type: 'icon', uri: `embeded://${FACE}`, name: 'main', ext: 'png' }],
  },
};

async function charx(): Promise<Buffer> {
  const create = { width: 300, height: 450, channels: 3, background: '#246' } as const;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(CARD)), 'card.json');
  zip.addBuffer(await sharp({ create }).png().toBuffer(), FACE);
  zip.addBuffer(SOUND, SONG);
  zip.end();
  return buffer(zip.outputStream);
}

async function upload(client: Client, file: Buffer) {
  const response = await fetch(new URL('/api/characters/import', client.baseUrl), {
    method: 'POST',
    headers: {
      origin: client.baseUrl,
      cookie: client.cookie,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(file),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const imported = async (file: Buffer): Promise<CharacterView> =>
  characterView.parse((await upload(owner.client, file)).body);

const exported = (client: Client, id: string) =>
  fetchBytes(client, `/api/characters/${id}/card?format=charx`);

it('a CHARX card has the face within, and goes out with all of its files', async () => {
  const made = await imported(await charx());
  expect(made).toMatchObject({ name: 'Ines', greeting: 'Mind the step.', isPublic: false });
  const face = await sharp((await fetchBytes(owner.client, made.avatar ?? '')).body).stats();
  expect(face.dominant).toMatchObject({ b: expect.closeTo(0x66, -1.5) });
  await owner.client.request('PUT', `/api/characters/${made.id}`, { greeting: 'Come aboard.' });
  const { body, headers } = await exported(owner.client, made.id);
  expect(headers.get('content-disposition')).toBe('attachment; filename="Ines.charx"');
  const files = await unzip(body);
  expect([...files.keys()].sort()).toEqual([SONG, FACE, 'card.json'].sort());
  expect(files.get(SONG)).toEqual(SOUND);
  const card: unknown = JSON.parse(files.get('card.json')?.toString() ?? '');
  expect(card).toMatchObject({ ...CARD, data: { ...CARD.data, first_mes: 'Come aboard.' } });
});

it('others get a public one with its face alone: nobody has looked at its files', async () => {
  const made = await imported(await charx());
  await owner.client.request('PUT', `/api/characters/${made.id}`, { isPublic: true });
  const { client: stranger } = await newPerson(stack);
  const files = await unzip((await exported(stranger, made.id)).body);
  expect([...files.keys()].sort()).toEqual([FACE, 'card.json'].sort());
});

it('a JPEG with a CHARX behind it is one, and its archive goes out without the picture', async () => {
  const create = { width: 40, height: 60, channels: 3, background: '#642' } as const;
  const archive = await charx();
  const file = Buffer.concat([await sharp({ create }).jpeg().toBuffer(), archive]);
  const made = await imported(file);
  expect(made).toMatchObject({ name: 'Ines' });
  const files = await unzip((await exported(owner.client, made.id)).body);
  expect([...files.keys()].sort()).toEqual([SONG, FACE, 'card.json'].sort());
});

it('its archive is in the copy of all data, and goes with its character', async () => {
  const person = await newPerson(stack);
  const { body } = await upload(person.client, await charx());
  const { id } = characterView.parse(body);
  const archive = await unzip((await takeOut(person.client)).body);
  expect(archive.has(`characters/${id}.charx`)).toBe(true);
  const stored = (): Promise<string[]> => stack.storedKeys(`avatars/${person.userId}/`);
  expect(await stored()).toContain(`avatars/${person.userId}/${id}.charx`);
  await person.client.request('DELETE', `/api/characters/${id}`);
  expect(await stored()).toEqual([]);
});

it('an archive that is no card is refused with a sentence', async () => {
  const zip = new ZipFile();
  zip.addBuffer(SOUND, SONG);
  zip.end();
  const answer = await upload(owner.client, await buffer(zip.outputStream));
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'bad_card', message: expect.stringContaining('card.json') },
  });
});
