import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addedToCollection,
  collectionView,
  type CollectionView,
} from '@vesper/core/contract/collection';
import { okBody } from '@vesper/core/contract/common';
import { imageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { caseAbout, decide, report } from '../stack/cases.ts';
import { insertImage, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { stepUp, takeOut } from '../stack/personal-data.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;
let maker: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack({ env: { PAINTER_LAYER_MS: '0' } });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  maker = await newPerson(stack);
  visitor = await newPerson(stack);
});

const PATH = '/api/collections';
const documents = () => stack.documents.collection('collections');

const create = ({ client }: Person, fields: object = {}): Promise<CollectionView> =>
  client.expect([201, collectionView], 'POST', PATH, { name: 'Lighthouses', ...fields });

const change = ({ client }: Person, id: string, fields: object): Promise<CollectionView> =>
  client.expect([200, collectionView], 'PATCH', `${PATH}/${id}`, fields);

const add = ({ client }: Person, id: string, ids: string[]) =>
  client.expect([200, addedToCollection], 'POST', `${PATH}/${id}/images`, { ids });

const statusOf = async ({ client }: Person, path: string): Promise<number> =>
  (await client.request('GET', path)).status;

const imagesIn = async ({ client }: Person, id: string, query = ''): Promise<string[]> =>
  (await client.expect([200, z.array(imageView)], 'GET', `${PATH}/${id}/images${query}`)).map(
    (image) => image.id,
  );

const several = (owner: Person, amount: number, isPublic = true): Promise<string[]> =>
  Promise.all(Array.from({ length: amount }, () => insertImage(stack, owner.userId, { isPublic })));

