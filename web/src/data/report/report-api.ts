import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import {
  decisionView,
  reportView,
  type DecisionView,
  type ReportRequest,
  type ReportView,
} from '@vesper/core/contract/report';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const REPORTS = ['api', 'reports'] as const;
const DECISIONS = ['api', 'decisions'] as const;

export async function sendReport(body: ReportRequest): Promise<ReportView> {
  const sent = await request(reportView, 'POST', '/api/reports', { body });
  await queryClient.invalidateQueries({ queryKey: REPORTS });
  return sent;
}

/** What the member reported, newest first. */
export function useReports() {
  return useQuery<ReportView[]>({
    queryKey: REPORTS,
    queryFn: ({ signal }) => request(z.array(reportView), 'GET', '/api/reports', { signal }),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

/** What moderators decided about things of the member's. */
export function useDecisions() {
  return useQuery<DecisionView[]>({
    queryKey: DECISIONS,
    queryFn: ({ signal }) => request(z.array(decisionView), 'GET', '/api/decisions', { signal }),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

export async function appealDecision(id: string, words: string): Promise<void> {
  await request(decisionView, 'POST', `/api/decisions/${id}/appeal`, { body: { words } });
  await queryClient.invalidateQueries({ queryKey: DECISIONS });
}
