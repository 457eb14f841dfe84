import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Types } from 'mongoose';
import { OWNED } from '@vesper/core/erasure/owned';
import type { Ledger } from '@vesper/core/ledger/ledger';
import { Order, type OrderDocument } from '@vesper/core/models/order';
import { PaymentEvent } from '@vesper/core/models/payment-event';
import { User } from '@vesper/core/models/user';
import { healPurchases, lapsePlans } from '@vesper/core/purchases/heal-purchases';
import type { PurchaseContext } from '@vesper/core/purchases/purchase-context';
import { recordPaymentEvent } from '@vesper/core/purchases/record-payment-event';
import { settleOrder } from '@vesper/core/purchases/settle-order';
import { openOrder, standing, startPurchases, TODAY, told } from '../stack/purchases.ts';

let context: PurchaseContext & { ledger: Ledger };
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ context, stop } = await startPurchases());
});
afterAll(() => stop());

const PAID_AT = '2027-02-01T10:00:00Z';
const LATER = new Date(TODAY.getTime() + 60_000);

function memberOf({ userId }: OrderDocument): Types.ObjectId {
  if (!userId) throw new Error('This order is nobody’s.');
  return userId;
}

const record = (event: ReturnType<typeof told>, here: PurchaseContext = context) =>
  recordPaymentEvent(here, 'demo', event);

/** The same process once its clock says that what was left is old enough to be looked at. */
const houseKeeper = (now = LATER): PurchaseContext => ({ ...context, clock: { now: () => now } });

/** A process in which the ledger cannot be reached. */
function withoutLedger(): PurchaseContext {
  const away = () => Promise.reject(new Error('The database is away.'));
  return { ...context, ledger: { move: away, bookEntries: away } };
}

it.each([
  ['too little', { amount: 1 }],
  ['too much', { amount: 999_900 }],
  ['another currency', { currency: 'EUR' }],
  ['no amount', { amount: null }],
] as const)('a payment of %s is kept and books nothing', async (_, wrong) => {
  const order = await openOrder();
  const paid = told(order, 'paid', PAID_AT, wrong);
  await record(paid);
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 5 });
  expect(await Order.findById(order._id)).toMatchObject({ status: 'open', payments: 0 });
  const kept = await PaymentEvent.findOne({ eventId: paid.eventId });
  expect(kept).toMatchObject({ problem: 'amount', settledAt: TODAY });
  // The right one, later on, does.
  await record(told(order, 'paid', '2027-02-01T10:05:00Z'));
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 45 });
});

it('a second payment of one order is kept for operators, and its refund takes nothing', async () => {
  const order = await openOrder();
  await record(told(order, 'paid', PAID_AT));
  const second = told(order, 'paid', '2027-02-01T10:05:00Z');
  await record(second);
  await record(told(order, 'refunded', '2027-02-02T10:00:00Z', { reverses: second.paymentRef }));
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 45, debt: 0 });
  const kept = await PaymentEvent.findOne({ eventId: second.eventId });
  expect(kept?.problem).toBe('duplicate');
});

it('an event of an order that does not exist, or of another provider, is kept', async () => {
  const order = await openOrder({ provider: 'verotel' });
  for (const orderRef of [order.id, '665f00000000000000000001', 'no id at all', '']) {
    const event = { ...told(order, 'paid', PAID_AT), eventId: `lost:${orderRef}`, orderRef };
    await record(event);
    const kept = await PaymentEvent.findOne({ provider: 'demo', eventId: event.eventId });
    expect(kept).toMatchObject({ problem: 'unknown_order', settledAt: TODAY });
  }
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 5 });
});

it('an event of an erased member is kept without them, and changes nothing', async () => {
  const order = await openOrder();
  const userId = memberOf(order);
  await record(told(order, 'paid', PAID_AT));
  await OWNED.Order?.(userId);
  await User.deleteOne({ _id: userId });
  const late = told(order, 'disputed', '2027-02-05T10:00:00Z');
  await record(late);
  const kept = await PaymentEvent.findOne({ eventId: late.eventId });
  expect(kept).toMatchObject({ problem: 'erased', settledAt: TODAY });
  const left = await Order.findById(order._id).lean();
  expect(left).toMatchObject({ status: 'paid', paid: 499, booked: 40 });
  const all = JSON.stringify([left, await PaymentEvent.find({ orderId: order._id }).lean()]);
  expect(all).not.toContain(userId.toHexString());
});

