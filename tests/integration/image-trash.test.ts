import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { changedImages } from '@vesper/core/contract/image-bulk';
import { trashedImage, type TrashedImage } from '@vesper/core/contract/image-trash';
import { LIMITS } from '@vesper/core/contract/limits';
import { caseAbout, decide, report } from '../stack/cases.ts';
import { SELF_AI } from '../stack/likeness.ts';
import { fetchBytes, insertImage, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;
let owner: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '300', PAINTER_LAYER_MS: '0' } });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
});

const images = z.array(imageView);
const documents = () => stack.documents.collection('images');

async function paint({ client }: Person): Promise<string> {
  const body = { prompt: 'a lighthouse at dusk' };
  const { id } = await client.expect([201, imageView], 'POST', '/api/generate/image', body);
  await documents().updateOne({ _id: new Types.ObjectId(id) }, { $set: { isPublic: true } });
  return id;
}

async function trash({ client }: Person, id: string): Promise<void> {
  expect((await client.request('DELETE', `/api/images/${id}`)).status).toBe(200);
}

const trashed = ({ client }: Person, query = ''): Promise<TrashedImage[]> =>
  client.expect([200, z.array(trashedImage)], 'GET', `/api/image-trash${query}`);

const several = ({ client }: Person, what: string, ids: string[]) =>
  client.expect([200, changedImages], 'POST', `/api/image-trash/${what}`, { ids });

const filesOf = ({ userId }: Person, id = '') => stack.storedKeys(`images/${userId}/${id}`);

const idsIn = async ({ client }: Person, path: string): Promise<string[]> =>
  (await client.expect([200, images], 'GET', path)).map(({ id }) => id);

/** Everything of these days has happened to the picture since it was deleted. */
const setBack = (id: string, days: number) =>
  documents().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { trashedAt: new Date(Date.now() - days * 24 * 60 * 60_000) } },
  );

