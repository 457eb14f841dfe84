import type { ConversationView } from '@vesper/core/contract/conversation';
import {
  Archive,
  ArchiveRestore,
  CheckCheck,
  Download,
  Ellipsis,
  FolderInput,
  Mail,
  MailOpen,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Trash2,
} from 'lucide-react';
import { changeOrder, changeWithUndo } from '../../../data/conversation/change-order.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { beginExport, beginMoving, beginSelecting, beginShare } from './list-store.ts';

export interface RowMenuProps {
  conversation: ConversationView;
  title: string;
  onRename: () => void;
  onDelete: () => void;
}

/** The ways to put one conversation in order. */
function orderItems(conversation: ConversationView): MenuItem[] {
  const { isPinned, isArchived, isUnread } = conversation;
  const change = (wanted: Parameters<typeof changeOrder>[1]) => (): void =>
    inBackground(changeOrder([conversation], wanted));
  const archive = (): void =>
    changeWithUndo(
      [conversation],
      { isArchived: !isArchived },
      isArchived ? 'Back in the list' : 'Archived',
    );
  return [
    {
      id: 'pin',
      label: isPinned ? 'Unpin' : 'Pin',
      icon: isPinned ? <PinOff size={16} /> : <Pin size={16} />,
      onSelect: change({ isPinned: !isPinned }),
    },
    {
      id: 'move',
      label: 'Move to folder',
      icon: <FolderInput size={16} />,
      onSelect: () => beginMoving([conversation]),
    },
    {
      id: 'unread',
      label: isUnread ? 'Mark as read' : 'Mark as unread',
      icon: isUnread ? <MailOpen size={16} /> : <Mail size={16} />,
      onSelect: change({ isUnread: !isUnread }),
    },
    {
      id: 'archive',
      label: isArchived ? 'Take out of the archive' : 'Archive',
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      onSelect: archive,
    },
    {
      id: 'share',
      label: 'Share',
      icon: <Share2 size={16} />,
      onSelect: () => beginShare(conversation),
    },
    {
      id: 'export',
      label: 'Export',
      icon: <Download size={16} />,
      onSelect: () => beginExport(conversation),
    },
    {
      id: 'select',
      label: 'Select',
      icon: <CheckCheck size={16} />,
      onSelect: () => beginSelecting(conversation),
    },
  ];
}

/** What can be done with a conversation of the list. */
export function RowMenu({ conversation, title, onRename, onDelete }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`Options for ${title}`} size="sm" withTooltip={false}>
          <Ellipsis size={17} />
        </IconButton>
      }
      items={[
        { id: 'rename', label: 'Rename', icon: <Pencil size={16} />, onSelect: onRename },
        ...orderItems(conversation),
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 size={16} />,
          danger: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
