import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { Download, FileArchive, FileImage, FileJson, Pencil, Trash2 } from 'lucide-react';
import { characterApi, type CardFormat } from '../../data/character/character-api.ts';
import { downloadName, saveFile } from '../../lib/download.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

interface ExportProps {
  character: Pick<CharacterView, 'id' | 'name'>;
}

/** Takes a character away as a card that other programs read. */
export function ExportMenu({ character: { id, name } }: ExportProps) {
  const save = async (format: CardFormat): Promise<void> => {
    try {
      await saveFile(characterApi.cardPath(id, format), downloadName(name, format));
    } catch {
      const description = `Failed to export ${name}. Please try again.`;
      showToast({ title: TOASTS.downloadFailed.title, description, kind: 'failure' });
    }
  };
  return (
    <Menu
      trigger={
        <IconButton label={`Export ${name}`} withTooltip={false}>
          <Download size={17} />
        </IconButton>
      }
      items={[
        {
          id: 'png',
          label: 'Export as PNG card',
          icon: <FileImage size={16} />,
          onSelect: () => inBackground(save('png')),
        },
        {
          id: 'json',
          label: 'Export as JSON',
          icon: <FileJson size={16} />,
          onSelect: () => inBackground(save('json')),
        },
        {
          id: 'charx',
          label: 'Export as CHARX',
          icon: <FileArchive size={16} />,
          onSelect: () => inBackground(save('charx')),
        },
      ]}
    />
  );
}

interface Props extends ExportProps {
  onEdit: () => void;
  onDelete: () => void;
}

/** What only its maker may do with a character. */
export function CharacterTools({ character, onEdit, onDelete }: Props) {
  return (
    <>
      <IconButton label={`Edit ${character.name}`} onClick={onEdit}>
        <Pencil size={17} />
      </IconButton>
      <ExportMenu character={character} />
      <IconButton label={`Delete ${character.name}`} onClick={onDelete}>
        <Trash2 size={17} />
      </IconButton>
    </>
  );
}
