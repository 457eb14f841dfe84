import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deskAuditEntry } from '@vesper/core/contract/desk/audit';
import { deskCase, deskCaseDetails } from '@vesper/core/contract/desk/case';
import { decisionView } from '@vesper/core/contract/report';
import { caseAbout, decide, decideAbout, report, toldTo } from '../stack/cases.ts';
import { createClient } from '../stack/client.ts';
import { insertImage, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let reporter: Person;
let desk: Person;
let other: Person;
let operator: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0, env: { RATE_LIMITS: 'off' } });
  reporter = await newPerson(stack);
  desk = await newStaff(stack, 'moderator');
  other = await newStaff(stack, 'moderator');
  operator = await newStaff(stack, 'operator');
});
afterAll(() => stack.stop());

const publicImage = ({ userId }: Person) => insertImage(stack, userId, { isPublic: true });
const caseOf = async (id: string) => {
  await report(reporter.client, { type: 'image', id });
  return caseAbout(desk.client, id);
};
const at = (id: string, rest = ''): string => `/api/desk/cases/${id}${rest}`;
const isSeen = async (id: string, by = reporter) =>
  (await by.client.request('GET', `/api/images/${id}`)).status === 200;

async function decisionsOf({ client }: Person) {
  return client.expect([200, z.array(decisionView)], 'GET', '/api/decisions');
}

async function appeal(owner: Person, caseId: string) {
  const path = `/api/decisions/${caseId}/appeal`;
  return owner.client.request('POST', path, { words: 'Please look again.' });
}

it('what is due first stands first: one hour, a day, three days', async () => {
  const owner = await newPerson(stack);
  const reasons = ['spam', 'child_safety', 'hate'];
  const ids = await Promise.all(reasons.map(() => publicImage(owner)));
  for (const [index, reason] of reasons.entries()) {
    await report(reporter.client, { type: 'image', id: ids[index] ?? '' }, reason);
  }
  const listed = await desk.client.expect([200, z.array(deskCase)], 'GET', '/api/desk/cases');
  const ours = listed.filter(({ ownerId }) => ownerId === owner.userId);
  expect(ours.map(({ priority }) => priority)).toEqual(['P0', 'P1', 'P2']);
  const hours = ours.map((it) => (Date.parse(it.dueAt) - Date.parse(it.openedAt)) / 3_600_000);
  expect(hours).toEqual([1, 24, 72]);
});

it('one moderator at a time: a second one can neither claim nor decide', async () => {
  const opened = await caseOf(await publicImage(await newPerson(stack)));
  const both = await Promise.all(
    [desk, other].map(({ client }) => client.request('POST', at(opened.id, '/claim'))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, loser] = both[0]?.status === 200 ? [desk, other] : [other, desk];
  const body = { action: 'dismiss', facts: 'Nothing wrong here.' };
  const path = at(opened.id, '/decision');
  expect(await loser.client.request('POST', path, body)).toMatchObject({
    status: 409,
    body: { code: 'case_unclaimed' },
  });
  expect((await winner.client.request('POST', path, body)).status).toBe(200);
  expect((await winner.client.request('POST', path, body)).status).toBe(409);
});

it('a lease that is over leaves the case to others', async () => {
  const opened = await caseOf(await publicImage(await newPerson(stack)));
  await desk.client.expect([200, deskCaseDetails], 'POST', at(opened.id, '/claim'));
  const over = { $set: { 'claim.until': new Date(1) } };
  const _id = new Types.ObjectId(opened.id);
  await stack.documents.collection('cases').updateOne({ _id }, over);
  expect((await other.client.request('POST', at(opened.id, '/claim'))).status).toBe(200);
});

it('the context shows to whoever claimed it, and each look at a picture is in the audit log', async () => {
  const opened = await caseOf(await publicImage(await newPerson(stack)));
  const before = await desk.client.expect([200, deskCaseDetails], 'GET', at(opened.id));
  expect(before.context).toBeNull();
  expect((await desk.client.request('POST', at(opened.id, '/picture'))).status).toBe(409);
  const claimed = await desk.client.expect([200, deskCaseDetails], 'POST', at(opened.id, '/claim'));
  expect(claimed.context).toMatchObject({ hasPicture: true });
  expect(claimed.reportList).toMatchObject([{ words: 'Please look at this.' }]);
  // There are no bytes in this stack; the look is written down before they are sought.
  await desk.client.request('POST', at(opened.id, '/picture'));
  const path = `/api/desk/audit?targetId=${opened.id}`;
  const log = await operator.client.expect([200, z.array(deskAuditEntry)], 'GET', path);
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['cases.claim', 'cases.unblur']),
  );
  expect(log.every(({ actorId }) => actorId === desk.userId)).toBe(true);
});

it('a decision hides, tells the owner the four parts of its reasons, and tells the reporter', async () => {
  const owner = await newPerson(stack);
  const witness = await newPerson(stack);
  const id = await publicImage(owner);
  await decideAbout(desk.client, witness, { type: 'image', id }, 'hide', 'hate');
  expect(await isSeen(id)).toBe(false);
  expect(await isSeen(id, owner)).toBe(true);
  const [told] = await toldTo(owner);
  expect(told?.title).toBe('Your picture is hidden from other people');
  expect(told?.body).toMatch(
    /The rule: Nobody is attacked.*We looked at it closely.*A person decided this.*appeal/,
  );
  expect(await toldTo(witness)).toMatchObject([{ type: 'report' }]);
  expect(await decisionsOf(owner)).toMatchObject([{ action: 'hide', isAutomated: false }]);
});

