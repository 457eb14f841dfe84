import { Archive, CheckCheck, FileUp, FolderPlus, ListFilter } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { beginSelecting, openDialog, showArchive } from './list-store.ts';

/** What can be done with the list itself. */
export function ListMenu() {
  return (
    <Menu
      trigger={
        <IconButton label="List options" withTooltip={false}>
          <ListFilter size={18} />
        </IconButton>
      }
      items={[
        {
          id: 'select',
          label: 'Select conversations',
          icon: <CheckCheck size={16} />,
          onSelect: () => beginSelecting(),
        },
        {
          id: 'folder',
          label: 'New folder',
          icon: <FolderPlus size={16} />,
          onSelect: () => openDialog('folder'),
        },
        {
          id: 'archive',
          label: 'Archive',
          icon: <Archive size={16} />,
          onSelect: () => showArchive(true),
        },
        {
          id: 'import',
          label: 'Import conversations',
          icon: <FileUp size={16} />,
          onSelect: () => openDialog('import'),
        },
      ]}
    />
  );
}
