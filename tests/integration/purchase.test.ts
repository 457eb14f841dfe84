import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createdOrderView, offersView, orderView } from '@vesper/core/contract/purchase';
import { ledgerEntryView } from '@vesper/core/contract/token';
import { DemoProvider } from '@vesper/core/purchases/providers/demo-provider';
import { flexPaySignature } from '@vesper/core/purchases/providers/verotel-provider';
import type { ReceivedEvent } from '@vesper/core/purchases/record-payment-event';
import { createClient, type Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const SIGNATURE_KEY = 'the key of a shop in tests';
/** The secret that every stack signs with, and so the demo provider's. */
const demo = new DemoProvider('a key for tests that is long enough to sign');
let stack: Stack;
let verotel: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { PAYMENT_PROVIDER: 'demo', SUPPORT_EMAIL: 'help@x.example' } });
  verotel = await startStack({
    workers: 0,
    env: {
      PAYMENT_PROVIDER: 'verotel',
      VEROTEL_SHOP_ID: '68849',
      VEROTEL_SIGNATURE_KEY: SIGNATURE_KEY,
      PUBLIC_URL: 'http://localhost:3000',
    },
  });
});
afterAll(async () => {
  await stack.stop();
  await verotel.stop();
});

const ORDERS = '/api/purchases/orders';

async function buy(client: Client, what: object): Promise<string> {
  const body = { ...what, requestId: randomUUID() };
  const { id, redirectUrl } = await client.expect([201, createdOrderView], 'POST', ORDERS, body);
  expect(redirectUrl).toBe(`/demo-checkout/${id}`);
  return id;
}

const play = (client: Client, id: string, outcome: string) =>
  client.expect([200, orderView], 'POST', `${ORDERS}/${id}/demo`, { outcome });

async function tokensOf(client: Client): Promise<number> {
  const { tokens } = await client.expect([200, z.object({ tokens: z.int() })], 'GET', '/api/user');
  return tokens;
}

