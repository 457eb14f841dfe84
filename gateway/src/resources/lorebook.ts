import { Lorebook, type LorebookDocument } from '@vesper/core/models/lorebook';
import { can } from '@vesper/core/policies/lorebook';
import { resource } from './resource.ts';

/** Lorebooks with their entries, which may have 2 MB. */
export const lorebooks = resource({
  name: 'lorebook',
  find: async (id): Promise<LorebookDocument | null> => Lorebook.findById(id).select('+packed'),
  can,
});
