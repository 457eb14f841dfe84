import { appendFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ERASURES, readErasures } from '../erasure/erasure-log.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

/** The copy of the log beside backups: lines of a mark and what is known of it. */
const NAME = 'erasures.log';

async function copied(folder: string): Promise<Map<string, string>> {
  const path = join(folder, NAME);
  const lines = await readFile(path, 'utf8').catch((err: unknown) => {
    if (err instanceof Error && 'code' in err && err.code === 'ENOENT') return '';
    throw err;
  });
  const entries = lines.split('\n').filter((line) => /^[0-9a-f]{64} /.test(line));
  return new Map(entries.map((line) => [line.slice(0, 64), line.slice(65)]));
}

/** Brings the copy beside the backups up to date: what the storage loses is there. */
export async function copyErasures(storage: ObjectStorage, folder: string): Promise<void> {
  const known = await copied(folder);
  for (const mark of await readErasures(storage)) {
    if (known.has(mark)) continue;
    const object = await storage.get(`${ERASURES}/${mark}`);
    const entry = object ? await text(object.body) : '{}';
    await appendFile(join(folder, NAME), `${mark} ${entry}\n`, { mode: 0o600 });
  }
}

/** Brings what the copy beside a backup knows into the storage. */
export async function restoreErasureCopy(storage: ObjectStorage, backup: string): Promise<void> {
  const known = await readErasures(storage);
  for (const [mark, entry] of await copied(dirname(backup))) {
    if (known.has(mark)) continue;
    await storage.put(`${ERASURES}/${mark}`, Buffer.from(entry), 'application/json');
  }
}
