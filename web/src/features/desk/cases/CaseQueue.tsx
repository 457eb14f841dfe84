import { Box, Flex, chakra } from '@chakra-ui/react';
import { CASE_KINDS, CASE_REASONS } from '@vesper/core/contract/case';
import { CASE_LISTS, type DeskCase } from '@vesper/core/contract/desk/case';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskCases } from '../../../data/desk/desk-cases.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { deskPath } from '../desk-path.ts';
import { DeskHead } from '../DeskHead.tsx';
import { FilterBar } from '../grid/FilterBar.tsx';
import { FilterSelect } from '../grid/FilterSelect.tsx';
import { useAddress } from '../grid/use-address.ts';
import { optionsOf } from '../words.ts';
import { When } from '../When.tsx';
import { CASE_KIND_WORDS, DECISION_WORDS, caseLine } from './case-words.ts';
import { DueBadge } from './DueBadge.tsx';
import { LawBadge } from './LawBadge.tsx';
import { useKeys } from './use-keys.ts';

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '7rem 1fr auto 7rem' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    px: { base: '4', md: '5' },
    py: '3.5',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { bg: 'bg.hover', outlineOffset: '-2px' },
  },
});
const Item = chakra('li', { base: { '& + &': { borderTopWidth: '1px' } } });

const LIST_WORDS = { open: 'Waiting', mine: 'Claimed by me', decided: 'Decided' } as const;
const LISTS = optionsOf(CASE_LISTS.slice(1), (list) => LIST_WORDS[list]);
const KINDS = optionsOf(CASE_KINDS, (kind) => CASE_KIND_WORDS[kind]);

const LIST_ID = 'cases';

/** To the next or the previous case of the list. */
function moveFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`#${LIST_ID} a`)];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
}

/** Cases as they wait, the one due first at the top; j and k go through them, Enter opens one. */
export function CaseQueue() {
  const { filters, setFilters } = useAddress(['list', 'kind'] as const);
  const read = useDeskCases(filters);
  useKeys({ j: () => moveFocus(1), k: () => moveFocus(-1) });
  return (
    <>
      <DeskHead title="Cases">
        What was reported, asked to be taken down, or could not be decided by a check. What a case
        is about shows to whoever has claimed it.{' '}
        <chakra.span display={{ base: 'none', md: 'inline' }}>
          Keys: j and k to move, Enter to open.
        </chakra.span>
      </DeskHead>
      <FilterBar>
        <FilterSelect
          label="List"
          all="Waiting"
          value={filters.list}
          options={LISTS}
          onChange={(value) => setFilters({ list: value })}
        />
        <FilterSelect
          label="Kind"
          all="Any kind"
          value={filters.kind}
          options={KINDS}
          onChange={(kind) => setFilters({ kind })}
        />
      </FilterBar>
      <Card pad="none">
        {read.data === undefined ? (
          <NotLoaded what="Cases" read={read}>
            <Skeleton height="16rem" />
          </NotLoaded>
        ) : read.data.length === 0 ? (
          <EmptyState icon={<CircleCheck size={26} />} title="Nothing waits here" />
        ) : (
          <chakra.ul id={LIST_ID} listStyleType="none" aria-label="Cases">
            {read.data.map((one) => (
              <Item key={one.id}>
                <CaseRow one={one} />
              </Item>
            ))}
          </chakra.ul>
        )}
      </Card>
    </>
  );
}

function CaseRow({ one }: { one: DeskCase }) {
  const { id, kind, subject, reason, reports, openedAt, decision } = one;
  return (
    <Row to={`${deskPath('cases')}/${id}`}>
      <Box>
        <DueBadge one={one} />
      </Box>
      <Box minW="0" gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
        <chakra.p textStyle="label" color="fg" truncate>
          {CASE_REASONS[reason].label}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {caseLine(kind, subject.type)}
          {reports > 1 && ` · ${reports} people`}
        </chakra.p>
      </Box>
      <Marks one={one} />
      <Box
        textStyle="small"
        color="fg.subtle"
        textAlign="end"
        display={{ base: 'none', md: 'block' }}
      >
        <When at={decision?.at ?? openedAt} />
      </Box>
    </Row>
  );
}

function Marks({ one }: { one: DeskCase }) {
  const { claim, isHeld, isEscalated, decision } = one;
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      <LawBadge one={one} />
      {isEscalated && <Badge tone="accent">For operators</Badge>}
      {decision && <Badge>{DECISION_WORDS[decision.action].label}</Badge>}
      {!decision && isHeld && <Badge tone="caution">Hidden</Badge>}
      {claim && <Badge tone="accent">{claim.isOwn ? 'Yours' : 'Claimed'}</Badge>}
    </Flex>
  );
}
