import { useQuery } from '@tanstack/react-query';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { useEffect } from 'react';
import { onRunEnd, onRunStart, type RunState } from '../realtime/index.ts';
import { api } from './api.ts';
import { KEYS, queryClient } from './query.ts';

/**
 * The user's photos of themselves, newest first, live while a screen shows them. Asked anew
 * whenever one opens with them: pictures are deleted without an event.
 */
export function useLikenesses() {
  useEffect(() => {
    const stops = [onRunStart(photoStarted), onRunEnd(photoEnded), onRunEnd(photoUsed)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return useQuery({
    queryKey: KEYS.likenesses,
    queryFn: api.likenesses,
    refetchOnMount: 'always',
  });
}

/** Another tab or device may have added it: then the list here does not have it yet. */
function photoStarted({ kind }: RunState): void {
  if (kind === 'likeness') void refreshLikenesses();
}

/** Why a photo was refused is told with the photo, so it is asked for. */
function photoEnded({ kind, likeness }: RunState): void {
  if (kind !== 'likeness') return;
  if (likeness) putLikeness(likeness);
  else void refreshLikenesses();
}

/** What a photo was used for is told with the photo. */
function photoUsed({ image }: RunState): void {
  if (image?.likenessId) void refreshLikenesses();
}

/** Puts a photo into the list. One that has ended stays so: an answer may come after the event. */
function withLikeness(list: readonly LikenessView[], incoming: LikenessView): LikenessView[] {
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
