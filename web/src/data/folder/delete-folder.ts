import type { FolderView } from '@vesper/core/contract/folder';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { refreshConversations } from '../conversation/conversation-cache.ts';
import { folderApi } from './folder-api.ts';
import { refreshFolders } from './folders.ts';

export const { remove: deleteFolder, useLeaving: useLeavingFolders } = createUndoableDeletion<
  Pick<FolderView, 'id' | 'name'>
>({
  send: folderApi.remove,
  drop: () => {
    inBackground(refreshFolders());
    inBackground(refreshConversations());
  },
  deleted: ({ name }) => ({
    title: 'Folder deleted',
    description: `“${name}” is gone. Its conversations are where they were before.`,
    kind: 'info',
  }),
  failed: (error) => ({
    title: 'Error',
    description: serverMessage(error, 'Failed to delete folder'),
    kind: 'failure',
  }),
});
