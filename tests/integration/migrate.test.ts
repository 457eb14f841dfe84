import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS, SCHEMA_VERSION } from '@vesper/core/migrations/migrations';
import { operatorOf, runBundle } from '../stack/operator.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const HOUR = 3_600_000;
let stack: Stack;
let operate: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  stack = await startStack({ gateways: 0, workers: 0 });
  operate = operatorOf(stack);
});
afterAll(() => stack.stop());

const rows = (name: string) => stack.documents.collection(name);
/** As another process holds, or held, the lock. */
const lockedUntil = (at: number) =>
  rows('locks').updateOne(
    Object.fromEntries([['_id', 'migrate']]),
    { $set: { owner: 'another process', until: new Date(at) } },
    { upsert: true },
  );

/** A talk of four messages as it was before messages had places. */
async function oldTalk(): Promise<Types.ObjectId[]> {
  const userId = new Types.ObjectId();
  const conversationId = new Types.ObjectId();
  await rows('users').insertOne({ _id: userId, email: `${userId}@example.com`, tokens: 0 });
  await rows('conversations').insertOne({ _id: conversationId, userId, title: 'Old' });
  const ids = Array.from({ length: 4 }, () => new Types.ObjectId());
  const said = ids.map((_id, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index);
    return { _id, conversationId, userId, role: 'user', status: 'complete', createdAt: at };
  });
  await rows('messages').insertMany(said);
  return ids;
}

async function placesOf(ids: Types.ObjectId[]): Promise<unknown[]> {
  const found = await rows('messages')
    .find({ _id: { $in: ids } })
    .sort({ createdAt: 1 })
    .toArray();
  return found.map(({ follows }) => (follows ? String(follows.messageId) : null));
}

const behindEachOther = (ids: Types.ObjectId[]) => [null, ...ids.slice(0, -1).map(String)];

beforeEach(async () => {
  for (const name of ['users', 'conversations', 'messages', 'migrations', 'locks']) {
    await rows(name).deleteMany({});
  }
});

it('gives a new database its version, with nothing to do', async () => {
  expect(await operate('migrate')).toMatchObject({ code: 0 });
  const stored = await rows('migrations').find({}).sort({ _id: 1 }).toArray();
  expect(stored.map(({ _id, name }) => [_id, name])).toEqual(
    MIGRATIONS.map(({ number, name }) => [number, name]),
  );
});

it('says what it would do, does it once, and goes on where it was interrupted', async () => {
  const ids = await oldTalk();
  const other = await oldTalk();
  const dry = await operate('migrate', '--dry-run');
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.said).toContain('0001 place-messages: would change 6 documents.');
  expect(await placesOf(ids)).toEqual([null, null, null, null]);
  // As if it had been killed after the last message of a talk.
  await rows('messages').updateOne(
    { _id: ids[3] },
    { $set: { follows: { messageId: ids[2], branch: 0 } } },
  );
  const done = await operate('migrate');
  expect(done).toMatchObject({ code: 0 });
  expect(done.said).toContain('0001 place-messages: changed 5 documents.');
  expect(await placesOf(ids)).toEqual(behindEachOther(ids));
  expect(await placesOf(other)).toEqual(behindEachOther(other));
  const again = await operate('migrate');
  expect(again.said).toContain('nothing to migrate');
});

it('waits for nobody while another process is at it, and takes over from a dead one', async () => {
  const ids = await oldTalk();
  await lockedUntil(Date.now() + HOUR);
  const second = await operate('migrate');
  expect(second).toMatchObject({ code: 1 });
  expect(second.said).toContain('Another process is migrating this database');
  expect(await placesOf(ids)).toEqual([null, null, null, null]);
  await lockedUntil(Date.now() - HOUR);
  expect(await operate('migrate')).toMatchObject({ code: 0 });
  expect(await placesOf(ids)).toEqual(behindEachOther(ids));
  expect(await rows('locks').countDocuments({})).toBe(0);
});

it('two at once change each document once', async () => {
  const ids = await oldTalk();
  const both = await Promise.all([operate('migrate'), operate('migrate')]);
  expect(both.map(({ code }) => code)).toContain(0);
  expect(await placesOf(ids)).toEqual(behindEachOther(ids));
  const state = await rows('migrations').findOne({ name: 'place-messages' });
  expect(state).toMatchObject({ changed: 3 });
});

it('no process starts on a database that is newer', async () => {
  await rows('users').insertOne({ email: 'a@example.com', tokens: 0 });
  await rows('migrations').updateOne(
    Object.fromEntries([['_id', SCHEMA_VERSION + 1]]),
    { $set: { name: 'of tomorrow', startedAt: new Date(), finishedAt: new Date() } },
    { upsert: true },
  );
  const sentence = `The database has schema version ${SCHEMA_VERSION + 1}, and this version`;
  for (const bundle of ['workers/dist/main.js', 'gateway/dist/main.js']) {
    const { code, said } = await runBundle(stack, [bundle]);
    expect([bundle, code, said]).toEqual([bundle, 1, expect.stringContaining(sentence)]);
    expect(said).not.toContain('    at ');
  }
});

it('in production no process starts on an older one, and says which command', async () => {
  const ids = await oldTalk();
  const production = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://vesper.example', TRUSTED_PROXIES: '1' },
  };
  const { code, said } = await runBundle(stack, ['workers/dist/main.js'], production);
  expect(code).toBe(1);
  expect(said).toContain('run `npm run migrate` first');
  expect(await placesOf(ids)).toEqual([null, null, null, null]);
});
