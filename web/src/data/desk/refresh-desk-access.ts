import { queryClient } from '../../lib/query.ts';

export const DESK_ACCESS_KEY = ['api', 'desk', 'me'] as const;

/** Asks again what this person may do at the desk. Every screen carries this, and no more of it. */
export function refreshDeskAccess(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: DESK_ACCESS_KEY });
}
