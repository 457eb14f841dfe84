import { useQuery } from '@tanstack/react-query';
import {
  deskLedgerEntry,
  deskMember,
  deskMemberDetails,
  deskTokensResponse,
  type DeskMember,
  type DeskMemberDetails,
} from '@vesper/core/contract/desk/member';
import type { PlanName } from '@vesper/core/contract/plans';
import type { Role } from '@vesper/core/contract/role';
import type { z } from 'zod';
import { usePagedList } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request, requestPage } from '../../lib/request.ts';
import { refreshDeskList, useDeskList, type DeskQuery } from './desk-list.ts';

export const MEMBERS_PATH = '/api/desk/members';

const LEDGER_PAGE = 20;

const keyOf = (id: string) => ['api', 'desk', 'member', id];
const ledgerKeyOf = (id: string) => [...keyOf(id), 'ledger'];

export function useDeskMembers(query: DeskQuery) {
  return useDeskList<DeskMember>(MEMBERS_PATH, deskMember, query);
}

export function useDeskMember(id: string) {
  return useQuery<DeskMemberDetails>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => request(deskMemberDetails, 'GET', `${MEMBERS_PATH}/${id}`, { signal }),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

type LedgerEntry = z.infer<typeof deskLedgerEntry>;

/** The movements of a member's tokens, newest first. */
export function useDeskLedger(id: string) {
  return usePagedList<LedgerEntry>({
    queryKey: ledgerKeyOf(id),
    fetchPage: (before) =>
      requestPage(deskLedgerEntry, `${MEMBERS_PATH}/${id}/ledger`, {
        query: { limit: LEDGER_PAGE, before },
      }),
    ...READ_ON_OPEN,
  });
}

/** Address of the account's record as a file. */
export const recordAddress = (id: string): string => `${MEMBERS_PATH}/${id}/export`;

async function show(member: DeskMemberDetails): Promise<void> {
  queryClient.setQueryData<DeskMemberDetails>(keyOf(member.id), member);
  await refreshDeskList(MEMBERS_PATH);
}

type Method = 'POST' | 'PUT' | 'DELETE';

/** A step at a member that answers the member as it is now. */
async function step(method: Method, id: string, what: string, body: object): Promise<void> {
  const path = `${MEMBERS_PATH}/${id}/${what}`;
  await show(await request(deskMemberDetails, method, path, { body }));
}

/** Reads a member again, with the movements: another has changed them, or a step did. */
async function refreshDeskMember(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
  await refreshDeskList(MEMBERS_PATH);
}

async function move(
  id: string,
  way: 'credit' | 'take',
  body: { tokens: number; reason: string; requestId: string },
): Promise<z.infer<typeof deskTokensResponse>> {
  const path = `${MEMBERS_PATH}/${id}/${way}`;
  const result = await request(deskTokensResponse, 'POST', path, { body });
  await refreshDeskMember(id);
  return result;
}

/** Everything that can be done to a member at the desk. */
export const deskMembers = {
  move,
  setPlan: (id: string, plan: PlanName, reason: string) =>
    step('PUT', id, 'plan', { plan, reason }),
  setRole: (id: string, role: Role, reason: string) => step('PUT', id, 'role', { role, reason }),
  suspend: (id: string, until: string | null, reason: string) =>
    step('POST', id, 'suspension', { until, reason }),
  lift: (id: string, reason: string) => step('DELETE', id, 'suspension', { reason }),
  strike: (id: string, reason: string) => step('POST', id, 'strikes', { reason }),
  endSessions: (id: string, reason: string) => step('DELETE', id, 'sessions', { reason }),
  removeFactors: (id: string, reason: string) => step('DELETE', id, 'factors', { reason }),
  askErasure: (id: string, reason: string) => step('POST', id, 'erasure', { reason }),
  confirmErasure: (id: string, reason: string) => step('POST', id, 'erasure/confirm', { reason }),
  cancelErasure: (id: string, reason: string) => step('DELETE', id, 'erasure', { reason }),
};
