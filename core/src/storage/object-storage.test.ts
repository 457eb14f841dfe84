import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { DiskStorage } from './disk-storage.ts';
import { TooManyBytes } from './limited.ts';
import type { ObjectStorage } from './object-storage.ts';
import { S3Storage } from './s3-storage.ts';
import { isValidPut, signedPutPath, SIGNED_PUT_PATH } from './signed-put.ts';

const SECRET = 'a secret that signs upload addresses';

const SENT = { contentType: 'image/png', maxBytes: 1_000, size: undefined };

interface Adapter {
  storage: ObjectStorage;
  close: () => Promise<void>;
}

async function openDisk(): Promise<Adapter> {
  const root = await mkdtemp(join(tmpdir(), 'vesper-objects-'));
  return { storage: new DiskStorage(root), close: () => rm(root, { recursive: true }) };
}

async function openS3(options: Parameters<typeof S3Storage.open>[0]): Promise<Adapter> {
  return { storage: await S3Storage.open(options), close: () => Promise.resolve() };
}

/** A body that comes in pieces, and may break off after them. */
function coming(pieces: string[], end?: Error): Readable {
  return Readable.from(
    (function* () {
      yield* pieces.map((piece) => Buffer.from(piece));
      if (end) throw end;
    })(),
  );
}

const { s3 } = loadConfig(readEnv());
const ADAPTERS: Array<[string, () => Promise<Adapter>]> = [['disk', openDisk]];
if (s3) ADAPTERS.push(['S3', () => openS3(s3)]);

describe.each(ADAPTERS)('%s storage', (_name, openAdapter) => {
  let adapter: Adapter;
  let storage: ObjectStorage;
  const folder = `test-${randomUUID()}`;
  const key = (name: string) => `${folder}/${name}`;

  beforeAll(async () => {
    adapter = await openAdapter();
    storage = adapter.storage;
    await storage.check();
  });
  afterAll(async () => {
    for (const name of await storage.list(`${folder}/`)) await storage.delete(name);
    await adapter.close();
  });

  const read = async (name: string, range?: { start: number; end: number }) => {
    const object = await storage.get(key(name), range);
    return object && (await buffer(object.body));
  };

  it('gives back what was put, with its size and type', async () => {
    const bytes = randomBytes(70_000);
    await storage.put(key('one.bin'), bytes, 'image/png');
    const info = { size: 70_000, contentType: 'image/png' };
    expect(await storage.stat(key('one.bin'))).toMatchObject(info);
    expect(await storage.get(key('one.bin'))).toMatchObject(info);
    expect(await read('one.bin')).toEqual(bytes);
  });

  it('gives a part, both ends included, and still knows the whole size', async () => {
    await storage.put(key('digits'), Buffer.from('0123456789'), 'text/plain');
    expect(String(await read('digits', { start: 2, end: 4 }))).toBe('234');
    expect(String(await read('digits', { start: 9, end: 9 }))).toBe('9');
    const part = await storage.get(key('digits'), { start: 0, end: 0 });
    expect(part?.size).toBe(10);
    part?.body.destroy();
  });

  it('has no object that was never put or was deleted, and deletes twice without a word', async () => {
    expect(await storage.get(key('none'))).toBeNull();
    expect(await storage.stat(key('none'))).toBeNull();
    await storage.put(key('gone'), Buffer.from('x'), 'text/plain');
    await storage.delete(key('gone'));
    await storage.delete(key('gone'));
    expect(await storage.get(key('gone'))).toBeNull();
  });

  it('replaces whole objects, their type included', async () => {
    await storage.put(key('same'), Buffer.from('a longer first text'), 'text/plain');
    await storage.put(key('same'), Buffer.from('second'), 'image/webp');
    expect(String(await read('same'))).toBe('second');
    const rewritten = await storage.stat(key('same'));
    expect(rewritten).toMatchObject({ size: 6, contentType: 'image/webp' });
    expect(rewritten?.writtenAt).toBeInstanceOf(Date);
  });

  it('lists by prefix, in order', async () => {
    for (const name of ['list/b', 'list/a', 'list/deep/c', 'listless']) {
      await storage.put(key(name), Buffer.from('x'), 'text/plain');
    }
    const found = ['list/a', 'list/b', 'list/deep/c'].map(key);
    expect(await storage.list(`${key('list')}/`)).toEqual(found);
    expect(await storage.list(key('nothing/'))).toEqual([]);
    const page = (after: string, limit: number) =>
      storage.list(`${key('list')}/`, { after, limit });
    expect(await page('', 2)).toEqual(found.slice(0, 2));
    expect(await page(key('list/b'), 2)).toEqual(found.slice(2));
    expect(await page(key('list/deep/c'), 2)).toEqual([]);
  });

  it('deletes everything under a prefix and nothing beside it', async () => {
    for (const name of ['all/a', 'all/deep/b', 'allies']) {
      await storage.put(key(name), Buffer.from('x'), 'text/plain');
    }
    expect(await storage.deleteAll(`${key('all')}/`)).toBe(2);
    expect(await storage.deleteAll(`${key('all')}/`)).toBe(0);
    expect(await storage.list(key('all'))).toEqual([key('allies')]);
  });

  it('refuses keys that could leave their folder', async () => {
    for (const bad of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', 'a/./b', 'a\0b']) {
      await expect(storage.put(bad, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
      await expect(storage.get(bad)).rejects.toThrow(RangeError);
      await expect(storage.delete(bad)).rejects.toThrow(RangeError);
      await expect(storage.receive(bad, Readable.from([]), SENT)).rejects.toThrow(RangeError);
    }
  });

  it.each([undefined, 14])('takes a body as it comes in, of announced size %s', async (size) => {
    const body = coming(['from a ', 'browser']);
    await storage.receive(key('sent'), body, { ...SENT, size });
    expect(String(await read('sent'))).toBe('from a browser');
    expect(await storage.stat(key('sent'))).toMatchObject({ contentType: 'image/png', size: 14 });
  });

  it.each([undefined, 1_200])(
    'keeps nothing of a body that is too large, size %s',
    async (size) => {
      const large = coming(['x'.repeat(600), 'x'.repeat(600)]);
      const sent = { ...SENT, size };
      await expect(storage.receive(key('large'), large, sent)).rejects.toThrow(TooManyBytes);
      expect(await storage.stat(key('large'))).toBeNull();
    },
  );

  it.each([undefined, 20])('keeps nothing of a body that breaks off, size %s', async (size) => {
    const broken = coming(['ten bytes.'], new Error('the connection was cut'));
    await expect(storage.receive(key('cut'), broken, { ...SENT, size })).rejects.toThrow('cut');
    expect(await storage.stat(key('cut'))).toBeNull();
  });
});

describe('an upload to disk', () => {
  it('leaves nothing behind when it is too large or breaks off', async () => {
    const root = await mkdtemp(join(tmpdir(), 'vesper-objects-'));
    const storage = new DiskStorage(root);
    const large = Readable.from([Buffer.alloc(600), Buffer.alloc(600)]);
    await expect(storage.receive('up/large', large, SENT)).rejects.toThrow(TooManyBytes);
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(10);
        throw new Error('the connection was cut');
      })(),
    );
    await expect(storage.receive('up/cut', broken, SENT)).rejects.toThrow('cut');
    expect(await storage.list('up/')).toEqual([]);
    expect(await readdir(join(root, 'up'))).toEqual([]);
    await rm(root, { recursive: true });
  });
});

