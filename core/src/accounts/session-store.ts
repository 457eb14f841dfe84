import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { SESSION_ENDED_CHANNEL } from '../runs/channels.ts';
import { z } from 'zod';
import { byNode, type RedisClient } from '../redis.ts';

/** All that a session holds. It never changes, so concurrent requests have nothing to lose. */
export const sessionData = z.object({
  userId: z.string(),
  createdAt: z.number(),
  authAt: z.number(),
  /** What it was begun with, and the network it was begun from; sessions of before have none. */
  device: z.string().default(''),
  place: z.string().default(''),
  /** True for a sign-in by two factors: a code as well as the password, or a passkey. */
  isStrong: z.boolean().optional(),
  /** Set where the sign-in itself is as good as a confirmation; see `Confirmations`. */
  confirmedAt: z.number().optional(),
});
export type SessionData = z.infer<typeof sessionData>;

/** A session, and when it was last read. */
export interface ListedSession extends SessionData {
  id: string;
  usedAt: number;
}

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
    if (!this.#isTooOld(session)) return session;
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

  /** The sessions of a user that live, oldest first; looking at them is no use of them. */
  async list(userId: string): Promise<ListedSession[]> {
    const ids = await this.#redis.zrange(indexKey(userId), '0', '-1');
    const found = await Promise.all(
      ids.map(async (id) => {
        const key = sessionKey(id);
        const [text, left] = await Promise.all([this.#redis.get(key), this.#redis.pttl(key)]);
        const session = text === null ? null : sessionData.parse(JSON.parse(text));
        if (!session || this.#isTooOld(session)) return [];
        // Every read moves the expiry, so that it tells when the last one was.
        const usedAt = this.#clock.now().getTime() - (LIMITS.sessionIdle - left);
        return [{ id, usedAt: Math.max(usedAt, session.createdAt), ...session }];
      }),
    );
    return found.flat();
  }

  /** The ones of these that have ended or are over their bounds; looking is no use of them. */
  async findEnded(ids: readonly string[]): Promise<string[]> {
    const ended: string[] = [];
    for (const group of byNode(this.#redis, ids, sessionKey)) {
      const texts = await Promise.all(group.map((id) => this.#redis.get(sessionKey(id))));
      for (const [index, text] of texts.entries()) {
        const id = group[index];
        const lives = text !== null && !this.#isTooOld(sessionData.parse(JSON.parse(text)));
        if (id !== undefined && !lives) ended.push(id);
      }
    }
    return ended;
  }

  /** Ends every session of a user, or all but one. */
  async destroyAll(userId: string, exceptId?: string): Promise<void> {
    const ids = await this.#redis.zrange(indexKey(userId), '0', '-1');
    for (const id of ids.filter((one) => one !== exceptId)) await this.#end(id, userId);
  }

  #isTooOld({ createdAt }: SessionData): boolean {
    return this.#clock.now().getTime() - createdAt >= LIMITS.sessionAbsolute;
  }

  async #end(id: string, userId: string): Promise<void> {
    await this.#redis.del(sessionKey(id));
    await this.#redis.zrem(indexKey(userId), id);
    await this.#redis.publish(SESSION_ENDED_CHANNEL, id);
  }
}
