import { setTimeout as delay } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { NOT_STARTED, Run, type RunDocument } from '../models/run.ts';
import { KINDS } from './kinds/kinds.ts';
import type { RunContext } from './run-context.ts';
import { logKeys } from './run-log.ts';

/** A start takes milliseconds; one that is this old broke off, or waits for a service in vain. */
export const STUCK_START_MS = 10_000;
/** Milliseconds between a process's tries to undo a start of its own, and their number. */
const AGAIN_MS = 500;
const TRIES = 60;

/** The fields of a run besides its subject: enough to keep anybody from starting it. */
type RunIdentity = Pick<RunDocument, 'userId' | 'kind' | 'createdAt'>;

/**
 * Makes sure that a run never starts, also when the write that creates it is still on its way: its
 * id is taken then.
 * @returns false when it has started
 */
export async function forbidStart(_id: Types.ObjectId, identity: RunIdentity): Promise<boolean> {
  const { userId, kind, createdAt } = identity;
  try {
    await Run.updateOne(
      { _id, status: NOT_STARTED },
      { $set: { status: 'undone' }, $setOnInsert: { userId, kind, createdAt } },
      { upsert: true },
    );
    return true;
  } catch (err) {
    // It exists in another state.
    if (isDuplicateKey(err)) return false;
    throw err;
  }
}

/**
 * Takes a start back: tokens, documents, log and job. Safe to repeat, from any process, whatever
 * the start got done; its slot is freed last.
 * @returns false when the run has started
 */
export async function undoStart(context: RunContext, run: RunDocument): Promise<boolean> {
  if (!(await forbidStart(run._id, run))) return false;
  await undoWrites(context, run);
  await Run.updateOne({ _id: run._id, status: 'undone' }, { $unset: { slot: 1, live: 1 } });
  return true;
}

/** Takes back what a start wrote; repeated later, as a service that hung may apply writes late. */
export async function undoWrites(context: RunContext, run: RunDocument): Promise<void> {
  if (run.price > 0) await context.ledger.refund(run.userId, run._id, run.price);
  await KINDS[run.kind].undo(context, run);
  const runId = run._id.toHexString();
  // Failures are ignored: a job without a live run does nothing, and a log expires.
  await Promise.allSettled([context.queues.forget(runId), context.redis.unlink(...logKeys(runId))]);
}

/** Undoes a start once the services answer again. If this process ends first, housekeeping does. */
export function undoStartLater(context: RunContext, run: RunDocument): void {
  keepUndoing(context, run).catch((err: unknown) => {
    context.log.warn({ err, runId: run.id }, 'a start is left to housekeeping');
  });
}

async function keepUndoing(context: RunContext, run: RunDocument): Promise<void> {
  for (let tries = 1; ; tries++) {
    await delay(AGAIN_MS, undefined, { ref: false });
    try {
      await undoStart(context, run);
      return;
    } catch (err) {
      if (tries >= TRIES) throw err;
    }
  }
}
