import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPhoto, giveConsent, listPhotos } from '../stack/likeness.ts';
import { newPerson } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '2000' } });
});
afterAll(() => stack.stop());

it('a worker killed while it looks at a photo: the photo becomes ready, and everything once', async () => {
  const { client, userId } = await newPerson(stack);
  await giveConsent(client);
  const socket = await connectSocket(client);
  const { runId } = await addPhoto(client, await makePhoto({ width: 2400, height: 3000 }));
  await socket.waitFor('run:progress', (step) => step.runId === runId && step.stage === 'checking');
  await stack.killWorker();
  await Promise.all([stack.startWorker(), stack.startWorker()]);
  expect((await socket.finished(runId)).event).toBe('run:completed');
  await stack.settled(100_000);
  expect((await listPhotos(client)).map(({ status }) => status)).toEqual(['ready']);
  expect(await stack.storedKeys(`likenesses/${userId}/`)).toHaveLength(2);
  const mine = { userId: new Types.ObjectId(userId) };
  const count = (collection: string, filter: object) =>
    stack.documents.collection(collection).countDocuments({ ...mine, ...filter });
  expect(await count('notifications', { type: 'likeness_ready' })).toBe(1);
  // Nothing is painted that nobody asked for.
  expect(await count('images', {})).toBe(0);
  socket.close();
});
