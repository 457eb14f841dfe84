import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blockView } from '@vesper/core/contract/block';
import { characterView } from '@vesper/core/contract/character';
import { conversationView } from '@vesper/core/contract/conversation';
import { creatorView } from '@vesper/core/contract/creator';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import type { MaturePictures } from '@vesper/core/contract/maturity';
import { mediaPaths } from '@vesper/core/contract/media';
import { userView } from '@vesper/core/contract/user';
import { caseAbout, decide } from '../stack/cases.ts';
import { createClient } from '../stack/client.ts';
import { generate } from '../stack/conversation.ts';
import { upload } from '../stack/likeness.ts';
import { fetchBytes, insertImage, newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { startPictureService, type PictureService } from '../stack/picture-service.ts';
import { connectSocket } from '../stack/socket.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const GENERAL = { sexual: 0, faces: [] };
const SUGGESTIVE = { sexual: 0.4, faces: [] };
const EXPLICIT = { sexual: 0.9, faces: [] };
const faced = (age: number, confidence = 1) => ({
  sexual: 0,
  faces: [{ age, confidence, embedding: [1, 0] }],
});

let stack: Stack;
let service: PictureService;

beforeAll(async () => {
  service = await startPictureService();
  stack = await startStack({ env: { PICTURE_CHECK_URL: service.url } });
});
afterAll(() => stack.stop());
beforeEach(() => service.answer(GENERAL));

const choose = ({ client }: Person, maturePictures: MaturePictures) =>
  client.expect([200, userView], 'PATCH', '/api/user', { maturePictures });

const make = ({ client }: Person): Promise<ImageView> =>
  client.expect([201, imageView], 'POST', '/api/generate/image', {
    prompt: 'a pier',
    seed: 7,
  });

const publish = ({ client }: Person, id: string) =>
  client.request('PUT', `/api/images/${id}/visibility`, { isPublic: true });

const read = ({ client }: Person, id: string, query = '') =>
  client.expect([200, imageView], 'GET', `/api/images/${id}${query}`);

async function listed({ client }: Person, path: string): Promise<ImageView[]> {
  return client.expect([200, z.array(imageView)], 'GET', path);
}

const idsIn = (images: { id: string }[]): string[] => images.map(({ id }) => id);
const urlsOf = ({ imageUrl, displayUrl, thumbnailUrl }: ImageView) =>
  new Set([imageUrl, displayUrl, thumbnailUrl]);

describe('a suggestive picture that is public', () => {
  let owner: Person;
  let theirs: string;
  let id: string;

  beforeAll(async () => {
    owner = await newPerson(stack);
    theirs = `/api/creators/${owner.userId}/images`;
    service.answer(SUGGESTIVE);
    ({ id } = await make(owner));
    expect((await publish(owner, id)).status).toBe(200);
  });

  it('comes blurred, by its paths, until its viewer asks for it', async () => {
    const viewer = await newPerson(stack);
    const smear = mediaPaths.blurredImage(id);
    for (const path of ['/api/images/public', theirs]) {
      const [seen] = (await listed(viewer, path)).filter((one) => one.id === id);
      expect(seen).toMatchObject({ blurred: true, thumbnailUrl: smear });
      expect(seen && urlsOf(seen)).toEqual(new Set([smear]));
    }
    expect(await read(viewer, id)).toMatchObject({ blurred: true, imageUrl: smear });
    const liked = await viewer.client.expect([200, imageView], 'POST', `/api/images/${id}/like`);
    expect(liked).toMatchObject({ blurred: true, liked: true });

    const revealed = await read(viewer, id, '?sharp=true');
    expect(revealed).toMatchObject({ blurred: false, imageUrl: mediaPaths.image(id) });
    const [blurred, full] = await Promise.all(
      [smear, revealed.thumbnailUrl ?? ''].map((path) => fetchBytes(viewer.client, path)),
    );
    expect([blurred?.status, full?.status]).toEqual([200, 200]);
    const [soft, clear] = await Promise.all([detailOf(blurred?.body), detailOf(full?.body)]);
    expect(clear).toBeGreaterThan(0.01);
    expect(soft).toBeLessThan(0.005);
  });

  it('is sharp for its owner, in public lists too, and whatever they choose', async () => {
    for (const choice of ['blur', 'hide'] as const) {
      await choose(owner, choice);
      for (const path of ['/api/images', '/api/images/public', theirs]) {
        const [own] = (await listed(owner, path)).filter((one) => one.id === id);
        expect(own).toMatchObject({ blurred: false, thumbnailUrl: mediaPaths.thumbnail(id) });
      }
    }
  });

  it('is sharp for who chose to see it, and left out for who hides it', async () => {
    const viewer = await newPerson(stack);
    expect((await choose(viewer, 'show')).maturePictures).toBe('show');
    expect((await listed(viewer, theirs))[0]).toMatchObject({ id, blurred: false });
    await choose(viewer, 'hide');
    expect(await listed(viewer, theirs)).toEqual([]);
    expect(idsIn(await listed(viewer, '/api/images/public?search=pier'))).not.toContain(id);
    // A link that somebody sent leads to it all the same, and it is blurred.
    expect((await read(viewer, id)).blurred).toBe(true);
  });

  it('gives its blurred copy to members alone, and takes it along when it goes', async () => {
    const stranger = await newPerson(stack);
    service.answer(SUGGESTIVE);
    const { id: own } = await make(owner);
    const smear = mediaPaths.blurredImage(own);
    expect((await fetchBytes(createClient(stack.baseUrl), smear)).status).toBe(401);
    expect((await fetchBytes(stranger.client, smear)).status).toBe(404);
    expect((await fetchBytes(owner.client, smear)).status).toBe(200);
    await owner.client.request('DELETE', `/api/images/${own}`);
    await owner.client.request('DELETE', '/api/image-trash');
    expect(await stack.storedKeys(`images/${owner.userId}/${own}`)).toEqual([]);
  });
});

it('a page that leaves mature pictures out is as full as any other; those from before are general', async () => {
  const [owner, viewer] = [await newPerson(stack), await newPerson(stack)];
  const check = (maturity?: string) => ({
    isPublic: true,
    pictureCheck: { state: 'passed', at: new Date(), ...(maturity && { maturity }) },
  });
  const ids: string[] = [];
  for (const maturity of ['explicit', undefined, 'suggestive', 'general', 'explicit']) {
    ids.push(await insertImage(stack, owner.userId, check(maturity)));
  }
  await choose(viewer, 'hide');
  const path = `/api/creators/${owner.userId}/images?limit=1`;
  const first = await listed(viewer, path);
  expect(idsIn(first)).toEqual([ids[3]]);
  const second = await listed(viewer, `${path}&before=${ids[3] ?? ''}`);
  expect(idsIn(second)).toEqual([ids[1]]);
  expect(second[0]?.blurred).toBe(false);
  expect(await listed(viewer, `${path}&before=${ids[1] ?? ''}`)).toEqual([]);
});

it('an explicit picture that a person lets pass stays what it is: blurred', async () => {
  const [owner, viewer] = [await newPerson(stack), await newPerson(stack)];
  service.answer(EXPLICIT);
  const { id } = await make(owner);
  await owner.client.request('POST', '/api/picture-reviews', { type: 'image', id });
  const { client: desk } = await newStaff(stack, 'moderator');
  const waiting = await caseAbout(desk, id);
  await decide(desk, waiting.id, 'dismiss');
  expect((await publish(owner, id)).status).toBe(200);
  const seen = await read(viewer, id);
  expect(seen).toMatchObject({ blurred: true, thumbnailUrl: mediaPaths.blurredImage(id) });
  expect((await fetchBytes(viewer.client, seen.thumbnailUrl ?? '')).status).toBe(200);
});

it('a mature face of a character is blurred wherever it is shown, and can be left out', async () => {
  const [owner, viewer] = [await newPerson(stack), await newPerson(stack)];
  service.answer(SUGGESTIVE);
  const icon = await makePhoto({ width: 400, height: 600, format: 'png' });
  const uri = `data:image/png;base64,${icon.toString('base64')}`;
  const assets = [{ type: 'icon', name: 'main', ext: 'png', uri }];
  const card = { spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Odile', assets } };
  const { client } = owner;
  const { id } = await client.expect([201, characterView], 'POST', '/api/characters/import', card);
  const path = `/api/characters/${id}`;
  await client.request('PUT', path, { isPublic: true });
  await stack.settled();
  const smear = mediaPaths.blurredAvatar(id);
  const everyones = async () =>
    (
      await viewer.client.expect([200, z.array(characterView)], 'GET', '/api/characters/public')
    ).filter((one) => one.id === id);

  expect(await everyones()).toMatchObject([{ blurred: true, avatar: smear, portrait: smear }]);
  expect((await fetchBytes(viewer.client, smear)).status).toBe(200);
  const talk = await viewer.client.expect([201, conversationView], 'POST', '/api/conversations', {
    characterId: id,
  });
  expect(talk.character?.avatar).toBe(smear);
  const sharpened = await viewer.client.expect([200, characterView], 'GET', `${path}?sharp=true`);
  expect(sharpened).toMatchObject({ blurred: false, avatar: mediaPaths.avatar(id) });
  expect(await client.expect([200, characterView], 'GET', path)).toMatchObject({ blurred: false });
  await choose(viewer, 'hide');
  expect(await everyones()).toEqual([]);
  await client.request('DELETE', path);
  expect(await stack.storedKeys(`avatars/${owner.userId}/${id}`)).toEqual([]);
});

it('a mature profile picture is blurred for others, and missing for who hides such', async () => {
  const [owner, viewer] = [await newPerson(stack), await newPerson(stack)];
  const id = await insertImage(stack, owner.userId, { isPublic: true });
  service.answer(SUGGESTIVE);
  const profileImageUrl = await upload(owner.client, await makePhoto());
  await owner.client.expect([200, userView], 'PATCH', '/api/user', { profileImageUrl });
  await stack.settled();
  const page = `/api/creators/${owner.userId}`;
  const seen = await viewer.client.expect([200, creatorView], 'GET', page);
  expect(seen.blurred).toBe(true);
  expect(seen.profileImageUrl).toContain(mediaPaths.blurredProfile(owner.userId));
  expect((await fetchBytes(viewer.client, seen.profileImageUrl ?? '')).status).toBe(200);
  const sharpened = await viewer.client.expect([200, creatorView], 'GET', `${page}?sharp=true`);
  expect(sharpened).toMatchObject({ blurred: false });
  expect(sharpened.profileImageUrl).toContain(mediaPaths.profile(owner.userId));
  const own = await owner.client.expect([200, userView], 'GET', '/api/user');
  expect(own.profileImageUrl).toContain(mediaPaths.profile(owner.userId));
  await choose(viewer, 'hide');
  expect((await read(viewer, id)).user?.profileImageUrl).toBeNull();
  await viewer.client.request('PUT', '/api/blocks', { userId: owner.userId, isBlocked: true });
  const [blocked] = await viewer.client.expect([200, z.array(blockView)], 'GET', '/api/blocks');
  expect(blocked?.profileImageUrl).toBeNull();
  service.answer(GENERAL);
  const other = { profileImageUrl: await upload(owner.client, await makePhoto({ seed: 2 })) };
  await owner.client.expect([200, userView], 'PATCH', '/api/user', other);
  await stack.settled();
  const { client: visitor } = await newPerson(stack);
  const now = await visitor.expect([200, creatorView], 'GET', page);
  expect(now.blurred).toBe(false);
  expect(now.profileImageUrl).toContain(mediaPaths.profile(owner.userId));
  expect(await stack.storedKeys(`profiles/${owner.userId}`)).toHaveLength(1);
  await owner.client.expect([200, userView], 'PATCH', '/api/user', { profileImageUrl: null });
  expect(await stack.storedKeys(`profiles/${owner.userId}`)).toEqual([]);
});

it('a made picture with a face that looks under 18 is seen by nobody, and its token comes back', async () => {
  const owner = await newPerson(stack);
  const socket = await connectSocket(owner.client);
  service.answer(faced(17.9));
  const { id, runId = '' } = await generate(owner.client, 'a portrait');
  expect(await socket.finished(runId)).toMatchObject({
    ...{ event: 'run:failed', code: 'content_refused', refunded: true },
  });
  await stack.settled();
  expect(await read(owner, id)).toMatchObject({ imageUrl: null, status: 'failed' });
  expect(await stack.storedKeys(`images/${owner.userId}/`)).toEqual([]);
  expect((await owner.client.expect([200, userView], 'GET', '/api/user')).tokens).toBe(5);
  socket.close();
});

it('one with a face that may be that young is its owner’s alone until a person has looked', async () => {
  const owner = await newPerson(stack);
  service.answer(faced(18));
  const held = await make(owner);
  expect(held).toMatchObject({ pictureState: 'review', status: 'complete' });
  expect(held.pictureReason).toContain('looks young');
  expect((await fetchBytes(owner.client, held.imageUrl ?? '')).status).toBe(200);
  expect((await publish(owner, held.id)).body).toMatchObject({ code: 'picture_held' });
});

it.each([
  ['one that looks 25', faced(25)],
  ['one that the finder is not sure of', faced(9, 0.5)],
])('a face passes: %s', async (_, looks) => {
  service.answer(looks);
  expect((await make(await newPerson(stack))).pictureState).toBe('passed');
});

/** The share of a picture that a blur takes away: its detail. 0 to 1. */
async function detailOf(file: Buffer | undefined): Promise<number> {
  const small = await sharp(file).resize(256, 256).greyscale().png().toBuffer();
  const [as, without] = await Promise.all([
    sharp(small).raw().toBuffer(),
    sharp(small).blur(5).raw().toBuffer(),
  ]);
  const lost = as.reduce((sum, value, at) => sum + Math.abs(value - (without[at] ?? 0)), 0);
  return lost / as.length / 255;
}
