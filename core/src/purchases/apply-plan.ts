import type { Types } from 'mongoose';
import type { PlanName } from '../contract/plans.ts';
import { Order } from '../models/order.ts';
import { User } from '../models/user.ts';
import type { PurchaseContext } from './purchase-context.ts';

type Id = Types.ObjectId;

interface Plan {
  plan: PlanName;
  planUntil: Date | null;
}

/**
 * Gives a member the plan that their subscriptions come to, or takes it back. A plan without an end
 * was given by an operator and stays.
 */
export async function applyPlan(
  { clock }: Pick<PurchaseContext, 'clock'>,
  userId: Id,
): Promise<void> {
  for (;;) {
    const user = await User.findById(userId, { plan: 1, planUntil: 1 });
    if (!user) return;
    const { plan, planUntil = null } = user;
    if (plan !== 'free' && planUntil === null) return;
    // Read after the user: whose orders change later sets the plan later.
    const until = await subscribedUntil(userId, clock.now());
    if (until?.getTime() === planUntil?.getTime()) return;
    if (await change(userId, { plan, planUntil }, until)) return;
  }
}

/** @returns false when somebody else changed it first */
async function change(userId: Id, before: Plan, until: Date | null): Promise<boolean> {
  const { plan, planUntil } = before;
  const { modifiedCount } = await User.updateOne(
    // An account of an earlier version has no plan.
    { _id: userId, plan: plan === 'free' ? { $in: ['free', null] } : plan, planUntil },
    until
      ? { $set: { plan: 'pro', planUntil: until } }
      : { $set: { plan: 'free' }, $unset: { planUntil: 1 } },
  );
  return modifiedCount === 1;
}

/** The end of the time that their subscriptions cover; null when it is over. */
async function subscribedUntil(userId: Id, now: Date): Promise<Date | null> {
  const bought = { userId, kind: 'plan', planUntil: { $gt: now } } as const;
  const last = await Order.findOne(bought, { planUntil: 1 }).sort({ planUntil: -1 });
  return last?.planUntil ?? null;
}
