import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyErasures } from './erasure-copy.ts';
import type { Manifest } from './manifest.ts';
import { seal } from './sealed-file.ts';
import { writeBackup } from './write-backup.ts';

const SUFFIX = '.backup';
const UNFINISHED = '.part';
/** The names that a folder of backups gives, which sort by time. */
const DATED = /^vesper-\d{8}T\d{6}Z\.backup$/;

/** Why the file system takes no more. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EROFS']);

interface BackupOptions {
  /** A folder, which gets one more backup; or the name of a file that ends with `.backup`. */
  target: string;
  key: Buffer;
  /** Backups to keep in the folder; older ones are removed. Undefined keeps all. */
  keep?: number | undefined;
}

interface Made {
  path: string;
  manifest: Manifest;
  removed: string[];
}

/**
 * Makes a backup. Its file has its name once it is whole and on the disk.
 * @throws BackupRefused when there is a file of that name
 */
export async function makeBackup(
  source: { storage: ObjectStorage; clock: Clock },
  { target, key, keep }: BackupOptions,
): Promise<Made> {
  const isFile = target.endsWith(SUFFIX);
  const folder = isFile ? dirname(target) : target;
  const stamp = source.clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  const path = isFile ? target : join(folder, `vesper-${stamp}${SUFFIX}`);
  const names = await prepareFolder(folder);
  if (names.some((name) => join(folder, name) === path)) {
    throw new BackupRefused(`${path} is there already: choose another name.`);
  }
  const manifest = await writeFile(source, { path, key });
  await copyErasures(source.storage, folder);
  const removed = isFile || keep === undefined ? [] : await removeOld(folder, keep);
  return { path, manifest, removed };
}

/** @returns the names of what is in it */
async function prepareFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await readdir(folder);
  } catch (cause) {
    const message = `${folder} cannot be used: name a folder that you may write to.`;
    throw new BackupRefused(message, { cause });
  }
}

async function writeFile(
  source: { storage: ObjectStorage; clock: Clock },
  { path, key }: { path: string; key: Buffer },
): Promise<Manifest> {
  const unfinished = path + UNFINISHED;
  let manifest: Manifest | undefined;
  try {
    const contents = writeBackup(source, (it) => (manifest = it));
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(seal(contents, key)), file);
    if (!manifest) throw new Error('The backup has no end.');
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (err) {
    await rm(unfinished, { force: true });
    if (err instanceof Error && 'code' in err && NO_ROOM.has(String(err.code))) {
      throw new BackupRefused(
        `${path} could not be written (${String(err.code)}): make room, or name another folder.`,
        { cause: err },
      );
    }
    throw err;
  }
}

/** Makes the name durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeOld(folder: string, keep: number): Promise<string[]> {
  const dated = (await readdir(folder)).filter((name) => DATED.test(name)).sort();
  const old = dated.slice(0, Math.max(0, dated.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}
