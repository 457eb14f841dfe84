import { useQuery } from '@tanstack/react-query';
import type { ImageView } from '@vesper/core/contract/image';
import { useMemo } from 'react';
import { usePagedList } from '../../lib/paged-list.ts';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { useLeavingImages } from './delete-image.ts';
import { imageApi } from './image-api.ts';
import { heldImage, IMAGE_KEYS } from './image-cache.ts';
import { isNarrowed, type PictureFilter } from './image-filter.ts';
import { useSharpenedImages } from './reveal-image.ts';

/** Other people's pictures come without an event, so a list this old is read again. */
const FRESH_MS = 30_000;

/** The user's own pictures, newest first, running ones among them. */
export function useImages() {
  const list = usePagedList<ImageView>({
    queryKey: IMAGE_KEYS.own,
    fetchPage: (before) => imageApi.own(before),
  });
  return { ...list, data: useShown(list.data) };
}

/** The user's own pictures that a filter finds, in its order: finished ones, unless it is none. */
export function useOwnImages(filter: PictureFilter) {
  const isWhole = !isNarrowed(filter) && filter.sort === 'newest';
  const list = usePagedList<ImageView>({
    queryKey: isWhole ? IMAGE_KEYS.own : [...IMAGE_KEYS.found, filter],
    fetchPage: (before) => imageApi.own(before, filter),
    ...(!isWhole && READ_ON_OPEN),
    placeholderData: (previous) => previous,
  });
  return { ...list, data: useShown(list.data) };
}

/** Public pictures that a filter finds, in its order. */
export function usePublicImages(filter: PictureFilter) {
  const list = usePagedList<ImageView>({
    queryKey: [...IMAGE_KEYS.everyones, filter],
    fetchPage: (before, signal) => imageApi.everyones(filter, before, signal),
    staleTime: FRESH_MS,
    placeholderData: (previous) => previous,
  });
  return { ...list, data: useShown(list.data) };
}

/** Public pictures of one creator, newest first; a part of everyone's, so changes reach them too. */
export function useCreatorImages(creatorId: string) {
  const list = usePagedList<ImageView>({
    queryKey: [...IMAGE_KEYS.everyones, 'by', creatorId],
    fetchPage: (before, signal) => imageApi.ofCreator(creatorId, before, signal),
    staleTime: FRESH_MS,
  });
  return { ...list, data: useShown(list.data) };
}

/** Pictures that show a character, newest first: all of one's own, and public ones of others. */
export function useCharacterImages(characterId: string) {
  const list = usePagedList<ImageView>({
    queryKey: [...IMAGE_KEYS.ofCharacters, characterId],
    fetchPage: (before, signal) => imageApi.ofCharacter(characterId, before, signal),
    ...READ_ON_OPEN,
  });
  return { ...list, data: useShown(list.data) };
}

/** Pictures without those being deleted, and sharp where somebody asked for it. */
export function useShown(images: ImageView[] | undefined): ImageView[] | undefined {
  const leaving = useLeavingImages();
  const sharpened = useSharpenedImages();
  return useMemo(
    () => images?.filter(({ id }) => !leaving.has(id)).map(sharpened),
    [images, leaving, sharpened],
  );
}

/** One picture, from what is on screen already or from the server; 404 for what is not to be seen. */
export function useImage(id: string) {
  const sharpened = useSharpenedImages();
  const query = useQuery({
    queryKey: IMAGE_KEYS.one(id),
    queryFn: () => imageApi.read(id),
    initialData: () => heldImage(id),
  });
  return { ...query, data: query.data && sharpened(query.data) };
}
