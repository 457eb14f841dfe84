import { Center } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { CharacterGrid, CharacterGridSkeleton } from './CharacterGrid.tsx';
import { DeleteCharacterDialog } from './DeleteCharacterDialog.tsx';
import { OwnCharacter } from './OwnCharacter.tsx';
import { useOwnCharacters } from '../../data/character/characters.ts';

interface Props {
  starting: string | undefined;
  onChat: (characterId: string) => void;
  onCreate: () => void;
  onEdit: (character: CharacterView) => void;
}

export function MyCharacters({ starting, onChat, onCreate, onEdit }: Props) {
  const query = useOwnCharacters();
  const [doomed, setDoomed] = useState<CharacterView | null>(null);
  const { data: characters } = query;

  if (characters === undefined) {
    return (
      <NotLoaded what="Your characters" read={query}>
        <CharacterGridSkeleton label="Loading your characters" />
      </NotLoaded>
    );
  }
  return (
    <>
      {characters.length === 0 ? (
        <Card pad="none">
          <EmptyState
            icon={<UserRoundPlus size={26} />}
            title="No characters yet"
            description="Give somebody a name and a temper, and start talking. A face is painted for free."
            action={<Button onClick={onCreate}>Create Character</Button>}
          />
        </Card>
      ) : (
        <CharacterGrid>
          {characters.map((character) => (
            <OwnCharacter
              key={character.id}
              character={character}
              starting={starting === character.id}
              onChat={() => onChat(character.id)}
              onEdit={() => onEdit(character)}
              onDelete={() => setDoomed(character)}
            />
          ))}
        </CharacterGrid>
      )}
      {query.hasNextPage && (
        <Center mt="6">
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => inBackground(query.fetchNextPage())}
          >
            Show more
          </Button>
        </Center>
      )}
      <DeleteCharacterDialog character={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}
