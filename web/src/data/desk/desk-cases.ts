import { useQuery } from '@tanstack/react-query';
import {
  deskCase,
  deskCaseDetails,
  type DecideCaseRequest,
  type DeskCase,
  type DeskCaseDetails,
} from '@vesper/core/contract/desk/case';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { refreshDeskList, useDeskList, type DeskQuery } from './desk-list.ts';

const PATH = '/api/desk/cases';
const keyOf = (id: string) => ['api', 'desk', 'case', id];

export function useDeskCases(query: DeskQuery) {
  return useDeskList<DeskCase>(PATH, deskCase, query);
}

export function useDeskCase(id: string) {
  return useQuery<DeskCaseDetails>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => request(deskCaseDetails, 'GET', `${PATH}/${id}`, { signal }),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

async function step(
  id: string,
  method: 'POST' | 'DELETE',
  rest: string,
  body?: object,
): Promise<void> {
  const path = `${PATH}/${id}/${rest}`;
  const after = await request(deskCaseDetails, method, path, body ? { body } : {});
  queryClient.setQueryData(keyOf(id), after);
  await refreshDeskList(PATH);
}

export const claimCase = (id: string): Promise<void> => step(id, 'POST', 'claim');
export const releaseCase = (id: string): Promise<void> => step(id, 'DELETE', 'claim');
export const escalateCase = (id: string, reason: string): Promise<void> =>
  step(id, 'POST', 'escalation', { reason });
export const decideCase = (id: string, decision: DecideCaseRequest): Promise<void> =>
  step(id, 'POST', 'decision', decision);

/** The picture of a claimed case, as an address of this page; the server notes every look. */
export async function unblurCase(id: string): Promise<string> {
  const path = `${PATH}/${id}/picture`;
  const response = await fetch(path, { method: 'POST', credentials: 'include' });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return URL.createObjectURL(await response.blob());
}
