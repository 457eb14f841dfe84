import { monthStart, USAGE_BARS, type PlanLimit } from '@vesper/core/contract/plans';
import type { DashboardStats } from '@vesper/core/contract/stats';

type Usage = DashboardStats['usage'];
/** The things that have a bar whether or not they are limited. */
type Barred = keyof typeof USAGE_BARS;

interface UsageShown {
  used: number;
  /** The amount of a full bar. */
  of: number;
  /** False when the bar is only a measure, and nothing ends at its end. */
  isLimit: boolean;
}

const isBarred = (what: PlanLimit): what is Barred => what in USAGE_BARS;

/** The bar of something: against the limit that is enforced, else against a round amount. */
export function usageBar(what: PlanLimit, usage: Usage): UsageShown | undefined {
  const { used, limit } = usage[what];
  if (limit !== null) return { used, of: limit, isLimit: true };
  return isBarred(what) ? { used, of: USAGE_BARS[what], isLimit: false } : undefined;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '1 December': the day on which a month's usage begins anew. */
export function usageBeginsAnew(now = new Date()): string {
  return day.format(monthStart(now, 1));
}
