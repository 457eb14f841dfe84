import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { characterView } from '@vesper/core/contract/character';
import { deskCaseDetails, type DeskCaseDetails } from '@vesper/core/contract/desk/case';
import { imageView } from '@vesper/core/contract/image';
import { userView } from '@vesper/core/contract/user';
import { caseAbout, decide, decideAbout, report } from '../stack/cases.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { fetchBytes, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const WAIT = { timeout: 60_000 };
let stack: Stack;
let reporter: Person;
let desk: Person;
let other: Person;

beforeAll(async () => {
  const env = { HOUSEKEEPING_MS: '300', PAINTER_LAYER_MS: '0', RATE_LIMITS: 'off' };
  stack = await startStack({ env });
  reporter = await newPerson(stack);
  desk = await newStaff(stack, 'moderator');
  other = await newStaff(stack, 'moderator');
});
afterAll(() => stack.stop());

/** A public picture, with its files. */
async function paint({ client }: Person): Promise<string> {
  const body = { prompt: 'a lighthouse at dusk' };
  const { id } = await client.expect([201, imageView], 'POST', '/api/generate/image', body);
  const image = { _id: new Types.ObjectId(id) };
  await stack.documents.collection('images').updateOne(image, { $set: { isPublic: true } });
  return id;
}

const evidenceOf = (caseId = '') => stack.storedKeys(`evidence/${caseId}.`);
const filesOf = ({ userId }: Person, id = '') => stack.storedKeys(`images/${userId}/${id}`);

const claim = (id: string): Promise<DeskCaseDetails> =>
  desk.client.expect([200, deskCaseDetails], 'POST', `/api/desk/cases/${id}/claim`);

const look = (id: string) => fetchBytes(desk.client, `/api/desk/cases/${id}/picture`, {}, 'POST');

it('a reported picture that its owner deletes is gone for everybody but whoever decides', async () => {
  const owner = await newPerson(stack);
  const id = await paint(owner);
  await report(reporter.client, { type: 'image', id });
  expect((await owner.client.request('DELETE', `/api/images/${id}`)).status).toBe(200);
  expect((await owner.client.request('DELETE', '/api/image-trash')).status).toBe(200);
  for (const { client } of [owner, reporter]) {
    expect((await client.request('GET', `/api/images/${id}`)).status).toBe(404);
    expect((await client.request('GET', `/media/images/${id}.png`)).status).toBe(404);
  }
  expect(await filesOf(owner, id)).toEqual([]);

  const opened = await caseAbout(desk.client, id);
  const { context } = await claim(opened.id);
  expect(context).toMatchObject({
    hasPicture: true,
    texts: [{ label: 'Prompt', text: 'a lighthouse at dusk' }],
  });
  const seen = await look(opened.id);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const removed = stack.documents.collection('removed_pictures');
  const before = await removed.countDocuments();
  await decide(desk.client, opened.id, 'remove');
  await vi.waitFor(async () => {
    expect(await evidenceOf(opened.id)).toEqual([]);
    // It may not come back either.
    expect(await removed.countDocuments()).toBe(before + 1);
  }, WAIT);
});

it('a reported character is judged as it was, with what was changed since beside it', async () => {
  const owner = await newPerson(stack);
  const body = { name: 'Ines', description: 'Sells a miracle cure.', isPublic: true };
  const { id } = await owner.client.expect(
    [201, characterView],
    ...(['POST', '/api/characters', body] as const),
  );
  await report(reporter.client, { type: 'character', id });
  const changed = { description: 'Likes gardens.' };
  await owner.client.expect([200, characterView], 'PUT', `/api/characters/${id}`, changed);
  const opened = await caseAbout(desk.client, id);
  expect((await claim(opened.id)).context?.texts).toEqual([
    { label: 'Description', text: 'Sells a miracle cure.' },
    { label: 'Description, changed since', text: 'Likes gardens.' },
  ]);
  expect((await owner.client.request('DELETE', `/api/characters/${id}`)).status).toBe(200);
  expect((await claim(opened.id)).context).toMatchObject({
    ...{ title: 'Ines', texts: [{ label: 'Description', text: 'Sells a miracle cure.' }] },
  });
  await decide(desk.client, opened.id, 'dismiss');
  await vi.waitFor(async () => expect(await evidenceOf(opened.id)).toEqual([]), WAIT);
});

