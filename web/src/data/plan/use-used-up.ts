import { usedUpWords, type PlanLimit } from '@vesper/core/contract/plans';
import { usePublicConfig } from '../config/public-config.ts';
import { useStats } from '../stats/stats.ts';

/** Says that this month's share of something is used up; undefined while there is some left. */
export function useUsedUp(what: PlanLimit): string | undefined {
  const isLimited = usePublicConfig()?.planLimits ?? false;
  const usage = useStats({ enabled: isLimited }).data?.usage[what];
  if (!isLimited || !usage || usage.limit === null || usage.used < usage.limit) return undefined;
  return usedUpWords(what, new Date());
}
