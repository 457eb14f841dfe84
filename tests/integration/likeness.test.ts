import { createHash, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentView, LIKENESS_CONSENT, likenessView } from '@vesper/core/contract/likeness';
import { HOSTILE_ADDRESSES, startCanary } from '../stack/canary.ts';
import type { Client } from '../stack/client.ts';
import { addPhoto, giveConsent, listPhotos, SELF_AI, upload } from '../stack/likeness.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let photo: Buffer;

beforeAll(async () => {
  // Photos stay pending: nobody looks at them.
  stack = await startStack({ workers: 0 });
  photo = await makePhoto();
});
afterAll(() => stack.stop());

const put = (client: Client, imageURL: unknown, headers = {}) =>
  client.request('PUT', SELF_AI, { imageURL }, headers);

/** Someone who has agreed. */
async function consenting(): Promise<Person> {
  const person = await newPerson(stack);
  await giveConsent(person.client);
  return person;
}

const refusal = (status: number, code: string) => ({ status, body: { code } });
const rowsOf = (collection: string, { userId }: Person) =>
  stack.documents
    .collection(collection)
    .find({ userId: new Types.ObjectId(userId) })
    .toArray();

describe('consent', () => {
  it('is asked for before anything else, and the upload stays usable', async () => {
    const person = await newPerson(stack);
    const { client } = person;
    const url = await upload(client, photo);
    expect(await put(client, url)).toMatchObject(refusal(409, 'consent_required'));
    expect(await put(client, 'http://127.0.0.1/')).toMatchObject(refusal(409, 'consent_required'));
    await giveConsent(client);
    expect((await put(client, url)).status).toBe(202);
  });

  it('is recorded once, with the text it is about and its time', async () => {
    const person = await newPerson(stack);
    const { client } = person;
    const path = `${SELF_AI}/consent`;
    const { version } = LIKENESS_CONSENT;
    const read = () => client.expect([200, consentView], 'GET', path);
    expect(await read()).toEqual({ version, consentedAt: null });
    const outdated = await client.request('POST', path, { version: '2020-01-01' });
    expect(outdated).toMatchObject(refusal(409, 'consent_outdated'));
    expect(await client.request('POST', path)).toMatchObject(refusal(422, 'validation_failed'));
    expect(await read()).toEqual({ version, consentedAt: null });
    const given = await client.expect([201, consentView], 'POST', path, { version });
    expect(Math.abs(Date.now() - Date.parse(given.consentedAt ?? ''))).toBeLessThan(60_000);
    expect(await client.expect([201, consentView], 'POST', path, { version })).toEqual(given);
    expect(await read()).toEqual(given);
    const { title, statements, explanation } = LIKENESS_CONSENT;
    const text = [title, ...statements, ...explanation].join('\n');
    const textHash = createHash('sha256').update(text).digest('hex');
    const rows = await rowsOf('consents', person);
    expect(rows).toMatchObject([{ kind: 'likeness', version, textHash, withdrawnAt: null }]);
  });
});

