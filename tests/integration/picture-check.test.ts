import { fileURLToPath } from 'node:url';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { characterView } from '@vesper/core/contract/character';
import { imageView } from '@vesper/core/contract/image';
import { userView } from '@vesper/core/contract/user';
import { addPhoto, giveConsent, listPhotos, upload } from '../stack/likeness.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { startPictureService, type PictureService } from '../stack/picture-service.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATIENCE = 120_000;
const ADULT = { age: 35, embedding: [1, 0] };
const HARMLESS = { sexual: 0, faces: [ADULT] };
const PORTRAIT = fileURLToPath(
  new URL('../../workers/src/pictures/portrait.fixtures.jpg', import.meta.url),
);

let stack: Stack;
let service: PictureService;

/** Gives somebody a face; the answer as they see it. */
async function setFace({ client }: Person, photo: Buffer) {
  const profileImageUrl = await upload(client, photo);
  return client.expect([200, userView], 'PATCH', '/api/user', { profileImageUrl });
}

const account = ({ client }: Person) => client.expect([200, userView], 'GET', '/api/user');

/** Adds a photo of oneself. @returns the code it failed with; null when it is ready */
async function addLikeness({ client }: Person, photo: Buffer): Promise<string | null> {
  const socket = await connectSocket(client);
  const end = await socket.finished((await addPhoto(client, photo)).runId);
  return end.event === 'run:failed' ? end.code : null;
}

async function newGuest(): Promise<Person> {
  const guest = await newPerson(stack);
  await giveConsent(guest.client);
  return guest;
}

const casesOf = (subjectId: string) =>
  stack.documents.collection('cases').countDocuments({ subjectId, kind: 'review', open: true });