it('an event that comes while its member is being erased changes nothing', async () => {
  const order = await openOrder();
  await User.updateOne({ _id: order.userId }, { $set: { erasedAt: TODAY } });
  const paid = told(order, 'paid', PAID_AT);
  await record(paid);
  expect((await User.findById(order.userId))?.tokens).toBe(5);
  expect(await PaymentEvent.findOne({ eventId: paid.eventId })).toMatchObject({
    problem: 'erased',
  });
});

it('a crash between storing and settling is healed, once', async () => {
  const order = await openOrder();
  const paid = told(order, 'paid', PAID_AT);
  await PaymentEvent.create({ ...paid, provider: 'demo', orderId: order._id, receivedAt: TODAY });
  // An event of right now is still in somebody's hands.
  expect(await healPurchases(context)).toBe(0);
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 5 });
  await Promise.all([healPurchases(houseKeeper()), healPurchases(houseKeeper())]);
  expect(await healPurchases(houseKeeper())).toBe(0);
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 45 });
});

it('a ledger that is away loses nothing: what was decided is booked later, once', async () => {
  const order = await openOrder();
  await record(told(order, 'paid', PAID_AT), withoutLedger());
  expect(await Order.findById(order._id)).toMatchObject({ booked: 40, pendingMove: { n: 1 } });
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 5 });
  // Another event meets the half-done one.
  await record(told(order, 'refunded', '2027-02-02T10:00:00Z'), withoutLedger());
  await Promise.all(Array.from({ length: 5 }, () => healPurchases(houseKeeper())));
  const even = { tokens: 0, debt: 0 };
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 5, difference: even });
  const settled = await Order.findById(order._id);
  expect(settled).toMatchObject({ status: 'refunded', booked: 0, moves: 2 });
  expect(settled?.pendingMove).toBeUndefined();
});

it('a movement that was booked just before a crash is not booked again', async () => {
  const order = await openOrder();
  await record(told(order, 'paid', PAID_AT));
  // As it was a moment earlier.
  await Order.updateOne(
    { _id: order._id },
    { $set: { pendingMove: { n: 1, amount: 40 } }, $inc: { version: -1 } },
  );
  await settleOrder(context, order._id);
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 45 });
});

const PLAN = { kind: 'plan', itemId: 'pro', name: 'Pro', tokens: 0, price: 2_900 } as const;
const UNTIL = new Date('2027-03-01T10:00:00Z');

it('a plan goes on for the days of grace while it renews, and then lapses', async () => {
  const order = await openOrder(PLAN);
  await record(told(order, 'paid', PAID_AT, { paidUntil: UNTIL }));
  const planUntil = '2027-03-04T10:00:00.000Z';
  expect(await standing(context.ledger, order)).toMatchObject({ plan: 'pro', planUntil });
  expect(await lapsePlans(houseKeeper(new Date('2027-03-04T09:59:59Z')))).toBe(0);
  expect(await lapsePlans(houseKeeper(new Date(planUntil)))).toBe(1);
  expect(await standing(context.ledger, order)).toMatchObject({ plan: 'free', planUntil: null });
});

it('of two subscriptions the longer one decides, settled at once', async () => {
  const first = await openOrder(PLAN);
  const userId = memberOf(first);
  const second = await Order.create({
    ...(await openOrder(PLAN)).toObject(),
    _id: undefined,
    userId,
  });
  const longer = new Date('2027-04-01T10:00:00Z');
  await Promise.all([
    record(told(first, 'paid', PAID_AT, { paidUntil: UNTIL })),
    record(told(second, 'paid', PAID_AT, { paidUntil: longer })),
    record(told(second, 'unsubscribed', '2027-02-03T10:00:00Z')),
  ]);
  const planUntil = longer.toISOString();
  expect(await standing(context.ledger, first)).toMatchObject({ plan: 'pro', planUntil });
  await record(told(second, 'disputed', '2027-02-04T10:00:00Z'));
  expect(await standing(context.ledger, first)).toMatchObject({
    ...{ plan: 'pro', planUntil: '2027-03-04T10:00:00.000Z' },
  });
});

it('a plan that an operator gave is not shortened by a subscription', async () => {
  const order = await openOrder(PLAN);
  await User.updateOne({ _id: order.userId }, { $set: { plan: 'pro' } });
  await record(told(order, 'paid', PAID_AT, { paidUntil: UNTIL }));
  await record(told(order, 'ended', '2027-02-02T10:00:00Z'));
  expect(await standing(context.ledger, order)).toMatchObject({ plan: 'pro', planUntil: null });
});
