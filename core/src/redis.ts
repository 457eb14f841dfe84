import { Redis, ReplyError, type Command, type RedisOptions } from 'ioredis';
import type { Metrics } from './metrics.ts';

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

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];

/** Times every command of a connection, by its name; not for those that carry words of replies. */
export function measureRedis(redis: Redis, metrics: Metrics): void {
  const seconds = metrics.histogram(
    'redis_command_seconds',
    'Time that Redis took for a command of a request.',
    ['command', 'result'],
    SECONDS,
  );
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const start = performance.now();
    const observe = (result: string) => () =>
      seconds.observe({ command: command.name, result }, (performance.now() - start) / 1_000);
    command.promise.then(observe('ok'), observe('failed'));
    return send(command, stream);
  };
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
