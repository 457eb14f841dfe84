import type { ConversationView } from '@vesper/core/contract/conversation';
import {
  Brain,
  Ellipsis,
  MessageCircleDashed,
  Pencil,
  Search,
  Share2,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { rememberedBy, type Voice } from '../../data/conversation/voice.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showPalette } from '../../lib/palette-store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { beginShare } from './list/list-store.ts';

export interface HeaderMenuProps {
  /** Undefined while it is being read. */
  conversation: ConversationView | undefined;
  voice: Voice;
  onNew: () => void;
  onTemporary: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** What can be done with the conversation that is open. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { conversation, voice, onNew, onTemporary, onRename, onDelete } = props;
  const isTemporary = conversation?.isTemporary === true;
  const navigate = useNavigate();
  const memory = voice.characterId ? `/memory?character=${voice.characterId}` : '/memory';
  return (
    <Menu
      trigger={
        <IconButton label="Conversation options" size="lg" withTooltip={false}>
          <Ellipsis size={20} />
        </IconButton>
      }
      items={[
        { id: 'new', label: 'New conversation', icon: <SquarePen size={16} />, onSelect: onNew },
        {
          id: 'temporary',
          label: 'Temporary chat',
          icon: <MessageCircleDashed size={16} />,
          onSelect: onTemporary,
        },
        {
          // A phone has no other header here.
          id: 'palette',
          label: 'Search and commands',
          icon: <Search size={16} />,
          onSelect: showPalette,
        },
        {
          id: 'rename',
          label: 'Rename',
          icon: <Pencil size={16} />,
          disabled: conversation === undefined || isTemporary,
          onSelect: onRename,
        },
        {
          id: 'share',
          label: 'Share',
          icon: <Share2 size={16} />,
          disabled: conversation === undefined || isTemporary,
          onSelect: () => beginShare(conversation ?? null),
        },
        {
          id: 'memory',
          label: rememberedBy(voice),
          icon: <Brain size={16} />,
          onSelect: () => inBackground(navigate(memory)),
        },
        {
          id: 'delete',
          label: isTemporary ? 'End and delete' : 'Delete',
          icon: <Trash2 size={16} />,
          danger: true,
          disabled: conversation === undefined,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
