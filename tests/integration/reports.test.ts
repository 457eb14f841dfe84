import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { REPORT_REASON_NAMES } from '@vesper/core/contract/case';
import { imageView } from '@vesper/core/contract/image';
import { decisionView, reportView } from '@vesper/core/contract/report';
import { transparencyView } from '@vesper/core/contract/transparency';
import { caseAbout, report, toldTo } from '../stack/cases.ts';
import { createClient } from '../stack/client.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { createWorld } from '../stack/permission-world.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let owner: Person;
let reporter: Person;
let desk: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  owner = await newPerson(stack);
  reporter = await newPerson(stack);
  desk = await newStaff(stack, 'moderator');
});
afterAll(() => stack.stop());

const publicImage = () => insertImage(stack, owner.userId, { isPublic: true });
const statusOf = async (person: Person, path: string) =>
  (await person.client.request('GET', path)).status;

it.each(REPORT_REASON_NAMES)('a public picture can be reported for %s', async (reason) => {
  const id = await publicImage();
  const view = await report((await newPerson(stack)).client, { type: 'image', id }, reason);
  expect(view).toMatchObject({ subject: { type: 'image', id }, reason, state: 'open' });
});

it('characters, profiles, stories and messages can be reported, and nothing one cannot see', async () => {
  const world = await createWorld(stack, { isPublic: true });
  const { client } = reporter;
  await report(client, { type: 'character', id: world.character });
  await report(client, { type: 'profile', id: world.creator });
  // Talks and stories are their owner's alone: what a model said in them is theirs to report.
  await report(world.owner, { type: 'message', id: world.reply });
  await report(world.owner, { type: 'story', id: world.story });
  const hidden = await createWorld(stack, { isPublic: false });
  const { image, character, creator, story, reply } = hidden;
  const subjects = { image, character, profile: creator, story, message: reply };
  for (const [type, id] of Object.entries(subjects)) {
    const body = { subject: { type, id }, reason: 'spam' };
    expect(await client.request('POST', '/api/reports', body)).toMatchObject({ status: 404 });
  }
});

it.each(['child_safety', 'intimate_image'])(
  '%s hides a picture at once from everyone else',
  async (reason) => {
    const id = await publicImage();
    expect(await statusOf(reporter, `/api/images/${id}`)).toBe(200);
    await report(reporter.client, { type: 'image', id }, reason);
    expect(await statusOf(reporter, `/api/images/${id}`)).toBe(404);
    expect(await statusOf(reporter, `/media/images/${id}/thumbnail.webp`)).toBe(404);
    const listed = await reporter.client.expect(
      [200, z.array(imageView)],
      ...(['GET', '/api/images/public?limit=100'] as const),
    );
    expect(listed.map((image) => image.id)).not.toContain(id);
    expect(await statusOf(owner, `/api/images/${id}`)).toBe(200);
  },
);

it('a reported message is out of its talk at once, where it may show a child', async () => {
  const world = await createWorld(stack, { isPublic: false });
  await report(world.owner, { type: 'message', id: world.reply }, 'child_safety');
  const path = `/api/conversations/${world.conversation}/messages`;
  const { body } = await world.owner.request('GET', path);
  expect(JSON.stringify(body)).toContain(world.message);
  expect(JSON.stringify(body)).not.toContain(world.reply);
});

it('other reasons wait for a decision, and reports of one thing come together in one case', async () => {
  const id = await publicImage();
  const subject = { type: 'image', id };
  await report(reporter.client, subject, 'spam');
  await report(reporter.client, subject, 'spam');
  await report((await newPerson(stack)).client, subject, 'hate');
  expect(await statusOf(reporter, `/api/images/${id}`)).toBe(200);
  const found = await caseAbout(desk.client, id);
  expect(found).toMatchObject({ reports: 2, priority: 'P1', reason: 'hate', isHeld: false });
});

it('the owner is told what is hidden, by which rule and how to appeal, and not by whom', async () => {
  const id = await publicImage();
  await report(reporter.client, { type: 'image', id }, 'intimate_image');
  const [told] = await toldTo(owner);
  expect(told).toMatchObject({ type: 'decision', title: 'Your picture is hidden for now' });
  expect(told?.body).toMatch(/reported.*by itself.*The rule: Real people.*appeal/);
  const path = '/api/decisions';
  const decisions = await owner.client.expect([200, z.array(decisionView)], 'GET', path);
  expect(decisions.find(({ subject }) => subject.id === id)).toMatchObject({
    action: 'held',
    isAutomated: true,
    rule: 'intimate_image',
  });
  expect(JSON.stringify([told, decisions])).not.toContain(reporter.userId);
});

it('nobody reports what is their own, and whoever reported sees what came of it', async () => {
  const id = await publicImage();
  const body = { subject: { type: 'image', id }, reason: 'spam' };
  expect(await owner.client.request('POST', '/api/reports', body)).toMatchObject({ status: 422 });
  const own = await report((await newPerson(stack)).client, { type: 'image', id });
  expect(own.state).toBe('open');
  const mine = await reporter.client.expect([200, z.array(reportView)], 'GET', '/api/reports');
  expect(mine.length).toBeGreaterThan(0);
});

it('two who are apart by a block see nothing public of each other, until it is taken back', async () => {
  const id = await publicImage();
  const other = await newPerson(stack);
  const theirs = await insertImage(stack, other.userId, { isPublic: true });
  const block = (isBlocked: boolean) =>
    other.client.request('PUT', '/api/blocks', { userId: owner.userId, isBlocked });
  const sees = async (person: Person, path: string) => (await statusOf(person, path)) === 200;
  const look = async () => {
    const { body } = await other.client.request('GET', '/api/images/public?limit=100');
    return [
      await sees(other, `/api/images/${id}`),
      await sees(other, `/api/creators/${owner.userId}`),
      await sees(owner, `/api/images/${theirs}`),
      await sees(owner, `/api/creators/${other.userId}`),
      JSON.stringify(body).includes(id),
    ];
  };
  expect((await block(true)).status).toBe(200);
  expect((await block(true)).status).toBe(200);
  expect(await look()).toEqual([false, false, false, false, false]);
  expect((await block(false)).status).toBe(200);
  expect(await look()).toEqual([true, true, true, true, true]);
});

it('the counts that everyone can read are those of the cases', async () => {
  const cases = await stack.documents.collection('cases').find().toArray();
  const path = '/api/transparency';
  const visitor = createClient(stack.baseUrl);
  const { months } = await visitor.expect([200, transparencyView], 'GET', path);
  expect(months.reduce((sum, month) => sum + month.cases, 0)).toBe(cases.length);
});
