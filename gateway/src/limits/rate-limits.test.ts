import { createLogger } from '@vesper/core/log';
import { createRequestRedis } from '@vesper/core/redis';
import { AppError } from '@vesper/core/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRedis } from '../testing/redis-server.ts';
import { accountKey, addressKey, RateLimits } from './rate-limits.ts';
import { RATES } from './rate-table.ts';

const log = createLogger('test', 'silent');
let server: Awaited<ReturnType<typeof startRedis>>;
let redis: ReturnType<typeof createRequestRedis>;

beforeAll(async () => {
  server = await startRedis();
  redis = createRequestRedis(server.url);
  redis.on('error', () => undefined);
  await new Promise((resolve) => redis.once('ready', resolve));
});

afterAll(async () => {
  redis.disconnect();
  await server.close();
});

/** The code a promise is refused with, or 'allowed'. */
async function outcome(attempt: Promise<void>): Promise<string> {
  return attempt.then(
    () => 'allowed',
    (err: unknown) => (err instanceof AppError ? err.code : String(err)),
  );
}

test('exactly as many as the table says pass, however many come at once', async () => {
  const limits = new RateLimits(redis, log);
  const { points, seconds } = RATES.generate;
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => outcome(limits.consume('generate', 'user:a'))),
  );
  expect(outcomes.filter((one) => one === 'allowed')).toHaveLength(points);
  expect(outcomes.filter((one) => one === 'rate_limited')).toHaveLength(50 - points);
  const refusal: unknown = await limits.consume('generate', 'user:a').catch((err: unknown) => err);
  expect(refusal).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  expect(Reflect.get(Object(refusal), 'retryAfter')).toBeLessThanOrEqual(seconds);
  expect(await outcome(limits.consume('generate', 'user:b'))).toBe('allowed');
  expect(await outcome(limits.consume('chat', 'user:a'))).toBe('allowed');
});

test('a success is taken back and a counter can start anew', async () => {
  const limits = new RateLimits(redis, log);
  for (let i = 0; i < 2 * RATES.signUp.points; i += 1) {
    await limits.consume('signUp', 'ip:a');
    await limits.giveBack('signUp', 'ip:a');
  }
  for (let i = 0; i < RATES.signUp.points; i += 1) await limits.consume('signUp', 'ip:a');
  expect(await outcome(limits.consume('signUp', 'ip:a'))).toBe('rate_limited');
  await limits.forget('signUp', 'ip:a');
  expect(await outcome(limits.consume('signUp', 'ip:a'))).toBe('allowed');
});

test('switched off, nothing is counted', async () => {
  const limits = new RateLimits(null, log);
  for (let i = 0; i < 20; i += 1) await limits.consume('signUp', 'ip:b');
});

test('while Redis is away, what costs money is refused and reading goes on', async () => {
  const away = await startRedis();
  const client = createRequestRedis(away.url);
  client.on('error', () => undefined);
  await new Promise((resolve) => client.once('ready', resolve));
  const limits = new RateLimits(client, log);
  const closed = new Promise((resolve) => client.once('close', resolve));
  await away.close();
  await closed;
  expect(await outcome(limits.consume('generate', 'user:a'))).toBe('unavailable');
  expect(await outcome(limits.consume('signInPair', 'a'))).toBe('unavailable');
  expect(await outcome(limits.consume('reads', 'user:a'))).toBe('allowed');
  client.disconnect();
});

test('an address is itself in IPv4 and its network in IPv6', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});

test('an account is counted without writing its address down', () => {
  expect(accountKey('mia@example.com')).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(accountKey('mia@example.com')).not.toBe(accountKey('mia@example.org'));
});