describe('an uploaded photo', () => {
  it('moves from where it was uploaded to where its owner keeps it, once', async () => {
    const { client, userId } = await consenting();
    const imageURL = await upload(client, photo);
    const answer = await put(client, imageURL);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('preference-applied')).toBeNull();
    const added = likenessView.parse(answer.body);
    expect(added).toMatchObject({ status: 'pending', imageUrl: null, thumbnailUrl: null, uses: 0 });
    expect(await stack.storedKeys(`quarantine/${userId}/`)).toEqual([]);
    const keys = await stack.storedKeys(`likenesses/${userId}/`);
    expect(keys).toEqual([`likenesses/${userId}/${added.id}.original`]);
    expect(await put(client, imageURL)).toMatchObject(refusal(409, 'upload_not_found'));
    expect(await listPhotos(client)).toEqual([added]);
  });

  it('is added once per Idempotency-Key', async () => {
    const { client } = await consenting();
    const url = await upload(client, photo);
    const headers = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
    const [first, second] = [await put(client, url, headers), await put(client, url, headers)];
    expect(first.status).toBe(202);
    expect(first.headers.get('preference-applied')).toBe('respond-async');
    expect(second).toMatchObject({ status: 202, body: first.body });
    expect(await listPhotos(client)).toHaveLength(1);
  });

  it('is never fetched from anywhere, nor taken from someone else', async () => {
    const canary = await startCanary();
    const person = await consenting();
    const other = await consenting();
    const foreign = await upload(other.client, photo);
    for (const url of [
      `${canary.baseUrl}/photo.jpg`,
      `${canary.baseUrl}/quarantine/${person.userId}/${randomUUID()}`,
      `${stack.baseUrl}/api/objects/quarantine/${person.userId}/${randomUUID()}`,
      ...HOSTILE_ADDRESSES,
      foreign,
    ]) {
      expect([url, await put(person.client, url)]).toMatchObject([
        url,
        refusal(409, 'upload_not_found'),
      ]);
    }
    for (const nonsense of ['', 7, {}, [], null, 'x'.repeat(3_000), { $ne: null }]) {
      expect((await put(person.client, nonsense)).status).toBe(422);
    }
    expect(await listPhotos(person.client)).toEqual([]);
    expect((await put(other.client, foreign)).status).toBe(202);
    expect(canary.hits).toEqual([]);
    canary.close();
  });

  it('is one of five, however many come at once, and a refused one can be used later', async () => {
    const { client, userId } = await consenting();
    const set = [await addPhoto(client, photo), await addPhoto(client, photo)];
    const urls: string[] = [];
    for (let n = 0; n < 5; n++) urls.push(await upload(client, photo));
    const answers = await Promise.all(urls.map((url) => put(client, url)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([202, 202, 202, 409, 409]);
    const refused = urls.filter((_, n) => answers[n]?.status === 409);
    expect(await listPhotos(client)).toHaveLength(5);
    expect(await stack.storedKeys(`likenesses/${userId}/`)).toHaveLength(5);
    for (const [n, url] of refused.entries()) {
      expect(await put(client, url)).toMatchObject(refusal(409, 'likeness_full'));
      expect((await client.request('DELETE', `${SELF_AI}/${set[n]?.id}`)).status).toBe(200);
      expect((await put(client, url)).status).toBe(202);
    }
    expect(await listPhotos(client)).toHaveLength(5);
  });

  it('is still listed as being looked at after a reconnection', async () => {
    const { client } = await consenting();
    const first = await connectSocket(client);
    const added = await addPhoto(client, photo);
    const run = { runId: added.runId, kind: 'likeness', likenessId: added.id };
    const started = await first.waitFor('run:started', ({ runId }) => runId === added.runId);
    expect(started).toMatchObject({ ...run, seq: 1 });
    first.close();
    const second = await connectSocket(client);
    expect((await second.waitFor('ready')).runs).toEqual([{ ...run, lastSeq: 1 }]);
    second.close();
  });

  it('makes no picture before it is ready, nor ever one for somebody else', async () => {
    const owner = await consenting();
    const stranger = await consenting();
    const { id: likenessId } = await addPhoto(owner.client, photo);
    const draw = ({ client }: Person, id: string) =>
      client.request('POST', '/api/generate/image', { prompt: 'the sea', likenessId: id });
    expect(await draw(owner, likenessId)).toMatchObject(refusal(409, 'likeness_not_ready'));
    expect(await draw(stranger, likenessId)).toMatchObject(refusal(404, 'not_found'));
    expect(await draw(owner, String(new Types.ObjectId()))).toMatchObject(
      refusal(404, 'not_found'),
    );
    expect((await draw(owner, 'none')).status).toBe(422);
    for (const person of [owner, stranger]) {
      expect(await rowsOf('images', person)).toEqual([]);
      expect(await rowsOf('ledger', person)).toEqual([]);
    }
  });
});
