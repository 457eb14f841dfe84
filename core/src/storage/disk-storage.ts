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
import { dirname, join, relative, sep } from 'node:path';
import { assertKey, type ObjectStorage, type StoredObject } from './object-storage.ts';

const TYPE_SUFFIX = '.type';

function isMissing(err: unknown): boolean {
  return err instanceof Error && 'code' in err && err.code === 'ENOENT';
}

/** Objects as files below one folder; the content type lies beside each in `<name>.type`. */
export class DiskStorage implements ObjectStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path + TYPE_SUFFIX, Buffer.from(contentType));
    await writeWhole(path, bytes);
  }

  async get(key: string): Promise<StoredObject | null> {
    const path = this.#path(key);
    try {
      const { size } = await stat(path);
      const contentType = await readFile(path + TYPE_SUFFIX, 'utf8');
      return { body: createReadStream(path), size, contentType };
    } catch (err) {
      if (isMissing(err)) return null;
      throw err;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    await rm(path, { force: true });
    await rm(path + TYPE_SUFFIX, { force: true });
  }

  async list(prefix: string): Promise<string[]> {
    const folder = join(this.#root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (err: unknown) => {
        if (isMissing(err)) return [];
        throw err;
      },
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(TYPE_SUFFIX))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix) && !key.includes('.tmp-'))
      .sort();
  }

  async check(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await access(this.#root, constants.W_OK);
  }

  #path(key: string): string {
    assertKey(key);
    return join(this.#root, key);
  }
}

/** Writes beside the target, makes it durable, then takes its place in one step. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.tmp-${randomUUID()}`;
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (err) {
    await rm(temporary, { force: true });
    throw err;
  }
}
