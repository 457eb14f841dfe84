import { ORDER_STATUSES } from '@vesper/core/contract/purchase';
import { Coins, X } from 'lucide-react';
import { ORDERS_PATH, useDeskOrders } from '../../../data/desk/desk-orders.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { CsvButton } from '../grid/CsvButton.tsx';
import { FilterBar } from '../grid/FilterBar.tsx';
import { FilterSelect } from '../grid/FilterSelect.tsx';
import { ListCard } from '../grid/ListCard.tsx';
import { useAddress } from '../grid/use-address.ts';
import { optionsOf } from '../words.ts';
import { ORDER_COLUMNS, ORDER_WORDS } from './order-columns.tsx';
import { OrderSheet } from './OrderSheet.tsx';

const FILTERS = ['status', 'kind', 'userId'] as const;

const STATUS_OPTIONS = optionsOf(ORDER_STATUSES, (status) => ORDER_WORDS[status]);
const KIND_OPTIONS = [
  { value: 'pack', label: 'Packs' },
  { value: 'plan', label: 'Plans' },
];

/** Orders, and what came of them. */
export function PurchasesDesk() {
  const { filters, setFilters, sort, setSort, openId, setOpenId } = useAddress(FILTERS);
  const read = useDeskOrders(filters);
  const open = read.data?.find(({ id }) => id === openId);
  return (
    <>
      <DeskHead
        title="Purchases"
        action={<CsvButton path={ORDERS_PATH} query={filters} name="orders" />}
      >
        Orders as the payment provider told of them. Money is given back at the provider; the tokens
        follow by themselves.
      </DeskHead>
      <FilterBar>
        <FilterSelect
          label="State"
          all="Any state"
          value={filters.status}
          options={STATUS_OPTIONS}
          onChange={(status) => setFilters({ status })}
        />
        <FilterSelect
          label="Kind"
          all="Packs and plans"
          value={filters.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => setFilters({ kind })}
        />
        {filters.userId !== undefined && (
          <Button
            variant="secondary"
            aria-label="Do not filter by member"
            onClick={() => setFilters({ userId: undefined })}
          >
            Member: {filters.userId}
            <X size={15} aria-hidden />
          </Button>
        )}
      </FilterBar>
      <ListCard
        what="Orders"
        columns={ORDER_COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={setOpenId}
        empty={<EmptyState icon={<Coins size={26} />} title="Nothing was ordered yet" />}
      />
      {open && <OrderSheet order={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
