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
  if (kind === 'images' && IS_ID.test(id ?? '')) inBackground(takeImage(id ?? '', what ?? method));
  else inBackground(refresh(kind));
  // What was restored there is in the lists again.
  if (kind === 'image-trash') inBackground(refresh('images'));
  if (kind === 'images' && (method === 'DELETE' || id === 'removals'))
    inBackground(refresh('image-trash'));
  inBackground(refresh('dashboard'));
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