describe('what looks at pictures', { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    service = await startPictureService();
    stack = await startStack({ env: { PICTURE_CHECK_URL: service.url, HOUSEKEEPING_MS: '500' } });
  });
  afterAll(() => stack.stop());
  beforeEach(() => service.answer(HARMLESS));

  it('shows a face to others once it has passed, and to nobody while it is away', async () => {
    const [owner, visitor] = [await newPerson(stack), await newPerson(stack)];
    service.answer(null);
    const { profileImageUrl, pictureState } = await setFace(owner, await makePhoto());
    const path = profileImageUrl ?? '';
    expect(pictureState).toBe('pending');
    expect((await fetchBytes(owner.client, path)).status).toBe(200);
    expect((await fetchBytes(visitor.client, path)).status).toBe(404);
    service.answer(HARMLESS);
    await stack.settled();
    expect((await account(owner)).pictureState).toBe('passed');
    expect((await fetchBytes(visitor.client, path)).status).toBe(200);
  });

  it('keeps a face that looks young to its owner, until a person has looked', async () => {
    const [owner, visitor] = [await newPerson(stack), await newPerson(stack)];
    service.answer({ sexual: 0, faces: [{ age: 16, embedding: [1, 0] }] });
    const path = (await setFace(owner, await makePhoto())).profileImageUrl ?? '';
    await stack.settled();
    expect((await account(owner)).pictureState).toBe('review');
    expect((await fetchBytes(owner.client, path)).status).toBe(200);
    expect((await fetchBytes(visitor.client, path)).status).toBe(404);
    const review = { type: 'profile', id: owner.userId };
    expect((await owner.client.request('POST', '/api/picture-reviews', review)).status).toBe(202);
    expect(await casesOf(owner.userId)).toBe(1);
  });

  it('keeps an explicit icon of a public character to its owner, who can ask a person', async () => {
    const [owner, visitor] = [await newPerson(stack), await newPerson(stack)];
    service.answer({ sexual: 0.9, faces: [] });
    const icon = await makePhoto({ width: 400, height: 600, format: 'png' });
    const card = { spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Ines' } };
    const assets = [{ type: 'icon', name: 'main', ext: 'png', uri: dataUri(icon) }];
    const made = await owner.client.expect([201, characterView], 'POST', '/api/characters/import', {
      ...card,
      data: { ...card.data, assets },
    });
    const path = `/api/characters/${made.id}`;
    await owner.client.request('PUT', path, { isPublic: true });
    await stack.settled();
    const own = await owner.client.expect([200, characterView], 'GET', path);
    const seen = await visitor.client.expect([200, characterView], 'GET', path);
    expect(own).toMatchObject({ pictureState: 'review', avatar: expect.any(String) });
    expect(own.pictureReason).toContain('too explicit');
    expect(seen).toMatchObject({ isPublic: true, avatar: null, portrait: null });
    for (const url of [own.avatar, own.portrait]) {
      expect((await fetchBytes(owner.client, url ?? '')).status).toBe(200);
      expect((await fetchBytes(visitor.client, url ?? '')).status).toBe(404);
    }
    const review = { type: 'character', id: made.id };
    expect((await visitor.client.request('POST', '/api/picture-reviews', review)).status).toBe(404);
    expect((await owner.client.request('POST', '/api/picture-reviews', review)).status).toBe(202);
    expect(await casesOf(made.id)).toBe(1);
  });

  it('keeps a made picture from the public until it has passed', async () => {
    const owner = await newPerson(stack);
    const make = () =>
      owner.client.expect([201, imageView], 'POST', '/api/generate/image', { prompt: 'a pier' });
    const publish = (id: string) =>
      owner.client.request('PUT', `/api/images/${id}/visibility`, { isPublic: true });
    service.answer(null);
    const unchecked = await make();
    expect(unchecked.pictureState).toBe('pending');
    expect((await publish(unchecked.id)).body).toMatchObject({ code: 'picture_unchecked' });
    service.answer({ sexual: 0.9, faces: [] });
    const held = await make();
    expect((await publish(held.id)).body).toMatchObject({ code: 'picture_held' });
    service.answer(HARMLESS);
    expect((await publish((await make()).id)).status).toBe(200);
  });

  it.each([
    ['no face', { sexual: 0, faces: [] }, 'photo_no_face'],
    ['two faces', { sexual: 0, faces: [ADULT, ADULT] }, 'photo_several_faces'],
    [
      'somebody else',
      { sexual: 0, faces: [{ ...ADULT, embedding: [0, 1] }] },
      'photo_other_person',
    ],
    ['an explicit photo', { sexual: 0.9, faces: [ADULT] }, 'photo_explicit'],
    ['nothing, as it is away', null, 'photo_unchecked'],
  ])('refuses as a photo of oneself: %s', async (_, looks, code) => {
    const guest = await newGuest();
    expect(await addLikeness(guest, await makePhoto())).toBeNull();
    const isSomebodyElse = code === 'photo_other_person';
    // Both photos are looked at: only the second one may show another face.
    if (isSomebodyElse) service.answer(HARMLESS, looks ?? HARMLESS);
    else service.answer(looks);
    expect(await addLikeness(guest, await makePhoto({ seed: 2 }))).toBe(code);
    expect((await listPhotos(guest.client)).map(({ status }) => status)).toEqual([
      'failed',
      'ready',
    ]);
  });

  it('leaves a face that looks younger than 25 to a person, and it cannot be used', async () => {
    const guest = await newGuest();
    service.answer({ sexual: 0, faces: [{ ...ADULT, age: 24 }] });
    expect(await addLikeness(guest, await makePhoto())).toBe('photo_review');
    const [photo] = await listPhotos(guest.client);
    expect(photo).toMatchObject({ status: 'review', imageUrl: null });
    expect(await casesOf(photo?.id ?? '')).toBe(1);
    const order = { prompt: 'a lake', likenessId: photo?.id };
    const refused = await guest.client.request('POST', '/api/generate/image', order);
    expect(refused.body).toMatchObject({ code: 'likeness_not_ready' });
  });

  it('knows a removed picture again, under another account and compressed anew', async () => {
    const first = await newPerson(stack);
    const photo = await makePhoto();
    await setFace(first, photo);
    await stack.settled();
    const users = stack.documents.collection('users');
    const row = await users.findOne({ _id: new Types.ObjectId(first.userId) });
    const { sha256, hash } = row?.pictureCheck ?? {};
    const bands = String(hash)
      .match(/../g)
      ?.map((byte, place) => `${place}:${byte}`);
    await stack.documents
      .collection('removed_pictures')
      .insertOne({ sha256, hash, bands, reason: 'test', createdAt: new Date() });
    const second = await newPerson(stack);
    await setFace(second, await sharp(photo).jpeg({ quality: 60 }).toBuffer());
    await stack.settled();
    const told = await account(second);
    expect(told.pictureState).toBe('refused');
    expect(told.pictureReason).toContain('removed before');
  });
});

describe('the packaged models', { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    stack = await startStack({ pictures: 'real' });
  });
  afterAll(() => stack.stop());

  it('take a portrait as a photo of oneself, and no picture without a face', async () => {
    const guest = await newGuest();
    const large = () => sharp(PORTRAIT).resize(1_024, null, { kernel: 'lanczos3' }).sharpen();
    expect(await addLikeness(guest, await large().jpeg({ quality: 92 }).toBuffer())).toBeNull();
    const wall = sharp(await makePhoto({ width: 4_000, height: 3_000 }));
    const empty = wall.extract({ left: 0, top: 0, width: 1_000, height: 1_000 });
    expect(await addLikeness(guest, await empty.jpeg({ quality: 90 }).toBuffer())).toBe(
      'photo_no_face',
    );
    expect((await setFace(guest, await sharp(PORTRAIT).toBuffer())).pictureState).toBe('pending');
    await stack.settled();
    expect((await account(guest)).pictureState).toBe('passed');
  });
});

const dataUri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
