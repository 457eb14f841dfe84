import { Memory, type MemoryDocument } from '@vesper/core/models/memory';
import { can } from '@vesper/core/policies/memory';
import { resource } from './resource.ts';

export const memories = resource({
  name: 'memory',
  find: async (id): Promise<MemoryDocument | null> => Memory.findById(id),
  can,
});
