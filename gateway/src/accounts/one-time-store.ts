import { randomBytes } from 'node:crypto';
import { LIMITS } from '@vesper/core/contract/limits';
import type { RedisClient } from '@vesper/core/redis';
import type { z } from 'zod';

/** What is under way between two requests: for a while, and once. */
export class OneTimeStore<Schema extends z.ZodType> {
  readonly #redis: RedisClient;
  readonly #kind: string;
  readonly #schema: Schema;
  readonly #ttl: number;

  /**
   * @param kind what is kept: nothing of one kind is found as another
   * @param ttl milliseconds; without it, as long as a sign-in may take
   */
  constructor(redis: RedisClient, kind: string, schema: Schema, ttl = LIMITS.signInTicketTtl) {
    this.#redis = redis;
    this.#kind = kind;
    this.#schema = schema;
    this.#ttl = ttl;
  }

  /** Keeps it, under a new name that nobody guesses, or under a given one. */
  async put(value: z.input<Schema>, id = randomBytes(32).toString('base64url')): Promise<string> {
    const text = JSON.stringify(this.#schema.parse(value));
    await this.#redis.set(this.#keyOf(id), text, 'PX', this.#ttl);
    return id;
  }

  /** Looks at it, and leaves it for another try; null when it is gone. */
  async read(id: string): Promise<z.output<Schema> | null> {
    return this.#parse(await this.#redis.get(this.#keyOf(id)));
  }

  /** Takes it away: of two who ask at once, one gets it. */
  async take(id: string): Promise<z.output<Schema> | null> {
    return this.#parse(await this.#redis.getdel(this.#keyOf(id)));
  }

  #keyOf(id: string): string {
    return `one-time:${this.#kind}:${id}`;
  }

  #parse(text: string | null): z.output<Schema> | null {
    return text === null ? null : this.#schema.parse(JSON.parse(text));
  }
}
