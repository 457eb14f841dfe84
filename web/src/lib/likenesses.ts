import { useQuery } from '@tanstack/react-query';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { api } from './api.ts';
import { KEYS, queryClient } from './query.ts';

/**
 * The user's photos of themselves, newest first. Asked anew whenever a screen opens with them, as
 * what was made with them changes without an event.
 */
export function useLikenesses() {
  return useQuery({
    queryKey: KEYS.likenesses,
    queryFn: api.likenesses,
    refetchOnMount: 'always',
  });
}

/** Puts a photo into the list. One that has ended stays so: an answer may come after the event. */
export function withLikeness(
  list: readonly LikenessView[],
  incoming: LikenessView,
): LikenessView[] {
  const known = list.find(({ id }) => id === incoming.id);
  if (!known) return [incoming, ...list];
  const newer = known.status === 'pending' ? incoming : known;
  return list.map((photo) => (photo.id === incoming.id ? newer : photo));
}

/** Writes a photo into what is on screen; a list not yet loaded stays so. */
export function putLikeness(photo: LikenessView): void {
  queryClient.setQueryData<LikenessView[]>(
    KEYS.likenesses,
    (list) => list && withLikeness(list, photo),
  );
}

/** Asks for the photos again where they are on screen. */
export function refreshLikenesses(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEYS.likenesses, exact: true });
}
