import { Box, Center, Flex, Grid, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { Check, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useFindCharacters } from '../../../data/character/find-characters.ts';
import { makerOf } from '../../../data/character/maker-of.ts';
import { voiceNamed } from '../../../data/conversation/voice.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Face } from '../../../ui/Face.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { litWhenChosen } from '../../../ui/RadioGroup.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const Row = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    minW: '0',
    '&:has(:disabled)': { opacity: '0.55', cursor: 'disabled', _hover: { bg: 'transparent' } },
    '& [data-check]': { visibility: 'hidden' },
    '&:has(:checked) [data-check]': { visibility: 'visible' },
  },
});

interface Props {
  /** Ids of those who are in already. */
  chosen: readonly string[];
  /** Ids of those who are not offered. */
  without?: readonly string[];
  /** Nobody else has room. */
  isFull: boolean;
  onToggle: (character: CharacterView) => void;
}

/** Characters to choose from by their names: one's own, and those that are public. */
export function CharacterPicker(props: Props) {
  const [search, setSearch] = useState('');
  return (
    <Box>
      <SearchField
        label="Search characters"
        value={search}
        maxLength={LIMITS.searchMax}
        onChange={setSearch}
      />
      <Box
        mt="3"
        // The last one is seen to be cut, so that nobody takes it for the end.
        maxH="16.5rem"
        overflowY="auto"
        overscrollBehavior="contain"
        scrollbarWidth="thin"
      >
        <Found search={search} {...props} />
      </Box>
    </Box>
  );
}

function Found({ search, chosen, without = [], isFull, onToggle }: Props & { search: string }) {
  const list = useFindCharacters(search);
  const found = list.found.filter(({ id }) => !without.includes(id));
  if (list.isPending) {
    return <Skeleton height="11rem" role="status" aria-label="Loading the characters" />;
  }
  if (list.isError && list.found.length === 0) {
    return <LoadFailed what="The characters" onRetry={list.retry} />;
  }
  if (list.isEmpty) return <NobodyYet />;
  return (
    <>
      <Box role="status" srOnly={found.length > 0} color="fg.muted" textStyle="small">
        {found.length === 0 && nobodyWords(search.trim())}
      </Box>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="minmax(0, 1fr)"
        gap="1.5"
        aria-label="Characters"
      >
        {found.map((character) => (
          <Box as="li" key={character.id}>
            <Choice
              character={character}
              checked={chosen.includes(character.id)}
              disabled={isFull && !chosen.includes(character.id)}
              onToggle={onToggle}
            />
          </Box>
        ))}
      </Grid>
      {list.readMore && (
        <Center pt="3">
          <Button size="sm" variant="ghost" loading={list.isReadingMore} onClick={list.readMore}>
            Show more
          </Button>
        </Center>
      )}
    </>
  );
}

const nobodyWords = (search: string): string =>
  search === '' ? 'Everybody is in the group already.' : `Nobody was found for “${search}”.`;

interface ChoiceProps {
  character: CharacterView;
  checked: boolean;
  disabled: boolean;
  onToggle: Props['onToggle'];
}

function Choice({ character, checked, disabled, onToggle }: ChoiceProps) {
  const { id, name, avatar } = character;
  return (
    <Row>
      <chakra.input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={() => onToggle(character)}
        aria-label={name}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
      />
      <Face voice={voiceNamed(name, avatar, id)} size="sm" />
      <Flex as="span" direction="column" flex="1" minW="0">
        <chakra.span textStyle="label" color="fg" truncate>
          {name}
        </chakra.span>
        <chakra.span textStyle="caption" color="fg.subtle" truncate>
          {makerOf(character)}
        </chakra.span>
      </Flex>
      <Check size={17} data-check="" aria-hidden />
    </Row>
  );
}

const NobodyYet = () => (
  <EmptyState
    icon={<UserRoundPlus size={26} />}
    title="No characters yet"
    description="A group needs two of them. Make the first, or wait for somebody to share one."
    action={
      <ButtonLink to="/characters" variant="secondary">
        Create a character
      </ButtonLink>
    }
  />
);
