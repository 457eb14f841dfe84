import { useEffect } from 'react';
import { dropImage, refreshImage, refreshPublicImages } from '../data/image/image-cache.ts';
import { inBackground } from '../lib/in-background.ts';
import { queryClient } from '../lib/query.ts';
import { onTabChange, type TabChange } from '../lib/tabs.ts';

/** Other names in the place of a picture's id are of what was done with several. */
const IS_ID = /^[0-9a-f]{24}$/;

/**
 * Takes in what the same person changes in another tab: what is on screen is asked for again, by
 * the path that was changed. What runs bring comes over the socket, to every tab by itself.
 */
export function useOtherTabs(): void {
  useEffect(() => onTabChange(takeIn), []);
}

function takeIn({ method, path }: TabChange): void {
  const [, , kind, id, what] = path.split('/');
  if (kind === 'signout' || (kind === 'user' && method === 'DELETE')) {
    location.assign('/');
    return;
  }
  const one = kind === 'images' && id !== undefined && IS_ID.test(id) ? id : undefined;
  if (one === undefined) inBackground(refresh(kind));
  else inBackground(takeImage(one, what ?? method));
  for (const other of othersOf(kind, id ?? '', method)) inBackground(refresh(other));
  inBackground(refresh('dashboard'));
}

/** What else changes with it: what was restored is in the lists again, what was deleted in the trash. */
function othersOf(kind: string | undefined, id: string, method: string): string[] {
  if (kind === 'image-trash' || kind === 'collections') return ['images'];
  const isDeletion = method === 'DELETE' || id === 'removals';
  return kind === 'images' && isDeletion ? ['image-trash'] : [];
}

async function takeImage(id: string, change: string): Promise<void> {
  if (change === 'DELETE') dropImage(id);
  else await refreshImage(id);
  if (change === 'visibility') await refreshPublicImages();
}

/** Messages have their own ways: theirs may be growing while they are asked for. */
function refresh(kind: string | undefined): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === kind && queryKey[3] !== 'messages',
  });
}
