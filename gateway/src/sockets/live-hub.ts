import type { Redis } from 'ioredis';
import type { Logger } from '@vesper/core/log';
import { isTerminal } from '@vesper/core/contract/run';
import { userChannel, userOfChannel, type LiveEvent } from '@vesper/core/runs/channels';
import type { RunLog } from '@vesper/core/runs/run-log';

export type LiveListener = (events: LiveEvent[]) => void;

interface UserFeed {
  listeners: Set<LiveListener>;
  subscribed: Promise<unknown>;
  /** Last sequence number passed on of each run that has not ended. */
  lastSeq: Map<string, number>;
}

/**
 * The live channels of the users this gateway serves: subscribed with the first listener, left with
 * the last. When the connection to Redis was away, what it missed is read from the runs' logs and
 * passed on, so nobody waits for an event that was published into the void.
 */
export class LiveHub {
  readonly #subscriber: Redis;
  readonly #runLog: RunLog;
  readonly #log: Logger;
  readonly #feeds = new Map<string, UserFeed>();
  readonly #reconnectListeners = new Set<() => void>();
  #connectedBefore = false;

  /** @param subscriber a patient connection of its own: a subscribed one can do nothing else. */
  constructor(subscriber: Redis, runLog: RunLog, log: Logger) {
    this.#subscriber = subscriber;
    this.#runLog = runLog;
    this.#log = log;
    subscriber.on('smessage', (channel: string, message: string) => this.#pass(channel, message));
    subscriber.on('ready', () => {
      if (this.#connectedBefore) void this.#repair();
      this.#connectedBefore = true;
    });
  }

  /**
   * Passes the user's events on from now on. Resolves once the channel is subscribed.
   * @returns how to stop.
   */
  async subscribe(userId: string, listener: LiveListener): Promise<() => void> {
    let feed = this.#feeds.get(userId);
    if (!feed) {
      const subscribed = this.#subscriber.ssubscribe(userChannel(userId));
      feed = { listeners: new Set(), subscribed, lastSeq: new Map() };
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

  #unsubscribe(userId: string, listener: LiveListener): void {
    const feed = this.#feeds.get(userId);
    if (!feed?.listeners.delete(listener) || feed.listeners.size > 0) return;
    this.#feeds.delete(userId);
    this.#subscriber.sunsubscribe(userChannel(userId)).catch((err: unknown) => {
      this.#log.warn({ err }, 'a live channel was not left');
    });
  }

  /** Messages come from our own workers and are as typed there. */
  #pass(channel: string, message: string): void {
    const feed = this.#feeds.get(userOfChannel(channel));
    if (!feed) return;
    const events: LiveEvent[] = JSON.parse(message);
    this.#deliver(feed, events);
  }

  #deliver(feed: UserFeed, events: LiveEvent[]): void {
    for (const [name, data] of events) {
      if (!('runId' in data)) continue;
      if (isTerminal(name)) feed.lastSeq.delete(data.runId);
      else feed.lastSeq.set(data.runId, data.seq);
    }
    for (const listener of feed.listeners) listener(events);
  }

  async #repair(): Promise<void> {
    for (const feed of this.#feeds.values()) {
      for (const [runId, seq] of feed.lastSeq) {
        const missed = await this.#runLog.read(runId, seq).catch(() => null);
        if (!missed) continue;
        const events = missed.map(({ event, ...data }) => [event, data]);
        this.#deliver(feed, JSON.parse(JSON.stringify(events)));
      }
    }
    for (const listener of this.#reconnectListeners) listener();
  }
}
