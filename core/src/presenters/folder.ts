import type { FolderView } from '../contract/folder.ts';
import type { FolderDocument } from '../models/folder.ts';

export function presentFolder(folder: FolderDocument, conversationCount: number): FolderView {
  return {
    id: folder.id,
    name: folder.name,
    conversationCount,
    createdAt: folder.createdAt.toISOString(),
  };
}
