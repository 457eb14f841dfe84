import { MEMBER_STATES } from '@vesper/core/contract/desk/member';
import { PLAN_NAMES } from '@vesper/core/contract/plans';
import { ROLES } from '@vesper/core/contract/role';
import { UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { MEMBERS_PATH, useDeskMembers } from '../../../data/desk/desk-members.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { deskPath } from '../desk-path.ts';
import { DeskHead } from '../DeskHead.tsx';
import { CsvButton } from '../grid/CsvButton.tsx';
import { FilterBar } from '../grid/FilterBar.tsx';
import { FilterSelect } from '../grid/FilterSelect.tsx';
import { ListCard } from '../grid/ListCard.tsx';
import { SearchBox } from '../grid/SearchBox.tsx';
import { useAddress } from '../grid/use-address.ts';
import { optionsOf, planWord, ROLE_WORDS } from '../words.ts';
import { MEMBER_COLUMNS } from './member-columns.tsx';

const FILTERS = ['q', 'role', 'plan', 'state'] as const;

const STATE_WORDS = {
  suspended: 'Suspended',
  struck: 'With strikes',
  owing: 'Owing tokens',
  leaving: 'Being erased',
} as const;

const ROLE_OPTIONS = optionsOf(ROLES, (role) => ROLE_WORDS[role]);
const PLAN_OPTIONS = optionsOf(PLAN_NAMES, planWord);
const STATE_OPTIONS = optionsOf(MEMBER_STATES, (state) => STATE_WORDS[state]);

export function MemberList() {
  const { filters, setFilters, sort, setSort } = useAddress(FILTERS);
  const read = useDeskMembers(filters);
  const navigate = useNavigate();
  return (
    <>
      <DeskHead
        title="Members"
        action={<CsvButton path={MEMBERS_PATH} query={filters} name="members" />}
      >
        Accounts, their tokens and what was done about them. Talks, pictures and photos stay
        private.
      </DeskHead>
      <FilterBar>
        <SearchBox
          label="Mail address, name or id"
          value={filters.q ?? ''}
          onChange={(q) => setFilters({ q }, { replace: true })}
        />
        <FilterSelect
          label="Role"
          all="Any role"
          value={filters.role}
          options={ROLE_OPTIONS}
          onChange={(role) => setFilters({ role })}
        />
        <FilterSelect
          label="Plan"
          all="Any plan"
          value={filters.plan}
          options={PLAN_OPTIONS}
          onChange={(plan) => setFilters({ plan })}
        />
        <FilterSelect
          label="State"
          all="Any state"
          value={filters.state}
          options={STATE_OPTIONS}
          onChange={(state) => setFilters({ state })}
        />
      </FilterBar>
      <ListCard
        what="Members"
        columns={MEMBER_COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        onOpen={(id) => inBackground(navigate(`${deskPath('members')}/${id}`))}
        empty={
          <EmptyState
            icon={<UsersRound size={26} />}
            title="Nobody is found"
            description="Try less of a name, or take a filter away."
          />
        }
      />
    </>
  );
}
