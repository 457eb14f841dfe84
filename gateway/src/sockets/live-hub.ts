import { randomUUID } from 'node:crypto';
import type { Logger } from '@vesper/core/log';
import { isTerminal } from '@vesper/core/contract/run';
import {
  FLUSHED,
  readLiveEvents,
  requestFlush,
  userChannel,
  userOfChannel,
  type LiveEvent,
} from '@vesper/core/runs/channels';
import { liveEvent, type RunLog } from '@vesper/core/runs/run-log';
import type { RedisClient } from '@vesper/core/redis';

/** A worker that has the run brings its log up to date well within this time, milliseconds. */
const FLUSH_MS = 500;

/** ioredis says that it subscribes anew, and not when it has: this is well after. */
const RESUBSCRIBED_MS = 500;

export type LiveListener = (events: LiveEvent[]) => void;

interface UserFeed {
  listeners: Set<LiveListener>;
  subscribed: Promise<unknown>;
  /** Last sequence number passed on of each run that has not ended. */
  lastSeq: Map<string, number>;
  /** Number of the last reset of each of these that has begun anew. */
  resets: Map<string, number>;
}

interface LiveHubOptions {
  /** A patient connection of its own: a subscribed one can do nothing else. */
  subscriber: RedisClient;
  redis: RedisClient;
  runLog: RunLog;
  log: Logger;
}

/**
 * The live channels of the users this gateway serves: subscribed with the first listener, left with
 * the last. After the connection to Redis was away, the events it missed are read from the runs'
 * logs and passed on.
 */
export class LiveHub {
  readonly #subscriber: RedisClient;
  readonly #redis: RedisClient;
  readonly #runLog: RunLog;
  readonly #log: Logger;
  readonly #feeds = new Map<string, UserFeed>();
  readonly #flushes = new Map<unknown, () => void>();
  readonly #reconnectListeners = new Set<() => void>();
  #connectedBefore = false;
  #repairTimer: NodeJS.Timeout | undefined;

  constructor({ subscriber, redis, runLog, log }: LiveHubOptions) {
    this.#subscriber = subscriber;
    this.#redis = redis;
    this.#runLog = runLog;
    this.#log = log;
    subscriber.on('smessage', (channel: string, message: string) => this.#pass(channel, message));
    subscriber.on('ready', () => {
      if (this.#connectedBefore) this.#repairSoon(0);
      this.#connectedBefore = true;
    });
    // A cluster stays ready while one node is replaced; its channels move to another meanwhile.
    subscriber.on('subscribersReady', () => this.#repairSoon(RESUBSCRIBED_MS));
  }

  /**
   * Passes the user's events on from now on. Resolves once the channel is subscribed.
   * @returns how to stop.
   */
  async subscribe(userId: string, listener: LiveListener): Promise<() => void> {
    let feed = this.#feeds.get(userId);
    if (!feed) {
      const subscribed = this.#subscriber.ssubscribe(userChannel(userId));
      feed = { listeners: new Set(), subscribed, lastSeq: new Map(), resets: new Map() };
      this.#feeds.set(userId, feed);
    }
    feed.listeners.add(listener);
    await feed.subscribed;
    return () => this.#unsubscribe(userId, listener);
  }

  /** Calls back when the live path has been away and is there again. */
  onReconnect(listener: () => void): void {
    this.#reconnectListeners.add(listener);
  }

  /**
   * Waits until the run's log has everything that was published before this call, so that what is
   * read from it and what a subscriber hears from now on leave no hole. Without a worker there is
   * nothing to wait for: what a worker published just before it died is not in the log.
   */
  async catchUp(runId: string): Promise<void> {
    const position = await this.#runLog.position(runId);
    if (!position || position.settled || position.ended) return;
    const nonce = randomUUID();
    const flushed = new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, FLUSH_MS);
      this.#flushes.set(nonce, () => {
        clearTimeout(limit);
        resolve();
      });
    });
    try {
      await requestFlush(this.#redis, { runId, nonce });
      await flushed;
    } finally {
      this.#flushes.delete(nonce);
    }
  }

  #unsubscribe(userId: string, listener: LiveListener): void {
    const feed = this.#feeds.get(userId);
    if (!feed?.listeners.delete(listener) || feed.listeners.size > 0) return;
    this.#feeds.delete(userId);
    this.#subscriber.sunsubscribe(userChannel(userId)).catch((err: unknown) => {
      this.#log.warn({ err }, 'a live channel was not left');
    });
  }

  #pass(channel: string, message: string): void {
    const feed = this.#feeds.get(userOfChannel(channel));
    if (feed) this.#deliver(feed, readLiveEvents(message));
  }

  #deliver(feed: UserFeed, events: LiveEvent[]): void {
    const [first] = events;
    if (first?.[0] === FLUSHED) {
      const [, data] = first;
      if ('nonce' in data) this.#flushes.get(data.nonce)?.();
      return;
    }
    const valid = feed.resets.size === 0 ? events : events.filter((event) => !isVoid(feed, event));
    for (const event of valid) note(feed, event);
    for (const listener of feed.listeners) listener(valid);
  }

  #repairSoon(afterMs: number): void {
    clearTimeout(this.#repairTimer);
    this.#repairTimer = setTimeout(() => {
      this.#repair().catch((err: unknown) => {
        this.#log.warn({ err }, 'live channels were not repaired');
      });
    }, afterMs).unref();
  }

  async #repair(): Promise<void> {
    for (const feed of this.#feeds.values()) {
      for (const [runId, seq] of [...feed.lastSeq]) {
        const read = await this.#runLog.read(runId, seq).catch(() => null);
        // Meanwhile the channel itself may have brought some of them.
        const heard = feed.lastSeq.get(runId);
        if (!read || heard === undefined) continue;
        const missed = read.filter((event) => event.seq > heard);
        if (missed.length > 0) this.#deliver(feed, missed.map(liveEvent));
      }
    }
    for (const listener of this.#reconnectListeners) listener();
  }
}

/**
 * True for what an attempt said that another one has replaced: a worker that was cut off from Redis
 * sends it once it is back, and the log has something else under its number by then.
 */
function isVoid({ resets }: UserFeed, [, data]: LiveEvent): boolean {
  if (!('runId' in data && 'seq' in data) || typeof data.runId !== 'string') return false;
  return Number(data.seq) < (resets.get(data.runId) ?? 0);
}

/** Remembers how far a run was passed on. */
function note({ lastSeq, resets }: UserFeed, [name, data]: LiveEvent): void {
  if (!('runId' in data) || typeof data.runId !== 'string') return;
  if (isTerminal(name)) {
    lastSeq.delete(data.runId);
    resets.delete(data.runId);
  } else if ('seq' in data) {
    lastSeq.set(data.runId, Number(data.seq));
    if (name === 'run:reset') resets.set(data.runId, Number(data.seq));
  }
}
