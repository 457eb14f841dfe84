import { Image, type ImageDocument } from '@vesper/core/models/image';
import { can } from '@vesper/core/policies/image';
import { resource } from './resource.ts';

export const images = resource({
  name: 'image',
  find: async (id): Promise<ImageDocument | null> => Image.findById(id),
  can,
  ownerOf: ({ userId }) => userId.toHexString(),
  refusals: { like: 'not_public' },
});
