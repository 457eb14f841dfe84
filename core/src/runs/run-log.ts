import type { Redis, Result } from 'ioredis';
import { runLogEvent, type RunLogEvent } from '../contract/run.ts';

/**
 * How many events of a run may be published before the log has them. A new attempt after a crash
 * skips this many sequence numbers, so it never reuses one that somebody has seen.
 */
export const UNLOGGED_MAX = 64;

const LIVE_TTL_MS = 24 * 60 * 60 * 1000;
/** A finished run can be resumed for this long; then a client loads the result instead. */
const ENDED_TTL_MS = 10 * 60 * 1000;
/** Entries are batches of events, so this is far above what the longest reply makes. */
const MAX_ENTRIES = 4_000;

const stateKey = (runId: string): string => `run:{${runId}}`;
const logKey = (runId: string): string => `run:{${runId}}:log`;

/** Everything the log of a run is kept under. */
export const logKeys = (runId: string): [string, string] => [stateKey(runId), logKey(runId)];

const BEGIN = `
if redis.call('HGET', KEYS[1], 'ended') == '1' then return {0, 0, 0} end
local attempt = redis.call('HINCRBY', KEYS[1], 'attempt', 1)
local seq = tonumber(redis.call('HGET', KEYS[1], 'seq') or ARGV[1])
local reserve = 0
if redis.call('HGET', KEYS[1], 'settled') == '0' then
  reserve = tonumber(ARGV[2])
  redis.call('XADD', KEYS[2], (seq + reserve) .. '-0', 'reset', attempt, 'from', seq + 1)
  seq = seq + reserve
end
redis.call('HSET', KEYS[1], 'seq', seq, 'settled', 0)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return {attempt, seq, reserve}
`;

const APPEND = `
if redis.call('HGET', KEYS[1], 'attempt') ~= ARGV[1] then return -1 end
local seq = tonumber(redis.call('HGET', KEYS[1], 'seq'))
local last = tonumber(ARGV[3])
if last <= seq then return 0 end
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[5], last .. '-0', 'events', ARGV[4])
redis.call('HSET', KEYS[1], 'seq', last)
if ARGV[6] ~= '0' then
  redis.call('HSET', KEYS[1], 'settled', 1)
  if ARGV[6] == '2' then redis.call('HSET', KEYS[1], 'ended', 1) end
  redis.call('PEXPIRE', KEYS[1], ARGV[7])
  redis.call('PEXPIRE', KEYS[2], ARGV[7])
end
return 1
`;

const OPEN = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'attempt', 0, 'seq', ARGV[1], 'settled', 1)
redis.call('XADD', KEYS[2], ARGV[1] .. '-0', 'events', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    runLogBegin(
      ...args: [state: string, log: string, base: number, reserve: number, ttl: number]
    ): Result<[attempt: number, seq: number, reserved: number], Context>;
    runLogAppend(
      ...args: [
        state: string,
        log: string,
        attempt: number,
        first: number,
        last: number,
        events: string,
        maxEntries: number,
        closing: number,
        ttl: number,
      ]
    ): Result<number, Context>;
    runLogOpen(
      ...args: [state: string, log: string, last: number, events: string, ttl: number]
    ): Result<number, Context>;
  }
}

/** Teaches a connection the log's scripts; needed once per connection before any use. */
export function defineRunLogCommands(redis: Redis): void {
  redis.defineCommand('runLogBegin', { numberOfKeys: 2, lua: BEGIN });
  redis.defineCommand('runLogAppend', { numberOfKeys: 2, lua: APPEND });
  redis.defineCommand('runLogOpen', { numberOfKeys: 2, lua: OPEN });
}

const CLOSING_FLAG = { open: 0, settled: 1, ended: 2 } as const;

/** What an append came to: done, already there, or refused because a newer attempt has begun. */
export type AppendOutcome = 'appended' | 'repeated' | 'fenced';

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

export function appendArguments(
  batch: AppendBatch,
): [string, string, number, number, number, string, number, number, number] {
  const { runId, attempt, first, last, events, closing } = batch;
  const ttl = closing === 'ended' ? ENDED_TTL_MS : LIVE_TTL_MS;
  const flag = CLOSING_FLAG[closing ?? 'open'];
  return [stateKey(runId), logKey(runId), attempt, first, last, events, MAX_ENTRIES, flag, ttl];
}

export function appendOutcome(reply: unknown): AppendOutcome {
  if (reply === -1) return 'fenced';
  return reply === 1 ? 'appended' : 'repeated';
}

export interface LogPosition {
  attempt: number;
  seq: number;
  ended: boolean;
}

/**
 * The per-run event log: one capped, expiring Redis stream of event batches, whose entry ids are
 * the last sequence number of the batch, and a small hash with the current attempt. It is the
 * truth about what happened in a run; live channels are only the fast path.
 */
export class RunLog {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    defineRunLogCommands(redis);
    this.#redis = redis;
  }

  /** Starts a run's log with its first events, seq 1 and up; does nothing if it exists. */
  async open(runId: string, events: RunLogEvent[]): Promise<void> {
    const last = events.length;
    const json = JSON.stringify(events);
    await this.#redis.runLogOpen(stateKey(runId), logKey(runId), last, json, LIVE_TTL_MS);
  }

  /**
   * Begins a new attempt; whoever held an earlier one is refused from now on.
   * @param base the sequence to go on from when the log has been lost
   * @returns null when the run is over
   */
  async begin(runId: string, base: number): Promise<{ attempt: number; seq: number } | null> {
    const [attempt, seq] = await this.#redis.runLogBegin(
      stateKey(runId),
      logKey(runId),
      base,
      UNLOGGED_MAX,
      LIVE_TTL_MS,
    );
    return attempt === 0 ? null : { attempt, seq };
  }

  async append(batch: AppendBatch): Promise<AppendOutcome> {
    return appendOutcome(await this.#redis.runLogAppend(...appendArguments(batch)));
  }

  /** Attempt, last sequence number and whether the run is over; null when the log is gone. */
  async position(runId: string): Promise<LogPosition | null> {
    const fields = await this.#redis.hmget(stateKey(runId), 'attempt', 'seq', 'ended');
    const [attempt, seq, ended] = fields;
    if (!attempt || !seq) return null;
    return { attempt: Number(attempt), seq: Number(seq), ended: ended === '1' };
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

/** One stream entry: a batch of events, or a span of resets that stands for what a crash cost. */
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

/** The text a run has streamed so far: deltas since its last reset. */
export function streamedText(events: RunLogEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.event === 'run:reset') text = '';
    if (event.event === 'run:delta') text += event.text;
  }
  return text;
}
