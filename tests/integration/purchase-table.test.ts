import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ledger } from '@vesper/core/ledger/ledger';
import { LedgerEntry } from '@vesper/core/models/ledger-entry';
import { Order, type OrderDocument, type OrderFields } from '@vesper/core/models/order';
import { PaymentEvent } from '@vesper/core/models/payment-event';
import type { PurchaseContext } from '@vesper/core/purchases/purchase-context';
import {
  recordPaymentEvent,
  type ReceivedEvent,
} from '@vesper/core/purchases/record-payment-event';
import { openOrder, standing, startPurchases, told } from '../stack/purchases.ts';

let context: PurchaseContext & { ledger: Ledger };
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ context, stop } = await startPurchases());
});
afterAll(() => stop());

const SUBSCRIPTION = {
  kind: 'plan',
  itemId: 'pro',
  name: 'Pro',
  tokens: 30,
  price: 2_900,
} as const;
const EVEN = { tokens: 0, debt: 0 };
const FREE = { plan: 'free', planUntil: null };

interface Row {
  name: string;
  order: Partial<OrderFields>;
  events: (order: OrderDocument) => ReceivedEvent[];
  /** What is left of it, however its events arrived. */
  member: object;
  settled: object;
}

const month = (until: string) => ({ paidUntil: new Date(until) });

/** Orders with everything that happens to them, and what that comes to on 10 February 2027. */
const TABLE: Row[] = [
  {
    name: 'a pack that is paid after a refused card and a checkout that was left',
    order: {},
    events: (it) => [
      told(it, 'failed', '2027-02-01T10:00:00Z'),
      told(it, 'cancelled', '2027-02-01T10:01:00Z'),
      told(it, 'paid', '2027-02-01T10:02:00Z', { tax: 95 }),
    ],
    member: { tokens: 45, debt: 0, ...FREE },
    settled: { status: 'paid', paid: 499, tax: 95, refunded: 0, payments: 1, booked: 40 },
  },
  {
    name: 'a pack of which a part is given back, and then the rest is disputed in vain',
    order: {},
    events: (it) => [
      told(it, 'paid', '2027-02-01T10:00:00Z'),
      told(it, 'refunded', '2027-02-02T10:00:00Z', { amount: 200 }),
      told(it, 'disputed', '2027-02-03T10:00:00Z'),
      told(it, 'dispute_won', '2027-02-09T10:00:00Z'),
    ],
    // 40 tokens less 40 * 200 / 499, rounded up.
    member: { tokens: 5 + 40 - 17, debt: 0, ...FREE },
    settled: { status: 'paid', refunded: 200, booked: 23 },
  },
  {
    name: 'a pack that is refunded and disputed as well',
    order: {},
    events: (it) => [
      told(it, 'paid', '2027-02-01T10:00:00Z'),
      told(it, 'disputed', '2027-02-02T10:00:00Z'),
      told(it, 'refunded', '2027-02-03T10:00:00Z'),
    ],
    member: { tokens: 5, debt: 0, ...FREE },
    settled: { status: 'disputed', refunded: 499, booked: 0 },
  },
  {
    name: 'a subscription that is renewed after a refusal, and left',
    order: SUBSCRIPTION,
    events: (it) => [
      told(it, 'paid', '2027-01-01T10:00:00Z', month('2027-02-01T10:00:00Z')),
      told(it, 'renewal_failed', '2027-02-01T10:00:00Z'),
      told(it, 'renewed', '2027-02-02T10:00:00Z', month('2027-03-01T10:00:00Z')),
      told(it, 'unsubscribed', '2027-02-05T10:00:00Z'),
    ],
    member: { tokens: 65, debt: 0, plan: 'pro', planUntil: '2027-03-01T10:00:00.000Z' },
    settled: { status: 'paid', payments: 2, renews: false, inTrouble: false, booked: 60 },
  },
  {
    name: 'a subscription whose last month is given back, and which is over',
    order: SUBSCRIPTION,
    events: (it) => [
      told(it, 'paid', '2027-01-01T10:00:00Z', month('2027-02-01T10:00:00Z')),
      told(it, 'renewed', '2027-02-01T10:00:00Z', month('2027-03-01T10:00:00Z')),
      told(it, 'refunded', '2027-02-05T10:00:00Z', { reverses: 'payment:2027-02-01T10:00:00Z' }),
      told(it, 'ended', '2027-02-05T10:00:01Z'),
    ],
    member: { tokens: 35, debt: 0, ...FREE },
    settled: { status: 'refunded', payments: 2, renews: false, booked: 30 },
  },
  {
    name: 'a subscription that ended, and was taken up again before its time was over',
    order: SUBSCRIPTION,
    events: (it) => [
      told(it, 'paid', '2027-01-20T10:00:00Z', month('2027-02-20T10:00:00Z')),
      told(it, 'ended', '2027-01-25T10:00:00Z'),
      told(it, 'renewed', '2027-02-09T10:00:00Z', month('2027-03-09T10:00:00Z')),
    ],
    // The days of grace come on top while it goes on.
    member: { tokens: 65, debt: 0, plan: 'pro', planUntil: '2027-03-12T10:00:00.000Z' },
    settled: { status: 'paid', payments: 2, renews: true, endedAt: null, booked: 60 },
  },
];

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

