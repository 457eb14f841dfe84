import { Box, Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { Heart, X } from 'lucide-react';
import type { CharacterFilter } from '../../data/character/character-api.ts';
import { isFiltered, useOfferedTags } from '../../data/character/characters.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagButton } from '../../ui/TagChip.tsx';

const ORDERS = [
  { value: 'new', label: 'Newest' },
  { value: 'loved', label: 'Most loved' },
  { value: 'talked', label: 'Most talked to' },
] as const;

interface Props {
  filter: CharacterFilter;
  onChange: (part: Partial<CharacterFilter>) => void;
}

/** Looks for characters by words and tags, in an order: one's own and everyone's alike. */
export function CharacterFilters({ filter, onChange }: Props) {
  const { typed, setTyped } = useTypedSearch(filter.search, (search) => onChange({ search }));
  const clear = (): void => {
    setTyped('');
    onChange({ search: '', tags: [], liked: false });
  };
  return (
    <Box as="search" aria-label="Find characters" mt={{ base: '5', md: '6' }}>
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1 1 18rem" maxW={{ md: '30rem' }} display="flex">
          <SearchField
            label="Search characters"
            value={typed}
            onChange={setTyped}
            maxLength={LIMITS.searchMax}
          />
        </Box>
        <Flex gap="3" flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
          <Box flex={{ base: '1', sm: '0 0 auto' }} minW={{ base: '8rem', sm: '10.5rem' }}>
            <SelectField
              label="Order"
              hideLabel
              size="sm"
              value={filter.sort}
              options={ORDERS}
              onChange={(sort) => onChange({ sort })}
            />
          </Box>
          <Button
            variant={filter.liked ? 'primary' : 'secondary'}
            aria-pressed={filter.liked}
            icon={<Heart size={16} fill={filter.liked ? 'currentColor' : 'none'} aria-hidden />}
            onClick={() => onChange({ liked: !filter.liked })}
          >
            Favourites
          </Button>
        </Flex>
      </Flex>
      <TagRow filter={filter} onChange={onChange} onClear={clear} />
    </Box>
  );
}

function TagRow({ filter, onChange, onClear }: Props & { onClear: () => void }) {
  const offered = useOfferedTags();
  const { tags } = filter;
  const others = offered.filter((tag) => !tags.includes(tag));
  const full = tags.length >= LIMITS.tagsSought;
  if (offered.length === 0 && !isFiltered(filter)) return null;
  return (
    <Flex
      role="group"
      aria-label="Tags"
      gap="2"
      mt="4"
      // One row that scrolls on a phone, as many as there are elsewhere.
      wrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
    >
      {isFiltered(filter) && (
        <TagButton type="button" flexShrink="0" onClick={onClear}>
          <X size={13} aria-hidden />
          Clear all
        </TagButton>
      )}
      {[...tags, ...others].map((tag) => {
        const isChosen = tags.includes(tag);
        const next = isChosen ? tags.filter((one) => one !== tag) : [...tags, tag];
        return (
          <TagButton
            key={tag}
            type="button"
            flexShrink="0"
            aria-pressed={isChosen}
            disabled={full && !isChosen}
            onClick={() => onChange({ tags: next })}
          >
            #{tag}
            {isChosen && <X size={13} aria-hidden />}
          </TagButton>
        );
      })}
    </Flex>
  );
}
