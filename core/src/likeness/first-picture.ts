import type { Types } from 'mongoose';
import { AppError } from '../errors.ts';
import { Run } from '../models/run.ts';
import { User } from '../models/user.ts';

type Id = Types.ObjectId;

/** Ends after which the first picture is free again: nobody got anything. */
const CAME_TO_NOTHING = ['undone', 'failed', 'stopped'];

/** The run that a user's free picture was claimed for, and whether another one may claim it. */
async function claimOf(userId: Id): Promise<{ runId: Id | null; isFree: boolean }> {
  const user = await User.findById(userId, { giftRunId: 1 });
  const runId = user?.giftRunId ?? null;
  if (!user || !runId) return { runId, isFree: user !== null };
  const run = await Run.findById(runId, { status: 1 });
  // A start that was undone is forgotten after a while; its id can never start.
  return { runId, isFree: !run || CAME_TO_NOTHING.includes(run.status) };
}

/** Tells if this user's first picture with photos of themselves is still to be had for nothing. */
export async function isFirstPictureFree(userId: Id): Promise<boolean> {
  return (await claimOf(userId)).isFree;
}

/**
 * Claims the one free picture for a run that has been written. Of claims at the same instant one
 * wins; it stands as long as the run does.
 * @throws AppError `first_picture_used`
 */
export async function claimFirstPicture(userId: Id, runId: Id): Promise<void> {
  const before = await claimOf(userId);
  const mine = { _id: userId, giftRunId: before.runId };
  const won = before.isFree && (await User.updateOne(mine, { $set: { giftRunId: runId } }));
  if (!won || won.modifiedCount !== 1) throw new AppError('first_picture_used');
}
