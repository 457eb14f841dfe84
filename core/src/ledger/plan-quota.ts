import type { Types } from 'mongoose';
import type { PlanLimit } from '../contract/plans.ts';
import { Character } from '../models/character.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { PlanUsage } from '../models/plan-usage.ts';
import { Run } from '../models/run.ts';

type Id = Types.ObjectId;

/** The usage of one thing by one user in the calendar month of `at`. */
interface Share {
  userId: Id;
  what: PlanLimit;
  at: Date;
}

const keyOf = ({ userId, what, at }: Share) => ({
  userId,
  what,
  month: at.toISOString().slice(0, 7),
});

/** The used part of this month's quota; null while none was ever reserved. */
export async function quotaUsed(share: Share): Promise<number | null> {
  const usage = await PlanUsage.findOne(keyOf(share), { used: 1 });
  return usage?.used ?? null;
}

/**
 * Reserves one of `limit` for what is about to be made. One conditional update decides, so requests
 * at the same instant never pass together; reserving again for the same `ref` changes nothing. The
 * reservation is open until `commitQuota` or `releaseQuota`.
 * @param countMade what was made in this month before it was counted
 * @returns false when none is free
 */
export async function reserveQuota(
  share: Share & { ref: Id },
  limit: number,
  countMade: () => Promise<number>,
): Promise<boolean> {
  const { ref, at } = share;
  const key = keyOf(share);
  if (!(await PlanUsage.exists(key))) await beginMonth({ ...key, createdAt: at }, countMade);
  const { modifiedCount } = await PlanUsage.updateOne(
    { ...key, used: { $lt: limit }, 'open.ref': { $ne: ref } },
    { $inc: { used: 1 }, $push: { open: { ref, at } } },
  );
  return modifiedCount === 1 || (await PlanUsage.exists({ ...key, 'open.ref': ref })) !== null;
}

/** Creates a month's counter. Nothing is made before it exists, so all processes count the same. */
async function beginMonth(
  key: ReturnType<typeof keyOf> & { createdAt: Date },
  countMade: () => Promise<number>,
): Promise<void> {
  try {
    await PlanUsage.create({ ...key, used: await countMade() });
  } catch (err) {
    if (!isDuplicateKey(err)) throw err;
  }
}

/** Commits a reservation: a later deletion does not free it. @returns whether it was open. */
export async function commitQuota(userId: Id, ref: Id): Promise<boolean> {
  const reserved = { userId, 'open.ref': ref };
  const { modifiedCount } = await PlanUsage.updateOne(reserved, { $pull: { open: { ref } } });
  return modifiedCount === 1;
}

/** Releases a reservation for something that was not made, once. @returns whether it was open. */
export async function releaseQuota(userId: Id, ref: Id): Promise<boolean> {
  const { modifiedCount } = await PlanUsage.updateOne(
    { userId, 'open.ref': ref },
    { $inc: { used: -1 }, $pull: { open: { ref } } },
  );
  return modifiedCount === 1;
}

/**
 * Decides about reservations that a crash left open.
 * @param before younger ones may still be worked on
 * @returns how many
 */
export async function settleQuotas(before: Date, batch: number): Promise<number> {
  const left = await PlanUsage.find({ 'open.at': { $lt: before } }).limit(batch);
  let settled = 0;
  for (const { userId, what, open } of left) {
    for (const { ref, at } of open) {
      if (at < before && (await settleQuota(userId, what, ref))) settled += 1;
    }
  }
  return settled;
}

/**
 * Decides about an open reservation by what there is of the thing it was made for.
 * @returns false when that is not known yet, or was decided before
 */
export async function settleQuota(userId: Id, what: string, ref: Id): Promise<boolean> {
  if (what === 'characters') {
    return (await Character.exists({ _id: ref }))
      ? commitQuota(userId, ref)
      : releaseQuota(userId, ref);
  }
  const run = await Run.findById(ref, { live: 1, status: 1 });
  // A picture counts when it is there; a message and a story from their start on.
  const isOpen = what === 'images' ? run?.live : run?.status === 'starting';
  if (isOpen) return false;
  const isMade = what === 'images' ? run?.status === 'completed' : run && run.status !== 'undone';
  return isMade ? commitQuota(userId, ref) : releaseQuota(userId, ref);
}
