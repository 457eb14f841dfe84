import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView } from '@vesper/core/contract/character';
import { imageView } from '@vesper/core/contract/image';
import { userView } from '@vesper/core/contract/user';
import { startModelServer } from '@vesper/workers/engines/chat/openai/model-server.fixtures';
import { Gate } from '../stack/gate.ts';
import { upload } from '../stack/likeness.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** Two tabs of one member, of which one changes what the other has had judged. */
let stack: Stack;
let model: Awaited<ReturnType<typeof startModelServer>>;
let owner: Person;
const judge = new Gate();

const asked = z.object({ input: z.string() });
async function moderate(body: string): Promise<unknown> {
  asked.parse(JSON.parse(body));
  await judge.pass();
  return { results: [{ flagged: false, category_scores: { 'sexual/minors': 0 } }] };
}

beforeAll(async () => {
  model = await startModelServer((res) => void res.end(), {
    others: { '/v1/moderations': moderate },
  });
  const env = { MODERATION_BASE_URL: model.baseUrl, CHAT_ENGINE: 'builtin' };
  stack = await startStack({ gateways: 2, env });
  owner = await newPerson(stack);
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

it('a character that another tab changed while it was judged is not made public', async () => {
  const { client } = owner;
  const body = { name: 'Ines', greeting: 'Hello.' };
  const { id } = await client.expect([201, characterView], 'POST', '/api/characters', body);
  const path = `/api/characters/${id}`;
  // Its face is painted meanwhile, from words that are judged too.
  await stack.settled();
  judge.shut();
  const publishing = client.request('PUT', path, { isPublic: true });
  await expect.poll(() => judge.waiting).toBe(1);
  await client.expect([200, characterView], 'PUT', path, { greeting: 'Never judged for all.' });
  judge.open();
  expect(await publishing).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await client.expect([200, characterView], 'GET', path)).toMatchObject({
    isPublic: false,
    greeting: 'Never judged for all.',
  });
  expect((await client.request('PUT', path, { isPublic: true })).status).toBe(200);
});

it('of two edits of a public character side by side, which nobody judged together, one waits', async () => {
  const { client } = owner;
  const body = { name: 'Ines', greeting: 'Hello.' };
  const { id } = await client.expect([201, characterView], 'POST', '/api/characters', body);
  const path = `/api/characters/${id}`;
  await client.expect([200, characterView], 'PUT', path, { isPublic: true });
  await stack.settled();
  judge.shut();
  const edits = [{ greeting: 'One half.' }, { description: 'The other half.' }].map((edit) =>
    client.request('PUT', path, edit),
  );
  await expect.poll(() => judge.waiting).toBe(2);
  judge.open();
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 503]);
});

it('a name that another tab changed while the other half was on its way is not joined with it', async () => {
  const { client } = owner;
  const profileImageUrl = await upload(client, await makePhoto());
  const renaming = await stack.whileWorkersStand(async () => {
    // A worker has to make the picture first: the name waits, judged.
    const slow = client.request('PATCH', '/api/user', { firstName: 'Ada', profileImageUrl });
    await expect
      .poll(() => stack.documents.collection('uploads').countDocuments({ claimedAt: null }))
      .toBe(0);
    await client.expect([200, userView], 'PATCH', '/api/user', { lastName: 'Meanwhile' });
    return { slow };
  });
  expect(await renaming.slow).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  const { firstName, lastName } = await client.expect([200, userView], 'GET', '/api/user');
  expect({ firstName, lastName }).toEqual({ firstName: null, lastName: 'Meanwhile' });
});

/** A picture made with a photo of oneself, which needs a consent of its own to be public. */
async function insertPictureOfOneself(): Promise<string> {
  const id = await insertImage(stack, owner.userId);
  const _id = new Types.ObjectId(id);
  await stack.documents
    .collection('images')
    .updateOne({ _id }, { $set: { likenessId: new Types.ObjectId() } });
  return id;
}

it('a picture of oneself is public by a consent that stands, however tabs race', async () => {
  const consents = stack.documents.collection('consents');
  const tabs = stack.gateways.map(({ baseUrl }) => owner.client.at(baseUrl));
  for (let round = 0; round < 40; round++) {
    const id = await insertPictureOfOneself();
    const path = `/api/images/${id}/visibility`;
    await Promise.all(
      [true, false, true, false].map((isPublic, n) =>
        tabs[n % 2]?.request('PUT', path, isPublic ? { isPublic, consent: true } : { isPublic }),
      ),
    );
    const image = await owner.client.expect([200, imageView], 'GET', `/api/images/${id}`);
    const given = { kind: 'publication', imageId: new Types.ObjectId(id), withdrawnAt: null };
    if (image.isPublic) expect(await consents.countDocuments(given)).toBeGreaterThan(0);
  }
});
