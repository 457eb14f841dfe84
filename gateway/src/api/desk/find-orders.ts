import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type {
  DeskOrder,
  DeskPaymentEvent,
  deskOrdersQuery,
  deskPaymentEventsQuery,
} from '@vesper/core/contract/desk/order';
import { Order, type OrderFields } from '@vesper/core/models/order';
import { PaymentEvent, type PaymentEventFields } from '@vesper/core/models/payment-event';
import { presentDeskOrder, presentPaymentEvent } from '@vesper/core/presenters/desk/order';
import type { GatewayContext } from '../../context.ts';
import { findAnchor, olderThan } from '../../http/paging.ts';

/** Orders as the filters of the desk leave them, newest first. */
export async function findOrders(
  _context: GatewayContext,
  query: z.output<typeof deskOrdersQuery>,
): Promise<DeskOrder[]> {
  const { status, kind, provider, userId, before, limit } = query;
  const anchor = await findAnchor(before, async (id) => {
    const found = await Order.findById(id, { createdAt: 1 });
    return found && { _id: found._id, at: found.createdAt };
  });
  const filter: QueryFilter<OrderFields> = {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(provider && { provider }),
    ...(userId && { userId }),
    ...olderThan('createdAt', anchor),
  };
  const orders = await Order.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit);
  return orders.map(presentDeskOrder);
}

/** Payment events as the filters of the desk leave them, the last received first. */
export async function findPaymentEvents(
  _context: GatewayContext,
  query: z.output<typeof deskPaymentEventsQuery>,
): Promise<DeskPaymentEvent[]> {
  const { problem, kind, provider, orderId, before, limit } = query;
  const anchor = await findAnchor(before, async (id) => {
    const found = await PaymentEvent.findById(id, { receivedAt: 1 });
    return found && { _id: found._id, at: found.receivedAt };
  });
  const filter: QueryFilter<PaymentEventFields> = {
    ...(problem && { problem: problem === 'any' ? { $ne: null } : problem }),
    ...(kind && { kind }),
    ...(provider && { provider }),
    ...(orderId && { orderId }),
    ...olderThan('receivedAt', anchor),
  };
  const events = await PaymentEvent.find(filter).sort({ receivedAt: -1, _id: -1 }).limit(limit);
  return events.map(presentPaymentEvent);
}
