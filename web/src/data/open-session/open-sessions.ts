import { useQuery } from '@tanstack/react-query';
import { openSession, type OpenSession } from '@vesper/core/contract/open-session';
import { z } from 'zod';
import { queryClient, READ_ON_FOCUS } from '../../lib/query.ts';
import { ignored, request } from '../../lib/request.ts';

const KEY = ['api', 'user', 'sessions'] as const;
const PATH = '/api/user/sessions';

/** Where the account is signed in, newest first. */
export function useOpenSessions() {
  return useQuery<readonly OpenSession[]>({
    queryKey: KEY,
    queryFn: () => request(z.array(openSession), 'GET', PATH),
    refetchOnMount: 'always',
    ...READ_ON_FOCUS,
  });
}

/** Ends one session, or all but this one, and shows what is left. */
export async function endSessions(id?: string): Promise<void> {
  await request(ignored, 'DELETE', PATH, { body: id === undefined ? {} : { id } });
  await readSessionsAgain();
}

/** For what ends sessions by itself, such as a new password. */
export function readSessionsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
