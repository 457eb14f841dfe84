import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { printedKeys } from '../../lib/shortcuts.ts';
import { Keys } from '../../ui/Keys.tsx';
import { Marked } from '../../ui/Marked.tsx';
import type { Entry, EntryGroup } from './entry.ts';

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    cursor: 'pointer',
    // The name of its group stays in sight above the first one.
    scrollMarginTop: '10',
    scrollMarginBottom: '2',
    '& svg': { color: 'fg.subtle' },
    '&[aria-selected=true]': {
      bg: 'bg.pressed',
      boxShadow: 'inset 2px 0 0 {colors.accent.fg}',
      '& svg': { color: 'accent.fg' },
    },
  },
});

interface Props {
  id: string;
  groups: readonly EntryGroup[];
  /** What was typed; it is marked where it stands. */
  words: string;
  activeId: string | undefined;
  onActive: (id: string) => void;
  onChoose: (entry: Entry) => void;
}

/** The DOM id of an entry, for `aria-activedescendant`. */
export const optionId = (listId: string, entryId: string): string => `${listId}-${entryId}`;

/** The listbox of the palette: groups with their names. The focus stays in the field above. */
export function EntryList({ id, groups, ...row }: Props) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Results"
      hidden={groups.length === 0}
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      scrollbarWidth="thin"
      p="2"
    >
      {groups.map((group) => (
        <Group key={group.name} listId={id} group={group} {...row} />
      ))}
    </Box>
  );
}

type GroupProps = Omit<Props, 'id' | 'groups'> & { listId: string; group: EntryGroup };

function Group({ listId, group, words, activeId, onActive, onChoose }: GroupProps) {
  const nameId = useId();
  return (
    <Box role="group" aria-labelledby={nameId} pb="2">
      <Box id={nameId} textStyle="caption" color="fg.subtle" px="3" pt="2" pb="1">
        {group.name}
      </Box>
      {group.entries.map((entry) => (
        <Row
          key={entry.id}
          id={optionId(listId, entry.id)}
          entry={entry}
          words={words}
          active={entry.id === activeId}
          onActive={() => onActive(entry.id)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  id: string;
  entry: Entry;
  words: string;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Row({ id, entry, words, active, onActive, onChoose }: RowProps) {
  const { label, detail, icon, shortcut } = entry;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Option
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      // A list that moves under a resting pointer chooses nothing.
      onPointerMove={active ? undefined : onActive}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Center boxSize="8" flexShrink="0" aria-hidden>
        {icon}
      </Center>
      <Box flex="1" minW="0">
        <Box textStyle="label" truncate>
          <Marked text={label} words={words} />
        </Box>
        {detail !== undefined && detail !== '' && (
          <Box textStyle="caption" color="fg.muted" truncate>
            <Marked text={detail} words={words} />
          </Box>
        )}
      </Box>
      {shortcut !== undefined && (
        <Flex display={{ base: 'none', md: 'flex' }}>
          <Keys keys={printedKeys(shortcut)} />
        </Flex>
      )}
    </Option>
  );
}
