import { Box, Flex } from '@chakra-ui/react';
import { Archive, ArchiveRestore, FolderInput, Trash2, X } from 'lucide-react';
import { changeWithUndo } from '../../../data/conversation/change-order.ts';
import { deleteConversations } from '../../../data/conversation/delete-conversation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { beginMoving, endSelecting, useListState } from './list-store.ts';

/** What can be done with the conversations that are chosen. */
export function SelectionBar({ onDeleted }: { onDeleted: (id: string) => void }) {
  const { selected, archive } = useListState();
  const chosen = [...(selected?.values() ?? [])];
  const none = chosen.length === 0;
  const finish = (what: () => void) => (): void => {
    what();
    endSelecting();
  };
  return (
    <Flex
      role="toolbar"
      aria-label="Chosen conversations"
      align="center"
      gap="1"
      ps="4"
      pe="2"
      minH="14"
      borderTopWidth="1px"
      bg="bg.raised"
      flexShrink="0"
      pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
    >
      <Box flex="1" textStyle="label" role="status" whiteSpace="nowrap">
        {none ? 'Choose some' : `${chosen.length} chosen`}
      </Box>
      <IconButton label="Move to folder" disabled={none} onClick={() => beginMoving(chosen)}>
        <FolderInput size={18} />
      </IconButton>
      <IconButton
        label={archive ? 'Take out of the archive' : 'Archive'}
        disabled={none}
        onClick={finish(() =>
          changeWithUndo(
            chosen,
            { isArchived: !archive },
            archive ? 'Back in the list' : 'Archived',
          ),
        )}
      >
        {archive ? <ArchiveRestore size={18} /> : <Archive size={18} />}
      </IconButton>
      <IconButton
        label="Delete"
        color="fg.error"
        disabled={none}
        onClick={finish(() => {
          deleteConversations(chosen);
          for (const { id } of chosen) onDeleted(id);
        })}
      >
        <Trash2 size={18} />
      </IconButton>
      <IconButton label="Done" onClick={endSelecting}>
        <X size={18} />
      </IconButton>
    </Flex>
  );
}
