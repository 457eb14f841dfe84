import { Run, type RunDocument } from '@vesper/core/models/run';
import { can } from '@vesper/core/policies/run';
import { resource } from './resource.ts';

export const runs = resource({
  name: 'run',
  find: async (id): Promise<RunDocument | null> => Run.findById(id),
  can,
});
