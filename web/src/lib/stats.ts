import { useQuery } from '@tanstack/react-query';
import { dashboardStats, type DashboardStats } from '@vesper/core/contract/stats';
import { request } from './request.ts';

/** What this account has made so far. Asked anew whenever a screen opens with it. */
export function useStats() {
  return useQuery<DashboardStats>({
    queryKey: ['api', 'dashboard', 'stats'],
    queryFn: () => request(dashboardStats, 'GET', '/api/dashboard/stats'),
    refetchOnMount: 'always',
  });
}
