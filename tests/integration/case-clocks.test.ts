import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deskOverview } from '@vesper/core/contract/desk/overview';
import { takedownReceipt } from '@vesper/core/contract/takedown';
import { caseAbout, decide, report } from '../stack/cases.ts';
import { createClient } from '../stack/client.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const HOUR_MS = 3_600_000;
const SECRETS_KEY = 'a key for secrets of tests, long enough';
let stack: Stack;
let owner: Person;
let desk: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 2, env: { SECRETS_KEY, HOUSEKEEPING_MS: '300' } });
  owner = await newPerson(stack);
  desk = await newStaff(stack, 'operator');
});
afterAll(() => stack.stop());

const metrics = async () => (await fetch(`${stack.baseUrl}/metrics`)).text();
const overview = async () =>
  (await desk.client.expect([200, deskOverview], 'GET', '/api/desk/overview')).cases;

async function askFor(id: string): Promise<void> {
  const body = {
    ...{ name: 'Ada Example', contact: 'ada@elsewhere.example', words: 'This is my face.' },
    ...{ link: `https://vesper.example/gallery/${id}`, goodFaith: true, signature: 'Ada Example' },
  };
  const visitor = createClient(stack.baseUrl);
  await visitor.expect([202, takedownReceipt], 'POST', '/api/takedowns', body);
}

/** Makes the open case about a thing as old as this. */
async function age(id: string, hours: number) {
  const cases = stack.documents.collection('cases');
  const { dueAt, openedAt } = await caseAbout(desk.client, id);
  const before = (time: string) => new Date(Date.parse(time) - hours * HOUR_MS);
  const times = { openedAt: before(openedAt), dueAt: before(dueAt) };
  await cases.updateOne({ subjectId: id, open: true }, { $set: times });
  return () => cases.findOne({ subjectId: id });
}

it('a takedown request warns after 20 hours and calls somebody after 36, each once', async () => {
  const id = await insertImage(stack, owner.userId, { isPublic: true });
  await askFor(id);
  expect(await metrics()).toMatch(/takedowns_late\{past="20h".*\} 0/);

  const read = await age(id, 20);
  await vi.waitFor(async () => expect(await read()).toHaveProperty('warnedAt'), 30_000);
  expect(await read()).not.toHaveProperty('pagedAt');
  expect(await overview()).toMatchObject({ takedownsLate: 1, takedownsNearlyTooLate: 0 });

  await age(id, 16);
  await vi.waitFor(async () => expect(await read()).toHaveProperty('pagedAt'), 30_000);
  expect(await overview()).toMatchObject({ takedownsLate: 1, takedownsNearlyTooLate: 1 });
  expect(await metrics()).toMatch(/takedowns_late\{past="36h".*\} 1/);

  await decide(desk.client, (await caseAbout(desk.client, id)).id, 'remove');
  expect(await overview()).toEqual({ overdue: 0, takedownsLate: 0, takedownsNearlyTooLate: 0 });
  expect(await metrics()).toMatch(/takedowns_late\{past="36h".*\} 0/);
});

it('cases that wait, the oldest of them, and those overdue are told by priority', async () => {
  const reporter = await newPerson(stack);
  const [urgent, usual] = [
    await insertImage(stack, owner.userId, { isPublic: true }),
    await insertImage(stack, owner.userId, { isPublic: true }),
  ];
  await report(reporter.client, { type: 'image', id: urgent }, 'child_safety');
  await report(reporter.client, { type: 'image', id: usual }, 'spam');
  for (const id of [urgent, usual]) await age(id, 2);
  const text = await metrics();
  for (const series of [
    /cases_open\{priority="P0".*\} 1\n/,
    /cases_open\{priority="P2".*\} 1\n/,
    /cases_overdue\{priority="P0".*\} 1\n/,
    /cases_overdue\{priority="P2".*\} 0\n/,
    /cases_oldest_seconds\{priority="P0".*\} 72\d\d/,
    /cases_oldest_seconds\{priority="P1".*\} 0\n/,
  ]) {
    expect(text).toMatch(series);
  }
  expect((await overview()).overdue).toBe(1);
});
