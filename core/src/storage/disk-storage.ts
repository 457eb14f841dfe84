import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import {
  assertKey,
  type ByteRange,
  type KeyPage,
  type ObjectInfo,
  type ObjectStorage,
  type SentObject,
  type StoredObject,
} from './object-storage.ts';
import { limited } from './limited.ts';

const TYPE_SUFFIX = '.type';
/** The folder in which files grow until they are whole; no key begins with a dot. */
const UNFINISHED = '.tmp';

/** A key as the beginning of a file's name: no key has a `~` in it. */
const flat = (key: string): string => key.replaceAll('/', '~');

function isMissing(err: unknown): boolean {
  return err instanceof Error && 'code' in err && err.code === 'ENOENT';
}

function noneIfMissing(err: unknown): [] {
  if (isMissing(err)) return [];
  throw err;
}

/**
 * Objects as files below one folder; the content type lies beside each in `<name>.type`. Unfinished
 * files lie in a folder of their own, named by their key: they can be found when a process died.
 */
export class DiskStorage implements ObjectStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#write(key, [bytes], contentType);
  }

  async receive(key: string, body: Readable, sent: SentObject): Promise<void> {
    const { contentType, maxBytes } = sent;
    await this.#write(key, limited(body, maxBytes), contentType);
  }

  async stat(key: string): Promise<ObjectInfo | null> {
    const path = this.#path(key);
    try {
      const { size, mtime } = await stat(path);
      const contentType = await readFile(path + TYPE_SUFFIX, 'utf8');
      return { size, contentType, writtenAt: mtime };
    } catch (err) {
      if (isMissing(err)) return null;
      throw err;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject | null> {
    const info = await this.stat(key);
    return info && { ...info, body: createReadStream(this.#path(key), range) };
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    await rm(path, { force: true });
    await rm(path + TYPE_SUFFIX, { force: true });
  }

  async deleteAll(prefix: string): Promise<number> {
    const keys = await this.list(prefix);
    for (const key of keys) await this.delete(key);
    const unfinished = await this.#unfinished();
    for (const path of unfinished) {
      if (basename(path).startsWith(flat(prefix))) await rm(path, { force: true });
    }
    return keys.length;
  }

  async sweep(before: Date): Promise<number> {
    let swept = 0;
    for (const path of await this.#unfinished()) {
      // One that is gone has just been finished.
      const written = await stat(path).catch(() => undefined);
      if (!written || written.mtime >= before) continue;
      await rm(path, { force: true });
      swept += 1;
    }
    return swept;
  }

  async list(prefix: string, page?: KeyPage): Promise<string[]> {
    const folder = join(this.#root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      noneIfMissing,
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(TYPE_SUFFIX))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix) && !key.startsWith(UNFINISHED))
      .filter((key) => !page || key > page.after)
      .sort()
      .slice(0, page?.limit);
  }

  async check(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await access(this.#root, constants.W_OK);
  }

  async #write(
    key: string,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    contentType: string,
  ): Promise<void> {
    const path = this.#path(key);
    const typeKey = key + TYPE_SUFFIX;
    const type = { unfinished: this.#unfinishedPath(typeKey), path: path + TYPE_SUFFIX };
    await mkdir(dirname(path), { recursive: true });
    await mkdir(join(this.#root, UNFINISHED), { recursive: true });
    await writeWhole({ unfinished: this.#unfinishedPath(key), path }, chunks, () =>
      writeWhole(type, [Buffer.from(contentType)], () => Promise.resolve()),
    );
  }

  #unfinishedPath(key: string): string {
    return join(this.#root, UNFINISHED, `${flat(key)}~${randomUUID()}`);
  }

  async #unfinished(): Promise<string[]> {
    const folder = join(this.#root, UNFINISHED);
    const names = await readdir(folder).catch(noneIfMissing);
    return names.map((name) => join(folder, name));
  }

  #path(key: string): string {
    assertKey(key);
    return join(this.#root, key);
  }
}

/** Writes to an unfinished file, makes it durable, then moves it to its path in one step. */
async function writeWhole(
  { unfinished, path }: { unfinished: string; path: string },
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  beforeMove: () => Promise<void>,
): Promise<void> {
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    await beforeMove();
    await rename(unfinished, path);
  } catch (err) {
    await rm(unfinished, { force: true });
    throw err;
  }
}
