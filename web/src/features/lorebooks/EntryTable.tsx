import { Box, Flex, chakra } from '@chakra-ui/react';
import type { LoreEntryView } from '@vesper/core/contract/lorebook';
import { LIMITS } from '@vesper/core/contract/limits';
import { useRef, useState } from 'react';
import { count } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { EntryRow } from './EntryRow.tsx';
import { matchingEntries } from './matching-entries.ts';
import { SaveMark } from './SaveMark.tsx';
import { Pager } from './Pager.tsx';
import { ROW_COLUMNS } from './row-columns.ts';

/** Rows shown at a time: each holds fields, and a thousand of them would be slow. */
const PAGE_ROWS = 50;

interface Props {
  bookId: string;
  entries: readonly LoreEntryView[];
  /** The entry that was just added: its page is shown, and its name takes the focus. */
  fresh: string | null;
}

export function EntryTable({ bookId, entries, fresh }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [page, setPage] = useState(() =>
    Math.floor(
      Math.max(
        0,
        entries.findIndex(({ id }) => id === fresh),
      ) / PAGE_ROWS,
    ),
  );
  const matching = matchingEntries(entries, words);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_ROWS));
  const shownPage = Math.min(page, pages - 1);
  const from = shownPage * PAGE_ROWS;
  const shown = matching.slice(from, from + PAGE_ROWS);
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const turn = (to: number): void => {
    setPage(to);
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Box ref={top} scrollMarginTop="calc(var(--nav-height) + 1rem)">
      <Flex gap="4" align="center" mb="4" wrap="wrap">
        <Box flex="1 1 16rem" maxW={{ md: 'sm' }}>
          <SearchField
            label="Search entries"
            value={words}
            maxLength={LIMITS.searchMax}
            onChange={setWords}
          />
        </Box>
        <Box textStyle="small" color="fg.muted" role="status">
          {words.trim() === ''
            ? count(entries.length, 'entry', 'entries')
            : `${matching.length.toLocaleString('en')} of ${count(entries.length, 'entry', 'entries')}`}
        </Box>
        <Box ms={{ sm: 'auto' }}>
          <SaveMark bookId={bookId} />
        </Box>
      </Flex>
      <Card pad="none" overflow="visible" bg={{ base: 'transparent', lg: 'bg.panel' }} css={FRAME}>
        <Box css={ROW_COLUMNS} display={{ base: 'none', lg: 'grid' }} py="3" aria-hidden>
          {['On', 'Name', 'Keys', 'Content'].map((label) => (
            <chakra.span key={label} textStyle="caption" color="fg.subtle" _notFirst={{ ps: '3' }}>
              {label}
            </chakra.span>
          ))}
        </Box>
        <chakra.ul listStyleType="none" aria-label="Entries">
          {shown.map((entry) => (
            <EntryRow
              key={entry.id}
              bookId={bookId}
              entry={entry}
              place={places.get(entry.id) ?? 0}
              last={entries.length - 1}
              isFresh={entry.id === fresh}
            />
          ))}
        </chakra.ul>
        {shown.length === 0 && (
          <Box p="8" textAlign="center" color="fg.muted">
            No entry has “{words.trim()}” in its name, keys or content.
          </Box>
        )}
      </Card>
      {pages > 1 && (
        <Pager
          page={shownPage}
          pages={pages}
          words={`${from + 1}–${from + shown.length} of ${matching.length.toLocaleString('en')}`}
          onTurn={turn}
        />
      )}
    </Box>
  );
}

/** On a phone each row is a card of its own. */
const FRAME = { lgDown: { border: '0', boxShadow: 'none', borderRadius: '0' } };
