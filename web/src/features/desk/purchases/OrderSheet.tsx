import { Box, chakra } from '@chakra-ui/react';
import type { DeskOrder, DeskOrderDetails } from '@vesper/core/contract/desk/order';
import { useDeskOrder } from '../../../data/desk/desk-orders.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { Facts } from '../Facts.tsx';
import { priceWords } from '../tokens/price-words.ts';
import { fullTime, When } from '../When.tsx';
import { OrderState } from './order-columns.tsx';

/** One order, and what its provider told of it. */
export function OrderSheet({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { currency, userId, paidUntil } = order;
  const money = (amount: number): string => priceWords(amount, currency);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={order.name}
      description={`Ordered on ${fullTime(order.createdAt)}`}
    >
      <Facts
        facts={[
          ['State', <OrderState key="state" status={order.status} />],
          ['Price', money(order.price)],
          ['Paid', `${money(order.paid)}, of that taxes ${money(order.tax)}`],
          ['Given back', order.refunded === 0 ? null : money(order.refunded)],
          ['Tokens brought', order.booked.toLocaleString('en')],
          ['Paid until', paidUntil === null ? null : fullTime(paidUntil)],
          ['Member', <Member key="member" id={userId} />],
          ['Provider', order.provider],
          ['Id', order.id],
        ]}
      />
      <chakra.h3 textStyle="subheading" mt="7" mb="2">
        What the provider told
      </chakra.h3>
      <Events id={order.id} />
    </SideSheet>
  );
}

function Member({ id }: { id: string | null }) {
  if (id === null) return 'an account that is gone';
  return <TextLink to={`${deskPath('members')}/${id}`}>{id}</TextLink>;
}

function Events({ id }: { id: string }) {
  const { data, isError, refetch } = useDeskOrder(id);
  if (data === undefined) {
    return isError ? (
      <LoadFailed what="The events" onRetry={() => inBackground(refetch())} />
    ) : (
      <Skeleton height="6rem" />
    );
  }
  if (data.events.length === 0) return 'Nothing yet.';
  return (
    <Box as="ol" listStyleType="none" textStyle="small">
      {data.events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </Box>
  );
}

function Event({ event }: { event: DeskOrderDetails['events'][number] }) {
  const { kind, at, problem, settledAt } = event;
  const note = problem ?? (settledAt === null ? 'still to be settled' : null);
  return (
    <chakra.li display="flex" gap="3" py="2" borderTopWidth="1px">
      <chakra.span flex="1">
        {kind.replaceAll('_', ' ')}
        {note !== null && (
          <chakra.span color="fg.warning"> · {note.replaceAll('_', ' ')}</chakra.span>
        )}
      </chakra.span>
      <chakra.span color="fg.subtle">
        <When at={at} />
      </chakra.span>
    </chakra.li>
  );
}