describe('a picture that its owner deletes', () => {
  it('four times at once is in the trash once, with its files', async () => {
    const id = await paint(owner);
    const files = await filesOf(owner, id);
    const path = `/api/images/${id}`;
    const once = () => owner.client.request('DELETE', path);
    const answers = await Promise.all([once(), once(), once(), once()]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect((await trashed(owner)).map((one) => one.id)).toEqual([id]);
    expect(await filesOf(owner, id)).toEqual(files);
  });

  it('is gone for everybody at once, and comes back as it was', async () => {
    const id = await paint(owner);
    await visitor.client.request('POST', `/api/images/${id}/like`);
    await owner.client.request('POST', `/api/images/${id}/versions`, { task: 'vary' });
    await trash(owner, id);

    for (const person of [owner, visitor]) {
      for (const [method, path, body] of [
        ['GET', `/api/images/${id}`, undefined],
        ['GET', `/api/images/${id}/versions`, undefined],
        ['POST', `/api/images/${id}/like`, undefined],
        ['DELETE', `/api/images/${id}/like`, undefined],
        ['PUT', `/api/images/${id}/visibility`, { isPublic: false }],
        ['POST', `/api/images/${id}/versions`, { task: 'vary' }],
        ['DELETE', `/api/images/${id}`, undefined],
      ] as const) {
        const { status } = await person.client.request(method, path, body);
        expect([method, path, status]).toEqual([method, path, 404]);
      }
      expect(await idsIn(person, '/api/images/public')).not.toContain(id);
    }
    expect(await idsIn(owner, '/api/images')).not.toContain(id);
    expect((await visitor.client.request('GET', `/api/creators/${owner.userId}`)).status).toBe(404);
    for (const name of [`${id}.png`, `${id}/display.webp`, `${id}/thumbnail.webp`]) {
      expect((await fetchBytes(visitor.client, `/media/images/${name}`)).status).toBe(404);
      expect((await fetchBytes(owner.client, `/media/images/${name}`)).status).toBe(404);
    }
    const { body: stats } = await owner.client.request('GET', '/api/dashboard/stats');
    expect(stats).toMatchObject({ totalLikes: 0, publicImages: 0 });
    expect(await filesOf(owner, id)).toHaveLength(3);

    const [one] = await trashed(owner);
    const spent = Date.parse(one?.goesAt ?? '') - Date.parse(one?.trashedAt ?? '');
    expect(one).toMatchObject({ id, prompt: 'a lighthouse at dusk', imageUrl: null });
    const small = one?.thumbnailUrl ?? '';
    expect((await fetchBytes(owner.client, small)).status).toBe(200);
    expect((await fetchBytes(visitor.client, small)).status).toBe(404);
    expect(spent).toBe(LIMITS.trashTtl);

    expect(await several(owner, 'restorations', [id])).toEqual({ count: 1 });
    expect(await trashed(owner)).toEqual([]);
    const back = await visitor.client.expect([200, imageView], 'GET', `/api/images/${id}`);
    expect(back).toMatchObject({ likes: 1, liked: true, isPublic: true });
    expect(await idsIn(owner, '/api/images')).toContain(id);
    expect(await idsIn(visitor, '/api/images/public')).toContain(id);
  });

  it('is not among those of its character, nor its words among those used', async () => {
    const body = { name: 'Noor' };
    const made = await owner.client.request('POST', '/api/characters', body);
    const { id: character } = z.object({ id: z.string() }).parse(made.body);
    const characterId = new Types.ObjectId(character);
    const id = await insertImage(stack, owner.userId, { characterId });
    const plain = await insertImage(stack, owner.userId, { prompt: 'fog over a bay' });
    const path = `/api/characters/${character}/images`;
    expect(await idsIn(owner, path)).toEqual([id]);
    const words = async () => (await owner.client.request('GET', '/api/image-prompts')).body;
    expect(await words()).toMatchObject([{ prompt: 'fog over a bay' }]);
    await trash(owner, id);
    await trash(owner, plain);
    expect(await idsIn(owner, path)).toEqual([]);
    expect(await words()).toEqual([]);
  });

  it('that was never finished goes for good at once', async () => {
    const id = await insertImage(stack, owner.userId, { status: 'failed' });
    await trash(owner, id);
    expect(await trashed(owner)).toEqual([]);
    expect(await documents().countDocuments({ _id: new Types.ObjectId(id) })).toBe(0);
  });
});

describe('the trash', () => {
  it('is read page by page, last deleted first', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await insertImage(stack, owner.userId));
    for (const id of ids) await trash(owner, id);
    const [third, second] = await trashed(owner, '?limit=2');
    expect([third?.id, second?.id]).toEqual([ids[2], ids[1]]);
    const rest = await trashed(owner, `?limit=2&before=${second?.id ?? ''}`);
    expect(rest.map(({ id }) => id)).toEqual([ids[0]]);
    const strange = `/api/image-trash?before=${new Types.ObjectId().toHexString()}`;
    expect((await owner.client.request('GET', strange)).status).toBe(404);
  });

  it('of others is not to be seen or touched', async () => {
    const id = await insertImage(stack, owner.userId);
    await trash(owner, id);
    expect(await trashed(visitor)).toEqual([]);
    expect(await several(visitor, 'restorations', [id])).toEqual({ count: 0 });
    expect(await several(visitor, 'removals', [id])).toEqual({ count: 0 });
    expect((await visitor.client.request('DELETE', '/api/image-trash')).status).toBe(200);
    expect(await trashed(owner)).toHaveLength(1);
  });

  it('loses for good what its owner says, and what was not deleted stays', async () => {
    const [gone, kept, other] = [await paint(owner), await paint(owner), await paint(owner)];
    await visitor.client.request('POST', `/api/images/${gone}/like`);
    await trash(owner, gone);
    await trash(owner, other);
    expect(await several(owner, 'removals', [gone, kept])).toEqual({ count: 1 });
    expect(await filesOf(owner, gone)).toEqual([]);
    const likes = stack.documents.collection('likes');
    expect(await likes.countDocuments({ imageId: new Types.ObjectId(gone) })).toBe(0);
    expect(await several(owner, 'restorations', [gone])).toEqual({ count: 0 });
    await owner.client.request('DELETE', '/api/image-trash');
    expect(await trashed(owner)).toEqual([]);
    expect(await filesOf(owner, other)).toEqual([]);
    expect(await filesOf(owner, kept)).toHaveLength(3);
  });

  it('keeps pictures for thirty days', async () => {
    const [late, young] = [await paint(owner), await paint(owner)];
    for (const id of [late, young]) await trash(owner, id);
    await setBack(young, 29);
    await setBack(late, 31);
    expect((await trashed(owner)).map(({ id }) => id)).toEqual([young]);
    expect(await several(owner, 'restorations', [late])).toEqual({ count: 0 });
    const isThere = (id: string) => documents().countDocuments({ _id: new Types.ObjectId(id) });
    await vi.waitFor(async () => expect(await isThere(late)).toBe(0), { timeout: 30_000 });
    expect(await filesOf(owner, late)).toEqual([]);
    expect(await isThere(young)).toBe(1);
    expect(await filesOf(owner, young)).toHaveLength(3);
  });

  it('refuses no picture and too many', async () => {
    const path = '/api/image-trash/restorations';
    const many = Array.from({ length: LIMITS.bulkMax + 1 }, () => new Types.ObjectId().toString());
    for (const ids of [[], many, ['x']]) {
      expect((await owner.client.request('POST', path, { ids })).status).toBe(422);
    }
  });
});

