import { ScrollText } from 'lucide-react';
import { AUDIT_PATH, useDeskAudit } from '../../../data/desk/desk-audit.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { CsvButton } from '../grid/CsvButton.tsx';
import { FilterBar } from '../grid/FilterBar.tsx';
import { ListCard } from '../grid/ListCard.tsx';
import { SearchBox } from '../grid/SearchBox.tsx';
import { useAddress } from '../grid/use-address.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { AuditSheet } from './AuditSheet.tsx';
import { ProofButton } from './ProofButton.tsx';

const FILTERS = ['q', 'action', 'actorId', 'targetId'] as const;

/** Every step of whoever runs the place; nothing here can be changed. */
export function AuditDesk() {
  const { filters, setFilters, sort, setSort, openId, setOpenId } = useAddress(FILTERS);
  const read = useDeskAudit(filters);
  const open = read.data?.find(({ id }) => id === openId);
  return (
    <>
      <DeskHead
        title="Audit log"
        action={
          <>
            <ProofButton />
            <CsvButton path={AUDIT_PATH} query={filters} name="audit" />
          </>
        }
      >
        Every step, who took it and why. Each entry holds the hash of the one before it, so that
        none can be changed quietly.
      </DeskHead>
      <FilterBar>
        <SearchBox
          label="Reason, step or id"
          value={filters.q ?? ''}
          onChange={(q) => setFilters({ q }, { replace: true })}
        />
      </FilterBar>
      <ListCard
        what="Entries"
        columns={AUDIT_COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={setOpenId}
        empty={<EmptyState icon={<ScrollText size={26} />} title="No entry is like that" />}
      />
      {open && <AuditSheet entry={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