async function deliver(events: readonly ReceivedEvent[]): Promise<void> {
  for (const event of events) await recordPaymentEvent(context, 'demo', event);
}

describe.each(TABLE)('$name', ({ order: fields, events, member, settled }) => {
  it('comes to the same in every order, with every event twice', async () => {
    const count = permutations(events(await openOrder(fields))).length;
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index++) {
      const order = await openOrder(fields);
      const sequence = permutations(events(order))[index] ?? [];
      // Each twice: at once, and all of them again from the last one on.
      const twice =
        index % 2 === 0
          ? sequence.flatMap((one) => [one, one])
          : [...sequence, ...sequence.toReversed()];
      await deliver(twice);
      const names = sequence.map(({ kind }) => kind).join(', ');
      expect(await standing(context.ledger, order), names).toEqual({ ...member, difference: EVEN });
      expect(await Order.findById(order._id), names).toMatchObject(settled);
      const open = { orderId: order._id, $or: [{ settledAt: null }, { problem: { $ne: null } }] };
      expect(await PaymentEvent.countDocuments(open), names).toBe(0);
    }
  });
});

it('twenty deliveries of each event at once move tokens once', async () => {
  const order = await openOrder();
  const paid = told(order, 'paid', '2027-02-01T10:00:00Z');
  const disputed = told(order, 'disputed', '2027-02-02T10:00:00Z');
  await Promise.all(Array.from({ length: 20 }, () => deliver([paid])));
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 45, difference: EVEN });
  const won = told(order, 'dispute_won', '2027-02-03T10:00:00Z');
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => deliver([index % 2 ? won : disputed])),
  );
  expect(await standing(context.ledger, order)).toMatchObject({ tokens: 45, difference: EVEN });
  const rows = await LedgerEntry.find({ userId: order.userId }).sort({ seq: 1 });
  expect(rows.map(({ kind }) => kind).slice(0, 2)).toEqual(['signup', 'purchase']);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(45);
});

it('tokens that were spent are owed after a refund, and the next purchase pays them', async () => {
  const order = await openOrder();
  const { userId } = order;
  if (!userId) throw new Error('no member');
  await deliver([told(order, 'paid', '2027-02-01T10:00:00Z')]);
  await context.ledger.move(userId, { key: 'spent', kind: 'grant', amount: -30 });
  await deliver([told(order, 'refunded', '2027-02-02T10:00:00Z')]);
  expect(await standing(context.ledger, order)).toMatchObject({
    ...{ tokens: 0, debt: 25, difference: EVEN },
  });
  const next = await Order.create({ ...(await openOrder()).toObject(), _id: undefined, userId });
  await deliver([told(next, 'paid', '2027-02-03T10:00:00Z')]);
  expect(await standing(context.ledger, order)).toMatchObject({
    ...{ tokens: 15, debt: 0, difference: EVEN },
  });
});
