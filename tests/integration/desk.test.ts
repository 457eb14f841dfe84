import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { announcementsView, deskAnnouncement } from '@vesper/core/contract/desk/announcement';
import { deskAuditEntry, deskAuditProof } from '@vesper/core/contract/desk/audit';
import { createdKey, deskKey } from '@vesper/core/contract/desk/key';
import { deskMember } from '@vesper/core/contract/desk/member';
import { deskOverview } from '@vesper/core/contract/desk/overview';
import { deskFailures, deskRun } from '@vesper/core/contract/desk/run';
import { deskSetting, deskSettings } from '@vesper/core/contract/desk/setting';
import { imageView } from '@vesper/core/contract/image';
import { SWITCHES, SWITCHES_AT_FIRST } from '@vesper/core/contract/switches';
import { readAccount } from '../stack/balance.ts';
import { ASYNC } from '../stack/conversation.ts';
import { createClient } from '../stack/client.ts';
import { operatorOf } from '../stack/operator.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { stepUp } from '../stack/personal-data.ts';
import { connectSocket } from '../stack/socket.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let operator: Person;
const reason = 'A test of the desk';

beforeAll(async () => {
  stack = await startStack({ gateways: 2 });
  operator = await newStaff(stack, 'operator');
});
afterAll(() => stack.stop());

