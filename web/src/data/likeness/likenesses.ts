import { useQuery } from '@tanstack/react-query';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { likenessApi } from './likeness-api.ts';

const KEY = ['api', 'onlyfans-self-ai'] as const;

/** The user's likenesses, newest first. What was made with them can be deleted without an event. */
export function useLikenesses() {
  return useQuery({ queryKey: KEY, queryFn: likenessApi.list, ...READ_ON_OPEN });
}

/** Puts it into the list. One that has ended stays so: an answer may come after the event. */
function withLikeness(list: readonly LikenessView[], incoming: LikenessView): LikenessView[] {
  const known = list.find(({ id }) => id === incoming.id);
  if (!known) return [incoming, ...list];
  const newer = known.status === 'pending' ? incoming : known;
  return list.map((likeness) => (likeness.id === incoming.id ? newer : likeness));
}

/** Writes a likeness into what is on screen; a list not yet loaded stays so. */
export function putLikeness(likeness: LikenessView): void {
  queryClient.setQueryData<LikenessView[]>(KEY, (list) => list && withLikeness(list, likeness));
}

export function dropLikeness(id: string): void {
  queryClient.setQueryData<LikenessView[]>(KEY, (list) => list?.filter((one) => one.id !== id));
}

export function dropAllLikenesses(): void {
  queryClient.setQueryData<LikenessView[]>(KEY, []);
}

/** Reads the likenesses again where they are on screen. */
export function refreshLikenesses(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY, exact: true });
}
