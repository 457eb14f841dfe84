import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { FolderView } from '@vesper/core/contract/folder';
import { ChevronRight, Ellipsis, Folder, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { changeWithUndo } from '../../../data/conversation/change-order.ts';
import { useConversationPart } from '../../../data/conversation/use-conversations.ts';
import { deleteFolder } from '../../../data/folder/delete-folder.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useDrop } from './drag-conversation.ts';

const Line = chakra(Flex, {
  base: {
    alignItems: 'center',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.hover' },
  },
  variants: { over: { true: { borderColor: 'accent.line', bg: 'accent.subtle' } } },
});

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: '1',
    minW: '0',
    minH: '11',
    ps: '3',
    textAlign: 'start',
    textStyle: 'label',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
  },
});

interface Props {
  folder: FolderView;
  row: (conversation: ConversationView) => ReactNode;
  onRename: () => void;
}

/** A folder, with what is in it below its name once it is open. Conversations are dropped on it. */
export function FolderRow({ folder, row, onRename }: Props) {
  const { id, name, conversationCount } = folder;
  const [open, setOpen] = useState(false);
  const { over, ...drop } = useDrop((dropped) => {
    const others = dropped.filter(({ folderId }) => folderId !== id);
    changeWithUndo(others, { folderId: id }, `Moved to ${name}`);
  });
  return (
    <Box as="li" listStyleType="none">
      <Line over={over} {...drop}>
        <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Box
            as="span"
            lineHeight="0"
            transform={open ? 'rotate(90deg)' : undefined}
            transition="transform 150ms"
          >
            <ChevronRight size={15} aria-hidden />
          </Box>
          {open ? <FolderOpen size={17} aria-hidden /> : <Folder size={17} aria-hidden />}
          <chakra.span truncate flex="1">
            {name}
          </chakra.span>
          <chakra.span textStyle="caption" color="fg.subtle" pe="1">
            <chakra.span srOnly>, conversations: </chakra.span>
            {conversationCount}
          </chakra.span>
        </Toggle>
        <Menu
          trigger={
            <IconButton label={`Options for folder ${name}`} size="sm" withTooltip={false}>
              <Ellipsis size={17} />
            </IconButton>
          }
          items={[
            { id: 'rename', label: 'Rename', icon: <Pencil size={16} />, onSelect: onRename },
            {
              id: 'delete',
              label: 'Delete folder',
              icon: <Trash2 size={16} />,
              danger: true,
              onSelect: () => deleteFolder(folder),
            },
          ]}
        />
      </Line>
      {open && <Within folderId={id} row={row} />}
    </Box>
  );
}

function Within({ folderId, row }: Pick<Props, 'row'> & { folderId: string }) {
  const list = useConversationPart(folderId);
  return (
    <Flex as="ul" direction="column" gap="0.5" ps="3" listStyleType="none">
      {list.isSuccess && list.conversations.length === 0 && (
        <Box as="li" textStyle="caption" color="fg.subtle" px="3" py="2">
          Nothing in it yet. Drop a conversation here, or use its menu.
        </Box>
      )}
      {list.conversations.map(row)}
      {list.hasNextPage && (
        <Button size="sm" variant="ghost" onClick={() => inBackground(list.fetchNextPage())}>
          Show older
        </Button>
      )}
    </Flex>
  );
}
