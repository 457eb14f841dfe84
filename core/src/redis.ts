import { Redis, ReplyError, type Command, type RedisOptions } from 'ioredis';

/** Redis gave no answer: the connection is down, or the command took too long. Try again later. */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

/** The first word of an answer that refuses for now: starting, out of memory, failing over. */
const NOT_NOW = ['LOADING', 'OOM', 'READONLY', 'MASTERDOWN', 'CLUSTERDOWN', 'TRYAGAIN', 'MISCONF'];

function isNotNow(err: Error): boolean {
  if (err instanceof RedisUnavailable) return false;
  if (!(err instanceof ReplyError)) return true;
  return NOT_NOW.includes(err.message.split(' ', 1)[0] ?? '');
}

/**
 * ioredis rejects with a plain Error when a command times out or finds no connection; this gives
 * every such failure one class, so that nobody has to know its messages.
 */
class RequestRedis extends Redis {
  override sendCommand(
    command: Command,
    stream?: Parameters<Redis['sendCommand']>[1],
  ): ReturnType<Redis['sendCommand']> {
    const { reject } = command;
    command.reject = (err) => {
      reject(isNotNow(err) ? new RedisUnavailable('Redis is not available.', { cause: err }) : err);
    };
    return super.sendCommand(command, stream);
  }
}

/** Reconnection after 0.1, 0.2, 0.4 ... at most 2 s: an outage is over within seconds of its end. */
const retryStrategy = (times: number): number => Math.min(100 * 2 ** Math.min(times, 10), 2_000);

/**
 * A connection for requests: when Redis is away, commands fail within 2 s with `RedisUnavailable`
 * so that the caller can say 503 instead of hanging.
 */
export function createRequestRedis(url: string): Redis {
  return connect(RequestRedis, url, {
    retryStrategy,
    enableOfflineQueue: false,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
  });
}

/** A connection for workers and subscribers: it waits for Redis for ever. */
export function createPatientRedis(url: string): Redis {
  return connect(Redis, url, { retryStrategy, maxRetriesPerRequest: null });
}

function connect(Client: typeof Redis, url: string, options: RedisOptions): Redis {
  if (url.startsWith('unix://')) {
    return new Client({ ...options, path: url.slice('unix://'.length) });
  }
  return new Client(url, options);
}
