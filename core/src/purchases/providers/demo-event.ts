import { randomUUID } from 'node:crypto';
import type { PaymentEventKind } from '../../contract/purchase.ts';
import type { OrderDocument } from '../../models/order.ts';
import type { ReceivedEvent } from '../record-payment-event.ts';

/** The share that the demo provider adds as a tax, so that there is one to be seen. */
const TAX = 0.2;

function nextMonth(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // 31 January is followed by the last day of February.
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** The money of a payment, and the time that it pays for. */
function paymentOf({ kind, price, currency, paidUntil }: OrderDocument, now: Date) {
  // A renewal begins where the paid time ends, so that an operator can renew as often as they like.
  const start = paidUntil && paidUntil > now ? paidUntil : now;
  const until = kind === 'plan' ? { paidUntil: nextMonth(start) } : {};
  return { amount: price, currency, tax: Math.round(price * TAX), ...until };
}

/** An event of an order as the demo provider's servers would tell it. */
export function demoEvent(order: OrderDocument, kind: PaymentEventKind, now: Date): ReceivedEvent {
  const isFirst = kind === 'paid';
  return {
    // One first payment, however often its button is pressed.
    eventId: isFirst ? `paid:${order.id}` : randomUUID(),
    kind,
    orderRef: order.id,
    saleRef: `demo-${order.id}`,
    paymentRef: isFirst ? `payment-${order.id}` : randomUUID(),
    at: now,
    ...(isFirst || kind === 'renewed' ? paymentOf(order, now) : {}),
  };
}
