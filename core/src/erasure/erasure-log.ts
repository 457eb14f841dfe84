import { createHash } from 'node:crypto';
import { eachKey } from '../storage/each-key.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

/** The folder of the log in the storage. */
export const ERASURES = 'erasures';

/** The mark of an erased id, from which the id does not follow. */
export function erasureMark(id: string): string {
  return createHash('sha256').update(`erased:${id}`).digest('hex');
}

/**
 * Notes for good that an account or a photo is erased, so that a backup of before cannot bring it
 * back. In the storage, one small object each: it must outlive the database. Safe to repeat.
 */
export async function logErasure(
  storage: ObjectStorage,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const entry = Buffer.from(JSON.stringify({ at: at.toISOString() }));
  for (const id of ids) {
    await storage.put(`${ERASURES}/${erasureMark(id)}`, entry, 'application/json');
  }
}

/** The mark that a key of the storage stands for; undefined for other keys. */
export function markOf(key: string): string | undefined {
  return key.startsWith(`${ERASURES}/`) ? key.slice(ERASURES.length + 1) : undefined;
}

/** The marks of everything that was ever erased. */
export async function readErasures(storage: ObjectStorage): Promise<Set<string>> {
  const marks = new Set<string>();
  for await (const key of eachKey(storage, `${ERASURES}/`)) {
    const mark = markOf(key);
    if (mark !== undefined) marks.add(mark);
  }
  return marks;
}
