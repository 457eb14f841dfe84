import { Collection, type CollectionDocument } from '@vesper/core/models/collection';
import { can } from '@vesper/core/policies/collection';
import { resource } from './resource.ts';

export const collections = resource({
  name: 'collection',
  find: async (id): Promise<CollectionDocument | null> => Collection.findById(id),
  can,
  ownerOf: ({ userId }) => userId.toHexString(),
});
