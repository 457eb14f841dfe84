import type { Types } from 'mongoose';
import { PLAN_NAMES, type PlanName } from '../contract/plans.ts';
import type { RefillSettings } from '../contract/refill.ts';
import { User, type UserFields } from '../models/user.ts';
import { activeRefill, type ActiveRefill } from './refill-rules.ts';

type Id = Types.ObjectId;

/** Those whose balance a period has not been decided about; who joined in it waits for the next. */
function undecided({ period }: ActiveRefill) {
  return {
    erasedAt: null,
    createdAt: { $lt: period.begin },
    // Not merely another day: clocks of several machines do not pass midnight together.
    refilledOn: { $not: { $gte: period.day } },
  };
}

type Seen = Pick<UserFields, 'createdAt' | 'refilledOn'>;

const isUndecided = ({ createdAt, refilledOn }: Seen, { period }: ActiveRefill): boolean =>
  createdAt < period.begin && (refilledOn ?? '') < period.day;

/** Tells of an account that was read if a refill has to be decided about. */
export function isRefillDue(
  settings: RefillSettings,
  account: Seen & Pick<UserFields, 'plan'>,
  at: Date,
): boolean {
  const active = activeRefill(settings, account.plan, at);
  return active !== null && isUndecided(account, active);
}

/**
 * The opposite, by whatever rule: for spending, which has to come after the decision. The latest
 * period of all plans is asked for, so a member of a longer one is sometimes looked at in vain.
 */
export function decided(settings: RefillSettings, at: Date) {
  const periods = PLAN_NAMES.flatMap((plan) => activeRefill(settings, plan, at)?.period ?? []);
  const latest = periods.sort((one, other) => other.begin.getTime() - one.begin.getTime())[0];
  if (!latest) return {};
  return { $or: [{ refilledOn: { $gte: latest.day } }, { createdAt: { $gte: latest.begin } }] };
}

/**
 * Decides about a period once, which may add tokens; whatever is spent later in it waits for the
 * next. The day of the period, the balance and the movement change in one update.
 * @returns the new balance, or null when nothing was added
 */
export async function refillBalance(
  settings: RefillSettings,
  userId: Id,
  at: Date,
): Promise<number | null> {
  const seen = { tokens: 1, plan: 1, refilledOn: 1, createdAt: 1 } as const;
  for (;;) {
    const account = await User.findOne({ _id: userId, erasedAt: null }, seen);
    const active = account && activeRefill(settings, account.plan, at);
    if (!active || !isUndecided(account, active)) return null;
    const { rule, period } = active;
    const { tokens } = account;
    const amount = Math.max(0, Math.min(rule.tokens, rule.cap - tokens));
    const entry = { key: `refill:${period.day}`, kind: 'refill', amount, at } as const;
    const { modifiedCount } = await User.updateOne(
      { _id: userId, tokens, ...undecided(active) },
      {
        $set: { refilledOn: period.day },
        ...(amount > 0 && { $inc: { tokens: amount }, $push: { pendingEntries: entry } }),
      },
    );
    if (modifiedCount === 1) return amount > 0 ? tokens + amount : null;
  }
}

/** Finds members of a plan who are due and below its cap; those at the cap are left alone. */
export async function dueMembers(
  plan: PlanName,
  active: ActiveRefill,
  limit: number,
): Promise<Id[]> {
  const found = await User.find(
    {
      // An account of an earlier version has no plan.
      plan: plan === 'free' ? { $in: ['free', null] } : plan,
      tokens: { $lt: active.rule.cap },
      ...undecided(active),
    },
    { plan: 1 },
  ).limit(limit);
  return found.map(({ _id }) => _id);
}
