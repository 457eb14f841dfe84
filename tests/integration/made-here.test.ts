import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { pictureOrigin } from '@vesper/core/contract/made-here';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Person;
let image: ImageView;

beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on' } });
  anna = await newPerson(stack);
  const body = { prompt: 'a lighthouse at dusk' };
  image = await anna.client.expect([201, imageView], 'POST', '/api/generate/image', body);
});
afterAll(() => stack.stop());

/** More than anybody may ask in an hour. */
const TOO_OFTEN = 40;

/** Asks without an account. */
async function ask(bytes: Uint8Array, type = 'image/jpeg') {
  const url = new URL('/api/made-here', stack.baseUrl);
  const headers = { origin: stack.baseUrl, 'content-type': type };
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

async function originOf(bytes: Uint8Array, type?: string) {
  const { status, body } = await ask(bytes, type);
  expect(status, JSON.stringify(body)).toBe(200);
  return pictureOrigin.parse(body);
}

const fileOf = async (path: string | null): Promise<Uint8Array> =>
  (await fetchBytes(anna.client, path ?? '')).body;

describe('a picture that was made here', () => {
  it.each(['imageUrl', 'displayUrl', 'thumbnailUrl'] as const)(
    'is known again by whoever has it, as a new JPEG: %s',
    async (name) => {
      const copy = sharp(await fileOf(image[name])).jpeg({ quality: 80 });
      // All that the file says is left out of a copy; the mark is not.
      const origin = await originOf(await copy.toBuffer());
      const madeOn = image.createdAt.slice(0, 10);
      expect(origin).toEqual({ isOurs: true, madeOn, saysAi: false });
    },
  );

  it('is known again when half of it is left, at half the size', async () => {
    const part = await sharp(await fileOf(image.imageUrl))
      .extract({ left: 201, top: 87, width: 760, height: 760 })
      .toBuffer();
    const small = sharp(part).resize(380).jpeg({ quality: 80 });
    expect(await originOf(await small.toBuffer())).toMatchObject({ isOurs: true });
  });

  it('says in its own file that a machine made it', async () => {
    const origin = await originOf(await fileOf(image.imageUrl), 'image/png');
    expect(origin).toMatchObject({ isOurs: true, saysAi: true });
  });
});

describe('a picture from elsewhere', () => {
  it('has no mark of ours', async () => {
    const photo = await makePhoto({ width: 1_024, height: 1_024 });
    expect(await originOf(photo)).toEqual({ isOurs: false, madeOn: null, saysAi: false });
  });

  it.each([
    ['HEIC', 'image/heic', 415, 'unsupported_media_type'],
    ['a text that calls itself a picture', 'image/png', 422, 'bad_picture'],
  ])('is refused with a sentence: %s', async (_, type, status, code) => {
    expect(await ask(Buffer.from('hello'), type)).toMatchObject({ status, body: { code } });
  });

  it('is refused when it is too large', async () => {
    const { status } = await ask(Buffer.alloc(LIMITS.uploadBytes + 1));
    expect(status).toBe(413);
  });
});

it('keeps nothing of what it was asked about', async () => {
  expect(await stack.storedKeys('quarantine/')).toEqual([]);
  expect(await stack.documents.collection('uploads').countDocuments()).toBe(0);
});

it('answers one address only so often in an hour', async () => {
  const statuses: number[] = [];
  while (statuses.length < TOO_OFTEN && !statuses.includes(429)) {
    statuses.push((await ask(Buffer.from('hello'), 'image/png')).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
