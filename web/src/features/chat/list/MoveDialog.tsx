import { Flex, chakra } from '@chakra-ui/react';
import { Folder, FolderPlus, FolderX } from 'lucide-react';
import { useState } from 'react';
import { changeWithUndo } from '../../../data/conversation/change-order.ts';
import { useFolders } from '../../../data/folder/folders.ts';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { beginMoving, endSelecting, useListState } from './list-store.ts';

/** Puts conversations into a folder, without a mouse as well as with one. */
export function MoveDialog() {
  const { moving } = useListState();
  const [naming, setNaming] = useState(false);
  const { data: folders = [] } = useFolders();
  const all = moving ?? [];
  const move = (folderId: string | null, name: string): void => {
    const done = folderId === null ? 'Out of the folder' : `Moved to ${name}`;
    changeWithUndo(all, { folderId }, done);
    beginMoving(null);
    endSelecting();
  };
  const isIn = (id: string | null): boolean => all.every((one) => one.folderId === id);
  return (
    <>
      <Dialog
        open={moving !== null && !naming}
        onClose={() => beginMoving(null)}
        title="Move to folder"
        description={all.length === 1 ? all[0]?.title : `${all.length} conversations`}
      >
        <Flex direction="column" gap="2" pb="2">
          {folders.map(({ id, name }) => (
            <ChoiceButton key={id} disabled={isIn(id)} onClick={() => move(id, name)}>
              <Folder size={18} />
              <chakra.span truncate>{name}</chakra.span>
            </ChoiceButton>
          ))}
          {!isIn(null) && (
            <ChoiceButton onClick={() => move(null, '')}>
              <FolderX size={18} />
              No folder
            </ChoiceButton>
          )}
          <ChoiceButton onClick={() => setNaming(true)}>
            <FolderPlus size={18} />
            New folder
          </ChoiceButton>
        </Flex>
      </Dialog>
      <FolderDialog
        open={naming}
        onClose={() => setNaming(false)}
        onCreated={({ id, name }) => {
          setNaming(false);
          move(id, name);
        }}
      />
    </>
  );
}
