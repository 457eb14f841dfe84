import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { countFilters, NO_FILTER, type PictureFilter } from '../../data/image/image-filter.ts';
import { useImageModels } from '../../data/image/use-image-models.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagButton } from '../../ui/TagChip.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SelectButton } from './select/SelectButton.tsx';
import type { View } from './use-view.ts';
import { ViewToggle } from './ViewToggle.tsx';

const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'liked', label: 'Most liked' },
] as const;

const SHAPES = [
  { value: '', label: 'Any shape' },
  { value: 'square', label: 'Square' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
] as const;

const VISIBILITIES = [
  { value: '', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const;

interface Props {
  filter: PictureFilter;
  onChange: (part: Partial<PictureFilter>) => void;
  /** Among one's own pictures. */
  own: boolean;
  view: View;
  onView: (view: View) => void;
}

/** Looks for pictures by words, in an order, and by what they are. */
export function GalleryFilters(props: Props) {
  const { filter, onChange, own, view, onView } = props;
  const { typed, setTyped, flush } = useTypedSearch(filter.search, (search) =>
    onChange({ search }),
  );
  const inUse = countFilters(filter);
  const [open, setOpen] = useState(inUse > 0);
  const id = useId();
  return (
    <Box as="search" aria-label="Find pictures" mb={{ base: '4', md: '6' }}>
      <Flex gap="3" wrap="wrap">
        <Flex gap="3" flex="1 1 18rem" maxW={{ md: '34rem' }}>
          <SearchField
            label="Search by prompt"
            value={typed}
            onChange={setTyped}
            maxLength={LIMITS.searchMax}
            onBlur={flush}
          />
          <ViewToggle view={view} onChange={onView} />
        </Flex>
        <Flex gap={{ base: '2', sm: '3' }} wrap="wrap" flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
          <Box flex="1" minW={{ base: '7rem', sm: '9rem' }}>
            <SelectField
              label="Order"
              hideLabel
              size="sm"
              value={filter.sort}
              options={SORTS}
              onChange={(sort) => onChange({ sort })}
            />
          </Box>
          {own && <SelectButton />}
          <Button
            variant="secondary"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {inUse > 0 ? `Filters (${inUse})` : 'Filters'}
          </Button>
        </Flex>
      </Flex>
      {filter.tag !== '' && (
        <Flex mt="3">
          <TagButton
            type="button"
            aria-label={`Remove the filter #${filter.tag}`}
            onClick={() => onChange({ tag: '' })}
          >
            <chakra.span truncate>#{filter.tag}</chakra.span>
            <X size={13} aria-hidden />
          </TagButton>
        </Flex>
      )}
      <Box id={id}>{open && <Fields {...props} />}</Box>
    </Box>
  );
}

function Fields({ filter, onChange, own }: Props) {
  const models = useModelChoices(filter.model);
  const { from, to } = filter;
  const isBackwards = from !== '' && to !== '' && from > to;
  return (
    <Grid
      gap="3"
      mt="4"
      alignItems="end"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fit, minmax(9.5rem, 13rem))',
      }}
    >
      <SelectField
        label="Model"
        size="sm"
        value={filter.model}
        options={models}
        onChange={(model) => onChange({ model })}
      />
      <SelectField
        label="Shape"
        size="sm"
        value={filter.shape}
        options={SHAPES}
        onChange={(shape) => onChange({ shape })}
      />
      {own && (
        <SelectField
          label="Visibility"
          size="sm"
          value={filter.visibility}
          options={VISIBILITIES}
          onChange={(visibility) => onChange({ visibility })}
        />
      )}
      <TextField
        label="From"
        type="date"
        height="11"
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        height="11"
        value={to}
        min={from || undefined}
        error={isBackwards ? 'This is before the first day.' : undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <Button
        variant="ghost"
        justifySelf="start"
        disabled={countFilters(filter) === 0}
        onClick={() => onChange({ ...NO_FILTER, search: filter.search, sort: filter.sort })}
      >
        Clear filters
      </Button>
    </Grid>
  );
}

/** The models that paint now, and the one that is asked for, which may have gone. */
function useModelChoices(chosen: string) {
  const names = new Set(useImageModels().map(({ name }) => name));
  if (chosen !== '') names.add(chosen);
  return [
    { value: '', label: 'Any model' },
    ...[...names].map((name) => ({ value: name, label: name })),
  ];
}
