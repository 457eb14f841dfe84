import type { OrderView } from '@vesper/core/contract/purchase';
import { expect, it } from 'vitest';
import { moneyWords, priceWords } from './money.ts';
import { orderLine, orderStanding, receiptLines, subscriptionWords } from './order-words.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const year = new Date().getFullYear();

const order: OrderView = {
  id: '665f00000000000000000001',
  item: { kind: 'pack', id: 'ember', name: 'Ember' },
  tokens: 40,
  price: usd(499),
  status: 'open',
  createdAt: `${year}-02-01T12:00:00.000Z`,
  receipt: null,
  subscription: null,
};
const receipt = {
  ...{ number: 'ABC', paidAt: `${year}-02-02T12:00:00.000Z`, paid: usd(998), tax: usd(100) },
  ...{ refunded: usd(250), payments: 2 },
};

it('writes money with cents, and prices without those that are none', () => {
  expect(moneyWords(usd(2_900))).toBe('$29.00');
  expect(priceWords(usd(2_900))).toBe('$29');
  expect(priceWords({ amount: 499, currency: 'EUR' })).toBe('€4.99');
});

it('says what was paid in all, and what of it were taxes', () => {
  expect(orderLine(order)).toBe('Feb 1 · $4.99');
  expect(orderLine({ ...order, receipt })).toBe(
    'Feb 2 · $10.98 paid in 2 payments · $1.00 of it taxes · $2.50 given back · receipt ABC',
  );
  expect(receiptLines(order)).toEqual([]);
  expect(receiptLines({ ...order, receipt })).toContainEqual(['Paid', '$10.98']);
});

it('tells how a subscription stands', () => {
  const runs = { paidUntil: `${year}-03-01T12:00:00.000Z`, endedAt: null, manageUrl: null };
  const standing = (more: object) => {
    const plan = {
      ...order,
      status: 'paid',
      subscription: { ...runs, renews: true, inTrouble: false, ...more },
    } as const;
    return [orderStanding(plan).word, subscriptionWords(plan)];
  };
  expect(standing({})).toEqual(['Paid', 'Renews on Mar 1.']);
  expect(standing({ renews: false })).toEqual([
    'Not renewed',
    'Runs until Mar 1, and is not renewed.',
  ]);
  expect(standing({ inTrouble: true })[0]).toBe('Renewal refused');
  expect(standing({ endedAt: `${year}-02-20T12:00:00.000Z` })).toEqual([
    'Ended',
    'Ended on Feb 20.',
  ]);
});
