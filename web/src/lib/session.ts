import { useQuery } from '@tanstack/react-query';
import type { UserView } from '@vesper/core/contract/user';
import { api } from './api.ts';
import { clearDrafts } from './drafts.ts';
import { KEYS, queryClient } from './query.ts';
import { undoQueue } from './undo-queue.ts';

export type Session =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: UserView };

/** Who is here. Signed in means that the user call gave a user. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery({ queryKey: KEYS.user, queryFn: api.currentUser });
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'signed-out' };
  if (isError) return { status: 'failed', retry: () => void refetch() };
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

/** The account after a change that the server has confirmed. */
export function setUser(user: UserView): void {
  queryClient.setQueryData<UserView | null>(KEYS.user, user);
}

/** The balance after an event, without asking again. */
export function setTokens(tokens: number): void {
  queryClient.setQueryData<UserView | null>(KEYS.user, (user) =>
    user ? { ...user, tokens } : user,
  );
}

/**
 * Ends the session and goes to the landing page, even when the call fails. What waits to be undone
 * is done first, as nobody will be allowed to afterwards; drafts go with the person.
 */
export async function signOut(): Promise<void> {
  await undoQueue.flush();
  const user = queryClient.getQueryData<UserView | null>(KEYS.user);
  if (user) clearDrafts(user.id);
  await api.signOut().catch((error: unknown) => {
    // eslint-disable-next-line no-console -- the error catalogue wants it logged, and nothing else
    console.error('Signing out failed.', error);
  });
  location.assign('/');
}
