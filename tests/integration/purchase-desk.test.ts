import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deskMemberDetails } from '@vesper/core/contract/desk/member';
import { deskOrder, deskOrderDetails, deskPaymentEvent } from '@vesper/core/contract/desk/order';
import { deskSetting } from '@vesper/core/contract/desk/setting';
import {
  createdOrderView,
  DEFAULT_PACKS,
  offersView,
  orderView,
} from '@vesper/core/contract/purchase';
import { userView } from '@vesper/core/contract/user';
import type { Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const reason = 'A test of the desk';
const ORDERS = '/api/purchases/orders';
let stack: Stack;
let operator: Client;

beforeAll(async () => {
  stack = await startStack({ env: { PAYMENT_PROVIDER: 'demo' } });
  const { client, userId } = await newPerson(stack);
  const account = { _id: new Types.ObjectId(userId) };
  await stack.documents.collection('users').updateOne(account, { $set: { role: 'operator' } });
  operator = client;
});
afterAll(() => stack.stop());

async function bought(client: Client, what: object): Promise<string> {
  const body = { ...what, requestId: randomUUID() };
  const { id } = await client.expect([201, createdOrderView], 'POST', ORDERS, body);
  await client.expect([200, orderView], 'POST', `${ORDERS}/${id}/demo`, { outcome: 'paid' });
  return id;
}

const play = (id: string, kind: string) =>
  operator.expect([200, deskOrderDetails], 'POST', `/api/desk/orders/${id}/demo`, { kind, reason });

const standing = async (client: Client) => {
  const { tokens, debt, plan } = await client.expect([200, userView], 'GET', '/api/user');
  return { tokens, debt, plan };
};

it('an order is found with its events, and a dispute takes its tokens until it is won', async () => {
  const { client, userId } = await newPerson(stack);
  const id = await bought(client, { packId: 'ember' });
  const rows = z.array(deskOrder);
  const path = `/api/desk/orders?userId=${userId}&status=paid`;
  const found = await operator.expect([200, rows], 'GET', path);
  expect(found).toMatchObject([{ id, paid: 499, tax: 100, currency: 'USD', booked: 40 }]);
  expect(await play(id, 'disputed')).toMatchObject({ status: 'disputed', booked: 0 });
  expect(await standing(client)).toMatchObject({ tokens: 5, debt: 0 });
  const won = await play(id, 'dispute_won');
  expect(won.events.map(({ kind }) => kind)).toEqual(['paid', 'disputed', 'dispute_won']);
  expect(await standing(client)).toMatchObject({ tokens: 45, debt: 0 });
  const log = stack.documents.collection('audit_entries');
  expect(await log.countDocuments({ action: 'orders.demo', targetId: id })).toBe(2);
  const file = await operator.request('GET', `/api/desk/orders.csv?userId=${userId}`);
  expect(file.body).toContain(`${id},${userId},demo,Ember,paid,4.99`);
});

it('a subscription is renewed, refused and ended', async () => {
  const { client, userId } = await newPerson(stack);
  const id = await bought(client, { planId: 'pro' });
  const renewed = await play(id, 'renewed');
  expect(renewed).toMatchObject({ payments: 2, paid: 5_800, renews: true });
  await play(id, 'renewal_failed');
  const order = await client.expect([200, orderView], 'GET', `${ORDERS}/${id}`);
  expect(order.subscription).toMatchObject({ renews: true, inTrouble: true });
  expect(await standing(client)).toMatchObject({ plan: 'pro' });
  // An operator's plan has no end, and what is paid for comes back after it.
  const plan = (wanted: string) =>
    operator.expect([200, deskMemberDetails], 'PUT', `/api/desk/members/${userId}/plan`, {
      plan: wanted,
      reason,
    });
  expect(await plan('pro')).toMatchObject({ plan: 'pro', planUntil: null });
  const paid = await plan('free');
  expect(paid.plan).toBe('pro');
  expect(Date.parse(paid.planUntil ?? '')).toBeGreaterThan(Date.now());
  await play(id, 'ended');
  expect(await standing(client)).toMatchObject({ plan: 'free' });
});

it('what a provider told of nothing known is found by its problem', async () => {
  const { client } = await newPerson(stack);
  const id = await bought(client, { packId: 'ember' });
  const events = stack.documents.collection('payment_events');
  await events.updateOne({ orderId: new Types.ObjectId(id) }, { $set: { problem: 'amount' } });
  const rows = z.array(deskPaymentEvent);
  const found = await operator.expect([200, rows], 'GET', '/api/desk/payment-events?problem=any');
  expect(found).toMatchObject([{ orderId: id, problem: 'amount' }]);
});

it('packs are changed at the desk, and old prices hold for the orders made at them', async () => {
  const { client } = await newPerson(stack);
  const requestId = randomUUID();
  const body = { packId: 'ember', requestId };
  const { id } = await client.expect([201, createdOrderView], 'POST', ORDERS, body);
  const dearer = { id: 'ember', name: 'Ember', tokens: 50, price: 599 };
  const value = { ...DEFAULT_PACKS, packs: [dearer] };
  const change = { value, version: 0, reason };
  await operator.expect([200, deskSetting], 'PUT', '/api/desk/settings/packs', change);
  const offers = await client.expect([200, offersView], 'GET', '/api/purchases/packs');
  expect(offers.packs.map(({ price }) => price.amount)).toEqual([599]);
  const paid = await client.expect([200, orderView], 'POST', `${ORDERS}/${id}/demo`, {
    outcome: 'paid',
  });
  expect(paid).toMatchObject({ tokens: 40, price: { amount: 499 }, status: 'paid' });
  const gone = await client.request('POST', ORDERS, { packId: 'bonfire', requestId: randomUUID() });
  expect(gone.body).toMatchObject({ code: 'offer_gone' });
});
