import type { Result } from 'ioredis';
import type { RedisClient } from '../redis.ts';

/*
 * The log's scripts. KEYS[1] is the run's state: a hash of `attempt` (the newest), `seq` (the last
 * one logged), `settled` ('0' while an attempt may have published more than is logged), `ended`
 * and `at` (Redis time of the last append, seconds). KEYS[2] is the stream of event batches; the id
 * of an entry is the sequence number of its last event.
 */

/**
 * Creates a log that is not there: the first event and, for a log that was lost, one entry for all
 * numbers that somebody may have seen since. ARGV: first event, attempt, last number, time to live.
 */
const OPEN = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('DEL', KEYS[2])
redis.call('XADD', KEYS[2], '1-0', 'events', ARGV[1])
local seq = tonumber(ARGV[3])
if seq > 1 then redis.call('XADD', KEYS[2], seq .. '-0', 'reset', ARGV[2] + 1, 'from', 2) end
redis.call('HSET', KEYS[1], 'attempt', ARGV[2], 'seq', seq, 'settled', 1)
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 1
`;

/**
 * Begins an attempt, which refuses all earlier ones; numbers that an attempt which broke off may
 * have published are skipped. ARGV: how many, time to live. Returns the attempt (0 when the run is
 * over, -1 when there is no log) and the last number taken.
 */
const BEGIN = `
local seq = tonumber(redis.call('HGET', KEYS[1], 'seq'))
if not seq then return {-1, 0} end
if redis.call('HGET', KEYS[1], 'ended') == '1' then return {0, 0} end
local attempt = redis.call('HINCRBY', KEYS[1], 'attempt', 1)
if redis.call('HGET', KEYS[1], 'settled') == '0' then
  local last = seq + tonumber(ARGV[1])
  redis.call('XADD', KEYS[2], last .. '-0', 'reset', attempt, 'from', seq + 1)
  seq = last
end
redis.call('HSET', KEYS[1], 'seq', seq, 'settled', 0, 'at', redis.call('TIME')[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return {attempt, seq}
`;

/**
 * Appends a batch of one attempt. ARGV: attempt, last number, events, most entries, closing ('open',
 * 'settled', 'ended'), time to live. Returns 1, or 0 when it is there already, -1 when a newer
 * attempt has begun, -2 when there is no log.
 */
const APPEND = `
local attempt = redis.call('HGET', KEYS[1], 'attempt')
if not attempt then return -2 end
if attempt ~= ARGV[1] then return -1 end
local last = tonumber(ARGV[2])
if last <= tonumber(redis.call('HGET', KEYS[1], 'seq')) then return 0 end
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[4], last .. '-0', 'events', ARGV[3])
redis.call('HSET', KEYS[1], 'seq', last, 'at', redis.call('TIME')[1])
if ARGV[5] ~= 'open' then
  redis.call('HSET', KEYS[1], 'settled', 1)
  if ARGV[5] == 'ended' then redis.call('HSET', KEYS[1], 'ended', 1) end
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
  redis.call('PEXPIRE', KEYS[2], ARGV[6])
end
return 1
`;

/**
 * Writes a lost log anew for the attempt that is still at work: the first event, then one entry for
 * the numbers up to its last, which says the text so far. ARGV: first event, attempt, last number,
 * that event, time to live.
 */
const RESTORE = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('DEL', KEYS[2])
redis.call('XADD', KEYS[2], '1-0', 'events', ARGV[1])
local seq = tonumber(ARGV[3])
if seq > 2 then redis.call('XADD', KEYS[2], (seq - 1) .. '-0', 'reset', ARGV[2], 'from', 2) end
if seq > 1 then redis.call('XADD', KEYS[2], seq .. '-0', 'events', ARGV[4]) end
redis.call('HSET', KEYS[1], 'attempt', ARGV[2], 'seq', seq, 'settled', 0, 'at', redis.call('TIME')[1])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return 1
`;

/**
 * Takes back everything an attempt and those before it have said: one entry of resets stands for
 * all numbers after the first event. ARGV: attempt, a number not taken yet. Returns as APPEND does.
 */
const FORGET = `
local attempt = redis.call('HGET', KEYS[1], 'attempt')
if not attempt then return -2 end
if attempt ~= ARGV[1] then return -1 end
local last = tonumber(ARGV[2])
if last <= tonumber(redis.call('HGET', KEYS[1], 'seq')) then return 0 end
for _, entry in ipairs(redis.call('XRANGE', KEYS[2], '2-0', '+')) do
  redis.call('XDEL', KEYS[2], entry[1])
end
redis.call('XADD', KEYS[2], last .. '-0', 'reset', attempt, 'from', 2)
redis.call('HSET', KEYS[1], 'seq', last, 'at', redis.call('TIME')[1])
return 1
`;

type Keys = [state: string, log: string];

declare module 'ioredis' {
  interface RedisCommander<Context> {
    runLogOpen(
      ...args: [...Keys, started: string, attempt: number, last: number, ttl: number]
    ): Result<number, Context>;
    runLogBegin(
      ...args: [...Keys, reserve: number, ttl: number]
    ): Result<[attempt: number, seq: number], Context>;
    runLogAppend(...args: AppendArguments): Result<number, Context>;
    runLogForget(...args: [...Keys, attempt: number, last: number]): Result<number, Context>;
    runLogRestore(
      ...args: [...Keys, started: string, attempt: number, last: number, soFar: string, ttl: number]
    ): Result<number, Context>;
  }
}

export type AppendArguments = [
  ...Keys,
  attempt: number,
  last: number,
  events: string,
  maxEntries: number,
  closing: 'open' | 'settled' | 'ended',
  ttl: number,
];

/** Teaches a connection the log's scripts; needed once per connection before any use. */
export function defineRunLogCommands(redis: RedisClient): void {
  redis.defineCommand('runLogOpen', { numberOfKeys: 2, lua: OPEN });
  redis.defineCommand('runLogBegin', { numberOfKeys: 2, lua: BEGIN });
  redis.defineCommand('runLogAppend', { numberOfKeys: 2, lua: APPEND });
  redis.defineCommand('runLogForget', { numberOfKeys: 2, lua: FORGET });
  redis.defineCommand('runLogRestore', { numberOfKeys: 2, lua: RESTORE });
}