describe('a collection', () => {
  it('keeps pictures of one’s own and public ones of others, each once', async () => {
    const { id } = await create(maker);
    const own = await several(maker, 2, false);
    const [shown = ''] = await several(visitor, 1);
    const [secret = ''] = await several(visitor, 1, false);
    const answer = await add(maker, id, [...own, shown, secret]);
    expect(answer).toMatchObject({ added: 3, missing: 1, collection: { imageCount: 3 } });
    const again = () => add(maker, id, [shown, ...own]);
    await Promise.all([again(), again(), again(), again()]);
    expect(await imagesIn(maker, id)).toEqual([...own, shown]);
    const lists = z.array(collectionView);
    const asked = `${PATH}?image=${shown}`;
    const [listed] = await maker.client.expect([200, lists], 'GET', asked);
    expect(listed).toMatchObject({ id, hasImage: true, imageCount: 3 });
    expect(listed?.coverUrl).toContain(own[0]);
  });

  it('that is shared shows others its public pictures and its maker', async () => {
    await maker.client.request('PATCH', '/api/user', { firstName: 'Ada' });
    const { id } = await create(maker, { isPublic: true, description: 'Towers by the sea.' });
    const [hidden = '', shown = ''] = [
      ...(await several(maker, 1, false)),
      ...(await several(maker, 1)),
    ];
    await add(maker, id, [hidden, shown]);
    expect(await imagesIn(visitor, id)).toEqual([shown]);
    const seen = await visitor.client.expect([200, collectionView], 'GET', `${PATH}/${id}`);
    expect(seen).toMatchObject({ isOwn: false, imageCount: 1, user: { firstName: 'Ada' } });
    expect(seen.coverUrl).toContain(shown);
    const shelf = `/api/creators/${maker.userId}/collections`;
    const shared = await visitor.client.expect([200, z.array(collectionView)], 'GET', shelf);
    expect(shared.map((one) => one.id)).toEqual([id]);

    await change(maker, id, { isPublic: false });
    expect(await statusOf(visitor, `${PATH}/${id}`)).toBe(404);
    expect(await statusOf(visitor, `${PATH}/${id}/images`)).toBe(404);
    expect(await visitor.client.expect([200, z.array(collectionView)], 'GET', shelf)).toEqual([]);
    await change(maker, id, { isPublic: true });
    await maker.client.expect([200, okBody], 'DELETE', `${PATH}/${id}`);
    expect(await statusOf(visitor, `${PATH}/${id}`)).toBe(404);
    expect(await statusOf(maker, `/api/images/${hidden}`)).toBe(200);
  });

  it('is not to be seen by whom its maker has blocked, nor are their pictures in it', async () => {
    const { id } = await create(maker, { isPublic: true });
    const theirs = await several(visitor, 1);
    await add(maker, id, [...theirs, ...(await several(maker, 1))]);
    const body = { userId: visitor.userId, isBlocked: true };
    await maker.client.request('PUT', '/api/blocks', body);
    expect(await statusOf(visitor, `${PATH}/${id}`)).toBe(404);
    expect(await imagesIn(maker, id)).not.toContain(theirs[0]);
  });

  it('passes the rules for texts by its name and its description', async () => {
    const refused = { description: 'hello [[sentinel:child_safety]]' };
    const body = { name: 'Towers', ...refused };
    expect((await maker.client.request('POST', PATH, body)).status).toBe(422);
    const { id } = await create(maker);
    expect((await maker.client.request('PATCH', `${PATH}/${id}`, refused)).status).toBe(422);
    for (const name of ['', '   ', 'n'.repeat(10_000)]) {
      expect((await maker.client.request('POST', PATH, { name })).status).toBe(422);
    }
  });

  it('keeps the order that its maker gives it, also of four moves at once', async () => {
    const { id } = await create(maker);
    const [a = '', b = '', c = '', d = ''] = await several(maker, 4);
    await add(maker, id, [a, b, c, d]);
    const move = (imageId: string, before: string | null) =>
      maker.client.expect([200, okBody], 'POST', `${PATH}/${id}/moves`, { imageId, before });
    await move(d, a);
    await move(b, null);
    expect(await imagesIn(maker, id)).toEqual([d, a, c, b]);
    await Promise.all([move(a, null), move(b, a), move(c, d), move(d, null)]);
    expect((await imagesIn(maker, id)).toSorted()).toEqual([a, b, c, d].toSorted());
    const gone = { imageId: new Types.ObjectId().toHexString(), before: null };
    expect((await maker.client.request('POST', `${PATH}/${id}/moves`, gone)).status).toBe(404);
    const [first = '', second] = await imagesIn(maker, id);
    expect(await imagesIn(maker, id, `?limit=1&before=${first}`)).toEqual([second]);
  });

  it('has the cover that is chosen, as long as that is in it', async () => {
    const { id } = await create(maker);
    const [first = '', second = ''] = await several(maker, 2);
    await add(maker, id, [first, second]);
    expect((await change(maker, id, { coverId: second })).coverUrl).toContain(second);
    await maker.client.request('POST', `${PATH}/${id}/removals`, { ids: [second] });
    const now = await maker.client.expect([200, collectionView], 'GET', `${PATH}/${id}`);
    expect(now.coverUrl).toContain(first);
    const foreign = { coverId: second };
    expect((await maker.client.request('PATCH', `${PATH}/${id}`, foreign)).status).toBe(404);
  });

  it('holds so many pictures and no more, and there are so many and no more', async () => {
    const { id } = await create(maker);
    const most = LIMITS.collectionImagesMax;
    const full = Array.from({ length: most - 1 }, () => new Types.ObjectId());
    await documents().updateOne({ _id: new Types.ObjectId(id) }, { $set: { imageIds: full } });
    const fresh = await several(maker, 4);
    const answers = await Promise.all(
      fresh.map((one) => maker.client.request('POST', `${PATH}/${id}/images`, { ids: [one] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await documents().findOne({ _id: new Types.ObjectId(id) }))?.imageIds).toHaveLength(
      most,
    );

    await documents().insertMany(
      Array.from({ length: LIMITS.collectionsPerUser - 2 }, (_, at) => ({
        ...{ userId: new Types.ObjectId(maker.userId), name: 'One', description: '' },
        ...{ isPublic: false, imageIds: [], revision: 0, createdAt: new Date() },
        slot: `${maker.userId}:${at + 1}`,
      })),
    );
    const last = () => maker.client.request('POST', PATH, { name: 'The last' });
    const made = await Promise.all([last(), last(), last(), last()]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('loses what is gone for good, and keeps the place of what is in the trash', async () => {
    const { id } = await create(maker);
    const [first = '', second = ''] = await several(maker, 2);
    await add(maker, id, [first, second]);
    await maker.client.request('DELETE', `/api/images/${first}`);
    expect(await imagesIn(maker, id)).toEqual([second]);
    await maker.client.request('POST', '/api/image-trash/restorations', { ids: [first] });
    expect(await imagesIn(maker, id)).toEqual([first, second]);
    await maker.client.request('DELETE', `/api/images/${first}`);
    await maker.client.request('DELETE', '/api/image-trash');
    const kept = await documents().findOne({ _id: new Types.ObjectId(id) });
    expect(kept?.imageIds.map(String)).toEqual([second]);
  });

  it('can be reported, and is hidden or shown as it is decided', async () => {
    const { id } = await create(maker, { isPublic: true });
    await report(visitor.client, { type: 'collection', id });
    const desk = await newStaff(stack, 'moderator');
    await decide(desk.client, (await caseAbout(desk.client, id)).id, 'hide');
    await stack.settled();
    expect(await statusOf(visitor, `${PATH}/${id}`)).toBe(404);
    expect(await statusOf(maker, `${PATH}/${id}`)).toBe(200);
    const own = { subject: { type: 'collection', id }, reason: 'spam' };
    expect((await maker.client.request('POST', '/api/reports', own)).status).toBe(422);
  });

  it('is in what its maker takes out, and goes with the account', async () => {
    const { id } = await create(maker, { name: 'Harbours' });
    const other = await create(visitor, { isPublic: true });
    const theirs = await several(maker, 1);
    await add(visitor, other.id, theirs);
    const files = await unzip((await takeOut(maker.client)).body);
    expect(files.get('collections.json')?.toString()).toContain('Harbours');
    await stepUp(maker.client);
    await maker.client.expect([200, okBody], 'DELETE', '/api/user', { password: PASSWORD });
    expect(await documents().findOne({ _id: new Types.ObjectId(id) })).toBeNull();
    const kept = await documents().findOne({ _id: new Types.ObjectId(other.id) });
    expect(kept?.imageIds).toEqual([]);
  });
});
