import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageView } from '@vesper/core/contract/image';
import { mediaPaths } from '@vesper/core/contract/media';
import { userView } from '@vesper/core/contract/user';
import { generate } from '../stack/conversation.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { startPictureService, type PictureService } from '../stack/picture-service.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let service: PictureService;
let owner: Person;
let socket: LiveSocket;

async function start(env: Record<string, string>): Promise<void> {
  service = await startPictureService();
  stack = await startStack({ env: { PICTURE_CHECK_URL: service.url, ...env } });
}
beforeEach(async () => {
  owner = await newPerson(stack);
  socket = await connectSocket(owner.client);
});
afterEach(() => socket.close());

/** The addresses of everything that the run has shown so far. */
function previewsOf(runId: string): string[] {
  const events = socket.eventsOf(runId);
  return events.flatMap((event) => (event.event === 'run:progress' && event.previewUrl) || []);
}

async function expectNothingLeft(imageId: string): Promise<void> {
  const { client, userId } = owner;
  const image = await client.expect([200, imageView], 'GET', `/api/images/${imageId}`);
  expect(image).toMatchObject({ imageUrl: null, thumbnailUrl: null, displayUrl: null });
  for (const path of [mediaPaths.image, mediaPaths.display, mediaPaths.thumbnail]) {
    expect((await fetchBytes(client, path(imageId))).status).toBe(404);
  }
  expect(await stack.storedKeys(`images/${userId}/`)).toEqual([]);
  const { tokens } = await client.expect([200, userView], 'GET', '/api/user');
  expect(tokens).toBe(5);
}

describe('a made picture, where pictures have to be mild', () => {
  beforeAll(() => start({ PRIVATE_PICTURES: 'mild' }));
  afterAll(() => stack.stop());

  it.each([
    ['is refused', { sexual: 0.9, faces: [] }, 'content_refused'],
    ['cannot be checked', null, 'moderation_away'],
  ])('that %s is seen by nobody, and its token comes back', async (_, looks, code) => {
    service.answer(looks);
    const { id, runId = '' } = await generate(owner.client, 'a pier at night');
    expect(await socket.finished(runId)).toMatchObject({
      event: 'run:failed',
      code,
      refunded: true,
    });
    expect(previewsOf(runId)).toEqual([]);
    await stack.settled();
    await expectNothingLeft(id);
  });
});

describe('previews that are checked before they are shown', () => {
  beforeAll(() => start({ PICTURE_PREVIEWS: 'checked', PAINTER_LAYER_MS: '100' }));
  afterAll(() => stack.stop());

  it('are seen when they pass, and the picture waits for none of them', async () => {
    service.answer({ sexual: 0.1, faces: [] });
    const { runId = '' } = await generate(owner.client, 'a pier at dawn');
    expect((await socket.finished(runId)).event).toBe('run:completed');
    const previews = previewsOf(runId);
    expect(previews.length).toBeGreaterThan(0);
    const [first = ''] = previews;
    expect((await fetchBytes(owner.client, first)).status).toBe(200);
  });

  it.each([
    ['are refused', { sexual: 0.1, faces: [{ age: 9, embedding: [1, 0] }] }],
    ['cannot be checked', null],
  ])('are seen by nobody when they %s', async (_, looks) => {
    service.answer(looks);
    const { runId = '' } = await generate(owner.client, 'a pier at noon');
    await socket.finished(runId);
    expect(previewsOf(runId)).toEqual([]);
  });

  it('come to nothing when the picture is stopped while one is looked at', async () => {
    service.answer({ sexual: 0.1, faces: [] });
    service.gate.shut();
    const { runId = '' } = await generate(owner.client, 'a pier in rain');
    await expect.poll(() => service.gate.waiting).toBe(1);
    expect((await owner.client.request('POST', `/api/runs/${runId}/cancel`)).status).toBe(200);
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    service.gate.open();
    await stack.settled();
    expect(previewsOf(runId)).toEqual([]);
    expect(await stack.redis.exists(`preview:${runId}`)).toBe(0);
  });
});

describe('a picture that is stopped after its last preview', () => {
  beforeAll(() => start({}));
  afterAll(() => stack.stop());

  it('takes its previews with it when the token comes back', async () => {
    // It is finished but for the check, which waits: there is time to stop it.
    service.gate.shut();
    const { id, runId = '' } = await generate(owner.client, 'mountains above a lake');
    await expect.poll(() => service.gate.waiting).toBe(1);
    const previews = previewsOf(runId);
    expect(previews.length).toBeGreaterThan(0);
    const statuses = async () => {
      const seen = await Promise.all(previews.map((path) => fetchBytes(owner.client, path)));
      return new Set(seen.map(({ status }) => status));
    };
    expect(await statuses()).toEqual(new Set([200]));
    expect((await owner.client.request('POST', `/api/runs/${runId}/cancel`)).status).toBe(200);
    service.gate.open();
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    await stack.settled();
    expect(await statuses()).toEqual(new Set([404]));
    await expectNothingLeft(id);
  });
});
