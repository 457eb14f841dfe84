import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@vesper/core/contract/limits';
import { z } from 'zod';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { ledgerEntryView } from '@vesper/core/contract/token';
import { readAccount } from '../stack/balance.ts';
import { ASYNC } from '../stack/conversation.ts';
import { addPhoto, FIRST_PICTURE, giveConsent, listPhotos, SELF_AI } from '../stack/likeness.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATIENCE = 120_000;
const ORDER = { prompt: 'a lake at dawn' };
let stack: Stack;
let photo: Buffer;

beforeAll(async () => {
  stack = await startStack({ gateways: 2, env: { HOUSEKEEPING_MS: '300' } });
  photo = await makePhoto({ seed: 1 });
});
afterAll(() => stack.stop());

/** Someone whose photo is ready. */
async function ready(): Promise<Person> {
  const person = await newPerson(stack);
  await giveConsent(person.client);
  await addPhoto(person.client, photo);
  await stack.settled(PATIENCE);
  return person;
}

const isOffered = async ({ client }: Person) =>
  (await listPhotos(client)).map(({ firstPictureFree }) => firstPictureFree);
const pictures = ({ client }: Person): Promise<ImageView[]> =>
  client.expect([200, z.array(imageView)], 'GET', '/api/images');
const used = { status: 409, body: { code: 'first_picture_used' } };

describe('the first picture with photos of oneself', { timeout: PATIENCE }, () => {
  it('is offered and not made, then made for nothing, once', async () => {
    const person = await ready();
    const { client, userId } = person;
    expect(await pictures(person)).toEqual([]);
    expect(await isOffered(person)).toEqual([true]);
    const told = await stack.documents
      .collection('notifications')
      .findOne({ userId: new Types.ObjectId(userId), type: 'likeness_ready' });
    expect(told?.['body']).toMatch(/Your first picture with them is free/);

    const key = { 'idempotency-key': 'the one free picture' };
    const made = await client.expect([201, imageView], 'POST', FIRST_PICTURE, ORDER, key);
    expect(made).toMatchObject({ ...ORDER, status: 'complete', isPublic: false });
    expect((await listPhotos(client)).map(({ id }) => id)).toEqual([made.likenessId]);
    expect(await isOffered(person)).toEqual([false]);
    const again = await client.expect([201, imageView], 'POST', FIRST_PICTURE, ORDER, key);
    expect(again.id).toBe(made.id);
    expect(await client.request('POST', FIRST_PICTURE, ORDER)).toMatchObject(used);
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, ledgerSum: 5 });
    const ledger = await client.expect(
      [200, z.array(ledgerEntryView)],
      'GET',
      '/api/tokens/ledger',
    );
    expect(ledger.map(({ reason }) => reason)).toEqual(['signup']);

    // Neither the picture's deletion nor other photos bring a second one.
    await client.request('DELETE', `/api/images/${made.id}`);
    await client.request('DELETE', `${SELF_AI}?pictures=delete`);
    await giveConsent(client);
    await addPhoto(client, photo);
    await stack.settled(PATIENCE);
    expect(await isOffered(person)).toEqual([false]);
    expect(await client.request('POST', FIRST_PICTURE, ORDER)).toMatchObject(used);
  });

  it('is one of twenty asked for at once, at two gateways', async () => {
    const person = await ready();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const { baseUrl } = stack.gateways[i % 2] ?? stack;
        return person.client.at(baseUrl).request('POST', FIRST_PICTURE, ORDER, ASYNC);
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([202, ...Array.from({ length: 19 }, () => 409)]);
    await stack.settled(PATIENCE);
    expect(await pictures(person)).toHaveLength(1);
    expect(await readAccount(stack.documents, person.userId)).toMatchObject({ tokens: 5 });
  });

  it('is to be had again when it was stopped, or failed, or never began', async () => {
    const person = await ready();
    const { client, userId } = person;
    const socket = await connectSocket(client);
    const first = await client.expect([202, imageView], 'POST', FIRST_PICTURE, ORDER, ASYNC);
    expect(await isOffered(person)).toEqual([false]);
    await client.request('POST', `/api/runs/${first.runId}/cancel`);
    await socket.finished(first.runId ?? '');
    await stack.settled(PATIENCE);
    expect(await isOffered(person)).toEqual([true]);

    // As many others are being made as can be, so this one does not begin.
    const runs = stack.documents.collection('runs');
    const owner = new Types.ObjectId(userId);
    const others = Array.from({ length: LIMITS.imageRunsPerUser }, (_, n) => ({
      ...{ userId: owner, kind: 'image', status: 'queued', createdAt: new Date() },
      slot: `image:${userId}:${n}`,
    }));
    const { insertedIds } = await runs.insertMany(others);
    const refused = await client.request('POST', FIRST_PICTURE, ORDER, ASYNC);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_runs' } });
    expect(await isOffered(person)).toEqual([true]);
    await runs.deleteMany({ _id: { $in: Object.values(insertedIds) } });

    // A start that a crash broke off is undone, and forgotten after a while.
    const runId = new Types.ObjectId();
    const user = new Types.ObjectId(userId);
    await stack.documents
      .collection('users')
      .updateOne({ _id: user }, { $set: { giftRunId: runId } });
    expect(await isOffered(person)).toEqual([true]);
    const made = await client.expect([201, imageView], 'POST', FIRST_PICTURE, ORDER);
    expect(made.status).toBe('complete');
    expect(await isOffered(person)).toEqual([false]);
    socket.close();
  });

  it('needs a photo, and words that may be painted', async () => {
    const person = await newPerson(stack);
    const { client } = person;
    const unasked = await client.request('POST', FIRST_PICTURE, ORDER);
    expect(unasked).toMatchObject({ status: 409, body: { code: 'consent_required' } });
    await giveConsent(client);
    const none = await client.request('POST', FIRST_PICTURE, ORDER);
    expect(none).toMatchObject({ status: 409, body: { code: 'likeness_not_ready' } });
    expect((await client.request('POST', FIRST_PICTURE, { prompt: ' ' })).status).toBe(422);
    expect(await pictures(person)).toEqual([]);
  });
});
