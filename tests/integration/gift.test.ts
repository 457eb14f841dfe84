import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '@vesper/core/contract/limits';
import { giveTokens, settleGifts, type GiftContext } from '@vesper/core/gifts/give-tokens';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { createLogger } from '@vesper/core/log';
import { Gift } from '@vesper/core/models/gift';
import { Notification } from '@vesper/core/models/notification';
import { User } from '@vesper/core/models/user';
import { startDataServices } from '../stack/data-services.ts';

let now = Date.now();
const clock = { now: () => new Date(now) };
let context: GiftContext;
let stop: () => Promise<void>;

beforeAll(async () => {
  const services = await startDataServices();
  stop = services.stop;
  const log = createLogger('test', 'silent');
  context = { clock, log, redis: services.redis, ledger: new Ledger(clock) };
});
afterAll(() => stop());

async function account(tokens: number): Promise<Types.ObjectId> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(tokens, new Date());
  return (await User.create({ email, passwordHash: 'x', ...opening }))._id;
}

const give = (
  from: Types.ObjectId,
  to: Types.ObjectId,
  tokens: number,
  requestId: string = randomUUID(),
) => giveTokens(context, from, to, { tokens, requestId });

/** Balances, each of which has to be the sum of its ledger, with nothing owed. */
async function balances(...userIds: Types.ObjectId[]): Promise<number[]> {
  for (const userId of userIds) {
    expect(await context.ledger.difference(userId)).toEqual({ tokens: 0, debt: 0 });
    expect((await User.findById(userId))?.debt).toBe(0);
  }
  return Promise.all(userIds.map((userId) => context.ledger.balance(userId)));
}

it('goes from one balance to the other once, however often it is sent', async () => {
  const [from, to] = [await account(9), await account(1)];
  const requestId = randomUUID();
  const left = await Promise.all(Array.from({ length: 10 }, () => give(from, to, 4, requestId)));
  expect(new Set(left)).toEqual(new Set([5]));
  expect(await balances(from, to)).toEqual([5, 5]);
  const told = await Notification.find({ userId: to });
  expect(told.map(({ title }) => title)).toEqual(['You were given 4 tokens']);
  await expect(give(from, to, 3, requestId)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
});

it('is never more than there is, also of many at once, and never what is owed', async () => {
  const [from, to] = [await account(5), await account(0)];
  const sent = await Promise.allSettled(Array.from({ length: 6 }, () => give(from, to, 2)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balances(from, to)).toEqual([1, 4]);
  const debtor = await account(5);
  await context.ledger.move(debtor, { key: 'reversal:1', kind: 'reversal', amount: -8 });
  await context.ledger.move(debtor, { key: 'grant:1', kind: 'grant', amount: 4 });
  await expect(give(debtor, to, 2)).rejects.toMatchObject({ code: 'too_few_tokens' });
});

it('is bounded by the day, over all gifts at once, and starts anew the next day', async () => {
  const most = LIMITS.giftTokensPerDay;
  const [from, to] = [await account(most * 3), await account(0)];
  const sent = await Promise.allSettled(Array.from({ length: most + 5 }, () => give(from, to, 1)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
  await expect(give(from, to, 1)).rejects.toMatchObject({ code: 'gifts_used_up' });
  expect(await balances(from, to)).toEqual([most * 2, most]);
  now += 86_400_000;
  await give(from, to, 1);
  // A clock that is behind opens no further day.
  now -= 86_400_000;
  await expect(give(from, to, most)).rejects.toMatchObject({ code: 'gifts_used_up' });
});

it('arrives though the process died between the two balances', async () => {
  const [from, to] = [await account(5), await account(0)];
  const asked = {
    userId: from,
    toId: to,
    tokens: 3,
    state: 'asked' as const,
    createdAt: clock.now(),
  };
  const gift = await Gift.create({ ...asked, requestId: randomUUID() });
  const unbegun = await Gift.create({ ...asked, requestId: randomUUID() });
  await context.ledger.move(from, { key: `gift:${gift.id}:out`, kind: 'gift', amount: -3 });
  now += 60_000;
  await Promise.all([settleGifts(context), settleGifts(context)]);
  expect(await balances(from, to)).toEqual([2, 3]);
  expect(await Gift.findById(gift._id)).toMatchObject({ state: 'given' });
  expect(await Gift.findById(unbegun._id)).toMatchObject({ state: 'refused' });
  await expect(give(from, to, 3, unbegun.requestId)).rejects.toMatchObject({
    code: 'too_few_tokens',
  });
  expect(await settleGifts(context)).toBe(0);
});

it('comes back when there is nobody to get it', async () => {
  const [from, to] = [await account(5), await account(0)];
  await User.updateOne({ _id: to }, { $set: { erasedAt: new Date() } });
  await expect(give(from, to, 2)).rejects.toMatchObject({ code: 'not_found' });
  expect(await balances(from)).toEqual([5]);
});
