import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '@vesper/core/clock';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { LedgerEntry } from '@vesper/core/models/ledger-entry';
import { User } from '@vesper/core/models/user';
import { startDataServices } from '../stack/data-services.ts';

const ledger = new Ledger(systemClock);
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ stop } = await startDataServices());
});
afterAll(() => stop());

async function account(tokens: number): Promise<Types.ObjectId> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(tokens, new Date());
  return (await User.create({ email, passwordHash: 'x', ...opening }))._id;
}

/** Balance and debt, which have to be the sums of the movements. */
async function standing(userId: Types.ObjectId): Promise<{ tokens: number; debt: number }> {
  expect(await ledger.difference(userId)).toEqual({ tokens: 0, debt: 0 });
  const user = await User.findById(userId);
  return { tokens: user?.tokens ?? NaN, debt: user?.debt ?? NaN };
}

it('fifty movements of one cause are one, also while movements are being booked', async () => {
  const userId = await account(5);
  const purchase = { key: 'purchase:1', kind: 'purchase', amount: 10 } as const;
  const moved = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      if (index % 5 === 0) await ledger.bookEntries(userId);
      const came = await ledger.move(userId, purchase);
      if (index % 3 === 0) await ledger.bookEntries(userId);
      return came;
    }),
  );
  expect(moved.filter((came) => came?.moved)).toEqual([{ moved: true, tokens: 15, debt: 0 }]);
  await ledger.bookEntries(userId);
  expect(await LedgerEntry.countDocuments({ userId, key: 'purchase:1' })).toBe(1);
  expect(await ledger.move(userId, purchase)).toEqual({ moved: false, tokens: 15, debt: 0 });
  expect(await standing(userId)).toEqual({ tokens: 15, debt: 0 });
});

it('movements of many causes at once all happen, each once', async () => {
  const userId = await account(0);
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await ledger.move(userId, { key: `grant:${index % 10}`, kind: 'grant', amount: 3 });
      await ledger.bookEntries(userId);
    }),
  );
  expect(await standing(userId)).toEqual({ tokens: 30, debt: 0 });
});

it('what cannot be taken is owed, and the balance never falls below 0', async () => {
  const userId = await account(5);
  const back = { key: 'reversal:1', kind: 'reversal', amount: -8, note: 'Refunded' } as const;
  expect(await ledger.move(userId, back)).toEqual({ moved: true, tokens: 0, debt: 3 });
  expect(await ledger.move(userId, back)).toEqual({ moved: false, tokens: 0, debt: 3 });
  await ledger.bookEntries(userId);
  const row = await LedgerEntry.findOne({ userId, key: 'reversal:1' });
  expect(row).toMatchObject({ amount: -5, debt: 3, note: 'Refunded' });
  // A gift is the member's, a purchase pays first what is owed.
  await ledger.move(userId, { key: 'gift:1', kind: 'gift', amount: 2 });
  expect(await standing(userId)).toEqual({ tokens: 2, debt: 3 });
  const bought = { key: 'purchase:2', kind: 'purchase', amount: 10, paysDebt: true } as const;
  expect(await ledger.move(userId, bought)).toEqual({ moved: true, tokens: 9, debt: 0 });
  expect(await standing(userId)).toEqual({ tokens: 9, debt: 0 });
});

it('a purchase and its reversals at once leave what one order of them leaves', async () => {
  const userId = await account(4);
  await Promise.all([
    ...Array.from({ length: 6 }, (_, index) =>
      ledger.move(userId, { key: `reversal:${index % 3}`, kind: 'reversal', amount: -3 }),
    ),
    ledger.move(userId, { key: 'purchase:3', kind: 'purchase', amount: 5, paysDebt: true }),
    ledger.hold(userId, new Types.ObjectId(), 1),
  ]);
  const { tokens, debt } = await standing(userId);
  expect(tokens).toBeGreaterThanOrEqual(0);
  expect(tokens === 0 || debt === 0).toBe(true);
  const held = (await User.findById(userId))?.holds.length ?? NaN;
  expect(tokens - debt).toBe(4 + 5 - 9 - held);
});

it('nothing moves for a member who is gone, and only whole tokens move at all', async () => {
  const gift = { key: 'gift:2', kind: 'gift', amount: 1 } as const;
  expect(await ledger.move(new Types.ObjectId(), gift)).toBeNull();
  const userId = await account(1);
  await expect(ledger.move(userId, { ...gift, amount: 0 })).rejects.toThrow(RangeError);
  await expect(ledger.move(userId, { ...gift, amount: 0.5 })).rejects.toThrow(RangeError);
  await User.updateOne({ _id: userId }, { $set: { erasedAt: new Date() } });
  expect(await ledger.move(userId, gift)).toBeNull();
});

it('the check finds a debt without its movement, and makes up for it', async () => {
  const userId = await account(1);
  await User.updateOne({ _id: userId }, { $inc: { debt: 2 } });
  expect(await ledger.difference(userId)).toEqual({ tokens: 0, debt: 2 });
  await ledger.correct(userId);
  expect(await standing(userId)).toEqual({ tokens: 1, debt: 2 });
});
