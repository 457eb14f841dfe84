import sharp from 'sharp';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import {
  consentView,
  LIKENESS_CONSENT,
  likenessRemoval,
  type LikenessRemoval,
} from '@vesper/core/contract/likeness';
import { userView } from '@vesper/core/contract/user';
import { createClient } from '../stack/client.ts';
import { addPhoto, FIRST_PICTURE, giveConsent, listPhotos, SELF_AI } from '../stack/likeness.ts';
import { fetchBytes, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { CAMERA, makePhoto } from '../stack/photo.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

/** Pictures of two people are painted one after the other, on machines that do more than that. */
const PAINTED_MS = 90_000;

let stack: Stack;
let photo: Buffer;

beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '300' } });
  photo = await makePhoto({ gps: true });
});
afterAll(() => stack.stop());

/** Someone with a photo that is ready, and the picture that is free with the first one. */
async function portrayed(): Promise<Person & { photoId: string; first: ImageView }> {
  const person = await newPerson(stack);
  const { client } = person;
  await giveConsent(client);
  const { id: photoId } = await addPhoto(client, photo);
  await stack.settled(PAINTED_MS);
  const order = { prompt: 'a lake by night' };
  const first = await client.expect([201, imageView], 'POST', FIRST_PICTURE, order);
  return { ...person, photoId, first };
}

async function portrait({ client }: Person, likenessId: string): Promise<ImageView> {
  const body = { prompt: 'a lake at dawn', likenessId };
  return client.expect([201, imageView], 'POST', '/api/generate/image', body);
}

const show = ({ client }: Person, { id }: ImageView, isPublic: boolean, consent?: true) =>
  client.request('PUT', `/api/images/${id}/visibility`, {
    isPublic,
    ...(consent && { consent }),
  });

const remove = ({ client }: Person, path: string): Promise<LikenessRemoval> =>
  client.expect([200, likenessRemoval], 'DELETE', SELF_AI + path);

const refusal = (status: number, code: string) => ({ status, body: { code } });
const rowsOf = (collection: string, { userId }: Person) =>
  stack.documents
    .collection(collection)
    .find({ userId: new Types.ObjectId(userId) })
    .toArray();
const photoFiles = ({ userId }: Person) => stack.storedKeys(`likenesses/${userId}/`);
const pictureFiles = ({ userId }: Person) => stack.storedKeys(`images/${userId}/`);
const publications = async (person: Person) =>
  (await rowsOf('consents', person)).filter(({ kind }) => kind === 'publication');

/** Changes the stored fields of a photo to those that a crash would leave. */
async function rewrite(photoId: string, fields: object): Promise<void> {
  const _id = new Types.ObjectId(photoId);
  await stack.documents.collection('likenesses').updateOne({ _id }, { $set: fields });
}

