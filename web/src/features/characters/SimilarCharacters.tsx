import { Box, chakra } from '@chakra-ui/react';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import { MessageCircle } from 'lucide-react';
import { makerOf } from '../../data/character/maker-of.ts';
import { useSimilarCharacters } from '../../data/character/use-character.ts';
import { Button } from '../../ui/Button.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import { CharacterGrid } from './CharacterGrid.tsx';
import { useStartChat } from './use-start-chat.ts';

/** Public characters that share tags with this one; nothing where there are none. */
export function SimilarCharacters({ character: { id, name } }: { character: CharacterDetailView }) {
  const similar = useSimilarCharacters(id);
  const { start, starting } = useStartChat();
  if (similar.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="similar" mt={{ base: '10', md: '14' }}>
      <chakra.h2 id="similar" textStyle="heading" mb="5">
        Similar to {name}
      </chakra.h2>
      <CharacterGrid>
        {similar.map((one) => (
          <CharacterCard
            key={one.id}
            character={one}
            byline={makerOf(one)}
            actions={
              <Button
                size="sm"
                variant="secondary"
                block
                loading={starting === one.id}
                icon={<MessageCircle size={16} aria-hidden />}
                aria-label={`Start Chat with ${one.name}`}
                onClick={() => start(one.id)}
              >
                Start Chat
              </Button>
            }
          />
        ))}
      </CharacterGrid>
    </Box>
  );
}
