import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { CharacterGrid, CharacterGridSkeleton } from './CharacterGrid.tsx';
import { DeleteCharacterDialog } from './DeleteCharacterDialog.tsx';
import { OwnCharacter } from './OwnCharacter.tsx';
import type { CharacterFilter } from '../../data/character/character-api.ts';
import { isFiltered, useOwnCharacters } from '../../data/character/characters.ts';

interface Props {
  filter: CharacterFilter;
  starting: string | undefined;
  onChat: (characterId: string) => void;
  onCreate: () => void;
  onEdit: (character: CharacterView) => void;
}

export function MyCharacters({ filter, starting, onChat, onCreate, onEdit }: Props) {
  const query = useOwnCharacters(filter);
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
        <Nobody filter={filter} onCreate={onCreate} />
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

function Nobody({ filter, onCreate }: Pick<Props, 'filter' | 'onCreate'>) {
  if (!isFiltered(filter)) return <NoneYet onCreate={onCreate} />;
  return (
    <chakra.p role="status" color="fg.muted">
      None of your characters match.
    </chakra.p>
  );
}

/** One line high: those to discover come right after it. */
function NoneYet({ onCreate }: { onCreate: () => void }) {
  return (
    <Card display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '4', sm: '5' }}>
      <Center boxSize="14" borderRadius="lg" bg="accent.subtle" color="accent.fg" aria-hidden>
        <UserRoundPlus size={26} />
      </Center>
      <Box flex="1 1 16rem">
        <chakra.h3 textStyle="subheading">No characters yet</chakra.h3>
        <chakra.p color="fg.muted" mt="1">
          Give somebody a name and a temper, and start talking. A face is painted for free.
        </chakra.p>
      </Box>
      <Flex>
        <Button variant="secondary" onClick={onCreate}>
          Create Character
        </Button>
      </Flex>
    </Card>
  );
}
