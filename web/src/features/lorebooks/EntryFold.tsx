import { Box, Grid, chakra } from '@chakra-ui/react';
import type { LoreEntryChange, LoreEntry } from '@vesper/core/contract/lorebook';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { KeyField } from './KeyField.tsx';
import { NumberField } from './NumberField.tsx';

const POSITIONS = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

interface Props {
  id: string;
  entry: LoreEntry;
  onChange: (change: LoreEntryChange) => void;
}

/** What is set once for an entry, and rarely changed. */
export function EntryFold({ id, entry, onChange }: Props) {
  const { constant, useRegex, caseSensitive, selective, secondaryKeys } = entry;
  return (
    <Grid
      id={id}
      mt="3"
      mx="4"
      ms={{ lg: '5.25rem' }}
      p={{ base: '4', md: '5' }}
      gap={{ base: '5', md: '6' }}
      templateColumns={{ base: '1fr', md: '1fr 1fr' }}
      borderRadius="lg"
      bg="bg.hover"
    >
      <Grid gap="3" alignContent="start">
        <Switch
          label="Always told"
          hint="Whatever is said; its keys do not matter"
          checked={constant}
          onChange={(on) => onChange({ constant: on })}
        />
        <Switch
          label="Keys are patterns"
          hint="Regular expressions, such as /light(house)?/i"
          checked={useRegex}
          onChange={(on) => onChange({ useRegex: on })}
        />
        <Switch
          label="Case matters"
          hint="“Mara” is not “mara”"
          checked={caseSensitive}
          onChange={(on) => onChange({ caseSensitive: on })}
        />
        <Switch
          label="Needs a second key"
          hint="One of the second keys has to be said as well"
          checked={selective}
          onChange={(on) => onChange({ selective: on })}
        />
        {(selective || secondaryKeys.length > 0) && (
          <Box opacity={selective ? '1' : '0.6'}>
            <Label>Second keys</Label>
            <KeyField
              framed
              label="Second keys"
              keys={secondaryKeys}
              isPattern={useRegex}
              onChange={(keys) => onChange({ secondaryKeys: keys })}
            />
          </Box>
        )}
      </Grid>
      <Grid gap="5" alignContent="start">
        <SegmentedControl
          label="Beside the character's description"
          value={entry.position}
          options={POSITIONS}
          onChange={(position) => onChange({ position })}
        />
        <Grid gap="4" templateColumns="1fr 1fr">
          <NumberField
            label="Order"
            hint="Lower ones are told first"
            value={entry.order}
            onChange={(order) => onChange({ order })}
          />
          <NumberField
            label="Priority"
            hint="Over budget, the lowest go first"
            value={entry.priority}
            onChange={(priority) => onChange({ priority })}
          />
        </Grid>
      </Grid>
    </Grid>
  );
}

const Label = chakra('div', { base: { textStyle: 'label', mb: '1.5' } });