describe('a photo', () => {
  it('becomes ready for its owner alone, without where it was taken', async () => {
    const person = await newPerson(stack);
    const { client, userId } = person;
    const stranger = await newPerson(stack);
    await giveConsent(client);
    await giveConsent(stranger.client);
    const socket = await connectSocket(client);
    const { id, runId } = await addPhoto(client, photo);
    expect(await socket.finished(runId)).toMatchObject({
      event: 'run:completed',
      likeness: { id, status: 'ready' },
    });
    socket.close();
    await stack.settled(PAINTED_MS);
    const [ready] = await listPhotos(client);
    expect(ready).toMatchObject({ id, status: 'ready', failure: null });
    const keys = ['thumb.webp', 'webp'].map((end) => `likenesses/${userId}/${id}.${end}`);
    expect(await photoFiles(person)).toEqual(keys);
    for (const path of [ready?.imageUrl ?? '', ready?.thumbnailUrl ?? '']) {
      const seen = await fetchBytes(client, path);
      expect(seen.status).toBe(200);
      expect(seen.headers.get('cache-control')).toBe('private, no-store');
      expect((await sharp(seen.body).metadata()).exif).toBeUndefined();
      expect(seen.body.includes(CAMERA)).toBe(false);
      expect((await fetchBytes(stranger.client, path)).status).toBe(404);
      expect((await fetchBytes(createClient(stack.baseUrl), path)).status).toBe(401);
    }
    expect((await fetchBytes(client, '/media/likenesses/nothing.webp')).status).toBe(404);
    const made = { prompt: 'the sea', likenessId: id };
    const theirs = await stranger.client.request('POST', '/api/generate/image', made);
    expect(theirs).toMatchObject(refusal(404, 'not_found'));
  });

  it('that is none is refused with advice, and leaves nothing but that', async () => {
    const person = await newPerson(stack);
    const { client } = person;
    await giveConsent(client);
    const added = await addPhoto(client, Buffer.from('<html><script>alert(1)</script></html>'));
    await stack.settled(PAINTED_MS);
    const failure = RUN_FAILURES.photo_format;
    expect(await listPhotos(client)).toMatchObject([{ id: added.id, status: 'failed', failure }]);
    expect(await photoFiles(person)).toEqual([]);
    const next = await addPhoto(client, photo);
    expect(await listPhotos(client)).toMatchObject([{ id: next.id }]);
  });

  it('that a crash left behind goes: without a document, half removed, or before its run', async () => {
    const person = await portrayed();
    const other = await portrayed();
    const kept = await photoFiles(other);
    expect(kept).toHaveLength(2);
    const { id: lost } = await addPhoto(person.client, photo);
    await stack.settled(PAINTED_MS);
    expect(await photoFiles(person)).toHaveLength(4);
    await stack.documents.collection('likenesses').deleteOne({ _id: new Types.ObjectId(lost) });
    await expect.poll(() => photoFiles(person)).toHaveLength(2);
    const long = new Date(Date.now() - 11 * 60_000);
    await rewrite(person.photoId, { status: 'stopped', removedAt: long, removePictures: true });
    const neverRun = { status: 'pending', runId: new Types.ObjectId(), createdAt: long };
    const userId = new Types.ObjectId(person.userId);
    await stack.documents.collection('likenesses').insertOne({ ...neverRun, userId });
    for (const rows of ['likenesses', 'images']) {
      await expect.poll(() => rowsOf(rows, person)).toEqual([]);
    }
    await expect.poll(() => photoFiles(person)).toEqual([]);
    expect(await pictureFiles(person)).toEqual([]);
    expect(await photoFiles(other)).toEqual(kept);
  }, 240_000);
});

