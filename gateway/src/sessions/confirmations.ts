import type { Clock } from '@vesper/core/clock';
import { LIMITS } from '@vesper/core/contract/limits';
import type { RedisClient } from '@vesper/core/redis';
import type { RouteUser } from '../request.ts';

const keyOf = (sessionId: string): string => `confirmed:${sessionId}`;

/**
 * What a session has shown since it began: when somebody last confirmed who they are, and if a
 * second factor was among it. It stands beside the session, which never changes.
 */
export class Confirmations {
  readonly #redis: RedisClient;
  readonly #clock: Clock;

  constructor(redis: RedisClient, clock: Clock) {
    this.#redis = redis;
    this.#clock = clock;
  }

  /** @param isStrong true when it was a second factor; a session does not lose that again */
  async note({ sessionId }: RouteUser, isStrong: boolean): Promise<void> {
    const key = keyOf(sessionId);
    const fields = { at: this.#clock.now().getTime(), ...(isStrong && { strong: 1 }) };
    await this.#redis.hset(key, fields);
    await this.#redis.pexpire(key, LIMITS.sessionAbsolute);
  }

  /**
   * Tells if it was confirmed lately enough for what is hard to take back.
   * @param countsSignIn true when to have signed in as lately is enough
   */
  async isFresh(user: RouteUser, countsSignIn: boolean): Promise<boolean> {
    const { sessionId, confirmedAt = 0, signedInAt = 0 } = user;
    const noted = Number((await this.#redis.hget(keyOf(sessionId), 'at')) ?? 0);
    const last = Math.max(noted, confirmedAt, countsSignIn ? signedInAt : 0);
    return this.#clock.now().getTime() - last < LIMITS.stepUpTtl;
  }

  /** Tells if a second factor was shown, at the sign-in or since. */
  async isStrong({ sessionId, isStrong = false }: RouteUser): Promise<boolean> {
    return isStrong || (await this.#redis.hexists(keyOf(sessionId), 'strong')) === 1;
  }
}
