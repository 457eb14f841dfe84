import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import {
  Download,
  FileJson,
  FileImage,
  Globe,
  Lock,
  MessageCircle,
  Pencil,
  Trash2,
} from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { downloadName, saveFile } from '../../lib/download.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { CharacterCard } from './CharacterCard.tsx';
import { characterApi, type CardFormat } from '../../data/character/character-api.ts';

interface Props {
  character: CharacterView;
  starting: boolean;
  onChat: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function OwnCharacter({ character, starting, onChat, onEdit, onDelete }: Props) {
  const { id, name, isPublic } = character;
  const save = async (format: CardFormat): Promise<void> => {
    try {
      await saveFile(characterApi.cardPath(id, format), downloadName(name, format));
    } catch {
      const description = `Failed to export ${name}. Please try again.`;
      showToast({ title: TOASTS.downloadFailed.title, description, kind: 'failure' });
    }
  };
  return (
    <CharacterCard
      character={character}
      badge={
        <Badge tone={isPublic ? 'accent' : 'neutral'}>
          {isPublic ? <Globe size={12} aria-hidden /> : <Lock size={12} aria-hidden />}
          {isPublic ? 'Public' : 'Private'}
        </Badge>
      }
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            flex="1"
            loading={starting}
            icon={<MessageCircle size={16} aria-hidden />}
            aria-label={`Chat with ${name}`}
            onClick={onChat}
          >
            Chat
          </Button>
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
            <Pencil size={17} />
          </IconButton>
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
            ]}
          />
          <IconButton label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 size={17} />
          </IconButton>
        </>
      }
    />
  );
}
