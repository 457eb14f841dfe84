import type { DeskOrder } from '@vesper/core/contract/desk/order';
import type { OrderStatus } from '@vesper/core/contract/purchase';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../grid/column.ts';
import { priceWords } from '../tokens/price-words.ts';
import { When } from '../When.tsx';

export const ORDER_WORDS: Record<OrderStatus, string> = {
  open: 'Open',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const TONES = {
  open: 'neutral',
  paid: 'positive',
  failed: 'caution',
  cancelled: 'neutral',
  refunded: 'caution',
  disputed: 'danger',
} as const satisfies Record<OrderStatus, string>;

export function OrderState({ status }: Pick<DeskOrder, 'status'>) {
  return <Badge tone={TONES[status]}>{ORDER_WORDS[status]}</Badge>;
}

export const ORDER_COLUMNS: readonly Column<DeskOrder>[] = [
  {
    id: 'name',
    header: 'What',
    draw: ({ name, kind }) => (kind === 'plan' ? `${name}, by the month` : name),
    order: ({ name }) => name,
    inCard: 'title',
  },
  {
    id: 'status',
    header: 'State',
    draw: ({ status }) => <OrderState status={status} />,
    order: ({ status }) => ORDER_WORDS[status],
    width: 120,
    inCard: 'aside',
  },
  {
    id: 'price',
    header: 'Price',
    draw: ({ price, currency }) => priceWords(price, currency),
    order: ({ price }) => price,
    width: 100,
    isNumber: true,
  },
  {
    id: 'paid',
    header: 'Paid',
    draw: ({ paid, refunded, currency }) => priceWords(paid - refunded, currency),
    order: ({ paid, refunded }) => paid - refunded,
    width: 100,
    isNumber: true,
  },
  {
    id: 'booked',
    header: 'Tokens',
    draw: ({ booked }) => booked.toLocaleString('en'),
    order: ({ booked }) => booked,
    width: 95,
    isNumber: true,
  },
  {
    id: 'provider',
    header: 'Provider',
    draw: ({ provider }) => provider,
    order: ({ provider }) => provider,
    width: 110,
  },
  {
    id: 'at',
    header: 'Ordered',
    draw: ({ createdAt }) => <When at={createdAt} />,
    order: ({ createdAt }) => createdAt,
    width: 110,
  },
];
