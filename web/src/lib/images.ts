import { useQuery } from '@tanstack/react-query';
import type { ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { useMemo, useState } from 'react';
import { hasStatus } from './api-error.ts';
import { api } from './api.ts';
import { flatPages, mapPages, type ImagePages } from './image-pages.ts';
import { useLeavingImages } from './leaving-images.ts';
import { KEYS, queryClient } from './query.ts';

/** The user's own pictures, newest first, running ones among them. */
export function useImages() {
  const leaving = useLeavingImages();
  const query = useQuery({ queryKey: KEYS.images, queryFn: () => api.images() });
  const { data: all } = query;
  const data = useMemo(() => all?.filter(({ id }) => !leaving.has(id)), [all, leaving]);
  return { ...query, data };
}

/** The older pages of `useImages`, added to its list one by one. */
export function useMoreImages() {
  const { data = [] } = useImages();
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ended'>('idle');
  const last = data.at(-1);

  const loadMore = async (): Promise<void> => {
    if (!last || state === 'loading') return;
    setState('loading');
    try {
      const older = await api.images(last.id);
      setState(older.length < LIMITS.listDefault ? 'ended' : 'idle');
      queryClient.setQueryData<ImageView[]>(KEYS.images, (list = []) => {
        const known = new Set(list.map(({ id }) => id));
        return [...list, ...older.filter(({ id }) => !known.has(id))];
      });
    } catch {
      setState('failed');
    }
  };

  return {
    loadMore,
    loading: state === 'loading',
    failed: state === 'failed',
    hasMore: state !== 'ended' && data.length >= LIMITS.listDefault,
  };
}

/** One picture, from what is on screen already or from the server; 404 for what is not to be seen. */
export function useImage(id: string) {
  return useQuery({
    queryKey: KEYS.image(id),
    queryFn: () => api.image(id),
    initialData: () => heldImage(id),
  });
}

function heldImage(id: string): ImageView | undefined {
  const pages = queryClient.getQueriesData<ImagePages>({ queryKey: KEYS.publicImages });
  const own = queryClient.getQueryData<ImageView[]>(KEYS.images) ?? [];
  const all = [...pages.flatMap(([, data]) => (data ? flatPages(data) : [])), ...own];
  return all.find((image) => image.id === id && image.status === 'complete');
}

/** Puts a picture into the list: in its place when it is there, else at the front. */
function placeImage(list: readonly ImageView[], image: ImageView): ImageView[] {
  const known = list.some(({ id }) => id === image.id);
  return known ? list.map((old) => (old.id === image.id ? image : old)) : [image, ...list];
}

/** Writes one of the user's pictures into what is on screen; lists not yet loaded stay so. */
export function putImage(image: ImageView): void {
  queryClient.setQueryData<ImageView[]>(KEYS.images, (list) => list && placeImage(list, image));
  patchImage(image.id, image);
}

/** Changes some fields of a picture wherever it is on screen. */
export function patchImage(id: string, change: Partial<ImageView>): void {
  changeImage(id, (image) => ({ ...image, ...change }));
}

export function dropImage(id: string): void {
  changeImage(id, () => null);
  queryClient.removeQueries({ queryKey: KEYS.image(id) });
}

/** Shows who can see a picture now. The public lists lose it, or are asked for again to have it. */
export function showVisibility(id: string, isPublic: boolean): void {
  patchImage(id, { isPublic });
  if (isPublic) void queryClient.invalidateQueries({ queryKey: KEYS.publicImages });
  else changePublic(id, () => null);
}

function changeImage(id: string, change: (image: ImageView) => ImageView | null): void {
  queryClient.setQueryData<ImageView[]>(KEYS.images, (list) =>
    list?.map((image) => (image.id === id ? change(image) : image)).filter((one) => one !== null),
  );
  queryClient.setQueryData<ImageView>(
    KEYS.image(id),
    (image) => (image && change(image)) ?? undefined,
  );
  changePublic(id, change);
}

function changePublic(id: string, change: (image: ImageView) => ImageView | null): void {
  queryClient.setQueriesData<ImagePages>(
    { queryKey: KEYS.publicImages },
    (data) => data && mapPages(data, (image) => (image.id === id ? change(image) : image)),
  );
}

/** Asks the server for one picture again: it changed without telling how. */
export async function refreshImage(id: string): Promise<void> {
  try {
    const image = await api.image(id);
    if (image.isOwn) putImage(image);
    else patchImage(id, image);
  } catch (error) {
    // A bad network says nothing about the picture; only the server can say that it is gone.
    if (hasStatus(error, 404)) dropImage(id);
  }
}
