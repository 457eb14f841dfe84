import { useQuery } from '@tanstack/react-query';
import { dashboardStats, type DashboardStats } from '@vesper/core/contract/stats';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

/** Counts of what this account has made so far. */
export function useStats() {
  return useQuery<DashboardStats>({
    queryKey: ['api', 'dashboard', 'stats'],
    queryFn: () => request(dashboardStats, 'GET', '/api/dashboard/stats'),
    ...READ_ON_OPEN,
  });
}
