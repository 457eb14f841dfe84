import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { imageView } from '@vesper/core/contract/image';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { openStorage } from '@vesper/core/storage/open-storage';
import { readAccount } from '../stack/balance.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { operatorOf } from '../stack/operator.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** Nothing changes by itself between a look and a backup. */
const QUIET = { HOUSEKEEPING_MS: '86400000', REMEMBER_AFTER_MS: '86400000' };
/** Collections that are not in a backup. */
const NOT_KEPT = ['idempotency_keys', 'sent_prompts', 'locks', 'migrations'];

/** A whole product with a bucket of its own, where S3 is used. */
interface Place {
  stack: Stack;
  operate: ReturnType<typeof operatorOf>;
  storage: ObjectStorage;
}

const key = randomBytes(32).toString('hex');
let folder: string;
let source: Place;
let target: Place;
let ada: Person & { imageId: string };
let ben: Person;
/** What there was when the backup was made. */
let before: { documents: Map<string, unknown[]>; files: Map<string, string> };
let path: string;

async function newPlace(processes: number): Promise<Place> {
  const S3_BUCKET = `vesper-test-${randomBytes(6).toString('hex')}`;
  const env = { ...QUIET, S3_BUCKET };
  const stack = await startStack({ gateways: processes, workers: processes, env });
  const config = loadConfig({ ...readEnv(), S3_BUCKET, DATA_DIR: stack.dataDir });
  const operate = operatorOf(stack, { S3_BUCKET, BACKUP_KEY: key });
  return { stack, operate, storage: await openStorage(config) };
}

async function documentsOf({ stack }: Place): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const { name } of await stack.documents.listCollections()) {
    if (NOT_KEPT.includes(name)) continue;
    const rows = await stack.documents.collection(name).find({}).sort({ _id: 1 }).toArray();
    if (rows.length > 0) found.set(name, rows);
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}

async function filesOf({ storage }: Place): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of await storage.list('')) {
    const object = await storage.get(name);
    if (object) files.set(name, (await buffer(object.body)).toString('base64'));
  }
  return files;
}

/** Someone with a talk and a picture. */
async function livedIn(): Promise<Person & { imageId: string }> {
  const person = await newPerson(source.stack);
  await send(person.client, await startConversation(person.client), 'I like early mornings');
  const prompt = { prompt: 'a lake at dawn' };
  const image = await person.client.expect([201, imageView], 'POST', '/api/generate/image', prompt);
  return { ...person, imageId: image.id };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesper-backups-'));
  [source, target] = await Promise.all([newPlace(1), newPlace(0)]);
  [ada, ben] = await Promise.all([livedIn(), livedIn()]);
  await source.stack.settled();
  before = { documents: await documentsOf(source), files: await filesOf(source) };
  const { code, said } = await source.operate('backup', folder, '--keep', '2');
  expect([said, code]).toEqual([expect.stringMatching(/^\S.*\.backup$/m), 0]);
  path = join(folder, (await readdir(folder)).find((name) => name.endsWith('.backup')) ?? '');
  // Ben leaves after the backup; the next one brings the log beside it up to date.
  const left = await ben.client.request('DELETE', '/api/user', { password: PASSWORD });
  expect(left.status).toBe(200);
  await source.stack.settled();
  await source.operate('backup', join(folder, 'later.backup'));
}, 240_000);

afterAll(async () => {
  for (const place of [source, target]) {
    await place.storage.deleteAll('');
    await place.stack.stop();
  }
  await rm(folder, { recursive: true });
});

describe('a backup that cannot be trusted is refused, and nothing is written', () => {
  async function refused(file: string, env?: Record<string, string>): Promise<string> {
    const operate = env ? operatorOf(target.stack, env) : target.operate;
    const { code, said } = await operate('restore', file);
    expect(code).toBe(1);
    expect(said).not.toContain('    at ');
    expect(await documentsOf(target)).toEqual(new Map());
    expect(await filesOf(target)).toEqual(new Map());
    return said;
  }

  /** A copy of the backup with something done to it. */
  async function altered(change: (bytes: Buffer) => Buffer): Promise<string> {
    const file = join(folder, 'altered.backup');
    await writeFile(file, change(await readFile(path)));
    return file;
  }

  it('with another key', async () => {
    expect(await refused(path, { BACKUP_KEY: randomBytes(32).toString('base64') })).toContain(
      'This backup was made with another key',
    );
    expect(await refused(path, {})).toContain('Set BACKUP_KEY_FILE or BACKUP_KEY');
  });

  it('with a changed byte', async () => {
    const { length } = await readFile(path);
    for (const at of [Math.floor(length / 2), length - 1]) {
      const flip = (bytes: Buffer) => {
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      };
      expect(await refused(await altered(flip))).toContain('This backup is damaged or incomplete');
    }
  });

  it('without its end, cut between two parts', async () => {
    const [header, part] = [56, 64 * 1024 + 16];
    const file = await altered((bytes) => bytes.subarray(0, header + part));
    expect(await refused(file)).toContain('This backup is damaged or incomplete');
    expect(await refused(join(folder, 'nothing.backup'))).toContain('There is no file');
  });
});

it('is restored elsewhere as it was, but for who left since', async () => {
  const bytes = await readFile(path);
  for (const secret of [ada.email, 'early mornings', 'a lake at dawn']) {
    expect(bytes.includes(secret)).toBe(false);
  }
  const { code, said } = await target.operate('restore', path);
  expect([said, code]).toEqual([expect.stringContaining('Restored '), 0]);
  const of = (rows: readonly unknown[]) =>
    rows.filter((row) => !JSON.stringify(row).includes(ben.userId));
  const expected = [...before.documents].map(([name, rows]) => [name, of(rows)] as const);
  expect(await documentsOf(target)).toEqual(new Map(expected.filter(([, rows]) => rows.length)));
  const files = [...(await filesOf(target))].filter(([name]) => !name.startsWith('erasures/'));
  const kept = [...before.files].filter(([name]) => !name.includes(ben.userId));
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept.length).toBeLessThan(before.files.size);
  expect(new Map(files)).toEqual(new Map(kept));
  const account = await readAccount(target.stack.documents, ada.userId);
  expect(account).toEqual({ tokens: 4, ledgerSum: 4, holds: 0 });
  // The log came along, so that a restore of this one keeps to it, too.
  expect(await target.storage.list('erasures/')).toHaveLength(1);
  const again = await target.operate('restore', path);
  expect(again).toMatchObject({ code: 1 });
  expect(again.said).toContain('The database is not empty');
});

it('of a folder keeps so many, and never takes the place of another', async () => {
  const dated = async () => (await readdir(folder)).filter((name) => name.startsWith('vesper-'));
  await writeFile(join(folder, 'vesper-20200101T000000Z.backup'), '');
  await writeFile(join(folder, 'notes.txt'), '');
  const made = await source.operate('backup', folder, '--keep', '2');
  expect(made.said).toContain('Removed vesper-20200101T000000Z.backup.');
  expect(await dated()).toHaveLength(2);
  expect(await readdir(folder)).toContain('notes.txt');
  const taken = await source.operate('backup', path);
  expect(taken).toMatchObject({ code: 1 });
  expect(taken.said).toContain('is there already');
});