it('a reported profile and a reported message are judged as they were', async () => {
  const owner = await newPerson(stack);
  const name = { firstName: 'Miracle', lastName: 'Cures' };
  await owner.client.expect([200, userView], 'PATCH', '/api/user', name);
  await paint(owner);
  await report(reporter.client, { type: 'profile', id: owner.userId });
  const changed = { firstName: 'Ada', lastName: 'Gardens' };
  await owner.client.expect([200, userView], 'PATCH', '/api/user', changed);
  const profile = await caseAbout(desk.client, owner.userId);
  expect((await claim(profile.id)).context).toMatchObject({ title: 'Miracle Cures' });
  await decide(desk.client, profile.id, 'dismiss');

  const conversationId = await startConversation(owner.client);
  await send(owner.client, conversationId, 'hello there');
  const reply = await vi.waitFor(async () => {
    const messages = await readMessages(owner.client, conversationId);
    const found = messages.find(
      ({ role, status }) => role === 'assistant' && status === 'complete',
    );
    return found ?? Promise.reject(new Error('There is no reply yet.'));
  }, WAIT);
  await report(owner.client, { type: 'message', id: reply.id });
  await owner.client.request('DELETE', `/api/conversations/${conversationId}`);
  const message = await caseAbout(desk.client, reply.id);
  expect((await claim(message.id)).context?.messages).toContainEqual(
    expect.objectContaining({ content: reply.content, isSubject: true }),
  );
  await decide(desk.client, message.id, 'dismiss');
  for (const { id } of [profile, message]) {
    await vi.waitFor(async () => expect(await evidenceOf(id)).toEqual([]), WAIT);
  }
});

it('an erased account leaves copies for open cases about children and faces alone, until decided', async () => {
  const owner = await newPerson(stack);
  const [grave, spam] = [await paint(owner), await paint(owner)];
  await report(reporter.client, { type: 'image', id: grave }, 'child_safety');
  await report(reporter.client, { type: 'image', id: spam }, 'spam');
  await owner.client.request('DELETE', `/api/images/${spam}`);
  await owner.client.request('DELETE', '/api/image-trash');
  const cases = await Promise.all([grave, spam].map((id) => caseAbout(desk.client, id)));
  const [first, second] = cases.map(({ id }) => id);
  expect(await evidenceOf(second)).toHaveLength(2);

  expect((await owner.client.request('DELETE', '/api/user', { password: PASSWORD })).status).toBe(
    200,
  );
  expect(await filesOf(owner)).toEqual([]);
  expect(await evidenceOf(second)).toEqual([]);
  expect((await claim(second ?? '')).context).toBeNull();
  expect((await claim(first ?? '')).context).toMatchObject({ hasPicture: true });
  expect((await look(first ?? '')).status).toBe(200);

  await decide(desk.client, first ?? '', 'remove');
  await vi.waitFor(async () => expect(await evidenceOf(first)).toEqual([]), WAIT);
  const told = stack.documents.collection('notifications');
  expect(await told.countDocuments({ userId: new Types.ObjectId(owner.userId) })).toBe(0);
});

it('words of an appeal go with the account, or once it is decided', async () => {
  const owner = await newPerson(stack);
  const detailsOf = async (subjectId: string) =>
    (await stack.documents.collection('cases').findOne({ subjectId, kind: 'appeal' }))?.details;
  const ids = [await paint(owner), await paint(owner)];
  for (const id of ids) {
    const decided = await decideAbout(desk.client, reporter, { type: 'image', id }, 'hide');
    const path = `/api/decisions/${decided.id}/appeal`;
    await owner.client.request('POST', path, { words: 'It is my own garden.' });
  }
  const [closed = '', open = ''] = ids;
  await decide(other.client, (await caseAbout(other.client, closed)).id, 'uphold');
  await owner.client.request('DELETE', '/api/user', { password: PASSWORD });
  expect(await detailsOf(closed)).toBeNull();
  expect(await detailsOf(open)).toBe('It is my own garden.');
  await decide(other.client, (await caseAbout(other.client, open)).id, 'uphold');
  expect(await detailsOf(open)).toBeNull();
});

it('the files of a removed picture go when an appeal is lost or is too late, and not before', async () => {
  const owner = await newPerson(stack);
  const ids = [await paint(owner), await paint(owner), await paint(owner)];
  const [late = '', lost = '', stays = ''] = ids;
  for (const id of ids) {
    await decideAbout(desk.client, reporter, { type: 'image', id }, 'remove');
  }
  const cases = stack.documents.collection('cases');
  const listed = { subjectId: { $in: ids }, listed: { $exists: true } };
  await vi.waitFor(async () => expect(await cases.countDocuments(listed)).toBe(3), WAIT);
  for (const id of ids) expect(await filesOf(owner, id)).not.toEqual([]);

  const long = new Date(Date.now() - 181 * 24 * 60 * 60 * 1000);
  await cases.updateOne({ subjectId: late }, { $set: { 'decision.at': long } });
  const decided = await cases.findOne({ subjectId: lost });
  const path = `/api/decisions/${String(decided?._id)}/appeal`;
  await owner.client.request('POST', path, { words: 'Please look again.' });
  await decide(other.client, (await caseAbout(other.client, lost)).id, 'uphold');
  await vi.waitFor(async () => {
    expect([...(await filesOf(owner, late)), ...(await filesOf(owner, lost))]).toEqual([]);
  }, WAIT);
  expect(await filesOf(owner, stays)).not.toEqual([]);
});
