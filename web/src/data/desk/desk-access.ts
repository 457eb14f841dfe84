import { useQuery } from '@tanstack/react-query';
import { deskMe, type DeskActionName } from '@vesper/core/contract/desk/actions';
import type { z } from 'zod';
import { isMissing } from '../../lib/api-error.ts';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { DESK_ACCESS_KEY } from './refresh-desk-access.ts';

export type DeskAccess = z.infer<typeof deskMe>;

/** What this person may do at the desk; null when the desk is not theirs. */
export function useDeskAccess() {
  return useQuery<DeskAccess | null>({
    queryKey: DESK_ACCESS_KEY,
    queryFn: async () => {
      try {
        return await request(deskMe, 'GET', '/api/desk/me');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    ...READ_ON_OPEN,
  });
}

/** Tells whether this person may do something; no before the desk knows. */
export function useMay(action: DeskActionName): boolean {
  return useDeskAccess().data?.actions.includes(action) ?? false;
}
