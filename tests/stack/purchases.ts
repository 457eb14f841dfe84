import { Types } from 'mongoose';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { createLogger } from '@vesper/core/log';
import { Order, type OrderDocument, type OrderFields } from '@vesper/core/models/order';
import { User } from '@vesper/core/models/user';
import type { ReceivedEvent } from '@vesper/core/purchases/record-payment-event';
import type { PurchaseContext } from '@vesper/core/purchases/purchase-context';
import { startDataServices } from './data-services.ts';

/** The time in these tests: events happen before and after it. */
export const TODAY = new Date('2027-02-10T12:00:00Z');
const OPENING = 5;

/** Everything that settling orders needs, with a real document store and a real Redis. */
export async function startPurchases(): Promise<{
  context: PurchaseContext & { ledger: Ledger };
  stop: () => Promise<void>;
}> {
  const { redis, stop } = await startDataServices();
  const clock = { now: () => TODAY };
  const context = { clock, ledger: new Ledger(clock), log: createLogger('test', 'silent'), redis };
  return { context, stop };
}

/** A member with five tokens, and an order of theirs that nothing has happened to. */
export async function openOrder(fields: Partial<OrderFields> = {}): Promise<OrderDocument> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(OPENING, TODAY);
  const user = await User.create({ email, passwordHash: 'x', ...opening });
  return Order.create({
    ...{ userId: user._id, provider: 'demo', currency: 'USD', createdAt: TODAY },
    ...{ kind: 'pack', itemId: 'ember', name: 'Ember', tokens: 40, price: 499 },
    ...fields,
  });
}

/** An event of an order as its provider tells it; money as it should be unless said otherwise. */
export function told(
  { id, price }: OrderDocument,
  kind: ReceivedEvent['kind'],
  at: string,
  more: Partial<ReceivedEvent> = {},
): ReceivedEvent {
  const isMoney = kind === 'paid' || kind === 'renewed' || kind === 'refunded';
  return {
    eventId: `${kind}:${at}:${id}`,
    kind,
    orderRef: id,
    paymentRef: `payment:${at}`,
    at: new Date(at),
    ...(isMoney && { amount: price, currency: 'USD' }),
    ...more,
  };
}

/** A member's tokens, debt and plan; balance and debt have to be the sums of the ledger. */
export async function standing(ledger: Ledger, { userId }: OrderDocument) {
  if (!userId) throw new Error('This order is nobody’s.');
  const difference = await ledger.difference(userId);
  const user = await User.findById(userId);
  if (!user) throw new Error('There is no such member.');
  const { tokens, debt, plan, planUntil = null } = user;
  return { tokens, debt, plan, planUntil: planUntil?.toISOString() ?? null, difference };
}
