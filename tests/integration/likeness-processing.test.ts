import { readFile } from 'node:fs/promises';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { mediaPaths } from '@vesper/core/contract/media';
import { HEIC_PORTRAIT } from '@vesper/core/photos/photos.fixtures';
import { readAccount } from '../stack/balance.ts';
import { ASYNC } from '../stack/conversation.ts';
import { addPhoto, giveConsent, listPhotos, SELF_AI, upload } from '../stack/likeness.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { CAMERA, makePhoto } from '../stack/photo.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** A picture with a person takes a few seconds on a core of its own, which CI has not. */
const PATIENCE = 120_000;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ workers: 2 });
});
afterAll(() => stack.stop());

interface Guest extends Person {
  socket: LiveSocket;
}

/** Someone who has agreed and is connected. */
async function newGuest(): Promise<Guest> {
  const person = await newPerson(stack);
  await giveConsent(person.client);
  return { ...person, socket: await connectSocket(person.client) };
}

/** Adds a photo and waits for its end. @returns its id and the code it failed with */
async function process({ client, socket }: Guest, bytes: Buffer) {
  const { id, runId } = await addPhoto(client, bytes);
  const end = await socket.finished(runId);
  return { id, runId, code: end.event === 'run:failed' ? end.code : null };
}

const rowsOf = (collection: string, { userId }: Person, filter: object = {}) =>
  stack.documents
    .collection(collection)
    .find({ userId: new Types.ObjectId(userId), ...filter })
    .toArray();

const readyNotifications = (person: Person) =>
  rowsOf('notifications', person, { type: 'likeness_ready' });
const stored = ({ userId }: Person) => stack.storedKeys(`likenesses/${userId}/`);

async function pictures({ client }: Person): Promise<ImageView[]> {
  return client.expect([200, z.array(imageView)], 'GET', '/api/images');
}

/** Nothing in the file says who took it, with what, when or where. */
async function expectAnonymous({ client }: Person, url: string | null): Promise<void> {
  const { status, body } = await fetchBytes(client, url ?? '');
  expect(status).toBe(200);
  expect(body.includes(CAMERA)).toBe(false);
  const metadata = await sharp(body).metadata();
  for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) {
    expect(metadata[kind]).toBeUndefined();
  }
}

/** Width and height of the two files that are kept of a photo. */
async function sizesOf({ client }: Person, likenessId: string) {
  const urls = [mediaPaths.likeness(likenessId), mediaPaths.likenessThumbnail(likenessId)];
  const files = await Promise.all(urls.map((url) => fetchBytes(client, url)));
  const read = files.map(({ body }) => sharp(body).metadata());
  return (await Promise.all(read)).map(({ width, height }) => `${width}x${height}`);
}

