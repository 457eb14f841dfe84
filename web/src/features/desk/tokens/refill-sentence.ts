import { PLANS, type PlanName } from '@vesper/core/contract/plans';
import type { RefillPeriod, RefillRule } from '@vesper/core/contract/refill';
import { count } from '../../../lib/format.ts';

const EVERY: Record<Exclude<RefillPeriod, 'never'>, string> = {
  day: 'every day',
  week: 'every Monday',
  month: 'on the first of every month',
};

/** 'Free members get 5 tokens every day, up to 5.' */
export function refillSentence(plan: PlanName, { every, tokens, cap }: RefillRule): string {
  const who = `${PLANS[plan].name} members`;
  if (every === 'never' || tokens === 0 || cap === 0) return `${who} get no tokens by themselves.`;
  return `${who} get ${count(tokens, 'token')} ${EVERY[every]}, up to ${cap.toLocaleString('en')}.`;
}
