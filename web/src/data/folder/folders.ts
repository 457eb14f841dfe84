import { useQuery } from '@tanstack/react-query';
import type { FolderView } from '@vesper/core/contract/folder';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { folderApi } from './folder-api.ts';

const FOLDERS_KEY = ['api', 'folders'] as const;

const byName = (a: FolderView, b: FolderView): number => a.name.localeCompare(b.name);

/** The member's folders, by name. */
export function useFolders() {
  return useQuery({
    queryKey: FOLDERS_KEY,
    queryFn: async () => (await folderApi.list()).sort(byName),
    ...READ_ON_OPEN,
  });
}

/** Reads them again, with the numbers of what is in them. */
export async function refreshFolders(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: FOLDERS_KEY });
}

export async function createFolder(name: string): Promise<FolderView> {
  const folder = await folderApi.create(name);
  await refreshFolders();
  return folder;
}

export async function renameFolder(id: string, name: string): Promise<void> {
  await folderApi.rename(id, name);
  await refreshFolders();
}
