import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { useMemo } from 'react';
import { api } from './api.ts';
import { useLeavingImages } from './leaving-images.ts';
import { KEYS } from './query.ts';

export type ImagePages = InfiniteData<ImageView[], string | null>;

const NEWEST: string | null = null;
/** Other people's pictures come without an event, so a list this old is asked for again, in ms. */
const FRESH = 30_000;

/** Public pictures whose prompt contains the search, newest first, page by page. */
export function usePublicImages(search: string) {
  const leaving = useLeavingImages();
  const query = useInfiniteQuery({
    queryKey: [...KEYS.publicImages, search],
    queryFn: ({ pageParam, signal }) => api.publicImages(search, pageParam, signal),
    initialPageParam: NEWEST,
    getNextPageParam: (page: ImageView[]) =>
      page.length >= LIMITS.listDefault ? (page.at(-1)?.id ?? null) : null,
    staleTime: FRESH,
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const images = useMemo(
    () => data && flatPages(data).filter(({ id }) => !leaving.has(id)),
    [data, leaving],
  );
  return { ...query, images };
}

/** One list out of pages; a picture that moved between two reads shows once. */
export function flatPages({ pages }: Pick<ImagePages, 'pages'>): ImageView[] {
  return [...new Map(pages.flat().map((image) => [image.id, image])).values()];
}

/** The pages with each picture changed, or left out where the change gives null. */
export function mapPages(
  data: ImagePages,
  change: (image: ImageView) => ImageView | null,
): ImagePages {
  const pages = data.pages.map((page) => page.map(change).filter((image) => image !== null));
  return { ...data, pages };
}
