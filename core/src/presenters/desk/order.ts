import type { DeskOrder, DeskPaymentEvent } from '../../contract/desk/order.ts';
import type { OrderDocument } from '../../models/order.ts';
import type { PaymentEventDocument } from '../../models/payment-event.ts';

const timeOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** An order as the desk sees it. */
export function presentDeskOrder(order: OrderDocument): DeskOrder {
  const { provider, kind, name, tokens, price, currency, status } = order;
  const { payments, paid, tax, refunded, booked, renews } = order;
  return {
    id: order.id,
    userId: order.userId?.toHexString() ?? null,
    ...{ provider, kind, name, tokens, price, currency, status },
    ...{ payments, paid, tax, refunded, booked, renews },
    paidUntil: timeOf(order.paidUntil),
    createdAt: order.createdAt.toISOString(),
    paidAt: timeOf(order.paidAt),
  };
}

/** A payment event as the desk sees it. */
export function presentPaymentEvent(event: PaymentEventDocument): DeskPaymentEvent {
  const { provider, eventId, kind, orderRef, tax } = event;
  return {
    id: event.id,
    orderId: event.orderId?.toHexString() ?? null,
    ...{ provider, eventId, kind, orderRef, tax },
    ...optionalOf(event),
    at: event.at.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    settledAt: timeOf(event.settledAt),
  };
}

function optionalOf(event: PaymentEventDocument) {
  const { saleRef = null, paymentRef = null, reverses = null } = event;
  const { amount = null, currency = null, problem = null } = event;
  return { saleRef, paymentRef, reverses, amount, currency, problem };
}
