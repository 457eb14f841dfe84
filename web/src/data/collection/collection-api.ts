import {
  addedToCollection,
  collectionView,
  type ChangeCollectionRequest,
  type CollectionView,
  type CreateCollectionRequest,
} from '@vesper/core/contract/collection';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { z } from 'zod';
import { ignored, request, requestPage, type Page } from '../../lib/request.ts';

const PATH = '/api/collections';

/** The calls about collections of pictures. */
export const collectionApi = {
  /** @param image a picture, of which each collection says whether it is in it */
  list: (image?: string): Promise<CollectionView[]> =>
    request(z.array(collectionView), 'GET', PATH, { query: { image } }),
  ofCreator: (creatorId: string): Promise<CollectionView[]> =>
    request(z.array(collectionView), 'GET', `/api/creators/${creatorId}/collections`),
  read: (id: string): Promise<CollectionView> => request(collectionView, 'GET', `${PATH}/${id}`),
  create: (body: CreateCollectionRequest): Promise<CollectionView> =>
    request(collectionView, 'POST', PATH, { body }),
  change: (id: string, body: ChangeCollectionRequest): Promise<CollectionView> =>
    request(collectionView, 'PATCH', `${PATH}/${id}`, { body }),
  remove: (id: string, { keepalive }: { keepalive: boolean }): Promise<unknown> =>
    request(ignored, 'DELETE', `${PATH}/${id}`, { keepalive }),
  images: (id: string, before: string | null): Promise<Page<ImageView>> =>
    requestPage(imageView, `${PATH}/${id}/images`, { query: { before, limit: 100 } }),
  add: (id: string, ids: readonly string[]) =>
    request(addedToCollection, 'POST', `${PATH}/${id}/images`, { body: { ids } }),
  takeOut: (id: string, ids: readonly string[]): Promise<unknown> =>
    request(ignored, 'POST', `${PATH}/${id}/removals`, { body: { ids } }),
  move: (id: string, imageId: string, before: string | null): Promise<unknown> =>
    request(ignored, 'POST', `${PATH}/${id}/moves`, { body: { imageId, before } }),
};
