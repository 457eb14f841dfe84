import type { Logger } from '../log.ts';
import type { RunDocument } from '../models/run.ts';
import { FLUSHED, publishToUser, userChannel, type FlushRequest } from './channels.ts';
import {
  appendArguments,
  appendOutcome,
  logKeys,
  type AppendBatch,
  type RunLog,
} from './run-log.ts';
import { defineRunLogCommands } from './run-log-scripts.ts';
import { RunWriter } from './run-writer.ts';
import { startedEvent } from './started-event.ts';
import { byNode, type RedisClient } from '../redis.ts';

/**
 * Milliseconds between appends of each run's log. With many runs at once every append costs Redis
 * about as much as a word (measured with 100 streams: 20.8 ms of CPU for 1,000 words, 16 to 18 with
 * the longer time), so they are fewer then; whoever resumes asks for what is not there yet.
 */
const LOG_EVERY_MS = 100;
const LOG_EVERY_BUSY_MS = 250;
const BUSY_RUNS = 50;

interface Due {
  writer: RunWriter;
  batch: AppendBatch;
}

/**
 * Publishes what all runs of one worker produced in one turn of the event loop as one pipeline: one
 * publish per user. Batching across runs halves the cost per token and delays nothing; batching
 * within a run would only delay. The log is appended beside it, with the same sequence numbers.
 */
export class RunPublisher {
  readonly #redis: RedisClient;
  readonly #runLog: RunLog;
  readonly #log: Logger;
  readonly #writers = new Set<RunWriter>();
  readonly #dirty = new Set<RunWriter>();
  #turn: NodeJS.Immediate | undefined;
  #publishing = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param redis waits for Redis (`createPatientRedis`); every command here may run twice. */
  constructor(redis: RedisClient, runLog: RunLog, log: Logger) {
    defineRunLogCommands(redis);
    this.#redis = redis;
    this.#runLog = runLog;
    this.#log = log;
    this.#scheduleLog();
  }

  /**
   * Begins a new attempt of a run and returns its only writer.
   * @param run as its worker claimed it
   * @returns null when the run is over
   */
  async begin(run: RunDocument): Promise<RunWriter | null> {
    const started = startedEvent(run);
    const begun = await this.#runLog.begin(started, run.attempts - 1);
    if (!begun) return null;
    const userId = run.userId.toHexString();
    const writer = new RunWriter({ started, userId, ...begun }, this);
    this.#writers.add(writer);
    if (begun.attempt > 1) writer.emit('run:reset', { attempt: begun.attempt });
    return writer;
  }

  /**
   * Brings the log of a run up to date if its writer is here, and says so on its user's channel,
   * behind everything that was published before.
   */
  async flush({ runId, nonce }: FlushRequest): Promise<void> {
    for (const writer of this.#writers) {
      if (writer.runId !== runId) continue;
      await writer.catchUp();
      await publishToUser(this.#redis, writer.userId, [[FLUSHED, { nonce }]]);
    }
  }

  /** True while the live path is behind, so that deltas of one run may be merged. */
  get underPressure(): boolean {
    return this.#publishing;
  }

  /** Publishes at the end of this turn of the event loop. Called by writers. */
  wake(writer: RunWriter): void {
    this.#dirty.add(writer);
    this.#turn ??= setImmediate(() => {
      this.#turn = undefined;
      this.#publish().catch((err: unknown) => {
        // Nothing is lost: the log has or will have the events, and clients resume on the gap.
        this.#log.warn({ err }, 'live events were not published');
      });
    });
  }

  /** Appends what the log does not have yet. Called by writers that cannot wait for the timer. */
  async appendNow(writer: RunWriter): Promise<void> {
    const batch = writer.takeUnlogged();
    if (!batch) return;
    try {
      const reply = await this.#redis.runLogAppend(...appendArguments(batch));
      await this.#settle(writer, batch, reply);
    } catch (err) {
      writer.putBack();
      throw err;
    }
    if (writer.hasPending) this.wake(writer);
  }

  /** Takes everything out of a run's log that was said in it. Called by writers that forget. */
  async forget(writer: RunWriter, seq: number): Promise<void> {
    const outcome = await this.#runLog.forget(writer.runId, writer.attempt, seq);
    if (outcome === 'fenced') writer.confirm(seq, outcome);
  }

  release(writer: RunWriter): void {
    this.#writers.delete(writer);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.allSettled([...this.#writers].map((writer) => writer.settle()));
  }

  async #publish(): Promise<void> {
    if (this.#publishing) return;
    this.#publishing = true;
    try {
      while (this.#dirty.size > 0) await this.#publishDirty();
    } finally {
      this.#publishing = false;
    }
  }

  async #publishDirty(): Promise<void> {
    const byUser = new Map<string, string[]>();
    for (const writer of this.#dirty) {
      const events = writer.takePublishable();
      if (events.length === 0) continue;
      const channel = byUser.get(writer.userId);
      if (channel) channel.push(...events);
      else byUser.set(writer.userId, events);
    }
    this.#dirty.clear();
    if (byUser.size === 0) return;
    const groups = byNode(this.#redis, [...byUser], ([userId]) => userChannel(userId));
    await Promise.all(groups.map((group) => this.#publishTogether(group)));
  }

  async #publishTogether(byUser: ReadonlyArray<[userId: string, events: string[]]>): Promise<void> {
    const pipeline = this.#redis.pipeline();
    for (const [userId, events] of byUser) {
      pipeline.spublish(userChannel(userId), `[${events.join(',')}]`);
    }
    await pipeline.exec();
  }

  #scheduleLog(): void {
    const every = this.#writers.size > BUSY_RUNS ? LOG_EVERY_BUSY_MS : LOG_EVERY_MS;
    this.#timer = setTimeout(() => {
      this.#appendAll()
        .catch((err: unknown) => this.#log.warn({ err }, 'logs are behind'))
        .finally(() => this.#scheduleLog());
    }, every);
    this.#timer.unref();
  }

  async #appendAll(): Promise<void> {
    const due: Due[] = [];
    for (const writer of this.#writers) {
      const batch = writer.takeUnlogged();
      if (batch) due.push({ writer, batch });
    }
    const groups = byNode(this.#redis, due, ({ batch }) => logKeys(batch.runId)[0]);
    await Promise.all(groups.map((group) => this.#appendTogether(group)));
  }

  async #appendTogether(due: readonly Due[]): Promise<void> {
    const pipeline = this.#redis.pipeline();
    for (const { batch } of due) pipeline.runLogAppend(...appendArguments(batch));
    const replies = await pipeline.exec().catch(() => null);
    for (const [index, { writer, batch }] of due.entries()) {
      const [err, reply] = replies?.[index] ?? [new Error('no answer'), null];
      if (err) writer.putBack();
      else await this.#settle(writer, batch, reply);
      if (writer.hasPending) this.wake(writer);
    }
  }

  /** Takes the result of an append. A lost log is written anew first; the batch then goes again. */
  async #settle(writer: RunWriter, { last }: AppendBatch, reply: unknown): Promise<void> {
    const outcome = appendOutcome(reply);
    if (outcome !== 'lost') {
      writer.confirm(last, outcome);
      return;
    }
    this.#log.warn({ runId: writer.runId }, 'Redis lost the log of a run; it is written anew');
    await this.#runLog.restore(writer.snapshot()).finally(() => writer.putBack());
  }
}
