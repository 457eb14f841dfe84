import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@vesper/core/contract/limits';
import type { Result } from 'ioredis';
import type { RedisClient } from '@vesper/core/redis';
import { EngineError } from '../engine-error.ts';

/*
 * The line before a model, for all workers: a sorted set of those who write (negative scores) and
 * those who wait, in the order in which they came; and one of the times at which each of them counts
 * as dead unless it says otherwise before.
 */

/**
 * Takes or keeps a place. KEYS: line, leases, ticket counter. ARGV: name, replies at once,
 * milliseconds until it counts as dead, 1 for work that lets others go before it. Returns how many
 * have to end before it may begin: 0 when it may.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local dead = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now)
for _, name in ipairs(dead) do
  redis.call('ZREM', KEYS[1], name)
  redis.call('ZREM', KEYS[2], name)
end
local score = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not score then
  score = redis.call('INCR', KEYS[3])
  if ARGV[4] == '1' then score = score + 1e12 end
  redis.call('ZADD', KEYS[1], score, ARGV[1])
end
redis.call('ZADD', KEYS[2], now + ARGV[3], ARGV[1])
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, 3600000) end
if tonumber(score) < 0 then return 0 end
local rank = redis.call('ZRANK', KEYS[1], ARGV[1])
if rank >= tonumber(ARGV[2]) then return rank - ARGV[2] + 1 end
redis.call('ZADD', KEYS[1], score - 1e13, ARGV[1])
return 0
`;

/** Gives a place back. KEYS: line, leases. ARGV: name. */
const LEAVE = `
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    modelLineTake(
      line: string,
      leases: string,
      tickets: string,
      ...place: [name: string, atOnce: number, leaseMs: number, isBackground: 0 | 1]
    ): Result<number, Context>;
    modelLineLeave(line: string, leases: string, name: string): Result<null, Context>;
  }
}

/** A worker that says nothing for so long is dead. Milliseconds. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;
/** Those next in line ask often; those behind them the less, the more come before. Milliseconds. */
const ASK_MS = 150;
const ASK_FAR_MS = 3_000;
const NEXT = 4;

const askAfterMs = (before: number): number =>
  Math.min(ASK_FAR_MS, ASK_MS * Math.max(1, before / NEXT));

/** A place at the model; whoever has it gives it back. */
export interface ModelPlace {
  leave(): Promise<void>;
}

/** The line before one model: so many replies at once, of all workers, the others in their turn. */
export class ModelLine {
  readonly #redis: RedisClient;
  readonly #keys: [line: string, leases: string, tickets: string];
  readonly #now: () => number;
  #waiting = 0;

  /**
   * @param redis waits for Redis; the place of a worker that lost it is given to others
   * @param now milliseconds of a clock that never goes back
   */
  constructor(redis: RedisClient, id: string, now: () => number = () => performance.now()) {
    this.#now = now;
    redis.defineCommand('modelLineTake', { numberOfKeys: 3, lua: TAKE });
    redis.defineCommand('modelLineLeave', { numberOfKeys: 2, lua: LEAVE });
    this.#redis = redis;
    // The braces keep them on one node of a cluster.
    this.#keys = [`model:{${id}}:line`, `model:{${id}}:leases`, `model:{${id}}:tickets`];
  }

  /** Replies of this worker that wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** True while any worker has a place. */
  async isBusy(): Promise<boolean> {
    return (await this.count()) > 0;
  }

  /** How many have a place or wait for one, of all workers. */
  async count(): Promise<number> {
    const [, leases] = this.#keys;
    // Leases end by the clock of Redis: ours may be wrong.
    const [seconds] = await this.#redis.time();
    return this.#redis.zcount(leases, Number(seconds) * 1_000, '+inf');
  }

  /**
   * Waits for a place, and yields how many have to end before, whenever that changes.
   * @param atOnce asked with each look, since a server may say how many it can
   * @returns the place; undefined when aborted meanwhile
   * @throws EngineError `engine_timeout` after `LIMITS.modelWait`
   */
  async *enter(
    atOnce: () => number,
    { isBackground = false, signal }: { isBackground?: boolean; signal: AbortSignal },
  ): AsyncGenerator<number, ModelPlace | undefined> {
    const name = randomUUID();
    const until = this.#now() + LIMITS.modelWait;
    let told = 0;
    let hasPlace = false;
    this.#waiting += 1;
    try {
      while (!signal.aborted) {
        const before = await this.#take(name, atOnce(), isBackground);
        if (before === 0) {
          hasPlace = true;
          return this.#placeOf(name, atOnce);
        }
        if (this.#now() > until) throw tooLong();
        if (before !== told) yield before;
        told = before;
        await pause(askAfterMs(before), undefined, { signal }).catch(() => undefined);
      }
      return undefined;
    } finally {
      this.#waiting -= 1;
      if (!hasPlace) await this.#leave(name);
    }
  }

  #take(name: string, atOnce: number, isBackground: boolean): Promise<number> {
    return this.#redis.modelLineTake(...this.#keys, name, atOnce, LEASE_MS, isBackground ? 1 : 0);
  }

  async #leave(name: string): Promise<void> {
    const [line, leases] = this.#keys;
    await this.#redis.modelLineLeave(line, leases, name);
  }

  #placeOf(name: string, atOnce: () => number): ModelPlace {
    const timer = setInterval(() => {
      // One that fails is made up for by the next.
      this.#take(name, atOnce(), false).catch(() => undefined);
    }, RENEW_MS);
    let left: Promise<void> | undefined;
    return {
      leave: () => {
        clearInterval(timer);
        return (left ??= this.#leave(name));
      },
    };
  }
}

const tooLong = () =>
  new EngineError('the model was busy for too long', { retryable: false, code: 'engine_timeout' });
