import type { PlanName } from '../contract/plans.ts';
import type { RefillRule, RefillSettings } from '../contract/refill.ts';
import { periodOf, type Period } from './refill-period.ts';

/** A rule that adds something, and the period that is now. */
export interface ActiveRefill {
  rule: RefillRule;
  period: Period;
}

/** @returns null for a plan whose balances are never filled up */
export function activeRefill(
  settings: RefillSettings,
  plan: PlanName,
  at: Date,
): ActiveRefill | null {
  const rule = settings[plan];
  const { every, tokens, cap } = rule;
  if (every === 'never' || tokens === 0 || cap === 0) return null;
  return { rule, period: periodOf(at, every, settings.zone) };
}
