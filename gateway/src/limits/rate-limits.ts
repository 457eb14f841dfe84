import { createHash } from 'node:crypto';
import { AppError } from '@vesper/core/errors';
import type { Logger } from '@vesper/core/log';
import ipaddr from 'ipaddr.js';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClient } from '@vesper/core/redis';
import { RATES, type Rate, type RateName } from './rate-table.ts';

/** One counter key per address; an IPv6 customer owns a whole /64, so that is one address. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** A counter key for an account that does not write its email address into Redis. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}

/** Milliseconds without a further try after the store failed, so that few requests wait for it. */
const AWAY_MS = 1_000;

/** The rate table, counted in Redis so that it holds over all gateways. */
export class RateLimits {
  readonly #limiters = new Map<RateName, RateLimiterRedis>();
  readonly #log: Logger;
  readonly #count: (name: RateName) => void;
  #awayUntil = 0;

  /**
   * @param redis where the counters are; null counts nothing: for load tests
   * @param count is told of every refusal
   */
  constructor(
    redis: RedisClient | null,
    log: Logger,
    count: (name: RateName) => void = () => undefined,
  ) {
    this.#log = log;
    this.#count = count;
    if (!redis) return;
    for (const name of names()) {
      const { points, seconds } = RATES[name];
      const keyPrefix = `rate:${name}`;
      this.#limiters.set(
        name,
        new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: seconds }),
      );
    }
  }

  /**
   * Counts one use.
   * @throws AppError `rate_limited` with the seconds to wait, or `unavailable` when the counters
   * are away and the table says to refuse then.
   */
  async consume(name: RateName, key: string): Promise<void> {
    const limiter = this.#limiters.get(name);
    if (!limiter) return;
    try {
      if (performance.now() < this.#awayUntil) throw new Error('The counters were away just now.');
      await limiter.consume(key);
    } catch (err) {
      if (err instanceof RateLimiterRes) {
        this.#count(name);
        throw tooMany(err, RATES[name]);
      }
      this.#noteAway(err);
      if (RATES[name].whenDown === 'refuse') {
        throw new AppError('unavailable', { retryAfter: 5, cause: err });
      }
    }
  }

  /** Takes one use back, for what turned out not to be a failure. */
  async giveBack(name: RateName, key: string): Promise<void> {
    await this.#limiters.get(name)?.reward(key);
  }

  /** Starts the counter anew. */
  async forget(name: RateName, key: string): Promise<void> {
    await this.#limiters.get(name)?.delete(key);
  }

  /** Removes every counter of someone who is gone. */
  async forgetAll(key: string): Promise<void> {
    for (const limiter of this.#limiters.values()) await limiter.delete(key);
  }

  #noteAway(err: unknown): void {
    if (performance.now() < this.#awayUntil) return;
    this.#awayUntil = performance.now() + AWAY_MS;
    this.#log.warn({ err }, 'the rate limits cannot be counted');
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes, { message }: Rate): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError('rate_limited', { retryAfter, ...(message !== undefined && { message }) });
}

function names(): RateName[] {
  return Object.keys(RATES).filter((name): name is RateName => name in RATES);
}
