import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { FolderView } from '@vesper/core/contract/folder';
import { useState, type ReactNode } from 'react';
import { useConversationPart } from '../../../data/conversation/use-conversations.ts';
import { useLeavingFolders } from '../../../data/folder/delete-folder.ts';
import { useFolders } from '../../../data/folder/folders.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { FolderRow } from './FolderRow.tsx';

const PartName = chakra('h3', {
  base: { textStyle: 'caption', color: 'fg.subtle', px: '3', pt: '1', pb: '1' },
});

export interface OrderedPartsProps {
  row: (conversation: ConversationView) => ReactNode;
}

/** What the member has put above the rest: the pinned conversations, then the folders. */
export function OrderedParts({ row }: OrderedPartsProps) {
  const { conversations: pinned } = useConversationPart('pinned');
  const { data: folders = [] } = useFolders();
  const leaving = useLeavingFolders();
  const [renaming, setRenaming] = useState<FolderView>();
  const shown = folders.filter(({ id }) => !leaving.has(id));
  return (
    <>
      {pinned.length > 0 && (
        <Box as="section" aria-label="Pinned" pb="2">
          <PartName>Pinned</PartName>
          <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
            {pinned.map(row)}
          </Flex>
        </Box>
      )}
      {shown.length > 0 && (
        <Box as="section" aria-label="Folders" pb="2">
          <PartName>Folders</PartName>
          <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
            {shown.map((folder) => (
              <FolderRow
                key={folder.id}
                folder={folder}
                row={row}
                onRename={() => setRenaming(folder)}
              />
            ))}
          </Flex>
        </Box>
      )}
      <FolderDialog
        key={renaming?.id}
        open={renaming !== undefined}
        folder={renaming}
        onClose={() => setRenaming(undefined)}
      />
    </>
  );
}
