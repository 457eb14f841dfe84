import { ExportDialog } from './ExportDialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { openDialog, useListState } from './list-store.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

/** Everything that opens above the list. */
export function ListDialogs() {
  const { dialog } = useListState();
  return (
    <>
      <MoveDialog />
      <ImportDialog open={dialog === 'import'} onClose={() => openDialog(null)} />
      <ExportDialog />
      <ShareDialog />
      <FolderDialog open={dialog === 'folder'} onClose={() => openDialog(null)} />
    </>
  );
}
