import { useQuery } from '@tanstack/react-query';
import type { ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { hasStatus } from './api-error.ts';
import { api } from './api.ts';
import { KEYS, queryClient } from './query.ts';

/** The user's own pictures, newest first, running ones among them. */
export function useImages() {
  return useQuery({ queryKey: KEYS.images, queryFn: () => api.images() });
}

/** The older pages of `useImages`, added to its list one by one. */
export function useMoreImages() {
  const { data = [] } = useImages();
  const [loading, setLoading] = useState(false);
  const [ended, setEnded] = useState(false);
  const last = data.at(-1);

  const loadMore = async (): Promise<void> => {
    if (!last || loading) return;
    setLoading(true);
    try {
      const older = await api.images(last.id);
      setEnded(older.length < LIMITS.listDefault);
      queryClient.setQueryData<ImageView[]>(KEYS.images, (list = []) => [...list, ...older]);
    } catch {
      setEnded(false);
    } finally {
      setLoading(false);
    }
  };

  return { loadMore, loading, hasMore: !ended && data.length >= LIMITS.listDefault };
}

/** Puts a picture into the list: in its place when it is there, else at the front. */
function placeImage(list: readonly ImageView[], image: ImageView): ImageView[] {
  const known = list.some(({ id }) => id === image.id);
  return known ? list.map((old) => (old.id === image.id ? image : old)) : [image, ...list];
}

/** Writes one picture into what is on screen. Does nothing while the list is not loaded. */
export function putImage(image: ImageView): void {
  queryClient.setQueryData<ImageView[]>(KEYS.images, (list) => list && placeImage(list, image));
}

/** Changes some fields of a picture on screen, for what the server has just confirmed. */
export function patchImage(id: string, change: Partial<ImageView>): void {
  queryClient.setQueryData<ImageView[]>(KEYS.images, (list) =>
    list?.map((image) => (image.id === id ? { ...image, ...change } : image)),
  );
}

export function dropImage(id: string): void {
  queryClient.setQueryData<ImageView[]>(KEYS.images, (list) =>
    list?.filter((image) => image.id !== id),
  );
}

/** Asks the server for one picture again: its run ended without telling how. */
export async function refreshImage(id: string): Promise<void> {
  try {
    putImage(await api.image(id));
  } catch (error) {
    // A bad network says nothing about the picture; only the server can say that it is gone.
    if (hasStatus(error, 404)) dropImage(id);
  }
}