describe('a write to disk that never ends', () => {
  let root: string;
  let storage: DiskStorage;
  const bodies: Readable[] = [];
  const unfinished = () => readdir(join(root, '.tmp'));

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'vesper-objects-'));
    storage = new DiskStorage(root);
  });
  afterEach(async () => {
    for (const body of bodies.splice(0)) body.destroy();
    await rm(root, { recursive: true });
  });

  /** Writes a first part; the rest never comes, as when the process is killed. */
  async function begin(key: string): Promise<void> {
    const before = (await unfinished().catch(() => [])).length;
    const body = new Readable({ read: () => undefined });
    body.push(Buffer.alloc(10));
    bodies.push(body);
    storage.receive(key, body, SENT).catch(() => undefined);
    await expect.poll(() => unfinished().catch(() => [])).toHaveLength(before + 1);
  }

  it('is no object, goes with its prefix, and does not come back', async () => {
    await begin('quarantine/ada/one');
    await begin('quarantine/ben/two');
    expect(await storage.list('quarantine/')).toEqual([]);
    expect(await storage.deleteAll('quarantine/ada/')).toBe(0);
    expect(await unfinished()).toEqual([expect.stringMatching(/^quarantine~ben~two~/)]);
    for (const body of bodies) body.push(null);
    await expect.poll(() => storage.list('quarantine/')).toEqual(['quarantine/ben/two']);
    expect(await unfinished()).toEqual([]);
  });

  it('is swept once it is old', async () => {
    await begin('quarantine/ada/one');
    expect(await storage.sweep(new Date(Date.now() - 60_000))).toBe(0);
    expect(await storage.sweep(new Date(Date.now() + 60_000))).toBe(1);
    expect(await unfinished()).toEqual([]);
  });
});

describe('a signed address', () => {
  const parse = (path: string) => {
    const url = new URL(path, 'http://gateway');
    return {
      key: url.pathname.slice(SIGNED_PUT_PATH.length),
      expires: Number(url.searchParams.get('expires')),
      signature: url.searchParams.get('signature') ?? '',
    };
  };
  const put = parse(signedPutPath(SECRET, 'quarantine/a/b', 2_000));

  it('is good for its key, until its time, under any of the keys', () => {
    expect(isValidPut([SECRET], put, 1_999)).toBe(true);
    expect(isValidPut(['a newer one', SECRET], put, 1_999)).toBe(true);
    expect(isValidPut([SECRET], put, 2_000)).toBe(false);
    expect(isValidPut(['another'], put, 0)).toBe(false);
    expect(isValidPut([], put, 0)).toBe(false);
    expect(isValidPut([SECRET], { ...put, key: 'quarantine/a/c' }, 0)).toBe(false);
    expect(isValidPut([SECRET], { ...put, expires: 9_000 }, 0)).toBe(false);
    expect(isValidPut([SECRET], { ...put, signature: '' }, 0)).toBe(false);
  });
});
