import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { CharacterDialog } from './CharacterDialog.tsx';
import { DiscoverCharacters } from './DiscoverCharacters.tsx';
import { ImportCard } from './ImportCard.tsx';
import { MyCharacters } from './MyCharacters.tsx';
import { useStartChat } from './use-start-chat.ts';

export function CharactersPage() {
  const [subject, setSubject] = useState<CharacterView | 'new' | null>(null);
  const { start, starting } = useStartChat();
  const create = (): void => setSubject('new');

  return (
    <Page>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <chakra.h1 textStyle="title">Characters</chakra.h1>
        <Flex gap="3" wrap="wrap">
          <ImportCard />
          <Button icon={<Plus size={18} aria-hidden />} onClick={create}>
            Create Character
          </Button>
        </Flex>
      </Flex>
      <Box as="section" aria-labelledby="my-characters" mt={{ base: '8', md: '10' }}>
        <chakra.h2 id="my-characters" textStyle="heading" mb="5">
          My Characters
        </chakra.h2>
        <MyCharacters starting={starting} onChat={start} onCreate={create} onEdit={setSubject} />
      </Box>
      <Box as="section" aria-labelledby="discover" mt={{ base: '10', md: '14' }}>
        <chakra.h2 id="discover" textStyle="heading" mb="5">
          Discover Characters
        </chakra.h2>
        <DiscoverCharacters starting={starting} onChat={start} />
      </Box>
      <CharacterDialog subject={subject} onClose={() => setSubject(null)} />
    </Page>
  );
}
