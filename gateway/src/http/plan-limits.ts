import { PLANS, type PlanLimit } from '@vesper/core/contract/plans';
import { AppError } from '@vesper/core/errors';
import { Character } from '@vesper/core/models/character';
import { Message } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { Story } from '@vesper/core/models/story';
import type { GatewayContext } from '../context.ts';

/** Pro is announced and cannot be had yet, so everyone is on Free. */
const PLAN = PLANS.free;

const NAMES: Record<PlanLimit, string> = {
  images: 'pictures',
  messages: 'messages',
  characters: 'characters',
  stories: 'stories',
};

/** The first instant of a calendar month, UTC, some months away from the one of `at`. */
function monthStart(at: Date, away = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + away));
}

/** What a user made since `since`. Pictures count by their runs, so deleting one gives no room back. */
const COUNTS: Record<PlanLimit, (userId: string, since: Date) => Promise<number>> = {
  images: (userId, since) =>
    Run.countDocuments({
      userId,
      kind: 'image',
      createdAt: { $gte: since },
      status: { $in: ['queued', 'running', 'completed'] },
    }),
  messages: (userId, since) =>
    Message.countDocuments({ userId, role: 'user', createdAt: { $gte: since } }),
  characters: (userId, since) => Character.countDocuments({ userId, createdAt: { $gte: since } }),
  stories: (userId, since) => Story.countDocuments({ userId, createdAt: { $gte: since } }),
};

/** What of something was used in this calendar month, and the limit where one is enforced. */
export async function usageOf(
  { clock, config }: Pick<GatewayContext, 'clock' | 'config'>,
  userId: string,
  what: PlanLimit,
): Promise<{ used: number; limit: number | null }> {
  const used = await COUNTS[what](userId, monthStart(clock.now()));
  return { used, limit: config.planLimits ? PLAN.limits[what] : null };
}

/**
 * Called before something new is made, where the operator enforces plans (`PLAN_LIMITS=on`). It
 * counts what is there: requests at the same instant may pass together.
 * @throws AppError `plan_limit` when this month's share is used up, saying when there is more.
 */
export async function assertWithinPlan(
  context: Pick<GatewayContext, 'clock' | 'config'>,
  userId: string,
  what: PlanLimit,
): Promise<void> {
  if (!context.config.planLimits) return;
  const { used, limit } = await usageOf(context, userId, what);
  if (limit === null || used < limit) return;
  const next = monthStart(context.clock.now(), 1);
  const day = next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const message = `The ${PLAN.name} plan includes ${limit} ${NAMES[what]} a month, and you have used them. There is more on ${day}.`;
  throw new AppError('plan_limit', { message });
}
