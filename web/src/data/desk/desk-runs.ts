import { useQuery } from '@tanstack/react-query';
import {
  deskFailures,
  deskRun,
  type DeskFailures,
  type DeskRun,
} from '@vesper/core/contract/desk/run';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { refreshDeskList, useDeskList, type DeskQuery } from './desk-list.ts';

export const RUNS_PATH = '/api/desk/runs';

const FAILURES_EVERY_MS = 15_000;
const FAILURES_KEY = ['api', 'desk', 'failures'];

export function useDeskRuns(query: DeskQuery) {
  return useDeskList<DeskRun>(RUNS_PATH, deskRun, query);
}

/** What failed in the last hour, by its reason. */
export function useDeskFailures() {
  return useQuery<DeskFailures>({
    queryKey: FAILURES_KEY,
    queryFn: ({ signal }) => request(deskFailures, 'GET', `${RUNS_PATH}/failures`, { signal }),
    refetchInterval: FAILURES_EVERY_MS,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

export type RunStep = 'cancel' | 'retry' | 'refund';

export async function stepRun(id: string, step: RunStep, reason: string): Promise<void> {
  await request(deskRun, 'POST', `${RUNS_PATH}/${id}/${step}`, { body: { reason } });
  await refreshDeskRuns();
}

/** Reads the runs on screen again. */
export async function refreshDeskRuns(): Promise<void> {
  await Promise.all([
    refreshDeskList(RUNS_PATH),
    queryClient.invalidateQueries({ queryKey: FAILURES_KEY }),
  ]);
}
