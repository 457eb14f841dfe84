import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayStart } from '@vesper/core/contract/plans';
import { refillAtFirst } from '@vesper/core/contract/refill';
import { ledgerEntryView } from '@vesper/core/contract/token';
import { userView } from '@vesper/core/contract/user';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { connectMongo, ensureIndexes } from '@vesper/core/models/connect';
import { User } from '@vesper/core/models/user';
import { newPerson, type Person } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const DAILY = 5;
let stack: Stack;
let disconnect: () => Promise<unknown>;
let now = new Date();
const clock = { now: () => now };
const ledgerOf = (daily: number) => new Ledger(clock, () => refillAtFirst(daily));
const ledger = ledgerOf(DAILY);

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  const mongo = await connectMongo(stack.mongodbUri, 'work');
  disconnect = () => mongo.disconnect();
  await ensureIndexes();
});
afterAll(async () => {
  await disconnect();
  await stack.stop();
});

/** Goes so many days on, to the middle of that day. */
function goTo(days: number): void {
  now = new Date(dayStart(new Date(), days).getTime() + 43_200_000);
}

async function account(tokens: number): Promise<Types.ObjectId> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(tokens, new Date());
  return (await User.create({ email, passwordHash: 'x', ...opening }))._id;
}

async function sumAndBalance(userId: Types.ObjectId): Promise<[number, number]> {
  return [await ledger.sum(userId), await ledger.balance(userId)];
}

/** Spends through the ledger, so that the balance stays the sum of its entries. */
async function spend(userId: Types.ObjectId, tokens: number): Promise<void> {
  for (let i = 0; i < tokens; i++) {
    const runId = new Types.ObjectId();
    expect(await ledger.hold(userId, runId, 1)).not.toBeNull();
    await ledger.commit(userId, runId);
  }
}

describe('the daily refill', () => {
  it('fills a low balance up, from the day after joining on, once a day', async () => {
    goTo(0);
    const userId = await account(5);
    await spend(userId, 4);
    expect(await ledger.refill(userId)).toBeNull();
    goTo(1);
    expect(ledger.refillOf('free')?.next).toEqual(dayStart(new Date(), 2));
    expect(await ledger.refill(userId)).toBe(5);
    await spend(userId, 5);
    expect(await ledger.refill(userId)).toBeNull();
    expect(await ledger.hold(userId, new Types.ObjectId(), 1)).toBeNull();
    goTo(2);
    expect(await ledger.refill(userId)).toBe(5);
    await ledger.bookEntries(userId);
    expect(await sumAndBalance(userId)).toEqual([5, 5]);
  });

  it('leaves a higher balance as it is, and what is spent that day to the next', async () => {
    goTo(0);
    const userId = await account(7);
    goTo(1);
    expect(await ledger.refill(userId)).toBeNull();
    await spend(userId, 7);
    expect(await ledger.hold(userId, new Types.ObjectId(), 1)).toBeNull();
    goTo(2);
    expect(await ledger.refill(userId)).toBe(5);
    expect(await sumAndBalance(userId)).toEqual([5, 5]);
  });

  it('is one of fifty at once, also while tokens are spent', async () => {
    goTo(0);
    const userId = await account(5);
    await spend(userId, 5);
    goTo(1);
    const refills = await Promise.all(Array.from({ length: 25 }, () => ledger.refill(userId)));
    expect(refills.filter((balance) => balance !== null)).toEqual([5]);
    goTo(2);
    await spend(userId, 3);
    const mixed = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        i % 2 ? ledger.refill(userId) : ledger.hold(userId, new Types.ObjectId(), 1),
      ),
    );
    expect(mixed.length).toBe(25);
    const [sum, balance] = await sumAndBalance(userId);
    expect(sum).toBe(balance);
    await ledger.bookEntries(userId);
    const { documents } = stack;
    const rows = await documents.collection('ledger').find({ userId, kind: 'refill' }).toArray();
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.length).toBeLessThanOrEqual(2);
  });

  it('serves everyone who asks for a token at the first moment of a day', async () => {
    goTo(0);
    const userId = await account(0);
    goTo(1);
    const held = await Promise.all(
      Array.from({ length: 20 }, () => ledger.hold(userId, new Types.ObjectId(), 1)),
    );
    expect(held.filter((balance) => balance !== null)).toHaveLength(5);
    expect(await sumAndBalance(userId)).toEqual([0, 0]);
  });

  it('does not come twice when a clock is behind, nor where it is switched off', async () => {
    goTo(0);
    const userId = await account(0);
    expect(await ledgerOf(0).refill(userId)).toBeNull();
    goTo(2);
    expect(await ledgerOf(0).refill(userId)).toBeNull();
    expect(ledgerOf(0).refillOf('free')).toBeNull();
    expect(await ledger.refill(userId)).toBe(5);
    await spend(userId, 5);
    goTo(1);
    expect(await ledger.refill(userId)).toBeNull();
  });
});

describe('a member without tokens', () => {
  /** Someone who has spent everything, on the day they joined. */
  async function spent(): Promise<Person & { account: Types.ObjectId }> {
    goTo(0);
    const person = await newPerson(stack);
    const userId = new Types.ObjectId(person.userId);
    await spend(userId, 5);
    return { ...person, account: userId };
  }

  it('is told when there is more, by the account and by the refusal', async () => {
    const { client } = await spent();
    const user = await client.expect([200, userView], 'GET', '/api/user');
    const next = dayStart(new Date(), 1);
    expect(user).toMatchObject({ tokens: 0, dailyTokens: 5, nextTokensAt: next.toISOString() });
    const refused = await client.request('POST', '/api/generate/image', { prompt: 'a boat' });
    expect(refused).toMatchObject({ status: 402, body: { code: 'insufficient_tokens' } });
    const day = next.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    expect(JSON.stringify(refused.body)).toContain(`filled up to 5 on ${day}`);
  });

  it('finds the new ones the next day, in every tab and in the ledger', async () => {
    const { client, account: userId } = await spent();
    const socket = await connectSocket(client);
    const joined = dayStart(new Date(), -1);
    // Straight to the collection: the model does not let go of when an account was made.
    await stack.documents
      .collection('users')
      .updateOne({ _id: userId }, { $set: { createdAt: joined } });
    const user = await client.expect([200, userView], 'GET', '/api/user');
    expect(user.tokens).toBe(5);
    await socket.waitFor('balance', ({ tokens }) => tokens === 5);
    const path = '/api/tokens/ledger?limit=1';
    const [newest] = await client.expect([200, z.array(ledgerEntryView)], 'GET', path);
    expect(newest).toMatchObject({ amount: 5, reason: 'refill', imageId: null, balanceAfter: 5 });
    expect(await sumAndBalance(userId)).toEqual([5, 5]);
    socket.close();
  });
});
