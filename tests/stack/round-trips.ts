import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Stack } from './stack.ts';

/** What one act asks of the services: commands to the document store, and to Redis. */
export interface RoundTrips {
  documents: number;
  redis: number;
  /** Writes to Redis' connections: what goes together in one pipeline is one. */
  redisTrips: number;
}

/** What workers ask all the time, and nobody's act: their wait for jobs. */
const WAITING = ['bzpopmin', 'info', 'monitor', 'ping'];
/** Milliseconds without a command after which an act is over, besides the stack's own `settled`. */
const QUIET_MS = 60;

/** Reads how many commands a process has sent to the document store, from its own numbers. */
async function documentCommands(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const counts = text.matchAll(/^mongodb_command_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Counts what gateways and workers of a stack ask of the services while something is done. */
export class RoundTripCounter {
  readonly #stack: Stack;
  readonly #metricsUrls: readonly string[];
  readonly #monitor: Redis;
  /** Commands that asking a process for its numbers costs. */
  #ownDocuments = 0;
  /** Names of the commands seen since the count began, for whoever looks into one. */
  commands: string[] = [];

  /** @param metricsUrls of the processes whose commands to the document store are counted */
  static async open(stack: Stack, metricsUrls: readonly string[]): Promise<RoundTripCounter> {
    const { redis } = stack;
    if (!('monitor' in redis)) throw new Error('A cluster cannot be watched as a whole.');
    const counter = new RoundTripCounter(stack, metricsUrls, await redis.monitor());
    counter.#ownDocuments = (await counter.fewest(() => Promise.resolve(), 3)).documents;
    return counter;
  }

  private constructor(stack: Stack, metricsUrls: readonly string[], monitor: Redis) {
    this.#stack = stack;
    this.#metricsUrls = metricsUrls;
    this.#monitor = monitor;
    monitor.on('monitor', (_time: string, [name = '']: string[], source: string) => {
      if (source !== 'lua' && !WAITING.includes(name.toLowerCase())) this.commands.push(name);
    });
  }

  /**
   * The fewest that the act needed in so many tries: whatever else goes on at the same time only
   * adds to them.
   */
  async fewest(act: () => Promise<unknown>, tries = 6): Promise<RoundTrips> {
    const found: RoundTrips[] = [];
    for (let count = 0; count < tries; count += 1) found.push(await this.#countOne(act));
    const least = (name: keyof RoundTrips) => Math.min(...found.map((one) => one[name]));
    const [documents, redis, redisTrips] = [
      least('documents'),
      least('redis'),
      least('redisTrips'),
    ];
    return { documents, redis, redisTrips };
  }

  close(): void {
    this.#monitor.disconnect();
  }

  async #countOne(act: () => Promise<unknown>): Promise<RoundTrips> {
    await this.#quiet();
    const before = await this.#read();
    this.commands = [];
    await act();
    await this.#quiet();
    const redis = this.commands.length;
    const after = await this.#read();
    return {
      redis,
      documents: after.documents - before.documents - this.#ownDocuments,
      // The question itself is one.
      redisTrips: after.reads - before.reads - 1,
    };
  }

  async #read(): Promise<{ documents: number; reads: number }> {
    const counts = await Promise.all(this.#metricsUrls.map(documentCommands));
    const told = await this.#stack.redis.info('stats');
    const reads = Number(/^total_reads_processed:(\d+)/m.exec(told)?.[1]);
    return { reads, documents: counts.reduce((sum, count) => sum + count, 0) };
  }

  async #quiet(): Promise<void> {
    let seen: number;
    do {
      seen = this.commands.length;
      await pause(QUIET_MS);
    } while (this.commands.length > seen);
  }
}
