import { Types } from 'mongoose';
import type { PaymentProviderName } from '../contract/purchase.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Order } from '../models/order.ts';
import { PaymentEvent } from '../models/payment-event.ts';
import type { EventFacts } from './payments.ts';
import type { PurchaseContext } from './purchase-context.ts';
import { settleOrder } from './settle-order.ts';

/** An event as an adapter reads it; `orderRef` is the name that we gave the order at its start. */
export interface ReceivedEvent extends EventFacts {
  orderRef: string;
}

/**
 * Stores an event, once however often it is delivered, and settles its order. From the moment it is
 * stored nothing of it can be lost: should the rest fail, housekeeping does it again.
 */
export async function recordPaymentEvent(
  context: PurchaseContext,
  provider: PaymentProviderName,
  event: ReceivedEvent,
): Promise<void> {
  const orderId = await findOrder(provider, event.orderRef);
  await store(context, provider, event, orderId);
  if (!orderId) {
    context.log.warn({ provider, eventId: event.eventId }, 'a payment event names no order');
    return;
  }
  try {
    await settleOrder(context, orderId);
  } catch (err) {
    // The provider is told that the event arrived, as it did.
    context.log.warn({ err, orderId: orderId.toHexString() }, 'an order is settled later');
  }
}

async function findOrder(
  provider: PaymentProviderName,
  orderRef: string,
): Promise<Types.ObjectId | null> {
  if (!Types.ObjectId.isValid(orderRef) || orderRef.length !== 24) return null;
  const order = await Order.findOne({ _id: orderRef, provider }, { provider: 1 });
  return order?._id ?? null;
}

async function store(
  { clock }: PurchaseContext,
  provider: PaymentProviderName,
  event: ReceivedEvent,
  orderId: Types.ObjectId | null,
): Promise<void> {
  const receivedAt = clock.now();
  const known = orderId
    ? { orderId }
    : { settledAt: receivedAt, problem: 'unknown_order' as const };
  try {
    await PaymentEvent.create({ ...event, provider, receivedAt, ...known });
  } catch (err) {
    if (!isDuplicateKey(err)) throw err;
  }
}