describe('what may not wait thirty days', () => {
  it('is an account that is erased, and what it takes out before has the trash in it', async () => {
    const id = await paint(owner);
    await trash(owner, id);
    const files = await unzip((await takeOut(owner.client)).body);
    expect([...files.keys()]).toContain(`images/${id}.png`);
    expect(String(files.get('images.json'))).toContain('trashedAt');
    const { status } = await owner.client.request('DELETE', '/api/user', { password: PASSWORD });
    expect(status).toBe(200);
    expect(await filesOf(owner)).toEqual([]);
    const userId = new Types.ObjectId(owner.userId);
    expect(await documents().countDocuments({ userId })).toBe(0);
  });

  it('is a picture of oneself whose photo is taken back', async () => {
    const likenessId = new Types.ObjectId();
    const id = await insertImage(stack, owner.userId, { likenessId });
    await stack.documents.collection('likenesses').insertOne({
      ...{ _id: likenessId, userId: new Types.ObjectId(owner.userId), status: 'ready' },
      ...{ removedAt: null, createdAt: new Date() },
    });
    await trash(owner, id);
    const path = `${SELF_AI}/${likenessId.toHexString()}?pictures=delete`;
    expect((await owner.client.request('DELETE', path)).status).toBe(200);
    expect(await documents().countDocuments({ _id: new Types.ObjectId(id) })).toBe(0);
    expect(await trashed(owner)).toEqual([]);
  });

  it('is a decision: what was removed meanwhile does not come back, until that is overturned', async () => {
    const [desk, other] = [await newStaff(stack, 'moderator'), await newStaff(stack, 'moderator')];
    const id = await paint(owner);
    await report(visitor.client, { type: 'image', id });
    const opened = await caseAbout(desk.client, id);
    await trash(owner, id);
    await decide(desk.client, opened.id, 'remove');
    expect(await trashed(owner)).toEqual([]);
    expect(await several(owner, 'restorations', [id])).toEqual({ count: 0 });
    expect((await fetchBytes(owner.client, `/media/trash/${id}.webp`)).status).toBe(404);
    await owner.client.request('POST', `/api/decisions/${opened.id}/appeal`, { words: 'Why?' });
    await decide(other.client, (await caseAbout(other.client, id)).id, 'overturn');
    expect(await trashed(owner)).toMatchObject([{ id }]);
  });
});
