import { useQuery } from '@tanstack/react-query';
import { dashboardStats, type DashboardStats } from '@vesper/core/contract/stats';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'dashboard', 'stats'] as const;

/** Counts of what this account has made so far. */
export function useStats({ enabled = true } = {}) {
  return useQuery<DashboardStats>({
    queryKey: KEY,
    queryFn: () => request(dashboardStats, 'GET', '/api/dashboard/stats'),
    enabled,
    ...READ_ON_OPEN,
  });
}

/** Reads the counts again where they are on screen: something was made, or refused. */
export function refreshStats(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