describe('a set of photos', { timeout: PATIENCE }, () => {
  it('becomes ready with one notification and no picture, and stays private', async () => {
    const guest = await newGuest();
    const { client, socket, userId } = guest;
    await socket.ask('presence', { visible: true });
    const lying = await makePhoto({ width: 900, height: 1200, gps: true, orientation: 6 });
    const files = [
      lying,
      await makePhoto({ seed: 2, format: 'png' }),
      await makePhoto({ seed: 3 }),
    ];
    expect(lying.includes(CAMERA)).toBe(true);
    const added = await Promise.all(files.map((file) => addPhoto(client, file)));
    for (const { runId } of added) {
      expect((await socket.finished(runId)).event).toBe('run:completed');
      const stages = socket
        .eventsOf(runId)
        .flatMap((event) => (event.event === 'run:progress' ? [event.stage] : []));
      expect(stages).toEqual(['preparing', 'checking', 'saving']);
    }
    const live = await socket.waitFor('notification', ({ type }) => type === 'likeness_ready');
    expect(live).toMatchObject({ title: 'Your photos are ready' });
    expect(live.body).toMatch(/^3 photos/);
    await stack.settled(PATIENCE);
    expect(await readyNotifications(guest)).toHaveLength(1);

    const photos = await listPhotos(client);
    expect(photos.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(await stored(guest)).toHaveLength(6);
    for (const { imageUrl, thumbnailUrl } of photos) {
      await expectAnonymous(guest, imageUrl);
      await expectAnonymous(guest, thumbnailUrl);
    }
    const [turned] = added;
    expect(await sizesOf(guest, turned?.id ?? '')).toEqual(['1024x768', '280x210']);

    // People agreed to pictures that they ask for.
    expect(await pictures(guest)).toEqual([]);
    expect(await readAccount(stack.documents, userId)).toEqual({
      tokens: 5,
      ledgerSum: 5,
      holds: 0,
    });

    // A further photo is a batch of its own.
    expect((await process(guest, await makePhoto({ seed: 4 }))).code).toBeNull();
    await stack.settled(PATIENCE);
    expect(await readyNotifications(guest)).toHaveLength(2);
    expect(await pictures(guest)).toEqual([]);
    socket.close();
  });

  it('is told of only when no upload is open any more', async () => {
    const guest = await newGuest();
    const { client, socket } = guest;
    const open = await upload(client, await makePhoto({ seed: 5 }));
    expect((await process(guest, await makePhoto({ seed: 6 }))).code).toBeNull();
    expect(await readyNotifications(guest)).toEqual([]);
    expect((await client.request('PUT', SELF_AI, { imageURL: open })).status).toBe(202);
    const { body } = await socket.waitFor('notification', ({ type }) => type === 'likeness_ready');
    expect(body).toMatch(/^2 photos/);
    await stack.settled(PATIENCE);
    expect(await readyNotifications(guest)).toHaveLength(1);
    socket.close();
  });
});

/** A PNG header that claims this size, and next to nothing behind it. */
async function claimingPng(width: number, height: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe('a file that is no good photo', { timeout: PATIENCE }, () => {
  it('is refused with a reason, leaves nothing, and is no cause for joy', async () => {
    const guest = await newGuest();
    const photo = await makePhoto({ seed: 7 });
    const refused: [Buffer, string][] = [
      [await makePhoto({ format: 'gif' }), 'photo_format'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo_format'],
      [photo.subarray(0, photo.length / 2), 'photo_unreadable'],
      [Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'photo_unsafe'],
      [await claimingPng(50_000, 50_000), 'photo_too_large'],
      [await makePhoto({ width: 511, height: 700 }), 'photo_too_small'],
      [await sharp(photo).blur(9).jpeg().toBuffer(), 'photo_blurred'],
    ];
    for (const [file, code] of refused) {
      expect((await process(guest, file)).code).toBe(code);
    }
    await stack.settled(PATIENCE);
    expect(await stored(guest)).toEqual([]);
    expect(await stack.storedKeys(`quarantine/${guest.userId}/`)).toEqual([]);
    expect(await readyNotifications(guest)).toEqual([]);
    expect(await pictures(guest)).toEqual([]);
    guest.socket.close();
  });

  it.each([
    ['HEIC', () => readFile(HEIC_PORTRAIT)],
    ['WebP', () => makePhoto({ format: 'webp', seed: 11 })],
  ])('may be a %s', async (_, make) => {
    const guest = await newGuest();
    expect((await process(guest, await make())).code).toBeNull();
    await stack.settled(PATIENCE);
    guest.socket.close();
  });

  it('may carry what a telephone appends, which is not kept', async () => {
    const guest = await newGuest();
    const photo = await makePhoto({ seed: 8 });
    const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isomMotionPhoto_Data', 'latin1');
    expect((await process(guest, Buffer.concat([photo, film]))).code).toBeNull();
    await stack.settled(PATIENCE);
    guest.socket.close();
  });
});

describe('a photo deleted meanwhile', { timeout: PATIENCE }, () => {
  it('leaves nothing, whenever that was', async () => {
    const guest = await newGuest();
    const { client, socket } = guest;
    const photo = await makePhoto({ width: 2400, height: 3000, seed: 9 });
    for (const stage of ['', 'checking', 'saving']) {
      const { id, runId } = await addPhoto(client, photo);
      if (stage !== '') {
        await socket.waitFor(
          'run:progress',
          (step) => step.runId === runId && step.stage === stage,
        );
      }
      expect((await client.request('DELETE', `${SELF_AI}/${id}`)).status).toBe(200);
    }
    await stack.settled(PATIENCE);
    expect(await stored(guest)).toEqual([]);
    expect(await rowsOf('likenesses', guest)).toEqual([]);
    socket.close();
  });

  it('makes no picture, and nothing is charged', async () => {
    const guest = await newGuest();
    const { socket, userId } = guest;
    const _id = new Types.ObjectId();
    await stack.documents.collection('likenesses').insertOne({
      _id,
      userId: new Types.ObjectId(userId),
      runId: new Types.ObjectId(),
      status: 'ready',
      settledAt: new Date(),
      createdAt: new Date(),
    });
    const { runId = '' } = await feature(guest, { likenessId: _id.toHexString() });
    expect(await socket.finished(runId)).toMatchObject({
      event: 'run:failed',
      code: 'likeness_gone',
      refunded: true,
    });
    await stack.settled(PATIENCE);
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
    expect(await stack.storedKeys(`images/${userId}/`)).toEqual([]);
    expect(await pictures(guest)).toMatchObject([{ status: 'failed' }]);
    socket.close();
  });
});

async function feature({ client }: Person, fields: { likenessId?: string }): Promise<ImageView> {
  const request = { prompt: 'a lake at sunset', seed: 7, ...fields };
  return client.expect([202, imageView], 'POST', '/api/generate/image', request, ASYNC);
}

describe('a picture that features somebody', { timeout: PATIENCE }, () => {
  it('shows them, is theirs alone, and says in both files what it is made of', async () => {
    const guest = await newGuest();
    const { client, socket } = guest;
    const { id } = await process(guest, await makePhoto({ seed: 10 }));
    await stack.settled(PATIENCE);
    const made = [await feature(guest, { likenessId: id }), await feature(guest, {})];
    for (const { runId = '' } of made) {
      expect((await socket.finished(runId)).event).toBe('run:completed');
    }
    const [mine, plain] = await Promise.all(
      made.map((image) => client.expect([200, imageView], 'GET', `/api/images/${image.id}`)),
    );
    expect(mine).toMatchObject({ status: 'complete', isPublic: false, likenessId: id });
    const read = async (url: string | null | undefined) =>
      (await fetchBytes(client, url ?? '')).body;
    const pixels = async (file: Buffer) =>
      sharp(file).resize(64, 64).removeAlpha().raw().toBuffer();
    const [shown, empty] = [await read(mine?.imageUrl), await read(plain?.imageUrl)];
    const [one, other] = [await pixels(shown), await pixels(empty)];
    const difference = one.reduce((sum, it, at) => sum + Math.abs(it - (other[at] ?? 0)), 0);
    expect(difference / one.length).toBeGreaterThan(8);
    const source = async (file: Buffer) =>
      /digitalsourcetype\/(\w+)/.exec((await sharp(file).metadata()).xmpAsString ?? '')?.[1];
    const composite = 'compositeWithTrainedAlgorithmicMedia';
    expect([await source(shown), await source(await read(mine?.thumbnailUrl))]).toEqual([
      composite,
      composite,
    ]);
    expect(await source(empty)).toBe('trainedAlgorithmicMedia');
    const stranger = await newPerson(stack);
    for (const url of [mine?.imageUrl, mine?.thumbnailUrl, mediaPaths.likeness(id)]) {
      expect((await fetchBytes(stranger.client, url ?? '')).status).toBe(404);
    }
    socket.close();
  });
});
