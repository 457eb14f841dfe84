import { PaymentEvent } from '../models/payment-event.ts';
import { User } from '../models/user.ts';
import { applyPlan } from './apply-plan.ts';
import type { PurchaseContext } from './purchase-context.ts';
import { settleOrder } from './settle-order.ts';

/** An event this young may still be worked on by who received it. */
const YOUNG_MS = 20_000;
const BATCH = 200;

/** Settles what a crash left between an event and what follows from it. @returns how many events */
export async function healPurchases(context: PurchaseContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - YOUNG_MS);
  const unsettled = { settledAt: null, receivedAt: { $lt: before } };
  const left = await PaymentEvent.find(unsettled, { orderId: 1 }).limit(BATCH);
  const orders = new Map(
    left.flatMap(({ orderId }) => (orderId ? [[String(orderId), orderId]] : [])),
  );
  for (const orderId of orders.values()) await settleOrder(context, orderId);
  return left.length;
}

/** Ends plans whose paid time and grace are over. @returns how many it looked at */
export async function lapsePlans(context: PurchaseContext): Promise<number> {
  const over = await User.find(
    { planUntil: { $lte: context.clock.now() } },
    { planUntil: 1 },
  ).limit(BATCH);
  for (const { _id } of over) await applyPlan(context, _id);
  return over.length;
}
