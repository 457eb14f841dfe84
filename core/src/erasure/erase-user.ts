import type { Types } from 'mongoose';
import { keepEvidenceOfAccount } from '../cases/evidence.ts';
import { User } from '../models/user.ts';
import type { RunContext } from '../runs/run-context.ts';
import { stopRuns } from '../runs/stop-runs.ts';
import { userPrefixes } from '../storage/object-keys.ts';
import { logErasure } from './erasure-log.ts';
import { forgetTraces, readTraces } from './forget-runs.ts';
import { OWNED } from './owned.ts';

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

async function removeAll({ storage }: RunContext, userId: Types.ObjectId): Promise<void> {
  for (const prefix of userPrefixes(userId.toHexString())) await storage.deleteAll(prefix);
  for (const remove of Object.values(OWNED)) await remove(userId);
}

/**
 * Removes everything of a user: runs are stopped, then what Redis knows, bytes, documents, and the
 * account itself. What stays are copies for grave cases that are open, until somebody has decided.
 */
export async function eraseUser(context: RunContext, userId: Types.ObjectId): Promise<void> {
  await logErasure(context.storage, [userId.toHexString()], context.clock.now());
  await stopRuns(context, { userId });
  await keepEvidenceOfAccount(context, userId);
  const traces = await readTraces(userId, context.clock.now());
  await forgetTraces(context, userId, traces);
  await removeAll(context, userId);
  await User.deleteOne({ _id: userId });
  // A second round, for what was still being written during the first.
  await removeAll(context, userId);
  await forgetTraces(context, userId, traces);
}

/** Finishes erasures whose process died. @returns how many. */
export async function finishErasures(context: RunContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LEFT_BEHIND_MS);
  const left = await User.find({ erasedAt: { $lt: before } }, { erasedAt: 1 }).limit(20);
  for (const { _id } of left) await eraseUser(context, _id);
  return left.length;
}
