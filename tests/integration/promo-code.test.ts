import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookRedemptions, redeemCode, type CodeContext } from '@vesper/core/codes/redeem-code';
import { promoCode } from '@vesper/core/contract/promo-code';
import { OWNED } from '@vesper/core/erasure/owned';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { createLogger } from '@vesper/core/log';
import { CodeRedemption } from '@vesper/core/models/code-redemption';
import { LedgerEntry } from '@vesper/core/models/ledger-entry';
import { PromoCode } from '@vesper/core/models/promo-code';
import { User } from '@vesper/core/models/user';
import { startDataServices } from '../stack/data-services.ts';

let now = Date.now();
const clock = { now: () => new Date(now) };
let context: CodeContext;
let stop: () => Promise<void>;

beforeAll(async () => {
  const services = await startDataServices();
  stop = services.stop;
  const log = createLogger('test', 'silent');
  context = { clock, log, redis: services.redis, ledger: new Ledger(clock) };
});
afterAll(() => stop());

async function account(): Promise<Types.ObjectId> {
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  const opening = openingBalance(1, new Date());
  return (await User.create({ email, passwordHash: 'x', ...opening }))._id;
}

async function newCode(fields: { limit: number; expiresAt?: Date; isOff?: boolean }) {
  const code = new Types.ObjectId().toHexString().toUpperCase();
  return PromoCode.create({ code, tokens: 10, createdAt: clock.now(), ...fields });
}

async function expectBalance(userId: Types.ObjectId, tokens: number): Promise<void> {
  expect(await context.ledger.balance(userId)).toBe(tokens);
  expect(await context.ledger.difference(userId)).toEqual({ tokens: 0, debt: 0 });
}

it('is the same code in small letters, with spaces and with dashes', () => {
  expect(promoCode.parse(' star-light 26 ')).toBe('STARLIGHT26');
  expect(promoCode.safeParse('a-b').success).toBe(false);
  expect(promoCode.safeParse('STÄR1').success).toBe(false);
});

it('gives its tokens to a member once, however often they send it at once', async () => {
  const [userId, { code }] = [await account(), await newCode({ limit: 100 })];
  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, () => redeemCode(context, userId, code)),
  );
  const given = sent.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  expect(given).toEqual([{ added: 10, tokens: 11 }]);
  await expect(redeemCode(context, userId, code)).rejects.toMatchObject({ code: 'code_redeemed' });
  await expectBalance(userId, 11);
});

it('gives to exactly as many members as it may', async () => {
  const { _id: codeId, code } = await newCode({ limit: 7 });
  const members = await Promise.all(Array.from({ length: 20 }, account));
  const sent = await Promise.allSettled(members.map((it) => redeemCode(context, it, code)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  const reasons = sent.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []));
  expect(new Set(reasons.map(({ code: why }) => why))).toEqual(new Set(['code_used_up']));
  expect(await CodeRedemption.countDocuments({ codeId })).toBe(7);
  await Promise.all(members.map((userId) => context.ledger.bookEntries(userId)));
  expect(await LedgerEntry.countDocuments({ key: `code:${codeId.toHexString()}` })).toBe(7);
});

it('looks the same when it is unknown and when it is switched off', async () => {
  const userId = await account();
  const off = await newCode({ limit: 1, isOff: true });
  for (const code of [off.code, 'NOSUCHCODE']) {
    await expect(redeemCode(context, userId, code)).rejects.toMatchObject({ code: 'code_unknown' });
  }
  const old = await newCode({ limit: 1, expiresAt: new Date(now) });
  await expect(redeemCode(context, userId, old.code)).rejects.toMatchObject({
    code: 'code_expired',
  });
  await expectBalance(userId, 1);
});

it('gives what a crash left open, once', async () => {
  const [userId, { _id: codeId, code }] = [await account(), await newCode({ limit: 5 })];
  const open = { codeId, userId, place: 1, tokens: 10, isOpen: true, createdAt: clock.now() };
  await CodeRedemption.create(open);
  expect(await bookRedemptions(context)).toBe(0);
  now += 60_000;
  await Promise.all([bookRedemptions(context), bookRedemptions(context)]);
  await expectBalance(userId, 11);
  expect(await bookRedemptions(context)).toBe(0);
  await expect(redeemCode(context, userId, code)).rejects.toMatchObject({ code: 'code_redeemed' });
});

it('keeps the place of a member who was erased', async () => {
  const [userId, { code }] = [await account(), await newCode({ limit: 1 })];
  await redeemCode(context, userId, code);
  await OWNED['CodeRedemption']?.(userId);
  expect(await CodeRedemption.countDocuments({ userId })).toBe(0);
  await expect(redeemCode(context, await account(), code)).rejects.toMatchObject({
    code: 'code_used_up',
  });
});