describe('switches', () => {
  const change = (version: number, images: boolean) =>
    operator.client.request('PUT', '/api/desk/settings/switches', {
      ...{ value: { ...SWITCHES_AT_FIRST, images }, version, reason },
    });
  const paint = (person: Person, baseUrl: string) =>
    person.client.at(baseUrl).request('POST', '/api/generate/image', { prompt: 'the sea' });

  it('one that is off refuses at every gateway with its sentence, and is on again as fast', async () => {
    const member = await newPerson(stack);
    const first = deskSetting.parse((await change(0, false)).body);
    expect(first).toMatchObject({ version: 1, changedBy: operator.userId });
    for (const { baseUrl } of stack.gateways) {
      await expect
        .poll(async () => (await paint(member, baseUrl)).body, { timeout: 15_000 })
        .toMatchObject({ code: 'switched_off', message: SWITCHES.images.refusal });
    }
    await change(first.version, true);
    const [, second] = stack.gateways;
    await expect
      .poll(async () => (await paint(member, second?.baseUrl ?? '')).status, { timeout: 15_000 })
      .toBe(201);
  });

  it('of two operators who change the same, the second is told and loses nothing', async () => {
    const all = await operator.client.expect([200, deskSettings], 'GET', '/api/desk/settings');
    const seen = all.settings.find(({ name }) => name === 'switches')?.version ?? 0;
    const answers = await Promise.all([change(seen, true), change(seen, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('refuses a value that no switch can have, and a setting that is none', async () => {
    const body = { value: { images: 'perhaps' }, version: 0, reason };
    const path = '/api/desk/settings/switches';
    expect(await operator.client.request('PUT', path, body)).toMatchObject({ status: 422 });
    const other = await operator.client.request('PUT', '/api/desk/settings/weather', body);
    expect(other.status).toBe(404);
  });
});

describe('keys', () => {
  beforeAll(() => stepUp(operator.client));
  const make = (scopes: string[], rest: object = {}) =>
    operator.client.expect(
      [201, createdKey],
      ...(['POST', '/api/desk/keys', { name: 'nightly', scopes, ...rest }] as const),
    );
  const ask = (key: string, path: string, method: 'GET' | 'POST' = 'GET') =>
    createClient(stack.baseUrl).request(
      method,
      path,
      method === 'POST' ? { name: 'more', scopes: ['audit.read'] } : undefined,
      { authorization: `Bearer ${key}` },
    );

  it('may do what its scopes say and nothing else, and makes no key that may do more', async () => {
    const { key } = await make(['overview.read', 'keys.change']);
    expect((await ask(key, '/api/desk/overview')).status).toBe(200);
    expect(await ask(key, '/api/desk/members')).toMatchObject({
      status: 403,
      body: { code: 'scope_required' },
    });
    expect((await ask(key, '/api/desk/keys', 'POST')).status).toBe(403);
    expect((await ask(key, '/api/user')).status).toBe(401);
  });

  it('is shown once, kept as a hash, and dead when revoked, over, or not whole', async () => {
    const made = await make(['overview.read']);
    const over = await make(['overview.read'], { expiresAt: '2020-01-01T00:00:00.000Z' });
    expect((await ask(over.key, '/api/desk/overview')).status).toBe(401);
    expect((await ask(made.key.slice(0, -1), '/api/desk/overview')).status).toBe(401);
    const rows = await operator.client.request('GET', '/api/desk/keys');
    expect(JSON.stringify(rows.body)).not.toContain(made.key);
    const stored = await stack.documents.collection('operator_keys').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(made.key);
    await operator.client.expect([200, deskKey], 'DELETE', `/api/desk/keys/${made.id}`);
    expect((await ask(made.key, '/api/desk/overview')).status).toBe(401);
  });

  it('ends with the role of its owner', async () => {
    const other = await newStaff(stack, 'operator');
    const body = { name: 'theirs', scopes: ['overview.read'] };
    const path = '/api/desk/keys';
    await stepUp(other.client);
    const { key } = await other.client.expect([201, createdKey], 'POST', path, body);
    expect((await ask(key, '/api/desk/overview')).status).toBe(200);
    const account = { _id: new Types.ObjectId(other.userId) };
    await stack.documents.collection('users').updateOne(account, { $set: { role: 'member' } });
    expect((await ask(key, '/api/desk/overview')).status).toBe(404);
  });

  it('lets a script do by name what the desk does', async () => {
    const member = await newPerson(stack);
    const { key } = await make(['members.read', 'members.tokens']);
    const run = async (...args: string[]) => {
      const script = join(import.meta.dirname, '../../scripts/vesper.mjs');
      const child = spawn(process.execPath, [script, ...args], {
        env: { ...readEnv(), VESPER_URL: stack.baseUrl, VESPER_KEY: key },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (said += text));
      }
      await once(child, 'close');
      return { code: child.exitCode, said };
    };
    const credit = ['members', 'credit', member.email, '--tokens', '3', '--reason', reason];
    expect(JSON.parse((await run(...credit)).said)).toMatchObject({ tokens: 8, moved: true });
    const shown = await run('members', 'show', member.email);
    expect(JSON.parse(shown.said)).toMatchObject({ id: member.userId, tokens: 8 });
    expect(
      await run('members', 'credit', member.email, '--tokens', '0', '--reason', reason),
    ).toEqual({
      code: 1,
      said: expect.stringContaining('tokens: Enter a whole number from 1 to 10,000.'),
    });
    expect(await run('runs')).toMatchObject({ code: 1, said: 'This key may not do this.\n' });
    expect((await run()).said).toContain('members credit ID --tokens ... --reason ...');
  });
});

it('an announcement is shown from its beginning to its end, to those who read its language', async () => {
  const member = await newPerson(stack);
  const write = (text: string, rest: object) =>
    operator.client.expect(
      [201, deskAnnouncement],
      ...(['POST', '/api/desk/announcements', { text, startsAt: past, ...rest }] as const),
    );
  const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  const shown = async (language: string) => {
    const headers = { 'accept-language': language };
    const { announcements } = await member.client.expect(
      [200, announcementsView],
      ...(['GET', '/api/announcements', undefined, headers] as const),
    );
    return announcements.map(({ text }) => text).sort();
  };
  const all = await write('For all', {});
  await write('Auf Deutsch', { language: 'de' });
  await write('Not yet', { startsAt: future });
  await write('Over', { endsAt: '2021-01-01T00:00:00.000Z' });
  expect(await shown('en')).toEqual(['For all']);
  expect(await shown('de-AT,de;q=0.9')).toEqual(['Auf Deutsch', 'For all']);
  const off = { text: 'For all', startsAt: past, isOff: true, version: all.version };
  const path = `/api/desk/announcements/${all.id}`;
  await operator.client.expect([200, deskAnnouncement], 'PUT', path, off);
  expect(await operator.client.request('PUT', path, off)).toMatchObject({ status: 409 });
  expect(await shown('en')).toEqual([]);
});

it('the overview counts who is there, what runs and what was made', async () => {
  const member = await newPerson(stack);
  const socket = await connectSocket(member.client);
  await member.client.expect([201, imageView], 'POST', '/api/generate/image', { prompt: 'a lake' });
  const read = () => operator.client.expect([200, deskOverview], 'GET', '/api/desk/overview');
  await expect
    .poll(
      async () => {
        const { people, today, series } = await read();
        const last = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0);
        return (
          people.online > 0 && people.tabs > 0 && today.tokensSpent > 0 && last(series.pictures) > 0
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const now = await read();
  expect(now.series.people).toHaveLength(144);
  expect(now.services.map(({ name, isUp }) => [name, isUp])).toEqual([
    ['mongodb', true],
    ['redis', true],
  ]);
  socket.close();
});

it('a run is refunded once, a failed one is tried again, and failures are grouped', async () => {
  const member = await newPerson(stack);
  const order = { prompt: 'a harbour', presetId: 'watercolour' };
  const image = await member.client.expect([201, imageView], 'POST', '/api/generate/image', order);
  const runs = () =>
    operator.client.expect(
      [200, z.array(deskRun)],
      ...(['GET', `/api/desk/runs?userId=${member.userId}`] as const),
    );
  // Its tokens are settled a moment after its member has it.
  await stack.settled();
  const [run] = await runs();
  expect(run).toMatchObject({ kind: 'image', status: 'completed', price: 1, isRefunded: false });
  expect(JSON.stringify(run)).not.toContain(image.prompt);
  const step = (what: string) =>
    operator.client.request('POST', `/api/desk/runs/${run?.id}/${what}`, { reason });
  const refunds = await Promise.all([step('refund'), step('refund'), step('refund')]);
  expect(refunds.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await readAccount(stack.documents, member.userId)).toMatchObject({
    tokens: 5,
    ledgerSum: 5,
  });
  expect((await step('retry')).body).toMatchObject({ code: 'not_retryable' });
  const failed = { status: 'failed', failure: 'engine_failed', endedAt: new Date() };
  await stack.documents
    .collection('runs')
    .updateOne({ _id: new Types.ObjectId(run?.id) }, { $set: failed });
  const path = '/api/desk/runs/failures';
  const { failures } = await operator.client.expect([200, deskFailures], 'GET', path);
  expect(failures).toMatchObject([{ kind: 'image', code: 'engine_failed', count: 1 }]);
  const again = deskRun.parse((await step('retry')).body);
  expect(again.id).not.toBe(run?.id);
  await stack.settled();
  expect((await runs())[0]).toMatchObject({ id: again.id, status: 'completed' });
  // In the same style, with the same words around the member's own.
  const [second, first] = await stack.documents
    .collection('images')
    .find({ userId: new Types.ObjectId(member.userId) })
    .sort({ createdAt: -1 })
    .toArray();
  expect(second?.composed).toMatchObject({ prompt: expect.stringContaining('a harbour, ') });
  expect(second).toMatchObject({ preset: first?.preset, composed: first?.composed });
});

it('a version that was stopped is tried again, with what was to be painted over', async () => {
  const { client, userId } = await newPerson(stack);
  const order = { prompt: 'a lake' };
  const origin = await client.expect([201, imageView], 'POST', '/api/generate/image', order);
  const white = { width: 1024, height: 1024, channels: 3, background: '#fff' } as const;
  const mask = (await sharp({ create: white }).png().toBuffer()).toString('base64');
  const body = { task: 'inpaint', prompt: 'a lake by night', mask };
  const path = `/api/images/${origin.id}/versions`;
  const stopped = await stack.whileWorkersStand(async () => {
    const made = await client.expect([202, imageView], 'POST', path, body, ASYNC);
    await client.request('POST', `/api/runs/${made.runId}/cancel`);
    return made;
  });
  await stack.settled();
  const retry = `/api/desk/runs/${stopped.runId}/retry`;
  expect((await operator.client.request('POST', retry, { reason })).status).toBe(200);
  await stack.settled();
  const [again] = await client.expect([200, z.array(imageView)], 'GET', '/api/images');
  expect(again).toMatchObject({ task: 'inpaint', status: 'complete', originId: origin.id });
  expect(again).toMatchObject({ family: 3 });
  expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 3, holds: 0 });
});

describe('the audit log', () => {
  const entries = (query = '') =>
    operator.client.expect([200, z.array(deskAuditEntry)], 'GET', `/api/desk/audit${query}`);
  const proof = () => operator.client.expect([200, deskAuditProof], 'GET', '/api/desk/audit/proof');

  it('has every step with who, what, to whom, why and from where, also those that failed', async () => {
    const member = await newPerson(stack);
    const path = `/api/desk/members/${member.userId}`;
    const strike = { reason: 'Rude in public' };
    await operator.client.expect([200, deskMember], 'POST', `${path}/strikes`, strike);
    const take = { tokens: 50, reason, requestId: '0b6f1f7e-38b8-4ab4-9d50-3a3b0f6c1d11' };
    expect((await operator.client.request('POST', `${path}/take`, take)).status).toBe(409);
    const [failure, begun, struck] = await entries(`?targetId=${member.userId}`);
    expect(struck).toMatchObject({
      ...{ actorId: operator.userId, actorEmail: operator.email, way: 'desk' },
      ...{ action: 'members.strike', targetKind: 'member', reason: 'Rude in public' },
      from: expect.stringContaining('127.0.0.1'),
    });
    expect(begun).toMatchObject({ action: 'members.tokens', details: { tokens: -50 } });
    expect(failure).toMatchObject({ failed: begun?.seq, details: { code: 'too_few_tokens' } });
    expect(await entries('?q=rude+in')).toHaveLength(1);
  });

  it('is one chain, however many steps two gateways do at once', async () => {
    const member = await newPerson(stack);
    const path = `/api/desk/members/${member.userId}/strikes`;
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const gateway = stack.gateways[n % 2]?.baseUrl ?? stack.baseUrl;
        return operator.client.at(gateway).request('POST', path, { reason });
      }),
    );
    const { brokenAt, entries: count } = await proof();
    expect(brokenAt).toBeNull();
    expect(count).toBeGreaterThanOrEqual(30);
  });

  it('tells where it was changed, and that its end is missing; `npm run check` says so too', async () => {
    const check = operatorOf(stack);
    const log = stack.documents.collection('audit_entries');
    const all = await log.find().sort({ seq: 1 }).toArray();
    const [one, last] = [all[2], all.at(-1)];
    await log.updateOne({ _id: one?._id }, { $set: { reason: 'Something else' } });
    expect(await proof()).toMatchObject({ brokenAt: 3, problem: expect.stringMatching('changed') });
    const { said } = await check('check');
    expect(said).toContain('breaks in the chain of the audit log: entry 3: It was changed');
    await log.replaceOne({ _id: one?._id }, one ?? {});
    await log.deleteMany({ seq: { $gte: last?.seq } });
    expect((await proof()).problem).toMatch(/missing at the end/);
  });
});
