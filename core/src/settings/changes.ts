import type { Logger } from '../log.ts';
import { createPatientRedis, type RedisClient } from '../redis.ts';
import type { Shutdown } from '../shutdown.ts';

/** Something that operators change was changed: the message says which thing. */
const CHANGED_CHANNEL = 'changed';

/** A message can be lost with a connection; nobody is behind for longer than this. */
const LOOK_EVERY_MS = 10_000;

interface ChangesStart {
  /** Tells; the listening connection is opened beside it. */
  redis: RedisClient;
  redisUrl: string;
  log: Logger;
  shutdown: Shutdown;
}

/** News among all processes that something which each holds in memory has to be read again. */
export class Changes {
  readonly #redis: RedisClient;
  readonly #log: Logger;
  readonly #reloads = new Map<string, () => Promise<void>>();

  private constructor(redis: RedisClient, log: Logger) {
    this.#redis = redis;
    this.#log = log;
  }

  static async listen({ redis, redisUrl, log, shutdown }: ChangesStart): Promise<Changes> {
    const changes = new Changes(redis, log);
    const subscriber = createPatientRedis(redisUrl);
    subscriber.on('error', (err) => log.warn({ err }, 'redis of changes'));
    shutdown.add('redis of changes', () => subscriber.disconnect());
    subscriber.on('message', (_channel, thing: string) => changes.#reload(thing));
    subscriber.on('ready', () => changes.#reloadAll());
    await subscriber.subscribe(CHANGED_CHANNEL);
    const timer = setInterval(() => changes.#reloadAll(), LOOK_EVERY_MS).unref();
    shutdown.add('changes', () => clearInterval(timer));
    return changes;
  }

  /**
   * Reads a thing now, and again whenever it may have changed.
   * @throws what the first reading throws
   */
  async watch(thing: string, reload: () => Promise<void>): Promise<void> {
    this.#reloads.set(thing, reload);
    await reload();
  }

  /** Reads a thing again here, and tells every other process to. */
  async tell(thing: string): Promise<void> {
    await this.#reloads.get(thing)?.();
    // Who does not hear of it finds out at the next look.
    await this.#redis.publish(CHANGED_CHANNEL, thing).catch((err: unknown) => {
      this.#log.warn({ err, thing }, 'a change was not told');
    });
  }

  #reloadAll(): void {
    for (const thing of this.#reloads.keys()) this.#reload(thing);
  }

  #reload(thing: string): void {
    this.#reloads
      .get(thing)?.()
      .catch((err: unknown) => {
        this.#log.warn({ err, thing }, 'a change could not be read and is tried again');
      });
  }
}
