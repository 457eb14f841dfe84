import { Folder, type FolderDocument } from '@vesper/core/models/folder';
import { can } from '@vesper/core/policies/folder';
import { resource } from './resource.ts';

export const folders = resource({
  name: 'folder',
  find: async (id): Promise<FolderDocument | null> => Folder.findById(id),
  can,
});