describe('a picture of its owner', () => {
  it('becomes public by a consent of its own, each time, also without the photo', async () => {
    const person = await portrayed();
    const { client, photoId } = person;
    const made = await portrait(person, photoId);
    expect(made).toMatchObject({ likenessId: photoId, isPublic: false, status: 'complete' });
    expect(await show(person, made, true)).toMatchObject(refusal(409, 'consent_required'));
    expect(await publications(person)).toEqual([]);
    expect((await show(person, made, true, true)).body).toMatchObject({ isPublic: true });
    const imageId = new Types.ObjectId(made.id);
    expect(await publications(person)).toMatchObject([{ imageId, withdrawnAt: null }]);
    const visitor = await newPerson(stack);
    const seen = await visitor.client.expect([200, imageView], 'GET', `/api/images/${made.id}`);
    expect(seen).toMatchObject({ likenessId: null, isOwn: false });
    expect((await show(person, made, false)).body).toMatchObject({ isPublic: false });
    expect(await publications(person)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
    const [ready] = await listPhotos(client);
    expect(ready).toMatchObject({ uses: 2, usedIn: [{ imageId: made.id }, { isPublic: false }] });
    await remove(person, `/${photoId}`);
    expect(await show(person, made, true)).toMatchObject(refusal(409, 'consent_required'));
    expect((await show(person, made, true, true)).status).toBe(200);
    expect(await publications(person)).toHaveLength(2);
  });
});

describe('a removal', () => {
  it('of one photo takes its files, and its pictures only if wished', async () => {
    const person = await portrayed();
    const { client, first, photoId } = person;
    const second = await addPhoto(client, await makePhoto({ seed: 2 }));
    await stack.settled(PAINTED_MS);
    const made = await portrait(person, second.id);
    await show(person, made, true, true);
    const visitor = await newPerson(stack);
    await visitor.client.request('POST', `/api/images/${made.id}/like`);
    const kept = { photos: 1, files: 2, runs: 0, pictures: 0 };
    expect(await remove(person, `/${photoId}?pictures=keep`)).toEqual(kept);
    expect((await fetchBytes(client, `/media/likenesses/${photoId}.webp`)).status).toBe(404);
    expect((await client.request('DELETE', `${SELF_AI}/${photoId}`)).status).toBe(404);
    expect((await fetchBytes(client, first.imageUrl ?? '')).status).toBe(200);
    const path = `/${second.id}?pictures=delete`;
    expect(await remove(person, path)).toEqual({ ...kept, pictures: 1 });
    expect((await visitor.client.request('GET', `/api/images/${made.id}`)).status).toBe(404);
    expect(await rowsOf('likes', visitor)).toEqual([]);
    expect(await photoFiles(person)).toEqual([]);
    // The picture, what the screen shows of it, and its thumbnail.
    expect(await pictureFiles(person)).toHaveLength(3);
    expect(await rowsOf('images', person)).toMatchObject([{ _id: new Types.ObjectId(first.id) }]);
    expect(await client.expect([200, consentView], 'GET', `${SELF_AI}/consent`)).toMatchObject({
      consentedAt: expect.any(String),
    });
  });

  it('of all takes the consent back, and asking again takes nothing more', async () => {
    const person = await portrayed();
    const { client, photoId } = person;
    const all = { photos: 1, files: 2, runs: 0, pictures: 1 };
    expect(await remove(person, '?pictures=delete')).toEqual(all);
    const nothing = { photos: 0, files: 0, runs: 0, pictures: 0 };
    expect(await remove(person, '?pictures=delete')).toEqual(nothing);
    for (const rows of ['likenesses', 'images']) expect(await rowsOf(rows, person)).toEqual([]);
    expect([...(await photoFiles(person)), ...(await pictureFiles(person))]).toEqual([]);
    const { version } = LIKENESS_CONSENT;
    const consent = await client.expect([200, consentView], 'GET', `${SELF_AI}/consent`);
    expect(consent).toEqual({ version, consentedAt: null });
    expect(await rowsOf('consents', person)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
    const again = await client.request('PUT', SELF_AI, { imageURL: 'http://127.0.0.1/' });
    expect(again).toMatchObject(refusal(409, 'consent_required'));
    const body = { prompt: 'the sea', likenessId: photoId };
    const made = await client.request('POST', '/api/generate/image', body);
    expect(made).toMatchObject(refusal(404, 'not_found'));
    expect((await client.request('DELETE', `${SELF_AI}?pictures=some`)).status).toBe(422);
  });

  it('stops what is under way with the photos, and refunds it', async () => {
    const person = await portrayed();
    const { client, photoId, first } = person;
    await stack.killWorker();
    try {
      const body = { prompt: 'a castle', likenessId: photoId };
      const headers = { prefer: 'respond-async' };
      const path = '/api/generate/image';
      const made = await client.expect([202, imageView], 'POST', path, body, headers);
      const pending = await addPhoto(client, photo);
      const socket = await connectSocket(client);
      const counts = { photos: 2, files: 3, runs: 2, pictures: 0 };
      expect(await remove(person, '?pictures=keep')).toEqual(counts);
      for (const runId of [made.runId ?? '', pending.runId]) {
        expect(await socket.finished(runId)).toMatchObject({ event: 'run:stopped' });
      }
      socket.close();
      const user = await client.expect([200, userView], 'GET', '/api/user');
      expect(user.tokens).toBe(5);
      const images = await client.expect([200, z.array(imageView)], 'GET', '/api/images');
      expect(images).toMatchObject([{ id: made.id, status: 'stopped' }, { id: first.id }]);
      expect(await photoFiles(person)).toEqual([]);
    } finally {
      await stack.startWorker();
    }
    await stack.settled(PAINTED_MS);
    expect(await photoFiles(person)).toEqual([]);
  });
});

describe('an account', () => {
  it('is exported with its photos and consents, and leaves none of them when deleted', async () => {
    const person = await portrayed();
    const { client, photoId, userId } = person;
    const files = await unzip((await takeOut(client)).body);
    const list = (name: string): unknown => JSON.parse(String(files.get(name)));
    const { version } = LIKENESS_CONSENT;
    expect(list('consents.json')).toMatchObject([{ kind: 'likeness', version }]);
    expect(list('likenesses.json')).toMatchObject([{ id: photoId, status: 'ready' }]);
    expect(String(files.get('likenesses.json'))).not.toContain(userId);
    const copy = files.get(`photos/${photoId}.webp`);
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', height: 1024 });
    await addPhoto(client, photo);
    const body = { password: PASSWORD };
    expect((await client.request('DELETE', '/api/user', body)).status).toBe(200);
    await stack.settled(PAINTED_MS);
    for (const rows of ['likenesses', 'consents', 'images', 'uploads', 'runs']) {
      expect([rows, await rowsOf(rows, person)]).toEqual([rows, []]);
    }
    expect([...(await photoFiles(person)), ...(await pictureFiles(person))]).toEqual([]);
  });
});
