import { Flex, chakra } from '@chakra-ui/react';
import { Folder, FolderPlus, FolderX } from 'lucide-react';
import { useId, useState } from 'react';
import { changeWithUndo } from '../../../data/conversation/change-order.ts';
import { useFolders } from '../../../data/folder/folders.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FolderForm } from './FolderDialog.tsx';
import { beginMoving, endSelecting, useListState } from './list-store.ts';

/**
 * Puts conversations into a folder, without a mouse as well as with one. A new one is named in the
 * same dialog: of two, each takes the focus of the other, and both close.
 */
export function MoveDialog() {
  const formId = useId();
  const { moving } = useListState();
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data: folders = [] } = useFolders();
  const all = moving ?? [];
  const close = (): void => {
    setNaming(false);
    beginMoving(null);
  };
  const move = (folderId: string | null, name: string): void => {
    const done = folderId === null ? 'Out of the folder' : `Moved to ${name}`;
    changeWithUndo(all, { folderId }, done);
    close();
    endSelecting();
  };
  const isIn = (id: string | null): boolean => all.every((one) => one.folderId === id);
  return (
    <Dialog
      open={moving !== null}
      onClose={close}
      title={naming ? 'New folder' : 'Move to folder'}
      description={all.length === 1 ? all[0]?.title : `${all.length} conversations`}
      footer={
        naming ? (
          <>
            <Button variant="secondary" onClick={() => setNaming(false)}>
              Back
            </Button>
            <Button type="submit" form={formId} loading={busy}>
              Create folder
            </Button>
          </>
        ) : undefined
      }
    >
      {naming ? (
        <FolderForm
          id={formId}
          onBusy={setBusy}
          onDone={close}
          onCreated={({ id, name }) => move(id, name)}
        />
      ) : (
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
      )}
    </Dialog>
  );
}
