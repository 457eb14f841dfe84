import { runLogEvent, type RunLogEvent } from '../contract/run.ts';
import type { LiveEvent } from './channels.ts';
import { defineRunLogCommands, type AppendArguments } from './run-log-scripts.ts';
import type { StartedEvent } from './started-event.ts';
import type { RedisClient } from '../redis.ts';

/**
 * Number of events of a run that may be published before the log has them. A new attempt after a
 * crash skips this many sequence numbers, so it never reuses one that a client has seen.
 */
export const UNLOGGED_MAX = 64;
/**
 * Sequence numbers skipped for each earlier attempt when the log itself is lost, since nobody knows
 * which ones were seen: more than the events of the longest reply of a quick model, and few enough
 * to be sent as resets to a client that resumes.
 */
const SEQ_PER_LOST_ATTEMPT = 8_192;

const LIVE_TTL_MS = 24 * 60 * 60 * 1000;
/** A finished run can be resumed for this long; then a client loads the result instead. */
const ENDED_TTL_MS = 10 * 60 * 1000;
/** Entries are batches of events, so this is far above what the longest reply makes. */
const MAX_ENTRIES = 4_000;

const stateKey = (runId: string): string => `run:{${runId}}`;
const logKey = (runId: string): string => `run:{${runId}}:log`;

/** The Redis keys of a run's log. */
export const logKeys = (runId: string): [string, string] => [stateKey(runId), logKey(runId)];

/**
 * The result of an append: done, already there, refused because a newer attempt has begun, or not
 * possible because Redis lost the log.
 */
export type AppendOutcome = 'appended' | 'repeated' | 'fenced' | 'lost';

const OUTCOMES: Record<number, AppendOutcome> = { 1: 'appended', 0: 'repeated', [-2]: 'lost' };

export interface AppendBatch {
  runId: string;
  attempt: number;
  first: number;
  last: number;
  /** JSON array of the events, `first`..`last`, each with its name in `event`. */
  events: string;
  /** `settled`: the attempt ends cleanly, the next needs no reserve; `ended`: the run is over. */
  closing?: 'settled' | 'ended';
}

export function appendArguments(batch: AppendBatch): AppendArguments {
  const { runId, attempt, last, events, closing = 'open' } = batch;
  const ttl = closing === 'ended' ? ENDED_TTL_MS : LIVE_TTL_MS;
  return [...logKeys(runId), attempt, last, events, MAX_ENTRIES, closing, ttl];
}

export function appendOutcome(reply: unknown): AppendOutcome {
  return OUTCOMES[Number(reply)] ?? 'fenced';
}

export interface LogPosition {
  attempt: number;
  seq: number;
  /** True when everything published is also logged. */
  settled: boolean;
  ended: boolean;
  /** Time of the last append, seconds since 1970 by Redis' clock; 0 when there was none. */
  at: number;
}

/** The state of an attempt whose log was lost, to write the log anew. */
export interface LogSnapshot {
  started: StartedEvent;
  attempt: number;
  /** The last number that was logged. */
  seq: number;
  /** The text of this attempt up to there, and what the model thought. */
  text: string;
  thinking?: string;
}

/**
 * The per-run event log: one capped, expiring Redis stream of event batches and a small hash with
 * the current attempt. It is the truth about what happened in a run; live channels are only the
 * fast path.
 */
export class RunLog {
  readonly #redis: RedisClient;

  constructor(redis: RedisClient) {
    defineRunLogCommands(redis);
    this.#redis = redis;
  }

  /**
   * Starts a run's log with its first event; does nothing if it exists.
   * @param attempts how many attempts began before a log that was lost
   */
  async open(started: StartedEvent, attempts = 0): Promise<void> {
    const base = attempts === 0 ? 1 : attempts * SEQ_PER_LOST_ATTEMPT;
    const first = JSON.stringify([started]);
    await this.#redis.runLogOpen(...logKeys(started.runId), first, attempts, base, LIVE_TTL_MS);
  }

