import type { CharacterView } from '@vesper/core/contract/character';
import { MessageCircle } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import { CharacterTools } from './CharacterTools.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

interface Props {
  character: CharacterView;
  starting: boolean;
  onChat: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function OwnCharacter({ character, starting, onChat, onEdit, onDelete }: Props) {
  return (
    <CharacterCard
      character={character}
      badge={<VisibilityBadge isPublic={character.isPublic} onPicture />}
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            flex={{ base: '1 1 100%', sm: '1' }}
            loading={starting}
            icon={<MessageCircle size={16} aria-hidden />}
            aria-label={`Chat with ${character.name}`}
            onClick={onChat}
          >
            Chat
          </Button>
          <CharacterTools character={character} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    />
  );
}
