import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAddressFlag } from '../../lib/use-address-flag.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { isFiltered } from '../../data/character/characters.ts';
import { CharacterDialog } from './CharacterDialog.tsx';
import { CharacterFilters } from './CharacterFilters.tsx';
import { DiscoverCharacters } from './DiscoverCharacters.tsx';
import { ImportCard } from './ImportCard.tsx';
import { MyCharacters } from './MyCharacters.tsx';
import { useCharacterFilter } from './use-character-filter.ts';
import { useStartChat } from './use-start-chat.ts';

export function CharactersPage() {
  const [subject, setSubject] = useState<CharacterView | 'new' | null>(null);
  const { start, starting } = useStartChat();
  const { filter, change } = useCharacterFilter();
  const create = (): void => setSubject('new');
  const [isNewAsked, forgetNew] = useAddressFlag('new');
  const close = (): void => {
    setSubject(null);
    if (isNewAsked) forgetNew();
  };

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
      <CharacterFilters filter={filter} onChange={change} />
      <Box as="section" aria-labelledby="my-characters" mt={{ base: '8', md: '10' }}>
        <chakra.h2 id="my-characters" textStyle="heading" mb="5">
          My Characters
        </chakra.h2>
        <MyCharacters
          filter={filter}
          starting={starting}
          onChat={start}
          onCreate={create}
          onEdit={setSubject}
        />
      </Box>
      <Box as="section" aria-labelledby="discover" mt={{ base: '10', md: '14' }}>
        <chakra.h2 id="discover" textStyle="heading" mb="5">
          Discover Characters
        </chakra.h2>
        <DiscoverCharacters
          // Another search begins with few again.
          key={String(isFiltered(filter))}
          filter={filter}
          starting={starting}
          onChat={start}
        />
      </Box>
      <CharacterDialog subject={isNewAsked ? 'new' : subject} onClose={close} />
    </Page>
  );
}
