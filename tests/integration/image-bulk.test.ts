import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { changedImages, imageChanges, type ImageChanges } from '@vesper/core/contract/image-bulk';
import { LIMITS } from '@vesper/core/contract/limits';
import { trashedImage } from '@vesper/core/contract/image-trash';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;
let owner: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack({ env: { PAINTER_LAYER_MS: '0' } });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
});

const documents = () => stack.documents.collection('images');

async function paint({ client }: Person, prompt: string): Promise<string> {
  const { id } = await client.expect([201, imageView], 'POST', '/api/generate/image', { prompt });
  // Its check comes behind the answer.
  const passed = { $set: { pictureCheck: { state: 'passed', at: new Date() } } };
  await documents().updateOne({ _id: new Types.ObjectId(id) }, passed);
  return id;
}

const change = (
  { client }: Person,
  ids: string[],
  isPublic: boolean,
  consent?: true,
): Promise<ImageChanges> =>
  client.expect([200, imageChanges], 'POST', '/api/images/changes', {
    ...{ ids, change: { isPublic, ...(consent && { consent }) } },
  });

const isPublic = async (id: string): Promise<unknown> =>
  (await documents().findOne({ _id: new Types.ObjectId(id) }))?.isPublic;

describe('several pictures at a time', () => {
  it('become public, and each that cannot be is told with its reason', async () => {
    const good = await paint(owner, 'a lighthouse at dusk');
    const held = await paint(owner, 'a quiet harbour');
    await documents().updateOne(
      { _id: new Types.ObjectId(held) },
      { $set: { pictureCheck: { state: 'held', at: new Date() } } },
    );
    const features = await insertImage(stack, owner.userId, { likenessId: new Types.ObjectId() });
    const foreign = await insertImage(stack, visitor.userId, { isPublic: false });
    const { changed, refused } = await change(owner, [good, held, features, foreign], true);
    expect(changed).toEqual([good]);
    expect(refused).toMatchObject([
      { id: held, code: 'picture_held' },
      { id: features, code: 'consent_required' },
    ]);
    expect(await Promise.all([good, held, features, foreign].map(isPublic))).toEqual([
      ...[true, false, false, false],
    ]);

    expect((await change(owner, [features], true, true)).changed).toEqual([features]);
    expect((await change(owner, [good, features], false)).changed).toEqual([good, features]);
    expect(await isPublic(good)).toBe(false);
  });

  it('go to the trash four times at once, and come back together', async () => {
    const ids = [await paint(owner, 'a red boat'), await paint(owner, 'a barn under snow')];
    const foreign = await insertImage(stack, visitor.userId, { isPublic: true });
    const remove = () =>
      owner.client.expect([200, changedImages], 'POST', '/api/images/removals', {
        ids: [...ids, foreign],
      });
    await Promise.all([remove(), remove(), remove(), remove()]);
    const trashed = z.array(trashedImage);
    expect(await owner.client.expect([200, trashed], 'GET', '/api/image-trash')).toHaveLength(2);
    expect(await isPublic(foreign)).toBe(true);
    await owner.client.request('POST', '/api/image-trash/restorations', { ids });
    const own = await owner.client.expect([200, z.array(imageView)], 'GET', '/api/images');
    expect(own.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('come as one zip in the order that was asked for, without those of others', async () => {
    const ids = [await paint(owner, 'a red boat'), await paint(owner, 'a barn / snow')];
    const foreign = await paint(visitor, 'a secret');
    const answer = await fetch(`${stack.baseUrl}/api/images/zips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: owner.client.cookie },
      body: JSON.stringify({ ids: [ids[1], foreign, ids[0]] }),
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = await unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual(['001 a barn snow.png', '002 a red boat.png']);
    const none = await owner.client.request('POST', '/api/images/zips', { ids: [foreign] });
    expect(none.status).toBe(404);
  });

  it('are at most a hundred', async () => {
    const ids = Array.from({ length: LIMITS.bulkMax + 1 }, () =>
      new Types.ObjectId().toHexString(),
    );
    for (const what of ['removals', 'zips']) {
      expect((await owner.client.request('POST', `/api/images/${what}`, { ids })).status).toBe(422);
    }
  });
});