it('an appeal goes to a different person once; overturned, all is as before and the strike void', async () => {
  const owner = await newPerson(stack);
  const id = await publicImage(owner);
  const decided = await decideAbout(desk.client, reporter, { type: 'image', id }, 'remove');
  expect(await isSeen(id, owner)).toBe(false);
  expect((await appeal(owner, decided.id)).status).toBe(201);
  expect(await appeal(owner, decided.id)).toMatchObject({ status: 409 });
  const opened = await caseAbout(desk.client, id);
  expect(opened).toMatchObject({ kind: 'appeal', appealOf: decided.id });
  expect(await desk.client.request('POST', at(opened.id, '/claim'))).toMatchObject({
    status: 403,
    body: { code: 'other_reviewer' },
  });
  await decide(other.client, opened.id, 'overturn');
  expect(await isSeen(id)).toBe(true);
  expect(await isSeen(id, owner)).toBe(true);
  const [view] = await decisionsOf(owner);
  expect(view).toMatchObject({ appeal: 'overturned' });
  const _id = new Types.ObjectId(owner.userId);
  const account = await stack.documents.collection('users').findOne({ _id });
  const strike = { _id: new Types.ObjectId(decided.id) };
  expect(account).toMatchObject({ strikes: [strike], voidedStrikes: [strike._id] });
});

it('an appeal after 180 days is too late', async () => {
  const owner = await newPerson(stack);
  const id = await publicImage(owner);
  const decided = await decideAbout(desk.client, reporter, { type: 'image', id }, 'hide');
  const long = new Date(Date.now() - 181 * 24 * 60 * 60 * 1000);
  await stack.documents
    .collection('cases')
    .updateOne({ _id: new Types.ObjectId(decided.id) }, { $set: { 'decision.at': long } });
  expect(await appeal(owner, decided.id)).toMatchObject({ body: { code: 'appeal_closed' } });
});

it('two strikes keep from publishing for a while; three have the whole account looked at', async () => {
  const owner = await newPerson(stack);
  const own = await insertImage(stack, owner.userId);
  const publish = () =>
    owner.client.request('PUT', `/api/images/${own}/visibility`, { isPublic: true });
  for (const strikes of [1, 2, 3]) {
    const id = await publicImage(owner);
    await decideAbout(desk.client, reporter, { type: 'image', id }, 'warn');
    expect(await isSeen(id)).toBe(true);
    expect((await publish()).status, `${strikes} strikes`).toBe(strikes === 1 ? 200 : 403);
  }
  const review = await caseAbout(desk.client, owner.userId);
  expect(review).toMatchObject({ kind: 'review', reason: 'strikes', priority: 'P1' });
});

it('strikes older than thirty days no longer count', async () => {
  const owner = await newPerson(stack);
  const old = { at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000), reason: 'Long ago' };
  const _id = new Types.ObjectId(owner.userId);
  await stack.documents
    .collection('users')
    .updateOne(
      { _id },
      { $set: { strikes: [1, 2].map(() => ({ _id: new Types.ObjectId(), ...old })) } },
    );
  const id = await publicImage(owner);
  await decideAbout(desk.client, reporter, { type: 'image', id }, 'warn');
  const own = await insertImage(stack, owner.userId);
  const path = `/api/images/${own}/visibility`;
  expect((await owner.client.request('PUT', path, { isPublic: true })).status).toBe(200);
});

it('whoever endangers children is out at once', async () => {
  const owner = await newPerson(stack);
  const id = await publicImage(owner);
  await decideAbout(desk.client, reporter, { type: 'image', id }, 'remove', 'child_safety');
  expect((await owner.client.request('GET', '/api/user')).status).toBe(401);
  const signIn = { email: owner.email, password: PASSWORD };
  expect(await createClient(stack.baseUrl).request('POST', '/api/signin', signIn)).toMatchObject({
    status: 200,
    body: { suspension: { until: null } },
  });
});

it('nobody decides about themselves or the staff, and what is escalated is for operators', async () => {
  const own = await publicImage(desk);
  const opened = await caseOf(own);
  expect(await desk.client.request('POST', at(opened.id, '/claim'))).toMatchObject({
    body: { code: 'own_case' },
  });
  expect(await other.client.request('POST', at(opened.id, '/claim'))).toMatchObject({
    body: { code: 'role_required' },
  });
  const passed = await caseOf(await publicImage(await newPerson(stack)));
  await desk.client.expect([200, deskCaseDetails], 'POST', at(passed.id, '/claim'));
  const reason = 'This is beyond me.';
  await desk.client.expect([200, deskCaseDetails], 'POST', at(passed.id, '/escalation'), {
    reason,
  });
  expect((await other.client.request('POST', at(passed.id, '/claim'))).status).toBe(403);
  await decide(operator.client, passed.id, 'dismiss');
});
