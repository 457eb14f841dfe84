import { Likeness, type LikenessDocument } from '@vesper/core/models/likeness';
import { can } from '@vesper/core/policies/likeness';
import { resource } from './resource.ts';

export const likenesses = resource({
  name: 'likeness',
  find: async (id): Promise<LikenessDocument | null> => Likeness.findById(id),
  can,
});
