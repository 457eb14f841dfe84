import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Lock } from '../models/lock.ts';

/** An owner that renews nothing for so long is dead. */
const HELD_MS = 60_000;

/** A lock that somebody else has taken over: who held it must write nothing more. */
export class LockLost extends Error {
  override readonly name = 'LockLost';
}

export interface HeldLock {
  /**
   * Keeps it for another minute.
   * @throws LockLost when this process was so slow that another one has it.
   */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes a lock that is in the database, so that all machines see it. It is renewed between steps,
 * and free again by itself when its owner dies.
 * @returns null while another process has it
 */
export async function takeLock(name: string, clock: Clock): Promise<HeldLock | null> {
  const owner = randomUUID();
  const until = (): Date => new Date(clock.now().getTime() + HELD_MS);
  try {
    // Where another one has it the filter meets nothing, and its insertion meets the other's id.
    await Lock.updateOne(
      { _id: name, until: { $lt: clock.now() } },
      { $set: { owner, until: until() } },
      { upsert: true },
    );
  } catch (err) {
    if (isDuplicateKey(err)) return null;
    throw err;
  }
  return {
    async renew() {
      const { matchedCount } = await Lock.updateOne(
        { _id: name, owner },
        { $set: { until: until() } },
      );
      if (matchedCount === 0) {
        throw new LockLost(`Another process has taken over (${name}): wait for its end.`);
      }
    },
    async release() {
      await Lock.deleteOne({ _id: name, owner });
    },
  };
}