/** Delivers an event as the provider's server would: from outside, with no session. */
async function deliver(event: ReceivedEvent, headers: Record<string, string> = {}) {
  const signed = demo.sign(event, new Date());
  const answer = await fetch(`${stack.baseUrl}/api/purchases/webhooks/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed.headers, ...headers },
    body: signed.body,
  });
  return { status: answer.status, text: await answer.text() };
}

const paidEvent = (orderRef: string): ReceivedEvent => ({
  eventId: randomUUID(),
  kind: 'paid',
  orderRef,
  paymentRef: 'p1',
  amount: 499,
  currency: 'USD',
  at: new Date(),
});

const stored = (eventId: string) =>
  stack.documents.collection('payment_events').countDocuments({ eventId });

it('says to everyone what there is, and whom to ask', async () => {
  const offers = await createClient(stack.baseUrl).expect(
    [200, offersView],
    'GET',
    '/api/purchases/packs',
  );
  expect(offers).toMatchObject({ possible: true, isDemo: true, support: 'help@x.example' });
  expect(offers.packs[0]).toEqual({
    ...{ id: 'ember', name: 'Ember', tokens: 40 },
    price: { amount: 499, currency: 'USD' },
  });
  expect(offers.pro).toMatchObject({ price: { amount: 2_900, currency: 'USD' } });
});

describe('a pack', () => {
  it('is paid, told of in every tab, in the ledger, and has a receipt', async () => {
    const { client } = await newPerson(stack);
    const socket = await connectSocket(client);
    const id = await buy(client, { packId: 'ember' });
    expect(await play(client, id, 'failed')).toMatchObject({ status: 'failed', receipt: null });
    expect(await tokensOf(client)).toBe(5);
    const order = await play(client, id, 'paid');
    expect(order).toMatchObject({ status: 'paid', tokens: 40, subscription: null });
    expect(order.receipt).toMatchObject({
      ...{ paid: { amount: 499, currency: 'USD' }, tax: { amount: 100, currency: 'USD' } },
    });
    await socket.waitFor('balance', ({ tokens }) => tokens === 45);
    await play(client, id, 'paid');
    expect(await tokensOf(client)).toBe(45);
    const rows = z.array(ledgerEntryView);
    const [row] = await client.expect([200, rows], 'GET', '/api/tokens/ledger');
    expect(row).toMatchObject({ reason: 'purchase', amount: 40, note: 'Ember' });
    const mine = await client.expect([200, z.array(orderView)], 'GET', ORDERS);
    expect(mine.map((it) => it.id)).toEqual([id]);
    socket.close();
  });

  it('is one order for one request, and no order at all where it is not for sale', async () => {
    const { client } = await newPerson(stack);
    const requestId = randomUUID();
    const ask = (packId: string) => client.request('POST', ORDERS, { packId, requestId });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('ember')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => createdOrderView.parse(body).id)).size).toBe(1);
    expect((await ask('lantern')).body).toMatchObject({ code: 'idempotency_mismatch' });
    const gone = { packId: 'a-pack-of-yesterday', requestId: randomUUID() };
    const refused = await client.request('POST', ORDERS, gone);
    expect(refused.body).toMatchObject({ code: 'offer_gone' });
  });
});

it('a subscription gives the plan, and cannot be bought twice', async () => {
  const { client, userId } = await newPerson(stack);
  const id = await buy(client, { planId: 'pro' });
  const order = await play(client, id, 'paid');
  expect(order.subscription).toMatchObject({ renews: true, manageUrl: `/demo-checkout/${id}` });
  const again = { planId: 'pro', requestId: randomUUID() };
  const refused = await client.request('POST', ORDERS, again);
  expect(refused.body).toMatchObject({ code: 'already_subscribed' });
  const left = await play(client, id, 'unsubscribed');
  expect(left.subscription).toMatchObject({ renews: false, manageUrl: null });
  const users = stack.documents.collection('users');
  const user = await users.findOne({ email: { $exists: true }, plan: 'pro' });
  expect(String(user?._id)).toBe(userId);
  expect(user?.planUntil).toEqual(new Date(left.subscription?.paidUntil ?? ''));
});

describe('a webhook', () => {
  it('counts from any origin if it is signed, whoever is signed in there', async () => {
    const { client } = await newPerson(stack);
    const event = paidEvent(await buy(client, { packId: 'ember' }));
    const answer = await deliver(event, {
      origin: 'https://elsewhere.example',
      cookie: client.cookie,
    });
    expect(answer).toEqual({ status: 200, text: 'OK' });
    expect(await tokensOf(client)).toBe(45);
  });

  it('without a right signature is refused, and nothing of it is kept', async () => {
    const { client } = await newPerson(stack);
    const event = paidEvent(await buy(client, { packId: 'ember' }));
    const foreign = new DemoProvider('another secret').sign(event, new Date());
    expect((await deliver(event, foreign.headers)).status).toBe(403);
    expect((await deliver(event, { 'Demo-Signature': '' })).status).toBe(403);
    const old = demo.sign(event, new Date(Date.now() - 600_000));
    expect((await deliver(event, old.headers)).status).toBe(403);
    expect(await stored(event.eventId)).toBe(0);
    expect(await tokensOf(client)).toBe(5);
  });

  it('of an erased member is answered, and kept without them', async () => {
    const { client } = await newPerson(stack);
    const id = await buy(client, { packId: 'ember' });
    const erased = await client.request('DELETE', '/api/user', {
      password: 'a long enough password',
    });
    expect(erased.status).toBe(200);
    const event = paidEvent(id);
    expect(await deliver(event)).toEqual({ status: 200, text: 'OK' });
    const events = stack.documents.collection('payment_events');
    expect(await events.findOne({ eventId: event.eventId })).toMatchObject({ problem: 'erased' });
  });

  it('of a provider that is not configured goes nowhere', async () => {
    const answer = await fetch(`${stack.baseUrl}/api/purchases/webhooks/verotel?shopID=1`);
    expect(answer.status).toBe(404);
  });
});

it('a postback of FlexPay is answered with the word that it waits for', async () => {
  const params = { shopID: '68849', saleID: '77', type: 'purchase', referenceID: 'nothing here' };
  const post = (signature: string) => {
    const query = new URLSearchParams({ ...params, signature }).toString();
    return fetch(`${verotel.baseUrl}/api/purchases/webhooks/verotel?${query}`);
  };
  const answer = await post(flexPaySignature(SIGNATURE_KEY, params));
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const events = verotel.documents.collection('payment_events');
  const known = { provider: 'verotel', eventId: 'purchase:77' };
  expect(await events.findOne(known)).toMatchObject({ problem: 'unknown_order' });
  expect((await post('wrong')).status).toBe(403);
  expect(await events.countDocuments({})).toBe(1);
});
