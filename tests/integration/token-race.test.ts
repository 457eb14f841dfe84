import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '@vesper/core/clock';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { connectMongo, ensureIndexes } from '@vesper/core/models/connect';
import { User } from '@vesper/core/models/user';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
const ledger = new Ledger(systemClock);
let disconnect: () => Promise<unknown>;

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

async function account(tokens: number): Promise<Types.ObjectId> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(tokens, new Date());
  const user = await User.create({ email, passwordHash: 'x', ...opening });
  return user._id;
}

async function sumAndBalance(userId: Types.ObjectId): Promise<[number, number]> {
  return [await ledger.sum(userId), await ledger.balance(userId)];
}

it('fifty holds at once on five tokens take exactly five', async () => {
  const userId = await account(5);
  const held = await Promise.all(
    Array.from({ length: 50 }, () => ledger.hold(userId, new Types.ObjectId(), 1)),
  );
  expect(held.filter((balance) => balance !== null)).toHaveLength(5);
  expect(await sumAndBalance(userId)).toEqual([0, 0]);
});

it('the same run is held once and refunded once, whoever races', async () => {
  const userId = await account(5);
  const runId = new Types.ObjectId();
  const holds = await Promise.all(Array.from({ length: 10 }, () => ledger.hold(userId, runId, 1)));
  expect(holds.filter((balance) => balance !== null)).toEqual([4]);
  const ends = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? ledger.refund(userId, runId, 1) : ledger.commit(userId, runId),
    ),
  );
  expect(ends.filter((end) => end !== null && end !== false)).toHaveLength(1);
  const [sum, balance] = await sumAndBalance(userId);
  expect(sum).toBe(balance);
  expect([4, 5]).toContain(balance);
});

it('balance and ledger agree before, while and after movements are booked', async () => {
  const userId = await account(3);
  const runs = Array.from({ length: 3 }, () => new Types.ObjectId());
  for (const runId of runs) await ledger.hold(userId, runId, 1);
  expect(await sumAndBalance(userId)).toEqual([0, 0]);
  await Promise.all([ledger.bookEntries(userId), ledger.bookEntries(userId)]);
  expect(await sumAndBalance(userId)).toEqual([0, 0]);
  const [first, second] = runs;
  if (first) await ledger.refund(userId, first, 1);
  if (second) await ledger.commit(userId, second);
  await ledger.bookEntries(userId);
  expect(await sumAndBalance(userId)).toEqual([1, 1]);
});
