import { ShownPicture, type ShownPictureDocument } from '@vesper/core/models/shown-picture';
import { can } from '@vesper/core/policies/shown-picture';
import { resource } from './resource.ts';

export const shownPictures = resource({
  name: 'shown picture',
  find: async (id): Promise<ShownPictureDocument | null> => ShownPicture.findById(id),
  can,
});
