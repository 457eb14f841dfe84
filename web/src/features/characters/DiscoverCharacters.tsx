import { Center } from '@chakra-ui/react';
import { Compass, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import { makerOf } from '../../data/character/maker-of.ts';
import { CharacterGrid, CharacterGridSkeleton } from './CharacterGrid.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import type { CharacterFilter } from '../../data/character/character-api.ts';
import { isFiltered, usePublicCharacters } from '../../data/character/characters.ts';

/** Shown before 'Show all'. */
const FIRST = 8;

interface Props {
  filter: CharacterFilter;
  starting: string | undefined;
  onChat: (characterId: string) => void;
}

export function DiscoverCharacters({ filter, starting, onChat }: Props) {
  const query = usePublicCharacters(filter);
  // Whoever looks for somebody wants to see all who were found.
  const [all, setAll] = useState(isFiltered(filter));
  const { data: characters } = query;

  if (characters === undefined) {
    return (
      <NotLoaded what="Public characters" read={query}>
        <CharacterGridSkeleton label="Loading public characters" />
      </NotLoaded>
    );
  }
  if (characters.length === 0 && isFiltered(filter)) {
    return <NobodyFound filter={filter} among="public characters" />;
  }
  if (characters.length === 0) {
    return (
      <Card pad="none">
        <EmptyState
          icon={<Compass size={26} />}
          title="No public characters yet"
          description="Make one of yours public, and everyone can meet it here."
        />
      </Card>
    );
  }
  const more = all ? query.hasNextPage : characters.length > FIRST;
  return (
    <>
      <CharacterGrid>
        {(all ? characters : characters.slice(0, FIRST)).map((character) => (
          <CharacterCard
            key={character.id}
            character={character}
            byline={makerOf(character)}
            actions={
              <Button
                size="sm"
                variant="secondary"
                block
                loading={starting === character.id}
                icon={<MessageCircle size={16} aria-hidden />}
                aria-label={`Start Chat with ${character.name}`}
                onClick={() => onChat(character.id)}
              >
                Start Chat
              </Button>
            }
          />
        ))}
      </CharacterGrid>
      {more && (
        <Center mt="6">
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => (all ? inBackground(query.fetchNextPage()) : setAll(true))}
          >
            {all ? 'Show more' : 'Show all'}
          </Button>
        </Center>
      )}
    </>
  );
}
