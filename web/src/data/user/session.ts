import { useQuery } from '@tanstack/react-query';
import type { Role } from '@vesper/core/contract/role';
import type { UserView } from '@vesper/core/contract/user';
import { inBackground } from '../../lib/in-background.ts';
import { clearDrafts } from '../../lib/drafts.ts';
import { queryClient } from '../../lib/query.ts';
import { undoQueue } from '../../lib/undo-queue.ts';
import { userApi } from './user-api.ts';

const KEY = ['api', 'user'] as const;

export type Session =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: UserView };

/** Tells who is here. Signed in means that the user call gave a user. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: userApi.current });
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'signed-out' };
  if (isError) return { status: 'failed', retry: () => inBackground(refetch()) };
  return { status: 'loading' };
}

/**
 * The signed-in user, for screens that only exist behind the session gate.
 * @throws Error when rendered outside of it.
 */
export function useUser(): UserView {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This screen needs a signed-in user.');
  return session.user;
}

/** Shows the account after a change that the server has confirmed. */
export function setUser(user: UserView): void {
  queryClient.setQueryData<UserView | null>(KEY, user);
}

/** Shows the balance after an event, without asking again. */
export function setTokens(tokens: number): void {
  queryClient.setQueryData<UserView | null>(KEY, (user) => (user ? { ...user, tokens } : user));
}

/** Shows what a changed role opens, or does not open any more. */
export function setRole(role: Role): void {
  queryClient.setQueryData<UserView | null>(KEY, (user) => (user ? { ...user, role } : user));
}

/** Asks who is here again: the session may be over. */
export function refreshSession(): Promise<void> {
  return queryClient.refetchQueries({ queryKey: KEY });
}

/**
 * Ends the session and goes to the landing page, even when the call fails. What waits to be undone
 * is done first, as nobody will be allowed to afterwards; drafts go with the person.
 */
export async function signOut(): Promise<void> {
  await undoQueue.flush();
  const user = queryClient.getQueryData<UserView | null>(KEY);
  if (user) clearDrafts(user.id);
  await userApi.signOut().catch((error: unknown) => {
    // eslint-disable-next-line no-console -- the error catalogue wants it logged, and nothing else
    console.error('Signing out failed.', error);
  });
  location.assign('/');
}
