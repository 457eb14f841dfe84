import { ArrowDown, ArrowUp, ArrowUpToLine, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { copyEntry, deleteEntry, moveEntry } from '../../data/lorebook/entries.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Menu } from '../../ui/Menu.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';

interface Props {
  bookId: string;
  entryId: string;
  title: string;
  place: number;
  last: number;
}

export function EntryMenu({ bookId, entryId, title, place, last }: Props) {
  const moveTo = (to: number) => () => inBackground(moveEntry(bookId, entryId, to));
  return (
    <Menu
      trigger={
        <PlainIconButton label={`Options for ${title}`} size="lg">
          <Ellipsis size={18} />
        </PlainIconButton>
      }
      items={[
        {
          id: 'copy',
          label: 'Duplicate',
          icon: <Copy size={16} />,
          onSelect: () => inBackground(copyEntry(bookId, entryId)),
        },
        {
          id: 'up',
          label: 'Move up',
          icon: <ArrowUp size={16} />,
          disabled: place === 0,
          onSelect: moveTo(place - 1),
        },
        {
          id: 'down',
          label: 'Move down',
          icon: <ArrowDown size={16} />,
          disabled: place >= last,
          onSelect: moveTo(place + 1),
        },
        {
          id: 'top',
          label: 'Move to the top',
          icon: <ArrowUpToLine size={16} />,
          disabled: place === 0,
          onSelect: moveTo(0),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 size={16} />,
          danger: true,
          onSelect: () => deleteEntry({ id: entryId, bookId }),
        },
      ]}
    />
  );
}
