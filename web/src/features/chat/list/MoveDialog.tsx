import { Flex, chakra } from '@chakra-ui/react';
import { Folder, FolderPlus, FolderX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { changeWithUndo } from '../../../data/conversation/change-order.ts';
import { useFolders } from '../../../data/folder/folders.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { beginMoving, endSelecting, useListState } from './list-store.ts';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '12',
    px: '3.5',
    borderRadius: 'md',
    borderWidth: '1px',
    textAlign: 'start',
    textStyle: 'label',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { bg: 'bg.hover', borderColor: 'border.strong' },
    _disabled: { opacity: '0.5', cursor: 'default' },
  },
});

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
            <FolderChoice key={id} disabled={isIn(id)} onClick={() => move(id, name)}>
              <Folder size={18} />
              <chakra.span truncate>{name}</chakra.span>
            </FolderChoice>
          ))}
          {!isIn(null) && (
            <FolderChoice onClick={() => move(null, '')}>
              <FolderX size={18} />
              No folder
            </FolderChoice>
          )}
          <FolderChoice onClick={() => setNaming(true)}>
            <FolderPlus size={18} />
            New folder
          </FolderChoice>
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

interface ChoiceProps {
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function FolderChoice({ disabled = false, onClick, children }: ChoiceProps) {
  return (
    <Choice type="button" disabled={disabled} onClick={onClick}>
      {children}
    </Choice>
  );
}
