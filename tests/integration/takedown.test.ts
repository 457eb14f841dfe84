import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskCaseDetails } from '@vesper/core/contract/desk/case';
import { takedownReceipt, takedownStatus } from '@vesper/core/contract/takedown';
import { caseAbout, decide } from '../stack/cases.ts';
import { createClient } from '../stack/client.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const SECRETS_KEY = 'a key for secrets of tests, long enough';
let stack: Stack;
let owner: Person;
let desk: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0, env: { SECRETS_KEY } });
  owner = await newPerson(stack);
  desk = await newStaff(stack, 'moderator');
});
afterAll(() => stack.stop());

const form = (id: string) => ({
  name: 'Ada Example',
  contact: 'ada@elsewhere.example',
  link: `https://vesper.example/gallery/${id}`,
  words: 'This is my face.',
  goodFaith: true,
  signature: 'Ada Example',
});

async function send(id: string) {
  const visitor = createClient(stack.baseUrl);
  const path = '/api/takedowns';
  return visitor.expect([202, takedownReceipt], 'POST', path, form(id));
}

const PATH = '/api/takedowns/status';
const statusOf = (receipt: string) =>
  createClient(stack.baseUrl).expect([200, takedownStatus], 'POST', PATH, { receipt });

it('somebody without an account has a picture hidden at once, and follows it by a receipt', async () => {
  const id = await insertImage(stack, owner.userId, { isPublic: true });
  const sent = await send(id);
  const stranger = await newPerson(stack);
  expect((await stranger.client.request('GET', `/api/images/${id}`)).status).toBe(404);
  expect(Date.parse(sent.dueAt) - Date.parse(sent.receivedAt)).toBe(48 * 60 * 60 * 1000);
  expect((await statusOf(sent.receipt)).state).toBe('received');
  const opened = await caseAbout(desk.client, id);
  expect(opened).toMatchObject({ kind: 'takedown', isHeld: true, priority: 'P1' });
  await decide(desk.client, opened.id, 'remove');
  expect(await statusOf(sent.receipt)).toMatchObject({ state: 'removed' });
  expect((await owner.client.request('GET', `/api/images/${id}`)).status).toBe(404);
});

it('what is found to be nobody else comes back', async () => {
  const id = await insertImage(stack, owner.userId, { isPublic: true });
  const { receipt } = await send(id);
  await decide(desk.client, (await caseAbout(desk.client, id)).id, 'dismiss');
  expect((await statusOf(receipt)).state).toBe('kept');
  const stranger = await newPerson(stack);
  expect((await stranger.client.request('GET', `/api/images/${id}`)).status).toBe(200);
});

it('who asked is read by whoever has claimed it, and stands nowhere in the documents', async () => {
  const id = await insertImage(stack, owner.userId, { isPublic: true });
  await send(id);
  const opened = await caseAbout(desk.client, id);
  const path = `/api/desk/cases/${opened.id}`;
  expect((await desk.client.expect([200, deskCaseDetails], 'GET', path)).takedown).toBeNull();
  const claimed = await desk.client.expect([200, deskCaseDetails], 'POST', `${path}/claim`);
  expect(claimed.takedown).toMatchObject({ name: 'Ada Example', contact: form(id).contact });
  for (const collection of ['cases', 'takedowns', 'audit_entries', 'notifications']) {
    const kept = await stack.documents.collection(collection).find().toArray();
    expect(JSON.stringify(kept)).not.toMatch(/Ada|elsewhere/);
  }
});

it('every field is needed, and whether there is such a picture is not said', async () => {
  const visitor = createClient(stack.baseUrl);
  const whole = form('a'.repeat(24));
  for (const field of ['name', 'contact', 'link', 'goodFaith', 'signature']) {
    const body = { ...whole, [field]: field === 'goodFaith' ? false : '' };
    const answer = await visitor.request('POST', '/api/takedowns', body);
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: field }] } });
  }
  const elsewhere = { ...whole, link: 'https://elsewhere.example/1.png' };
  expect((await visitor.request('POST', '/api/takedowns', elsewhere)).status).toBe(422);
  expect((await visitor.request('POST', '/api/takedowns', whole)).status).toBe(202);
  expect((await visitor.request('POST', PATH, { receipt: 'a'.repeat(20) })).status).toBe(404);
});
