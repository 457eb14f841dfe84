import { Types } from 'mongoose';
import { monthStart, PLANS, usedUpWords, type PlanLimit } from '@vesper/core/contract/plans';
import { AppError } from '@vesper/core/errors';
import { commitQuota, quotaUsed, settleQuota, reserveQuota } from '@vesper/core/ledger/plan-quota';
import { Character } from '@vesper/core/models/character';
import { Message } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { Story } from '@vesper/core/models/story';
import { User } from '@vesper/core/models/user';
import type { GatewayContext } from '../../context.ts';

/** Counts what a user made since `since`: pictures by runs, which outlast a deleted picture. */
const COUNTS: Record<
  PlanLimit,
  (userId: string, since: Date, isLimited: boolean) => Promise<number>
> = {
  images: (userId, since, isLimited) =>
    Run.countDocuments({
      userId,
      // A film counts as a picture does.
      kind: { $in: ['image', 'video'] },
      // The first picture with photos of oneself counts against nothing.
      ...(isLimited && { price: { $gt: 0 } }),
      createdAt: { $gte: since },
      status: { $in: ['queued', 'running', 'completed'] },
    }),
  messages: (userId, since) =>
    Message.countDocuments({ userId, role: 'user', createdAt: { $gte: since } }),
  characters: (userId, since) => Character.countDocuments({ userId, createdAt: { $gte: since } }),
  stories: (userId, since) => Story.countDocuments({ userId, createdAt: { $gte: since } }),
};

/** What the plan of a member includes of something in a month; null is without end. */
async function planLimit(userId: string, what: PlanLimit): Promise<number | null> {
  const user = await User.findById(userId, { plan: 1 });
  return PLANS[user?.plan ?? 'free'].limits[what];
}

type PlanContext = Pick<GatewayContext, 'clock' | 'config'>;

/**
 * Finds how much of something was used in this calendar month, and the limit where one is enforced.
 * With a limit `used` is what counts against it; without one it is the number of things there are.
 */
export async function usageOf(
  { clock, config }: PlanContext,
  userId: string,
  what: PlanLimit,
): Promise<{ used: number; limit: number | null }> {
  const at = clock.now();
  const limit = config.planLimits ? await planLimit(userId, what) : null;
  const counted = limit && (await quotaUsed({ userId: new Types.ObjectId(userId), what, at }));
  return { used: counted ?? (await COUNTS[what](userId, monthStart(at), limit !== null)), limit };
}

/**
 * Makes something that a plan bounds, where the operator enforces plans (`PLAN_LIMITS=on`). What
 * fails to begin uses nothing up, nor does a picture that fails later or is stopped; what is
 * deleted stays used.
 * @param ref id of the run or character to be made
 * @throws AppError `plan_limit` when this month's share is used up, saying when there is more.
 */
export async function withinPlan<Made>(
  { clock, config }: PlanContext,
  quota: { userId: string; what: PlanLimit; ref: Types.ObjectId },
  make: () => Promise<Made>,
): Promise<Made> {
  const { what, ref } = quota;
  const limit = config.planLimits ? await planLimit(quota.userId, what) : null;
  if (limit === null) return make();
  const at = clock.now();
  const userId = new Types.ObjectId(quota.userId);
  const countMade = () => COUNTS[what](quota.userId, monthStart(at), true);
  if (!(await reserveQuota({ userId, what, ref, at }, limit, countMade))) {
    throw new AppError('plan_limit', { message: usedUpWords(what, at) });
  }
  const made = await make().catch(async (err: unknown) => {
    await settleQuota(userId, what, ref);
    throw err;
  });
  // The end of its run decides about a picture.
  if (what !== 'images') await commitQuota(userId, ref);
  return made;
}
