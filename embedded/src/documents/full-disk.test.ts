import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { outcome } from './testing.ts';
import { buildMain, startProcess } from './testing-process.ts';

// A disk of our own would need root; a bound on the size of a process's files acts the same.
const hasLimits = spawnSync('prlimit', ['--version']).status === 0;
const MIB = 1024 * 1024;
const text = 'x'.repeat(20_000);

let dir: string;

beforeAll(buildMain, 30_000);
vi.setConfig({ testTimeout: 60_000 });
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterEach(() => rm(dir, { recursive: true }));

function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): void {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error('prlimit could not change the limit.');
}

/** Leaves room for about a mebibyte of documents. */
async function fillDisk(pid: number | undefined): Promise<void> {
  const { size } = await stat(join(dir, 'data.mdb'));
  limitFiles(pid, size + MIB);
}

/** Inserts until the first refusal. @returns how many were acknowledged. */
async function insertUntilRefused(db: Db): Promise<number> {
  for (let n = 0; n < 1_000; n += 1) {
    const inserted = await outcome(() => db.collection('c').insertOne({ n, text }));
    if (JSON.stringify(inserted) === '{"error":14031}') return n;
  }
  throw new Error('The disk never became full.');
}

test.skipIf(!hasLimits)('a full disk refuses writes, keeps the rest, and heals', async () => {
  const { child, uri, ended } = startProcess(['--dir', dir]);
  const client = await MongoClient.connect(await uri);
  const db = client.db('d');
  await db.collection('c').createIndex({ n: 1 });
  await fillDisk(child.pid);
  const stored = await insertUntilRefused(db);
  expect(stored).toBeGreaterThan(10);

  const big = text.repeat(100);
  const refused = { error: 14031 };
  const many = Array.from({ length: 10 }, () =>
    outcome(() => db.collection('new').insertOne({ big })),
  );
  expect(await Promise.all(many)).toEqual(many.map(() => refused));
  expect(await db.collection('c').countDocuments()).toBe(stored);
  expect(await db.collection('c').findOne({ n: stored - 1 })).toMatchObject({ text });
  // The collection that a refused write had made in memory is gone as well.
  expect(await db.listCollections({ name: 'new' }).toArray()).toEqual([]);

  limitFiles(child.pid, 'unlimited');
  await db.collection('new').insertOne({ big });
  await db.collection('c').insertOne({ n: stored });
  expect(await db.collection('c').find().toArray()).toHaveLength(stored + 1);
  await client.close();
  child.kill('SIGTERM');
  const { code, lines } = await ended;
  expect(code).toBe(0);
  const problems = lines.filter((line) => line.includes('"level":"warn"'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('The disk is full');
});

test.skipIf(!hasLimits)(
  'a store on a full disk ends in order, and says why it cannot start',
  async () => {
    const first = startProcess(['--dir', dir]);
    const client = await MongoClient.connect(await first.uri);
    const { size } = await stat(join(dir, 'data.mdb'));
    limitFiles(first.child.pid, size);
    await outcome(() => client.db('d').collection('c').insertOne({ text }));
    await client.close();
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    const second = await startProcess(['--dir', dir], ['prlimit', `--fsize=${size}:`]).ended;
    expect(second.code).toBe(1);
    expect(second.lines.at(-1)).toContain(`The disk of ${dir} is full: make room.`);
  },
);
