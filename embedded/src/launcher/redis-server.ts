import { mkdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import type { ProcessSpec } from './supervised-process.ts';

/**
 * redis-server cannot notice that its parent has died. This shell waits beside it: when its input
 * closes, because the parent closed it or was killed, Redis gets SIGTERM and writes what it has.
 */
const WATCHER =
  'exec 3<&0; "$@" & redis=$!; (read -r _ <&3; kill $redis 2>/dev/null) & ' +
  'wait $redis; code=$?; kill $! 2>/dev/null; exit $code';

export interface RedisServerOptions {
  /** Path of redis-server or valkey-server. */
  binary: string;
  dir: string;
  socket: string;
  env: Record<string, string>;
}

/** redis-server on a private Unix socket: no port, every write in a file that is synced each second. */
export function redisServer({ binary, dir, socket, env }: RedisServerOptions): ProcessSpec {
  mkdirSync(dir, { recursive: true });
  const settings = {
    port: '0',
    unixsocket: socket,
    unixsocketperm: '600',
    dir,
    appendonly: 'yes',
    appendfsync: 'everysec',
    // Queues must never lose a key to make room for another.
    'maxmemory-policy': 'noeviction',
    save: '',
    daemonize: 'no',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return {
    name: 'redis',
    command: '/bin/sh',
    args: ['-c', WATCHER, 'redis', binary, ...flags],
    env: env.PATH === undefined ? {} : { PATH: env.PATH },
    endsBy: 'stdin',
    stopLimitMs: 5_000,
    ready: (_child, gone) => answersPing(socket, gone),
  };
}

/** Resolves once Redis has loaded its data and answers. */
async function answersPing(socket: string, gone: AbortSignal): Promise<void> {
  const redis = new Redis({
    path: socket,
    retryStrategy: () => (gone.aborted ? null : 20),
    maxRetriesPerRequest: null,
  });
  // Every failed attempt is an event; the next attempt follows.
  redis.on('error', () => undefined);
  gone.addEventListener('abort', () => redis.disconnect());
  try {
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}
