import type { Clock } from '@vesper/core/clock';
import { LIMITS } from '@vesper/core/contract/limits';
import { SESSION_ENDED_CHANNEL } from '@vesper/core/runs/channels';
import { z } from 'zod';
import type { RedisClient } from '@vesper/core/redis';

/** All that a session holds. It never changes, so concurrent requests have nothing to lose. */
export const sessionData = z.object({
  userId: z.string(),
  createdAt: z.number(),
  authAt: z.number(),
});
export type SessionData = z.infer<typeof sessionData>;

/** Beyond this the oldest session ends, so that a thief of a password cannot collect sessions. */
const SESSIONS_PER_USER = 10;

const sessionKey = (id: string): string => `session:${id}`;
const indexKey = (userId: string): string => `sessions-of:${userId}`;

/**
 * Sessions in Redis. The idle bound is the key's expiry, moved on by every read; the absolute
 * bound is checked against `createdAt`. A read never creates, so a session that was ended stays
 * ended whatever requests are still in flight.
 */
export class SessionStore {
  readonly #redis: RedisClient;
  readonly #clock: Clock;

  constructor(redis: RedisClient, clock: Clock) {
    this.#redis = redis;
    this.#clock = clock;
  }

  async get(id: string): Promise<SessionData | null> {
    const text = await this.#redis.getex(sessionKey(id), 'PX', LIMITS.sessionIdle);
    if (text === null) return null;
    const session = sessionData.parse(JSON.parse(text));
    if (this.#clock.now().getTime() - session.createdAt < LIMITS.sessionAbsolute) return session;
    await this.destroy(id);
    return null;
  }

  async set(id: string, session: SessionData): Promise<void> {
    const index = indexKey(session.userId);
    await this.#redis.zadd(index, session.createdAt, id);
    await Promise.all([
      this.#redis.pexpire(index, LIMITS.sessionAbsolute),
      this.#redis.set(
        sessionKey(id),
        JSON.stringify(sessionData.parse(session)),
        'PX',
        LIMITS.sessionIdle,
      ),
    ]);
    const surplus = await this.#redis.zrange(index, 0, String(-(SESSIONS_PER_USER + 1)));
    for (const oldest of surplus) await this.#end(oldest, session.userId);
  }

  /** Ends a session and tells every gateway, which closes its sockets. Unknown ids do nothing. */
  async destroy(id: string): Promise<void> {
    const text = await this.#redis.get(sessionKey(id));
    if (text !== null) await this.#end(id, sessionData.parse(JSON.parse(text)).userId);
  }

  async destroyAll(userId: string): Promise<void> {
    const ids = await this.#redis.zrange(indexKey(userId), '0', '-1');
    for (const id of ids) await this.#end(id, userId);
  }

  async #end(id: string, userId: string): Promise<void> {
    await this.#redis.del(sessionKey(id));
    await this.#redis.zrem(indexKey(userId), id);
    await this.#redis.publish(SESSION_ENDED_CHANNEL, id);
  }
}
