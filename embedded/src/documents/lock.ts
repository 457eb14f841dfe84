import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { decode, encode } from './codec.ts';
import { failedCommit } from './errors.ts';
import type { Database } from './store.ts';
import { toNumber } from './values.ts';

const OWNER = Buffer.from('l');

/** Another live process has the directory. */
class LockedError extends Error {}

/**
 * LMDB lets a second process open the same files, and the two would silently disagree. So the owner
 * is written down, inside a write transaction, which LMDB makes exclusive between processes and
 * takes back from one that was killed. A number alone does not name a process, since numbers are
 * given out again (always the same ones in a container), so the time it began is kept with it.
 * @returns how to give the directory back; false when the disk was too full to write that down.
 */
export function acquireLock(db: Database, dir: string): () => Promise<boolean> {
  const own = { pid: process.pid, started: startOf(process.pid) };
  db.transactionSync(() => {
    const record = db.getBinary(OWNER);
    const owner = record && decode(record);
    const pid = toNumber(owner?.['pid']);
    if (owner && isAlive(pid) && startOf(pid) === owner['started']) {
      throw new LockedError(
        `The data directory ${dir} is in use by process ${pid}: stop that one or choose another directory.`,
      );
    }
    db.putSync(OWNER, encode(own));
  });
  return async () => {
    try {
      return await db.remove(OWNER);
    } catch (error) {
      // A full disk: the name of a process that has ended holds nobody up.
      await failedCommit(error);
      return false;
    }
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The time a process began, in whatever form the system tells it; '' when it does not. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22; the name in field 2 may hold spaces and brackets, so count from its end.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}