  /**
   * Begins a new attempt; appends of earlier ones are refused from now on. A log that was lost is
   * opened anew, so that the run can be followed from its first event on.
   * @param attempts how many attempts began before this one
   * @returns null when the run is over
   */
  async begin(
    started: StartedEvent,
    attempts: number,
  ): Promise<{ attempt: number; seq: number } | null> {
    for (;;) {
      const keys = logKeys(started.runId);
      const [attempt, seq] = await this.#redis.runLogBegin(...keys, UNLOGGED_MAX, LIVE_TTL_MS);
      if (attempt === 0) return null;
      if (attempt > 0) return { attempt, seq };
      await this.open(started, attempts);
    }
  }

  async append(batch: AppendBatch): Promise<AppendOutcome> {
    return appendOutcome(await this.#redis.runLogAppend(...appendArguments(batch)));
  }

  /** Takes back everything that was said; `seq` is the number of the reset that says so. */
  async forget(runId: string, attempt: number, seq: number): Promise<AppendOutcome> {
    return appendOutcome(await this.#redis.runLogForget(...logKeys(runId), attempt, seq));
  }

  /** Writes a log that Redis lost in mid-run anew, so that the attempt can go on. */
  async restore({ started, attempt, seq, text, thinking }: LogSnapshot): Promise<void> {
    const { runId } = started;
    const first = JSON.stringify([started]);
    const soFar = JSON.stringify([
      { event: 'run:delta', runId, seq, text, ...(thinking && { thinking }) },
    ]);
    await this.#redis.runLogRestore(...logKeys(runId), first, attempt, seq, soFar, LIVE_TTL_MS);
  }

  /** Attempt, last sequence number and whether the run is over; null when the log is gone. */
  async position(runId: string): Promise<LogPosition | null> {
    const names = ['attempt', 'seq', 'settled', 'ended', 'at'] as const;
    const fields = await this.#redis.hmget(stateKey(runId), ...names);
    const [attempt, seq, settled, ended, at] = fields;
    if (!attempt || !seq) return null;
    return {
      attempt: Number(attempt),
      seq: Number(seq),
      settled: settled === '1',
      ended: ended === '1',
      at: Number(at ?? 0),
    };
  }

  /**
   * Every event after `afterSeq`, in order and without a gap.
   * @returns null when the log has expired or does not reach back that far.
   */
  async read(runId: string, afterSeq: number): Promise<RunLogEvent[] | null> {
    const entries = await this.#redis.xrange(logKey(runId), `${afterSeq + 1}-0`, '+');
    if (entries.length === 0) {
      const position = await this.position(runId);
      const known = position !== null && afterSeq <= position.seq + UNLOGGED_MAX;
      return known ? [] : null;
    }
    const events = entries
      .flatMap(([entryId, fields]) => readEntry(runId, entryId, fields))
      .filter((event) => event.seq > afterSeq);
    const whole = events.every((event, index) => event.seq === afterSeq + 1 + index);
    return whole ? events : null;
  }
}

/** Reads a stream entry: a batch of events, or resets in place of numbers that a crash skipped. */
function readEntry(runId: string, entryId: string, fields: string[]): RunLogEvent[] {
  const [kind, value = '', , from = ''] = fields;
  if (kind === 'events') return runLogEvent.array().parse(JSON.parse(value));
  const first = Number(from);
  const last = Number(entryId.split('-')[0]);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    event: 'run:reset' as const,
    runId,
    seq: first + index,
    attempt: Number(value),
  }));
}

/** An event of the log in the form that live channels carry. */
export function liveEvent({ event, ...data }: RunLogEvent): LiveEvent {
  return [event, data];
}

/** The text a run has streamed so far: deltas since its last reset. */
export function streamedText(events: RunLogEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.event === 'run:reset') text = '';
    if (event.event === 'run:delta') text += event.text;
  }
  return text;
}
