import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDocumentServer } from './server.ts';
import { buildMain, startProcess } from './testing-process.ts';

let dir: string;

beforeAll(buildMain, 30_000);
vi.setConfig({ testTimeout: 60_000 });
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterEach(() => rm(dir, { recursive: true }));

const connect = (uri: string): Promise<MongoClient> => MongoClient.connect(uri);

test('the process says what it is, gives its address, and ends in order on SIGTERM', async () => {
  const { child, uri, ended } = startProcess(['--dir', dir]);
  const client = await connect(await uri);
  await client.db('d').collection('c').insertOne({ a: 1 });
  child.kill('SIGTERM');
  const { code, lines } = await ended;
  await client.close();
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    message: 'Embedded document store for development, not for production',
    uri: await uri,
    dir,
  });
  const again = await startDocumentServer({ dir });
  const reader = await connect(again.uri);
  expect(await reader.db('d').collection('c').countDocuments()).toBe(1);
  await reader.close();
  await again.close();
});

test('the data directory and the socket are closed to other users', async () => {
  const server = await startDocumentServer({ dir });
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  expect(decodeURIComponent(server.uri)).toBe(`mongodb://${dir}/documents.sock`);
  await server.close();
});

test('a second process on the same directory says so in one sentence and fails', async () => {
  const server = await startDocumentServer({ dir });
  const { code, lines } = await startProcess(['--dir', dir]).ended;
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').message).toBe(
    `The data directory ${dir} is in use by process ${process.pid}: stop that one or choose another directory.`,
  );
  await expect(startDocumentServer({ dir })).rejects.toThrow('is in use by process');
  const client = await connect(server.uri); // the first one is unharmed
  await client.db('d').collection('c').insertOne({ a: 1 });
  await client.close();
  await server.close();
});

test('production is refused unless forced', async () => {
  const refused = await startProcess(['--dir', dir, '--production']).ended;
  expect(refused.code).toBe(1);
  expect(refused.lines[0]).toContain('set MONGODB_URI instead');
  const forced = startProcess(['--dir', dir, '--production', '--force-production', '--port', '0']);
  expect(await forced.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+$/);
  forced.child.kill('SIGINT');
  expect((await forced.ended).code).toBe(0);
});

test('an orphan ends with the process that started it', async () => {
  const { child, uri } = startProcess(['--dir', dir]);
  await uri;
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});

test('a socket in a directory open to others is refused', async () => {
  const { code, lines } = await startProcess(['--dir', dir, '--socket', '/tmp/documents.sock'])
    .ended;
  expect(code).toBe(1);
  expect(lines[0]).toContain('must be closed to other users');
});

test('a taken port and an unusable directory each get one sentence', async () => {
  const server = await startDocumentServer({ dir: join(dir, 'one'), port: 0 });
  const port = Number(new URL(server.uri).port);
  await expect(startDocumentServer({ dir: join(dir, 'two'), port })).rejects.toThrow(
    `The port ${port} cannot be listened on: choose another one.`,
  );
  await server.close();
  const file = join(dir, 'file');
  await writeFile(file, '');
  await expect(startDocumentServer({ dir: file })).rejects.toThrow('choose one you can write to');
});

interface Acknowledged {
  inserted: number;
  counted: number;
}

/** Inserts and counts up until the server is gone; gives how much was acknowledged. */
async function writeUntilGone(db: Db, writer: string, onWrite: () => void): Promise<Acknowledged> {
  const done = { inserted: 0, counted: 0 };
  const up = { $inc: { n: 1 } };
  try {
    for (;;) {
      const n = done.inserted;
      await db.collection('entries').insertOne({ writer, n, key: `${writer}/${n}` });
      done.inserted++;
      await db.collection('counters').updateOne({ writer }, up, { upsert: true });
      done.counted++;
      onWrite();
    }
  } catch {
    return done;
  }
}

const WRITERS = ['a', 'b', 'c', 'd', 'e', 'f'];

async function writeAndKill(): Promise<Map<string, Acknowledged>> {
  const { child, uri, ended } = startProcess(['--dir', dir]);
  const client = await MongoClient.connect(await uri, { serverSelectionTimeoutMS: 200 });
  const db = client.db('d');
  await db.dropDatabase();
  await db
    .collection('entries')
    .createIndexes([{ key: { key: 1 }, unique: true }, { key: { writer: 1, n: 1 } }]);
  let left = 200;
  const kill = (): void => void (--left === 0 && child.kill('SIGKILL'));
  const done = await Promise.all(WRITERS.map((writer) => writeUntilGone(db, writer, kill)));
  await ended;
  await client.close();
  return new Map(WRITERS.map((writer, i) => [writer, done[i] ?? { inserted: 0, counted: 0 }]));
}

test('kill -9 loses no acknowledged write, doubles none, and the next start takes over', async () => {
  for (let round = 0; round < 2; round++) {
    const acknowledged = await writeAndKill();
    const server = await startDocumentServer({ dir });
    const client = await connect(server.uri);
    await verify(client.db('d'), acknowledged);
    await client.close();
    await server.close();
  }
});

async function verify(db: Db, acknowledged: Map<string, Acknowledged>): Promise<void> {
  const scanned = await db.collection('entries').find().toArray();
  for (const [writer, { inserted, counted }] of acknowledged) {
    const byIndex = await db.collection('entries').find({ writer }).sort({ n: 1 }).toArray();
    const numbers = byIndex.map((entry) => Number(entry['n']));
    // The one write in hand when the server died may or may not have happened.
    const inHand = inserted === counted ? 1 : 0;
    expect([inserted, inserted + inHand]).toContain(numbers.length);
    expect(numbers).toEqual(numbers.map((_number, i) => i));
    expect(scanned.filter((entry) => entry['writer'] === writer)).toHaveLength(numbers.length);
    const counter = await db.collection('counters').findOne({ writer });
    expect([counted, counted + 1 - inHand]).toContain(counter?.['n']);
  }
}
