import type { Types } from 'mongoose';
import { User } from '../models/user.ts';
import type { CancelContext } from '../runs/cancel-run.ts';
import { userPrefixes } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { Queues } from '../runs/queues.ts';
import { forgetTraces, readTraces } from './forget-runs.ts';
import { OWNED } from './owned.ts';
import { stopRuns } from './stop-runs.ts';

export interface ErasureContext extends CancelContext {
  storage: ObjectStorage;
  queues: Queues;
}

/** An erasure this old was left behind by a process that died. */
const LEFT_BEHIND_MS = 60_000;

/**
 * Closes an account for good: nobody can sign in to it from here on, and should this process die,
 * housekeeping finishes what `eraseUser` began.
 */
export async function beginErasure(userId: Types.ObjectId, at: Date): Promise<void> {
  // '*' is no hash of any password.
  await User.updateOne({ _id: userId }, { $set: { erasedAt: at, passwordHash: '*' } });
}

async function removeAll({ storage }: ErasureContext, userId: Types.ObjectId): Promise<void> {
  for (const prefix of userPrefixes(userId.toHexString())) await storage.deleteAll(prefix);
  for (const remove of Object.values(OWNED)) await remove(userId);
}

/**
 * Removes everything of a user: runs are stopped, then what Redis knows, bytes, documents, and the
 * account itself.
 */
export async function eraseUser(context: ErasureContext, userId: Types.ObjectId): Promise<void> {
  await stopRuns(context, { userId });
  const traces = await readTraces(userId, context.clock.now());
  await forgetTraces(context, userId, traces);
  await removeAll(context, userId);
  await User.deleteOne({ _id: userId });
  // What was still being written while the first round passed by.
  await removeAll(context, userId);
  await forgetTraces(context, userId, traces);
}

/** Finishes erasures whose process died. @returns how many. */
export async function finishErasures(context: ErasureContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LEFT_BEHIND_MS);
  const left = await User.find({ erasedAt: { $lt: before } }, { erasedAt: 1 }).limit(20);
  for (const { _id } of left) await eraseUser(context, _id);
  return left.length;
}
