import { useQuery } from '@tanstack/react-query';
import type {
  ChangeCollectionRequest,
  CollectionView,
  CreateCollectionRequest,
} from '@vesper/core/contract/collection';
import type { ImageView } from '@vesper/core/contract/image';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { usePagedList } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { IMAGE_KEYS } from '../image/image-cache.ts';
import { useShown } from '../image/use-images.ts';
import { collectionApi } from './collection-api.ts';

const KEY = ['api', 'collections'] as const;

/** Among the other lists of pictures, so that what changes in one changes here. */
export const imagesKey = (id: string) => [...IMAGE_KEYS.found, 'in', id] as const;

const { remove, useLeaving: useLeavingCollections } = createUndoableDeletion<
  Pick<CollectionView, 'id' | 'name'>
>({
  send: collectionApi.remove,
  drop: (id) => {
    queryClient.removeQueries({ queryKey: imagesKey(id) });
    inBackground(refreshCollections());
  },
  deleted: ({ name }) => ({
    title: 'Collection deleted',
    description: `“${name}” is gone. Its pictures stay where they are.`,
    kind: 'info',
  }),
  failed: (error) => ({
    title: 'Error',
    description: serverMessage(error, 'Failed to delete the collection'),
    kind: 'failure',
  }),
});

export const deleteCollection = remove;

/**
 * One's own collections, the newest first.
 * @param image a picture, of which each says whether it is in it
 */
export function useCollections(image?: string) {
  const leaving = useLeavingCollections();
  const query = useQuery({
    queryKey: [...KEY, 'own', image ?? null],
    queryFn: () => collectionApi.list(image),
    ...READ_ON_OPEN,
  });
  return { ...query, data: query.data?.filter(({ id }) => !leaving.has(id)) };
}

/** Those that a creator shares. */
export function useCollectionsOf(creatorId: string) {
  return useQuery({
    queryKey: [...KEY, 'of', creatorId],
    queryFn: () => collectionApi.ofCreator(creatorId),
    ...READ_ON_OPEN,
  });
}

/** One collection; 404 for what is not to be seen, also since a moment ago. */
export function useCollection(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: () => collectionApi.read(id),
    ...READ_ON_OPEN,
  });
}

/** Its pictures that one may see, in its order. */
export function useCollectionImages(id: string) {
  const list = usePagedList<ImageView>({
    queryKey: imagesKey(id),
    fetchPage: (before) => collectionApi.images(id, before),
    ...READ_ON_OPEN,
  });
  return { ...list, data: useShown(list.data) };
}

export function refreshCollections(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Reads one collection again with all that is in it. */
export async function refreshCollection(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: imagesKey(id) }),
    refreshCollections(),
  ]);
}

export async function createCollection(body: CreateCollectionRequest): Promise<CollectionView> {
  const made = await collectionApi.create(body);
  await refreshCollections();
  return made;
}

export async function changeCollection(id: string, body: ChangeCollectionRequest): Promise<void> {
  await collectionApi.change(id, body);
  await refreshCollections();
}
