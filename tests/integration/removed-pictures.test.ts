import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { imageView } from '@vesper/core/contract/image';
import { caseAbout, decide, decideAbout } from '../stack/cases.ts';
import { newPerson } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '300', PAINTER_LAYER_MS: '0' } });
});
afterAll(() => stack.stop());

it('a picture that was removed may not come back, until the removal is overturned', async () => {
  const [owner, reporter] = [await newPerson(stack), await newPerson(stack)];
  const [desk, other] = [await newStaff(stack, 'moderator'), await newStaff(stack, 'moderator')];
  const body = { prompt: 'a lighthouse at dusk' };
  const { id } = await owner.client.expect(
    [201, imageView],
    ...(['POST', '/api/generate/image', body] as const),
  );
  const image = { _id: new Types.ObjectId(id) };
  await stack.documents.collection('images').updateOne(image, { $set: { isPublic: true } });
  const decided = await decideAbout(desk.client, reporter, { type: 'image', id }, 'remove');
  const listed = () => stack.documents.collection('removed_pictures').countDocuments();
  await vi.waitFor(async () => expect(await listed()).toBe(1), { timeout: 60_000 });
  await owner.client.request('POST', `/api/decisions/${decided.id}/appeal`, { words: 'No.' });
  await decide(other.client, (await caseAbout(other.client, id)).id, 'overturn');
  await vi.waitFor(async () => expect(await listed()).toBe(0), { timeout: 60_000 });
});
