import { RUN_KINDS, RUN_STATUSES } from '@vesper/core/contract/run';
import { Hourglass, X } from 'lucide-react';
import { RUNS_PATH, useDeskRuns } from '../../../data/desk/desk-runs.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { CsvButton } from '../grid/CsvButton.tsx';
import { FilterBar } from '../grid/FilterBar.tsx';
import { FilterSelect } from '../grid/FilterSelect.tsx';
import { ListCard } from '../grid/ListCard.tsx';
import { useAddress } from '../grid/use-address.ts';
import { optionsOf, RUN_KIND_WORDS, RUN_STATUS_WORDS } from '../words.ts';
import { FailureChips } from './FailureChips.tsx';
import { RUN_COLUMNS } from './run-columns.tsx';
import { RunSheet } from './RunSheet.tsx';

const FILTERS = ['kind', 'status', 'failure', 'modelId', 'userId'] as const;

const KIND_OPTIONS = optionsOf(RUN_KINDS, (kind) => RUN_KIND_WORDS[kind]);
const STATUS_OPTIONS = optionsOf(RUN_STATUSES, (status) => RUN_STATUS_WORDS[status]);

/** Filters that no list offers: a link or a chip has set them, and a press takes them away. */
const FURTHER = [
  ['failure', 'Reason'],
  ['modelId', 'Model'],
  ['userId', 'Member'],
] as const;

export function RunsDesk() {
  const { filters, setFilters, sort, setSort, openId, setOpenId } = useAddress(FILTERS);
  const read = useDeskRuns(filters);
  const open = read.data?.find(({ id }) => id === openId);
  return (
    <>
      <DeskHead title="Runs" action={<CsvButton path={RUNS_PATH} query={filters} name="runs" />}>
        Replies, pictures and stories in the making, and how they ended. Nothing of what was written
        or painted.
      </DeskHead>
      <FailureChips
        chosen={filters.failure}
        onChoose={(failure) => setFilters({ failure, status: failure && 'failed' })}
      />
      <FilterBar>
        <FilterSelect
          label="Kind"
          all="Any kind"
          value={filters.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => setFilters({ kind })}
        />
        <FilterSelect
          label="State"
          all="Any state"
          value={filters.status}
          options={STATUS_OPTIONS}
          onChange={(status) => setFilters({ status })}
        />
        {FURTHER.filter(([name]) => filters[name] !== undefined).map(([name, label]) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => setFilters({ [name]: undefined })}
            aria-label={`Do not filter by ${label.toLowerCase()}`}
          >
            {label}: {filters[name]}
            <X size={15} aria-hidden />
          </Button>
        ))}
      </FilterBar>
      <ListCard
        what="Runs"
        columns={RUN_COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={setOpenId}
        empty={<EmptyState icon={<Hourglass size={26} />} title="No run is like that" />}
      />
      {open && <RunSheet run={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
