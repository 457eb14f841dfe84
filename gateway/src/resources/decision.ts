import { Case, type CaseDocument } from '@vesper/core/models/case';
import { can } from '@vesper/core/policies/case';
import { resource } from './resource.ts';

/** Cases as those see them whom they are about. */
export const decisions = resource({
  name: 'decision',
  find: async (id): Promise<CaseDocument | null> => Case.findById(id),
  can,
});
